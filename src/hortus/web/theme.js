// Before the first paint: the chosen theme, so that nothing flashes.
try {
  const theme = JSON.parse(localStorage.getItem("theme") || '"auto"');
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Then the system decides.
}

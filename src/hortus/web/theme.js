// Before the first paint: the chosen colours and text size, so that nothing flashes.
for (const name of ["theme", "colours", "contrast", "text"])
  try {
    const value = JSON.parse(localStorage.getItem(name) || '""');
    if (typeof value === "string" && value) document.documentElement.dataset[name] = value;
  } catch {
    // Then it is as usual.
  }

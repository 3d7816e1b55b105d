/** A match in a notebook: the picture, the moves as buttons, undo. Everything shown comes from the kernel. */
const FEW = 12;

function render({ model, el }) {
  el.classList.add("hortus");
  const part = (/** @type {string} */ name, /** @type {string} */ role) => {
    const found = document.createElement("div");
    found.className = name;
    if (role) found.setAttribute("role", role);
    el.append(found);
    return found;
  };
  const picture = part("picture", "");
  const prompt = part("prompt", "status");
  const problem = part("problem", "alert");
  const find = document.createElement("input");
  find.type = "search";
  el.append(find);
  const moves = part("moves", "group");
  const undo = document.createElement("button");
  el.append(undo);
  const log = part("log", "log");

  const list = () => {
    const all = model.get("moves");
    const wanted = find.value.toLowerCase();
    find.hidden = all.length <= FEW;
    moves.replaceChildren(
      ...all
        .filter((one) => `${one.move} ${one.sentence}`.toLowerCase().includes(wanted))
        .map((one) => {
          const button = document.createElement("button");
          button.textContent = one.points
            ? `${one.sentence} (${one.points > 0 ? "+" : "−"}${Math.abs(one.points)})`
            : one.sentence;
          button.title = one.move;
          button.onclick = () => {
            find.value = "";
            model.send({ move: one.move });
          };
          return button;
        }),
    );
  };
  const show = () => {
    const words = model.get("words");
    picture.innerHTML = model.get("picture");
    prompt.textContent = model.get("prompt");
    problem.textContent = model.get("problem");
    find.placeholder = words["find-move"];
    find.setAttribute("aria-label", words["find-move"]);
    moves.setAttribute("aria-label", words.moves);
    undo.textContent = words.undo;
    undo.disabled = !model.get("undoable");
    log.setAttribute("aria-label", words["so-far"]);
    log.replaceChildren(
      ...model.get("log").map((sentence) => {
        const line = document.createElement("p");
        line.textContent = sentence;
        return line;
      }),
    );
    list();
  };
  undo.onclick = () => model.send({ undo: true });
  find.oninput = list;
  model.on("change", show);
  show();
  return () => model.off("change", show);
}

export default { render };

import { line, oval, rect, shape } from "../shapes.js";

/** A hall with hooks, a coat, a bench and boots. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function hallRoom({ random }) {
  const coat = random.pick(["#d8a23c", "#2f4a6b", "#7c3a34", "#40614f"]);
  const front = [
    oval([640, 1420, 460, 16], "#2a1d10", { opacity: 0.35, filter: "url(#soft)" }),
    line("M340 1190v220M1040 1190v220M340 1350h700", "#8a683f", 16),
    rect([280, 1160, 820, 34], "#cda36c", { rx: 8 }),
    rect([300, 1110, 330, 52], "#e7dcc6", { rx: 22 }),
    line("M330 1136h270", "#cabb9d", 4),
    boots(),
    basket(),
    rect([30, 330, 330, 26], "#cda36c", { rx: 6 }),
    [80, 195, 310].map((x) => line(`M${x} 350v34q0 14 14 10`, "#6b4d2c", 9)).join(""),
    shape(
      "M196 380q-70 20-92 70l-44 400l52 10l26-250l-14 420h200l-14-420l26 250l52-10l-44-400q-22-50-92-70q-28 26-56 0z",
      coat,
    ),
    line("M224 396v630", "#000", { width: 3, opacity: 0.25 }),
    [520, 640, 760, 880].map((y) => oval([240, y, 7], "#f3ead8")).join(""),
    shape("M292 380q40 10 44 60l-30 280h-38z", "#b3243a"),
    line("M276 720v26M288 720v26M300 720v26", "#b3243a", 5),
  ].join("");
  return { x: 480, y: 190, width: 530, back: "", front };
}

function boots() {
  const boot = "M0 0h62v110q50 6 60 42v18h-122z";
  return [480, 590]
    .map(
      (x) =>
        shape(boot, "#3f4a3a", { transform: `translate(${x} 1180)` }) +
        rect([x, 1346 - 4, 122, 12], "#26251f"),
    )
    .join("");
}

function basket() {
  return (
    shape("M780 1250h230l-24 160h-182z", "#b58d57") +
    line("M790 1290h210M796 1330h198M802 1370h186", "#94703f", 6) +
    line("M830 1252q-20-110-60-140M900 1250q0-120 10-170M950 1252q30-80 70-96", "#6f7f55", 7)
  );
}

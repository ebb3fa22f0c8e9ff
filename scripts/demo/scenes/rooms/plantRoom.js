import { line, oval, rect, shape } from "../shapes.js";

const LEAVES = [
  [260, 640, -38, 1.1],
  [150, 760, -78, 1],
  [330, 790, 30, 1.05],
  [200, 900, -60, 0.9],
  [310, 560, 14, 0.9],
  [110, 930, -100, 0.8],
  [350, 940, 62, 0.85],
  [230, 480, -12, 0.85],
];

/** A rubber plant, a stool, and the light of a window. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function plantRoom({ random }) {
  const pot = random.pick(["#c96b4a", "#efe6d6", "#3c4248", "#d8a23c"]);
  const leaf = "M0 0C-62-50-58-150 0-210C58-150 62-50 0 0z";
  const leaves = LEAVES.map(
    ([x = 0, y = 0, turn = 0, scale = 1], index) =>
      shape(leaf, index % 2 === 0 ? "#2f5d47" : "#44785a", {
        transform: `translate(${x} ${y})rotate(${turn})scale(${scale})`,
      }) +
      line(
        `M${x} ${y}l${Math.round(150 * scale * Math.sin((turn * Math.PI) / 180))} ${Math.round(-150 * scale * Math.cos((turn * Math.PI) / 180))}`,
        "#8fb39a",
        3,
      ),
  ).join("");
  const front = [
    oval([250, 1412, 190, 16], "#2a1d10", { opacity: 0.45, filter: "url(#soft)" }),
    line(
      "M240 1200Q250 900 235 470M244 1060Q190 950 150 900M246 1000Q310 900 340 880M240 820Q180 740 160 720M242 760Q300 700 320 690",
      "#5a4a32",
      9,
    ),
    leaves,
    shape("M130 1160h230l-28 250h-174z", pot),
    rect([118, 1140, 254, 46], pot, { rx: 8 }),
    rect([118, 1180, 254, 8], "#000", { opacity: 0.15 }),
    stool(),
  ].join("");
  const panes =
    "M520 90L760 20V430L520 500zM790 12L1030 -58V352L790 422zM520 540L760 470V880L520 950zM790 462L1030 392V802L790 872z";
  return {
    x: 510,
    y: 170,
    width: 540,
    back: shape(panes, "#fff6df", { opacity: 0.45, transform: "translate(-170 110)" }),
    front,
  };
}

function stool() {
  return (
    oval([860, 1408, 170, 12], "#2a1d10", { opacity: 0.3, filter: "url(#soft)" }) +
    line("M780 1130l-34 274M940 1130l34 274M764 1290h192", "#b98a55", 14) +
    rect([720, 1108, 280, 28], "#cfa26a", { rx: 14 }) +
    rect([770, 1082, 170, 26], "#b3243a") +
    rect([784, 1060, 140, 22], "#efe4d0")
  );
}

import { range } from "../kit/sheet.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {{ left: number, right: number, y: number, sag: number }} Wire */

/** What the wires say, a word or two a wire, in the code of 1865. */
const WIRES = [
  "...  .  -.  -..",
  ".--  ---  .-.  -..",
  "...  ---  ---  -.",
  ".-  .-..  .-..",
  ".--  .  .-..  .-..",
];
const POLES = [170, 1090];

/**
 * Two telegraph poles and the message between them: dots and dashes sit on the wires.
 * @param {Sheet} sheet
 */
export function drawMorse({ width, height, inks }) {
  const [red, ink = red] = inks;
  const wires = WIRES.map((_, index) => ({
    left: POLES[0] ?? 0,
    right: POLES[1] ?? width,
    y: 190 + index * 88,
    sag: 50 + index * 10,
  }));
  const beyond = wires.flatMap((wire) => [
    { ...wire, left: wire.left - 920, right: wire.left },
    { ...wire, left: wire.right, right: wire.right + 920 },
  ]);
  const hung = [...wires, ...beyond].map(curve).join("");
  const words = wires.map((wire, index) => message(WIRES[index] ?? "", wire)).join("");
  return [
    element("path", { fill: "none", stroke: ink, "stroke-width": 3, d: hung }),
    element("path", {
      fill: "none",
      stroke: red,
      "stroke-width": 26,
      "stroke-linecap": "round",
      d: words,
    }),
    element(
      "g",
      { fill: ink },
      POLES.map((x) => pole({ x, height, count: WIRES.length })),
    ),
  ];
}

/** @param {Wire} wire */
function curve({ left, right, y, sag }) {
  return `M${left} ${y}Q${(left + right) / 2} ${y + sag * 2} ${right} ${y}`;
}

/** @param {string} code @param {Wire} wire */
function message(code, wire) {
  /** @type {number[]} */
  const marks = [...code].map((mark) => (mark === "-" ? 50 : mark === "." ? 0 : 4));
  const whole = marks.reduce((sum, long) => sum + (long === 4 ? 8 : long + 38), 0);
  let x = (wire.left + wire.right - whole) / 2 + 26;
  return marks
    .map((long) => {
      const start = x;
      x += long === 4 ? 8 : long + 38;
      if (long === 4) return "";
      return `M${number(start)} ${number(height(start, wire))}L${number(start + long + 0.1, 1)} ${number(height(start + long, wire))}`;
    })
    .join("");
}

/** @param {number} x @param {Wire} wire */
function height(x, { left, right, y, sag }) {
  const t = (x - left) / (right - left);
  return y + 4 * sag * t * (1 - t) - 2;
}

/** @param {{ x: number, height: number, count: number }} pole */
function pole({ x, height, count }) {
  const arms = range(count).map(
    (index) =>
      `M${x - 62} ${196 + index * 88}h124v12h-124zM${x - 56} ${176 + index * 88}h14v20h-14zM${x + 42} ${176 + index * 88}h14v20h-14z`,
  );
  return element("path", { d: `M${x - 11} 110h22L${x + 15} ${height + 20}h-30z${arms.join("")}` });
}

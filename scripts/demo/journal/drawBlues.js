import { INKS, PAPERS } from "../kit/inks.js";
import { blend } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { circle, element, number } from "../kit/svg.js";

const COLUMNS = 10;

/** Ten blues from stone to screen, each column with a texture of its own, a horizon through all. */
export function drawBlues() {
  const textures = [solid, dots, waves, checks, slants, rings, bars, drops, scales, solid];
  const columns = textures.map((texture, index) => {
    const x = index * 160;
    const t = index / (COLUMNS - 1);
    const light = blend(blend(PAPERS.sky, "#ffffff", 0.3), INKS.blue, t * 0.55);
    const deep = blend(blend(INKS.blue, "#12204f", 0.75), "#2f62ff", t ** 1.5);
    const level = Math.round(500 + Math.sin(index * 0.9) * 220);
    return [
      element("rect", { x, width: 160, height: 1000, fill: light }),
      element("rect", { x, y: level, width: 160, height: 1000 - level, fill: deep }),
      element("path", {
        fill: "none",
        stroke: deep,
        "stroke-width": 8,
        d: texture({ x, from: 0, to: level - 14 }),
      }),
      element("path", {
        fill: "none",
        stroke: light,
        "stroke-width": 8,
        opacity: 0.8,
        d: texture({ x, from: level + 14, to: 1000 }),
      }),
    ].join("");
  });
  return columns;
}

/** @typedef {{ x: number, from: number, to: number }} Part of a column, from top to bottom */

/** @param {Part} part @param {number} step */
function rows({ from, to }, step) {
  return range(Math.max(0, Math.floor((to - from) / step))).map(
    (row) => from + step / 2 + row * step,
  );
}

function solid() {
  return "";
}

/** @param {Part} part */
function dots(part) {
  return rows(part, 40)
    .map((y) =>
      range(4)
        .map((column) => circle(part.x + 20 + column * 40, y, 4))
        .join(""),
    )
    .join("");
}

/** @param {Part} part */
function waves(part) {
  return rows(part, 40)
    .map((y) => `M${part.x} ${y}q20-26 40 0t40 0t40 0t40 0`)
    .join("");
}

/** @param {Part} part */
function checks(part) {
  return rows(part, 40)
    .map((y, row) =>
      range(2)
        .map((column) => `M${part.x + 20 + column * 80 + (row % 2) * 40} ${y}h24`)
        .join(""),
    )
    .join("");
}

/** @param {Part} part */
function slants(part) {
  return rows(part, 40)
    .map(
      (y) =>
        `M${part.x + 4} ${y + 16}l32-32M${part.x + 44} ${y + 16}l32-32M${part.x + 84} ${y + 16}l32-32M${part.x + 124} ${y + 16}l32-32`,
    )
    .join("");
}

/** @param {Part} part */
function rings(part) {
  return rows(part, 80)
    .map((y) =>
      [0, 1]
        .map(
          (column) =>
            circle(part.x + 40 + column * 80, y, 30) + circle(part.x + 40 + column * 80, y, 12),
        )
        .join(""),
    )
    .join("");
}

/** @param {Part} part */
function bars(part) {
  const long = part.to - part.from;
  return long < 20
    ? ""
    : range(7)
        .map((column) => `M${part.x + 20 + column * 20} ${part.from}v${number(long)}`)
        .join("");
}

/** @param {Part} part */
function drops(part) {
  return rows(part, 50)
    .map((y, row) =>
      range(3)
        .map((column) => `M${part.x + 26 + column * 50 + (row % 2) * 14} ${y - 12}v24`)
        .join(""),
    )
    .join("");
}

/** @param {Part} part */
function scales(part) {
  return rows(part, 40)
    .map(
      (y, row) =>
        `M${part.x + (row % 2) * 40} ${y}a40 40 0 0 0 80 0${row % 2 === 0 ? "a40 40 0 0 0 80 0" : ""}`,
    )
    .join("");
}

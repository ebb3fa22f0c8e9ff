import { overprint } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

/** Sails of a ship whose mainmast stands on 0, 0: quarter circles before and behind each mast. */
const SAILS = {
  first:
    "M-10-660V-80H-300Q-60-240-10-660M180-560V-80H10Q150-230 180-560M-200-470V-80H-390Q-230-210-200-470",
  second: "M0-600Q190-420 210-80H0zM190-470Q330-300 340-80H190zM-190-400Q-70-260-60-80H-190z",
};

/**
 * Three ships in line, their sails in two inks that cross, on rows of scalloped waves.
 * @param {Sheet} sheet
 */
export function drawSails({ width, height, inks, paper }) {
  const [blue, red = blue] = inks;
  const ships = [
    { x: 420, y: 908, scale: 0.86 },
    { x: 806, y: 896, scale: 0.22 },
    { x: 70, y: 904, scale: 0.12 },
  ];
  const fleet = ships.map(({ x, y, scale }) =>
    element("use", { href: "#ship", transform: `translate(${x} ${y})scale(${scale})` }),
  );
  return [
    element("defs", {}, [ship({ blue, red })]),
    element("circle", { cx: 720, cy: 260, r: 96, fill: red }),
    ...fleet.slice(1),
    ...fleet.slice(0, 1),
    ...waves({ width, height, blue, paper }),
  ];
}

/** @param {{ blue: string, red: string }} inks */
function ship({ blue, red }) {
  const both = overprint(blue, red);
  return element("g", { id: "ship" }, [
    element("clipPath", { id: "sails" }, [element("path", { d: SAILS.first })]),
    element("path", { fill: blue, d: SAILS.first }),
    element("path", { fill: red, d: SAILS.second }),
    element("path", { fill: both, d: SAILS.second, "clip-path": "url(#sails)" }),
    element("path", {
      fill: "none",
      stroke: both,
      "stroke-width": 8,
      d: "M-5-720V-40M185-600V-40M-195-520V-40M-195-80L-430-140",
    }),
    element("path", { fill: red, d: "M-5-720h80l-24 18l24 18h-80z" }),
    element("path", { fill: both, d: "M-330-60H350Q330 60 230 80H-210Q-300 50-330-60" }),
  ]);
}

/** @param {{ width: number, height: number, blue: string, paper: string }} sea */
function waves({ width, height, blue, paper }) {
  return range(4).map((row) => {
    const size = 90;
    const y = height - 300 + row * 84;
    const start = row % 2 === 0 ? -size : -size / 2;
    const scallop = `a${size / 2} ${size / 2} 0 0 1 ${size} 0`;
    const count = Math.ceil(width / size) + 2;
    const d = `M${start} ${y}${scallop.repeat(count)}V${height + 60}H${start}z`;
    const rings = [14, 28].map((inset) => ring({ start, y, size, inset, count })).join("");
    return (
      element("path", { fill: blue, stroke: paper, "stroke-width": 6, d }) +
      element("path", { fill: "none", stroke: paper, "stroke-width": 4, d: rings })
    );
  });
}

/** @param {{ start: number, y: number, size: number, inset: number, count: number }} row */
function ring({ start, y, size, inset, count }) {
  const radius = size / 2 - inset;
  return range(count)
    .map(
      (index) => `M${start + index * size + inset} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
    )
    .join("");
}

import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element, number } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */

const COLUMN = 15;

/**
 * Slanting rain in three weights, a dry place under one umbrella, rings on the ground.
 * @param {Sheet} sheet
 */
export function drawRain({ width, height, seed, inks }) {
  const [blue] = inks;
  const random = createRandom(seed);
  const umbrella = { x: width * 0.42, y: height * 0.56, radius: width * 0.27 };
  const ground = height * 0.83;
  const weights = [2.5, 4, 6].map((thick, index) =>
    element("path", {
      "stroke-width": thick,
      d: drops({ width, ground, umbrella, index }, random),
    }),
  );
  return [
    element("g", { fill: "none", stroke: blue, "stroke-linecap": "round" }, [
      ...weights,
      element("path", { "stroke-width": 3, d: rings({ width, ground, height }, random) }),
    ]),
    element("path", { fill: blue, d: shape(umbrella) }),
    element("path", {
      fill: "none",
      stroke: blue,
      "stroke-width": 9,
      "stroke-linecap": "round",
      d: `M${number(umbrella.x)} ${number(umbrella.y - umbrella.radius - 26)}V${number(umbrella.y + 230)}q0 40 36 40q34 0 34-36`,
    }),
  ];
}

/** @typedef {{ x: number, y: number, radius: number }} Round */

/** @param {{ width: number, ground: number, umbrella: Round, index: number }} fall @param {import("../kit/random.js").Random} random */
function drops({ width, ground, umbrella, index }, random) {
  const slant = 0.16;
  const lanes = range(Math.ceil((width + 260) / COLUMN)).filter((lane) => lane % 3 === index);
  return lanes
    .flatMap((lane) => {
      const base = lane * COLUMN - 20;
      const dry = Math.abs(base - slant * umbrella.y - umbrella.x) < umbrella.radius + 4;
      const chord = Math.sqrt(
        Math.max(0, umbrella.radius ** 2 - (base - slant * umbrella.y - umbrella.x) ** 2),
      );
      const end = dry ? umbrella.y - chord - 22 : ground + random.between(-30, 60);
      /** @type {string[]} */
      const strokes = [];
      let y = random.between(-160, 0);
      while (y < end) {
        const long = Math.min(random.between(50, 190), end - y);
        if (long > 16)
          strokes.push(
            `M${number(base - slant * y)} ${number(y)}l${number(-slant * long)} ${number(long)}`,
          );
        y += long + random.between(22, 80);
      }
      return strokes;
    })
    .join("");
}

/** @param {{ width: number, ground: number, height: number }} pond @param {import("../kit/random.js").Random} random */
function rings({ width, ground, height }, random) {
  return range(16)
    .map((index) => {
      const [x, y] = [
        ((index * 0.382) % 1) * width,
        ground + 40 + (index / 16) * (height - ground - 50),
      ];
      return range(random.integer(2, 4))
        .map((ring) => {
          const r = 18 + ring * 22 + index * 1.2;
          return `M${number(x - r)} ${number(y)}a${number(r)} ${number(r * 0.26)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r * 0.26)} 0 1 0-${number(2 * r)} 0`;
        })
        .join("");
    })
    .join("");
}

/** @param {Round} umbrella */
function shape({ x, y, radius }) {
  const r = Math.round(radius);
  const scallop = `q${-r / 6}-34-${r / 3} 0`.replace(/-?\d+\.\d+/g, (value) =>
    number(Number(value)),
  );
  return `M${number(x - r)} ${number(y)}a${r} ${r} 0 0 1 ${2 * r} 0${scallop.repeat(6)}z`;
}

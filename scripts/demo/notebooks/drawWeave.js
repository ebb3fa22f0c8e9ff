import { createRandom } from "../kit/random.js";
import { range } from "../kit/sheet.js";
import { element } from "../kit/svg.js";

/** @typedef {import("../kit/sheet.js").Sheet} Sheet */
/** @typedef {{ from: number, wide: number, lines: number }} Band */

const GAP = 12;

/**
 * Ribbons over and under each other, each ruled with its own number of lines.
 * @param {Sheet} sheet
 */
export function drawWeave({ width, height, seed, inks, paper }) {
  const [ink] = inks;
  const random = createRandom(seed);
  const warp = bands(width, random);
  const weft = bands(height, random);
  const isWarpOver = (/** @type {number} */ column, /** @type {number} */ row) =>
    (column + row) % 2 === 0;
  const across = weft.flatMap((band, row) =>
    lines(band).map((line) =>
      warp
        .flatMap((other, column) => {
          if (isWarpOver(column, row)) return [];
          const [start, end] = [
            other.from - GAP - GAP / 2,
            other.from + other.wide + GAP + GAP / 2,
          ];
          return [`M${start} ${line.at}h${end - start}v${line.thick}h${start - end}z`];
        })
        .join(""),
    ),
  );
  const down = warp.flatMap((band, column) =>
    lines(band).map((line) =>
      weft
        .flatMap((other, row) => {
          if (!isWarpOver(column, row)) return [];
          const [start, end] = [
            other.from - GAP - GAP / 2,
            other.from + other.wide + GAP + GAP / 2,
          ];
          return [`M${line.at} ${start}v${end - start}h${line.thick}v${start - end}z`];
        })
        .join(""),
    ),
  );
  return [
    element("rect", { width, height, fill: paper }),
    element("path", { fill: ink, d: [...across, ...down].join("") }),
  ];
}

/** @param {number} length @param {import("../kit/random.js").Random} random @returns {Band[]} */
function bands(length, random) {
  /** @type {Band[]} */
  const made = [];
  let from = -30;
  while (from < length) {
    const wide = random.pick([60, 76, 76, 100, 132]);
    made.push({ from, wide, lines: random.pick([1, 2, 3, 5, 7]) });
    from += wide + GAP;
  }
  return made;
}

/** @param {Band} band */
function lines({ from, wide, lines: count }) {
  const thick = count === 1 ? wide : Math.max(4, Math.round((wide / count) * 0.56));
  const step = count === 1 ? 0 : (wide - thick) / (count - 1);
  return range(count).map((index) => ({ at: Math.round(from + index * step), thick }));
}

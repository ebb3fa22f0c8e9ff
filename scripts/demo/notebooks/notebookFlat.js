import { lay } from "../kit/lay.js";
import { element } from "../kit/svg.js";
import { cornerOf } from "./notebookThings.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

/**
 * The notebook's cover straight on; a ribbon shows below a desk notebook.
 * @param {Stationery} book
 * @returns {import("../kit/stillLife.js").StillLife}
 */
export function notebookFlat(book) {
  const { width, height, kind, shows, inks } = book;
  const ribbon = element("path", { fill: inks[0], d: "M716 1340h24v86l-12-14l-12 14z" });
  const name = kind === "pocket" ? "A pocket notebook" : "A cloth-backed desk notebook";
  return {
    things: [
      ...(kind === "desk" ? [ribbon] : []),
      lay(
        { href: "#front", width, height, rx: cornerOf(book) },
        { x: 600, y: 742, scale: 1230 / height, lift: 26 },
      ),
    ],
    alt: `${name} with ${shows} on its cover, seen straight on.`,
    focus: [0.5, 0.5],
  };
}

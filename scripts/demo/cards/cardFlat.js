import { lay } from "../kit/lay.js";

/** @typedef {import("../kit/stationery.js").Stationery} Stationery */

/**
 * The card straight on; a postcard that lies shows its back below.
 * @param {Stationery} card
 * @returns {import("../kit/stillLife.js").StillLife}
 */
export function cardFlat({ width, height, kind, shows }) {
  const name = kind === "greeting" ? "A greeting card" : "A postcard";
  if (width < height) {
    const things = [
      lay({ href: "#front", width, height }, { x: 600, y: 744, scale: 1230 / height, lift: 22 }),
    ];
    return { things, alt: `${name} with ${shows}, seen straight on.`, focus: [0.5, 0.5] };
  }
  const scale = 940 / width;
  const things = [
    lay({ href: "#front", width, height }, { x: 600, y: 398, scale }),
    lay({ href: "#back", width, height }, { x: 600, y: 1102, scale }),
  ];
  return {
    things,
    alt: `${name} with ${shows}, and below it its back with lines for an address.`,
    focus: [0.5, 0.27],
  };
}

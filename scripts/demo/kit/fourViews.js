import { closeUp } from "./closeUp.js";
import { litGround, stillLife } from "./stillLife.js";
import { usedThings } from "./usedThings.js";

/** @typedef {import("./stillLife.js").StillLife} StillLife */

const SIZE = { width: 1200, height: 1500 };

/**
 * A product's four pictures.
 * @param {import("./stationery.js").Stationery} product
 * @param {{ defs: readonly string[], flat: StillLife, framed: StillLife, wall: StillLife, table: string, cloth: string, detail: string }} views `table` and `cloth` are the colours under flat and framed, `detail` the close up's alt text
 * @returns {import("./picture.js").Picture[]}
 */
export function fourViews(product, { defs, flat, framed, wall, table, cloth, detail }) {
  const on = (/** @type {string} */ colour, /** @type {StillLife} */ view) => ({
    ...view,
    things: [litGround({ ...SIZE, colour }), ...view.things],
  });
  /** @type {StillLife} */
  const near = { things: closeUp(product), alt: detail, focus: [0.5, 0.5] };
  const views = { flat: on(table, flat), framed: on(cloth, framed), detail: on(table, near), wall };
  return Object.entries(views).map(([view, { things, alt, focus }]) => ({
    file: `${product.slug}-${view}.svg`,
    content: stillLife({ ...SIZE, defs: usedThings(defs, things), children: things }),
    alt,
    focus,
    colour: product.inks[0],
  }));
}

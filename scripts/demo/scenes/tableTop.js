import { scene } from "./scene.js";
import { rect } from "./shapes.js";

/** A table from above with things on it. @param {string} ground @param {readonly string[]} things */
export function tableTop(ground, things) {
  const light = rect([0, 0, 1600, 1200], "url(#light)");
  return scene({
    width: 1600,
    height: 1200,
    children: [rect([0, 0, 1600, 1200], ground), light, ...things],
  });
}

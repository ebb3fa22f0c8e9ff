import { line, oval, rect, shape } from "../../scenes/shapes.js";
import { element } from "../svg.js";

/**
 * A mug from the side, standing on x, y; about 150 wide and 130 high.
 * @param {{ x: number, y: number, glaze: string, scale?: number }} cup
 */
export function cup({ x, y, glaze, scale = 1 }) {
  return element("g", { transform: `translate(${x} ${y})scale(${scale})` }, [
    oval([4, -2, 76, 9], "#1d1914", { opacity: 0.22 }),
    line("M54-96q52-4 50 34q-4 36-58 34", glaze, 14),
    shape("M-62-126h124l-8 96q-4 30-34 30h-40q-30 0-34-30z", glaze),
    shape("M26-126h36l-8 96q-4 30-34 30h-14q20-20 20-126z", "#000", { opacity: 0.1 }),
    rect([-62, -130, 124, 10], "#fff", { rx: 5, opacity: 0.35 }),
  ]);
}

/**
 * A cup and saucer from above; x, y is the middle, about 250 across.
 * @param {{ x: number, y: number, glaze: string, scale?: number }} cup
 */
export function cupFromAbove({ x, y, glaze, scale = 1 }) {
  return element("g", { transform: `translate(${x} ${y})scale(${scale})` }, [
    oval([12, 20, 128, 128], "#1d1914", { opacity: 0.3, filter: "url(#soft)" }),
    oval([0, 0, 126, 126], "#f4efe6"),
    oval([0, 0, 92, 92], "#e3dccf"),
    line("M58-46l52-44", glaze, 20),
    oval([0, 0, 78, 78], glaze),
    oval([0, 0, 64, 64], "#4a2c1c"),
    oval([-8, -8, 46, 46], "#5d3a26"),
  ]);
}

import { rect, shape } from "../../scenes/shapes.js";
import { element } from "../svg.js";

/**
 * A pencil from above, its middle on x, y; 460 long.
 * @param {{ x: number, y: number, turn: number, paint: string, scale?: number }} pencil
 */
export function pencil({ x, y, turn, paint, scale = 1 }) {
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})` }, [
    rect([-222, 2, 440, 24], "#1d1914", { opacity: 0.35, filter: "url(#near)" }),
    shape("M170-15l60 15l-60 15z", "#e5c79a"),
    shape("M210-5l20 5l-20 5z", "#26252b"),
    rect([-190, -15, 362, 30], paint),
    rect([-190, -15, 362, 9], "#fff", { opacity: 0.25 }),
    rect([-190, 6, 362, 9], "#000", { opacity: 0.15 }),
    rect([-212, -15, 24, 30], "#c9ccd0"),
    rect([-236, -15, 26, 30], "#d98b86", { rx: 6 }),
  ]);
}

import { line, oval, rect, shape } from "../../scenes/shapes.js";
import { element } from "../svg.js";

/**
 * A desk lamp with a bent arm, standing on x, y; its light falls to the left.
 * @param {{ x: number, y: number, paint: string }} lamp
 */
export function lamp({ x, y, paint }) {
  return element("g", { transform: `translate(${x} ${y})` }, [
    shape("M-330-560L-560 0H-40L-150-500z", "#fff3c9", { opacity: 0.28, filter: "url(#soft)" }),
    oval([6, -2, 104, 12], "#1d1914", { opacity: 0.25 }),
    line("M0-16L52-330L-190-600", "#33302c", 13),
    oval([52, -330, 17, 17], paint),
    oval([-238, -490, 62, 26], "#fff6d8", { transform: "rotate(-30 -238 -490)" }),
    shape("M-232-640q56-30 88 22l16 88q-92 6-202 62q-10-110 98-172z", paint),
    rect([-90, -26, 180, 26], paint, { rx: 12 }),
  ]);
}

import { cup } from "../../kit/props/cup.js";
import { element, number } from "../../kit/svg.js";
import { line, oval, rect } from "../../scenes/shapes.js";

/** A notebook against the cushion of a sofa. @type {import("./scenes.js").DrawScene} */
export function sofaScene({ book, colours, place, tone }) {
  const { width, height } = book;
  const scale = 600 / height;
  return {
    things: [
      tone.wall,
      oval([960, 300, 150, 150], "#fdf1cf"),
      line("M960-20V160", "#33302c", 5),
      rect([-60, 520, 1080, 700], colours[2], { rx: 60 }),
      line("M480 560V1040", "#000", 5).replace("/>", ' opacity=".2"/>'),
      rect([-60, 980, 1120, 250], colours[2], { rx: 40 }),
      rect([-60, 980, 1120, 60], "#fff", { opacity: 0.14, rx: 30 }),
      rect([940, 760, 190, 560], colours[2], { rx: 60 }),
      rect([940, 760, 190, 560], "#000", { rx: 60, opacity: 0.14 }),
      rect([-60, 1190, 1190, 170], colours[2]),
      rect([-60, 1190, 1190, 170], "#000", { opacity: 0.24 }),
      rect([120, 640, 380, 360], colours[1], { rx: 60, transform: "rotate(-9 310 820)" }),
      line("M180 700l260 250M200 960l230-260", "#fff", 5).replace("/>", ' opacity=".3"/>'),
      element(
        "g",
        {
          transform: `translate(640 ${1040 - 300})rotate(8)scale(${number(scale, 3)})translate(${-width / 2} ${-height / 2})`,
        },
        [
          rect([20, 30, width, height], "#2a241c", { opacity: 0.4, filter: "url(#soft)" }),
          rect([width - 8, 10, 26, height - 14], "#f3ecdd", { rx: 8 }),
          element("use", { href: "#front" }),
        ],
      ),
      cup({ x: 1035, y: 764, glaze: "#f4efe6", scale: 0.9 }),
      rect([0, 1360, 1200, 140], "#b59a78"),
    ],
    alt: `${place} on a sofa with a cushion and a mug.`,
    focus: [0.54, 0.49],
  };
}

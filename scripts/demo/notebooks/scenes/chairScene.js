import { element, number } from "../../kit/svg.js";
import { line, oval, rect, shape } from "../../scenes/shapes.js";

/** A notebook on the seat of a chair by a wall. @type {import("./scenes.js").DrawScene} */
export function chairScene({ book, colours, place, tone }) {
  const { width, height } = book;
  const scale = 620 / height;
  return {
    things: [
      tone.wall,
      rect([0, 1240, 1200, 260], "#b59a78"),
      rect([0, 1218, 1200, 24], "#f4efe6"),
      oval([620, 1440, 430, 34], "#2a1d10", { opacity: 0.4, filter: "url(#soft)" }),
      line("M300 180V1420M900 180V1420", colours[0], 30),
      line("M300 1060L250 1450M900 1060L950 1450", colours[0], 30),
      shape("M276 160q324-70 648 0v110q-324-60-648 0z", colours[0]),
      rect([300, 420, 600, 40], colours[0]),
      shape("M276 160q324-70 648 0v22q-324-66-648 0z", "#fff", { opacity: 0.18 }),
      line("M260 1250H940", colours[0], 18),
      element(
        "g",
        {
          transform: `translate(600 ${1040 - 310})rotate(-3)scale(${number(scale, 3)})translate(${-width / 2} ${-height / 2})`,
        },
        [
          shape(`M40 30L100-6V${height}H${width + 70}L${width + 50} 40z`, "#2a241c", {
            opacity: 0.34,
            filter: "url(#soft)",
          }),
          rect([width - 8, 10, 26, height - 14], "#f3ecdd", { rx: 8 }),
          element("use", { href: "#front" }),
        ],
      ),
      shape("M250 1030q350-50 700 0l30 60q-380 60-760 0z", colours[2]),
      shape("M220 1090q380 60 760 0v28q-380 60-760 0z", "#000", { opacity: 0.35 }),
      shape("M220 1090q380 60 760 0v28q-380 60-760 0z", colours[2], { opacity: 0.6 }),
    ],
    alt: `${place} standing on the seat of a painted chair.`,
    focus: [0.5, 0.48],
  };
}

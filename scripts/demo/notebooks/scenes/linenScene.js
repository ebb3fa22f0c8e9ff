import { pencil } from "../../kit/props/pencil.js";
import { range } from "../../kit/sheet.js";
import { element } from "../../kit/svg.js";
import { line, oval, shape } from "../../scenes/shapes.js";
import { layBook } from "./layBook.js";

/** A notebook on striped linen with spectacles. @type {import("./scenes.js").DrawScene} */
export function linenScene({ book, colours, place }) {
  const stripes = range(9)
    .map((index) => `M${40 + index * 150} 0v1500`)
    .join("");
  return {
    things: [
      element("rect", { width: 1200, height: 1500, fill: "#ece4d4" }),
      element("path", { stroke: colours[0], "stroke-width": 34, opacity: 0.42, d: stripes }),
      element("path", {
        stroke: colours[0],
        "stroke-width": 6,
        opacity: 0.42,
        d: range(9)
          .map((index) => `M${72 + index * 150} 0v1500`)
          .join(""),
      }),
      shape("M0 1180Q300 1090 620 1230T1200 1170V1240Q900 1330 600 1290T0 1250z", "#6b5b40", {
        opacity: 0.14,
      }),
      shape("M0 240Q420 150 1200 330V380Q700 260 0 300z", "#6b5b40", { opacity: 0.12 }),
      element("rect", { width: 1200, height: 1500, fill: "url(#light)" }),
      layBook(book, { x: 620, y: 660, high: 840, turn: 9 }),
      pencil({ x: 250, y: 760, turn: -98, paint: colours[1] }),
      glasses(),
    ],
    alt: `${place} on striped linen beside a pencil and spectacles, seen from above.`,
    focus: [0.52, 0.44],
  };
}

function glasses() {
  return element("g", { transform: "translate(500 1270)rotate(-8)" }, [
    element("g", { transform: "translate(8 18)", opacity: 0.25, filter: "url(#near)" }, [
      line("M-250-120L-210 0M250-120L210 0M-30-14q30-20 60 0", "#1d1914", 14),
      oval([-120, 0, 92, 78], "#1d1914"),
      oval([120, 0, 92, 78], "#1d1914"),
    ]),
    oval([-120, 0, 88, 74], "#fff", { opacity: 0.4 }),
    oval([120, 0, 88, 74], "#fff", { opacity: 0.4 }),
    element(
      "g",
      { fill: "none", stroke: "#3a2a20", "stroke-width": 14, "stroke-linecap": "round" },
      [
        element("path", {
          d: "M-208 0a88 74 0 1 0 176 0a88 74 0 1 0-176 0M32 0a88 74 0 1 0 176 0a88 74 0 1 0-176 0M-32-10q32-24 64 0M-206-14L-258-130M206-14L258-130",
        }),
      ],
    ),
  ]);
}

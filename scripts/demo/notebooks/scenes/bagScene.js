import { element, number } from "../../kit/svg.js";
import { line, oval, rect, shape } from "../../scenes/shapes.js";

/** A notebook looking out of a canvas bag that hangs from a hook. @type {import("./scenes.js").DrawScene} */
export function bagScene({ book, colours, place, tone }) {
  const { width, height } = book;
  const scale = 640 / height;
  return {
    things: [
      tone.wall,
      rect([180, 150, 840, 60], tone.wood, { rx: 6 }),
      shape(
        "M216 196h24v60q0 30-34 30v-22q10 0 10-14zM960 196h24v60q0 30-34 30v-22q10 0 10-14z",
        "#33302c",
      ),
      oval([600, 196, 22, 22], "#33302c"),
      shape("M230 700h760l60 720H170z", "#2a241c", { opacity: 0.3, filter: "url(#soft)" }),
      line("M430 760Q440 240 600 214Q760 240 770 760", "#cbbd9f", 30),
      shape("M240 740q360 80 720 0v70H240z", "#a8977a"),
      element(
        "g",
        {
          transform: `translate(640 ${1020 - 640 / 2})rotate(6)scale(${number(scale, 3)})translate(${-width / 2} ${-height / 2})`,
        },
        [
          rect([width - 6, 8, 26, height], "#f3ecdd", { rx: 8 }),
          element("use", { href: "#front" }),
        ],
      ),
      rect([330, 620, 130, 300], colours[1], { rx: 8, transform: "rotate(-8 395 770)" }),
      shape("M240 740q360 130 720 0l46 560q4 60-60 60H254q-64 0-60-60z", "#e9dfc8"),
      shape("M240 740q360 130 720 0l3 40q-362 124-726 0z", "#000", { opacity: 0.08 }),
      line("M350 780l10 150M850 780l-10 150", "#cbbd9f", 34),
      oval([600, 1100, 110, 110], colours[0]),
      line("M540 1060h120M526 1100h148M540 1140h120", "#e9dfc8", 14),
      shape("M860 780q60 260 40 570h46q64 0 60-60l-46-550q-40 26-100 40z", "#000", {
        opacity: 0.06,
      }),
    ],
    alt: `${place} looking out of a canvas bag on a hook.`,
    focus: [0.53, 0.5],
  };
}

import { GROUNDS } from "../../kit/inks.js";
import { line, oval, rect, shape } from "../shapes.js";

const SPINES = [
  "#b3243a",
  "#f0e6d2",
  "#2546a8",
  "#e3a32b",
  "#3c4248",
  "#1f6b4e",
  "#d9b7a6",
  "#e0452c",
  "#cfdde3",
  "#5b3a8e",
];

/** A low bookcase with a cat asleep on it. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function catRoom({ wall, random }) {
  const front = [
    oval([600, 1432, 540, 14], "#2a1d10", { opacity: 0.35, filter: "url(#soft)" }),
    rect([90, 1060, 1020, 370], "#f4efe5", { rx: 4 }),
    rect([112, 1084, 976, 324], "#ddd3c2"),
    rect([112, 1084, 976, 14], "#c9bda8"),
    row(random, 130, 1404),
    rect([430, 1060, 22, 370], "#f4efe5"),
    rect([760, 1060, 22, 370], "#f4efe5"),
    rect([90, 1046, 1020, 22], "#fffaf0", { rx: 4 }),
    cat(wall === GROUNDS.wallDark ? "#d28a45" : random.pick(["#4a4648", "#d28a45"])),
    rect([850, 970, 120, 76], "#c96b4a", { rx: 8 }),
    line("M910 970q-10-110-60-160M912 970q0-130 10-190M914 970q20-100 70-140", "#44785a", 9),
    [
      [846, 800],
      [924, 770],
      [990, 824],
    ]
      .map(([x = 0, y = 0]) => oval([x, y, 26, 40], "#44785a"))
      .join(""),
  ].join("");
  return { x: 350, y: 130, width: 530, back: "", front };
}

/** @param {import("../../kit/random.js").Random} random @param {number} from @param {number} foot */
function row(random, from, foot) {
  let books = "";
  for (let x = from; x < 1060; ) {
    const [width, height] = [random.integer(22, 46), random.integer(190, 280)];
    books += rect([x, foot - height, width, height], random.pick(SPINES));
    if (random.next() > 0.5)
      books += rect([x, foot - height + 26, width, 8], "#000", { opacity: 0.18 });
    x += width + (random.next() > 0.85 ? 40 : 3);
  }
  return books;
}

/** @param {string} fur */
function cat(fur) {
  return (
    oval([340, 1044, 170, 10], "#000", { opacity: 0.18 }) +
    shape("M190 1046q-20-130 120-138q150-4 176 90q6 48-30 48z", fur) +
    shape("M180 1046q-50-110 10-130l4-38l34 22q26-6 46 2l36-18l-4 46q30 70-26 116z", fur) +
    line("M470 1030q60 10 40-50", fur, 24) +
    line("M206 976q10 10 22 0M252 976q10 10 22 0", "#1e1a18", 4) +
    line("M236 996l6 6l6-6", "#1e1a18", 4)
  );
}

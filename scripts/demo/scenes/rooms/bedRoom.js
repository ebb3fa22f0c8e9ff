import { line, oval, rect, shape } from "../shapes.js";

/** A bed, two pillows and a hanging lamp. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function bedRoom({ random }) {
  const [blanket = "", fold = ""] = random.pick([
    ["#d98e5f", "#c0784b"],
    ["#6f8f86", "#5a786f"],
    ["#8591b5", "#6f7ba0"],
    ["#c9a24f", "#b28c3d"],
  ]);
  const front = [
    rect([130, 960, 800, 300], "#a9804f", { rx: 20 }),
    rect([150, 980, 760, 280], "#b98f5c", { rx: 14 }),
    line("M340 980v260M530 980v260M720 980v260", "#a9804f", 4),
    shape("M150 1190q-4-100 60-104q120-16 260 0q50 6 46 104z", "#faf6ee"),
    shape("M544 1190q-4-100 60-104q120-16 260 0q50 6 46 104z", "#f2ebdf"),
    shape("M90 1500v-250q0-70 70-70h740q70 0 70 70v250z", "#fbf8f1"),
    shape("M78 1500v-190q0-50 60-50q200 30 400 0t380 6q64 0 64 50v184z", blanket),
    line("M300 1300q-20 100-10 200M640 1296q20 100 4 204M860 1310q-10 90 6 190", fold, 7),
    shape(
      "M78 1310q0-50 60-50q200 30 400 0t380 6q64 0 64 50q-20 20-120 14q-160-16-320 6t-380 0q-80-8-88-26z",
      fold,
    ),
    nightTable(),
  ].join("");
  const back =
    line("M1056 0V520", "#33302c", 4) +
    oval([1056, 580, 86, 86], "#fdf1cf") +
    oval([1056, 600, 190, 190], "#fff0c0", { opacity: 0.22, filter: "url(#soft)" });
  return { x: 280, y: 120, width: 500, back, front };
}

function nightTable() {
  return (
    rect([1016, 1160, 170, 250], "#b98f5c", { rx: 6 }) +
    rect([1030, 1200, 142, 90], "#a9804f") +
    rect([1030, 1304, 142, 90], "#a9804f") +
    oval([1101, 1246, 8], "#4a3520") +
    oval([1101, 1350, 8], "#4a3520") +
    rect([1040, 1136, 120, 24], "#2546a8") +
    shape("M1070 1136v-50q0-8 8-8h40q8 0 8 8v50z", "#dfe9ea", { opacity: 0.8 }) +
    line("M1098 1100q-14-60 6-120M1100 1090q20-40 44-60", "#4b6b50", 5) +
    oval([1104, 972, 16, 26], "#cf8f3c") +
    oval([1150, 1020, 13, 20], "#d9a95c")
  );
}

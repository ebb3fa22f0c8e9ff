import { line, oval, rect, shape } from "../shapes.js";

/** A deep chair under an arc lamp. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function armchairRoom({ random }) {
  const [cloth = "", shade = ""] = random.pick([
    ["#c2563c", "#a34530"],
    ["#3f6f63", "#31584e"],
    ["#caa04a", "#ab8438"],
    ["#4a5a86", "#3a486e"],
  ]);
  const front = [
    oval([640, 1430, 520, 36], "#e6dccb"),
    oval([640, 1430, 450, 27], "#d6c6ab"),
    oval([790, 1400, 290, 20], "#2a1d10", { opacity: 0.4, filter: "url(#soft)" }),
    line("M590 1340l-18 70M990 1340l18 70", "#5a4029", 16),
    shape("M560 1180q-10-260 90-280h280q100 20 90 280z", shade),
    shape("M600 1190q-10-230 74-246h232q84 16 74 246z", cloth),
    rect([560, 1160, 460, 150], shade, { rx: 26 }),
    rect([590, 1140, 400, 86], cloth, { rx: 30 }),
    shape(
      "M500 1110q0-50 50-50t52 50v230h-72q-30 0-30-30zM1080 1110q0-50-50-50t-52 50v230h72q30 0 30-30z",
      cloth,
    ),
    line("M602 1112v226M978 1112v226", shade, 5),
    rect([700, 1020, 180, 130], "#efe4d0", { rx: 22, transform: "rotate(-7 790 1085)" }),
    table(),
  ].join("");
  const back =
    line("M180 1410V560q0-240 250-250", "#33302c", 9) +
    shape("M340 330q90-100 180 0z", "#33302c") +
    oval([430, 334, 70, 12], "#f9e7b4") +
    oval([180, 1412, 84, 14], "#33302c");
  return { x: 545, y: 130, width: 500, back, front };
}

function table() {
  return (
    line("M330 1210l-40 190M330 1210l40 190", "#7d5a35", 11) +
    rect([240, 1196, 180, 18], "#c1935c", { rx: 9 }) +
    rect([262, 1172, 110, 24], "#2546a8") +
    line("M384 1160q26-4 24 14q-4 16-24 14", "#f2ece0", 6) +
    rect([346, 1150, 42, 46], "#f2ece0", { rx: 8 })
  );
}

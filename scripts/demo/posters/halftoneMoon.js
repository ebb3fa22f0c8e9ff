import { INKS, PAPERS } from "../kit/inks.js";
import { createNoise } from "../kit/noise.js";
import { circle } from "../kit/svg.js";
import { smoothstep, times } from "./geometry.js";
import { imprint } from "./imprint.js";
import { screenTone } from "./screenTone.js";

const MOON = { x: 500, y: 520, r: 350 };
const FIELD = "M0 1400V1010Q260 930 520 968T1000 940V1400z";

/**
 * Harvest Moon: a flat disc, its seas in a black screen, over a ploughed field.
 * @returns {import("./art.js").Art}
 */
export function halftoneMoon() {
  const noise = createNoise("harvest-moon");
  const screen = screenTone({
    colour: INKS.ink,
    pitch: 15,
    angle: 30,
    tone: ([x, y]) => {
      const [u, v] = [(x - MOON.x) / MOON.r, (y - MOON.y) / MOON.r];
      const radius = Math.hypot(u, v);
      if (radius > 0.985) return 0;
      const seas = smoothstep(
        -0.05,
        0.75,
        noise(u * 1.7 + 4, v * 1.7) + 0.4 * noise(u * 4, v * 4 + 7),
      );
      const edge = smoothstep(0.35, 1.1, radius * 0.7 + 0.42 * u + 0.3 * v);
      return 0.5 * seas + 0.62 * edge;
    },
  });
  return {
    paper: PAPERS.cream,
    marks: [
      { kind: "path", colour: INKS.ochre, data: circle(MOON.x, MOON.y, MOON.r) },
      screen,
      { kind: "path", colour: INKS.ink, data: FIELD },
      {
        kind: "group",
        clip: FIELD,
        marks: [{ kind: "path", colour: INKS.ochre, width: 4, data: furrows() }],
      },
      ...imprint("Harvest Moon", { colour: PAPERS.cream }),
    ],
    closeUp: { x: 640, y: 820, width: 340 },
  };
}

function furrows() {
  return times(23, (index) => {
    const from = 350 + (index - 11) * 20;
    const to = 500 + (index - 11) * 150;
    return `M${from} 930Q${(from * 2 + to) / 3} 1120 ${to} 1400`;
  }).join("");
}

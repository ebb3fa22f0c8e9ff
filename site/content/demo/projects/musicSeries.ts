import { prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const musicSeries: DemoProject = {
  slug: "music-series",
  title: "Sleeves for Slow Rooms",
  excerpt: "Four records of quiet music, one rule for the sleeves.",
  publishedAt: "2026-03-02",
  author: "ada-lindqvist",
  tags: ["ink", "proofs"],
  picture: demoPicture("portfolio-music-series"),
  body: [
    prose(
      "Slow Rooms is a label that records in empty buildings: a pump house, a chapel, the grain store at the end of our quay. The room plays as much as the musicians do. Four records were planned for the first year, three hundred copies each, and the budget for the sleeves was about what one of them costs elsewhere.",
      "We offered one rule. The circle is the room. Whatever else is on the sleeve is the sound in it, drawn from the recording itself: the loudness, the overtones, how long a clap takes to die away. On the first, two rooms overlap and beat. On the second, bars stand for the strokes of a double bass, as long as each was loud, with the room behind them like a setting sun. The third is a single struck gong. The fourth is the reverberation of the chapel, seven seconds of it, getting narrower.",
      "Two inks a sleeve, never the same pair twice. The name and the side stand in the corners in small type, for anybody who buys music this slow will turn the thing over and read.",
      "Sleeves are larger than A3 once they are unfolded, so they were printed on the proof press, in two passes, then scored, glued and left under the heaviest books in the house. The gong one is the only solid red we have ever done at that size. It took two days and all our rollers.",
      "The label has asked for a fifth. The room is a drained swimming pool.",
    ),
  ],
};

import { prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const seedPackets: DemoProject = {
  slug: "seed-packets",
  title: "Seeds from plot seven",
  excerpt: "Six packets for an allotment that grows more seed than it can give away.",
  publishedAt: "2026-02-09",
  author: "ada-lindqvist",
  tags: ["patterns", "finishing"],
  picture: demoPicture("portfolio-seed-packets"),
  body: [
    prose(
      "Plot Seven is an allotment kept by three retired teachers who have saved their own seed for twenty years. They began to sell it at the market in used envelopes. It was going well, until a customer sowed beet where he had meant marigolds and was not told apart by the handwriting.",
      "They wanted packets that can be recognised from across a table, by people who have left their glasses at home. So each plant is drawn as plainly as it can be and still be that plant and no other. A radish is a round body with a tail. A carrot is a carrot. Peas took longest: for a week they looked like a caterpillar.",
      "The shapes are cut in paper first, then drawn again by a program that knows how a leaf repeats along a stem. The names are set in one fat face, in the colour of what you will harvest. On the back stands a bar of twelve months, with the time for sowing in ochre and the time for picking in green. There are no instructions beyond that. Those who need more may ask a retired teacher.",
      "We print two inks on cream, sky, rose and kraft papers of 120 grams, cut them out with a wooden die and glue them with wheat paste, since the whole thing should rot if it is dropped in the bed. The teachers fill them by hand in January. The germination rate is stamped on the flap. It is given as found.",
    ),
  ],
};

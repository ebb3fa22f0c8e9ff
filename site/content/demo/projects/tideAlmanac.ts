import { callToAction, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const tideAlmanac: DemoProject = {
  slug: "tide-almanac",
  title: "An almanac of tides",
  excerpt:
    "A year of high and low water for the harbour office, drawn so that you can see it coming.",
  publishedAt: "2025-11-18",
  author: "tomas-rey",
  tags: ["ink", "finishing"],
  picture: demoPicture("portfolio-tide-almanac"),
  body: [
    prose(
      "Each November the harbour office hands out a booklet with 1,410 times and heights in small type. It is correct, and it is hard to read on deck, in rain, with one hand. The harbourmaster asked whether it could be drawn.",
      "Each day is now a line, and the tide is a blue curve that rises and falls along it from midnight to midnight. You find today, follow it to the right, and see at what hour the water is high and by how much. Springs stand tall and neaps lie flat, so the month has a shape that people learn to recognise. The figures are at the back in a table, since insurers do not accept curves.",
      "The year’s moons have an opening of their own, twelve columns of discs, because the moon is what all the rest depends on. A red ribbon marks the month. People had asked for the ribbon before anything else.",
      "The heights were computed from thirty-seven tidal constants that the hydrographic office publishes. I wrote the program, had its January compared with the official table, and found one difference of two minutes. It was theirs, and they were decent about it.",
      "The book is printed in blue, black and vermilion on a paper made from stone dust and resin, which takes no water and, it turns out, little ink. It needed three weeks on the rack. The sewing is ours, and it lies flat on a chart table in a swell of up to a metre and a half. That is as far as we have tested it.",
    ),
    callToAction(
      {
        above: "Commissions",
        title: "Your own year, drawn",
        subtitle: "Tides, trains, moons: what comes back can be printed.",
        label: "Ask us",
        href: "/contact",
      },
      demoPicture("slow-river-detail"),
    ),
  ],
};

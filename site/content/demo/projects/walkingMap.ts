import { prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const walkingMap: DemoProject = {
  slug: "walking-map",
  title: "A map for going slowly",
  excerpt: "The path above the lake, measured in minutes and places to sit down.",
  publishedAt: "2026-10-12",
  author: "tomas-rey",
  tags: ["ink"],
  picture: demoPicture("portfolio-walking-map"),
  body: [
    prose(
      "The villages above the lake wanted a walking map for people who do not walk fast: with children, with a stick, with somebody’s grandfather. Every map of the hills gives distances. None of them says how far it is to the next place to sit down.",
      "We walked the path on eleven mornings with a measuring wheel, and on two of them with Mrs Aalto, who is eighty-four and had opinions. The map gives the way in minutes at her pace. Every hut and every bench is on it, with the direction it faces. Where the path is too narrow for a wheelchair the dots change to rings, and there is always another way marked.",
      "The relief is drawn in green contours from the survey’s heights, with every fifth line heavier. The path and all that belongs to it is vermilion. The river that runs through the middle of the sheet is the only solid blue, so you can find it with one look and know on which side of it you are.",
      "It comes in two covers, green for the western sheet and vermilion for the eastern, at 1 to 25,000. Folded it fits a coat pocket; open it is as wide as a pair of arms. It can be unfolded from the middle one panel at a time, so the wind has less to hold on to.",
      "Three thousand copies are given away each season at the boat landing. Since the second printing there are two more benches. The council says it is a coincidence.",
    ),
  ],
};

import { prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const festivalProgramme: DemoProject = {
  slug: "festival-programme",
  title: "Three days in a field",
  excerpt: "Poster, programme, tickets and wristbands for Open Field, in three inks and one wave.",
  publishedAt: "2026-07-06",
  author: "ada-lindqvist",
  tags: ["risograph", "patterns"],
  picture: demoPicture("portfolio-festival-programme"),
  body: [
    prose(
      "Open Field is three days of music in the grass behind the airfield. It has one stage, no headliner and a rule against amplifiers after ten. Its programme used to be a stapled booklet, and in the evening nobody could find the page for now.",
      "The new one is a single strip folded into a zigzag of four panels: a cover, then one panel for each day. You open it at today and put it back in your pocket with today on the outside. The hours run down the edge at an even pace, so a long set takes up more room than a short one. You can see at a glance when you might eat.",
      "Everything else grew out of one drawing: lines that rise and fall like a field in the wind, vermilion from above, violet from below, and a third colour where they cross. The poster has all of it. The tickets have a crop each, ochre for the first day, vermilion for the second, violet for the third, so that the people at the gate can check a day from two metres off.",
      "All of it was printed on the Risograph in nine days, except for the wristbands, which are woven ribbon and were done by somebody who knows how. The strips fold along the grain, or they would have sprung open in every pocket.",
      "The festival tells us that questions at the gate went down by half. The remaining half was about parking.",
    ),
  ],
};

import { list, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const museumWayfinding: DemoProject = {
  slug: "museum-wayfinding",
  title: "Finding the second floor",
  excerpt: "Signs for a small museum in which everybody is looking for the same map.",
  publishedAt: "2026-09-14",
  author: "tomas-rey",
  tags: ["proofs"],
  picture: demoPicture("portfolio-museum-wayfinding"),
  body: [
    prose(
      "The maritime museum is three warehouses knocked into one. It has eleven doors, two lifts and no straight corridor, and it owns a chart of 1539 with sea monsters on it that people cross the country for. The attendants told us that four questions out of five were about the monsters and that the fifth was about the lift.",
      "For a week we sat at the forks with a clicker and counted where people stopped. There were seven places, so there are seven signs and no more. Each of them says only what can be decided there, in four words at most.",
    ),
    list(
      "The number of the floor is on the wall as you leave the lift, in vermilion, two metres high. Nobody has asked on which floor they are since.",
      "The arrows are drawn for distance: a thick shaft, a wide head, and a gap between the two that is still open at twelve metres.",
      "At each landing stands a rack of cards, one for each room, to take along. They do the explaining, so the signs need not.",
    ),
    prose(
      "The same words are on every sign in raised letters and in braille at the height of an elbow, and the racks can be reached from a chair.",
      "We printed prototypes on the proof press and hung them up with tape for a month. Two arrows had to be turned, and one sign went because people had found a better way by then. The final ones were enamelled in blue by a firm that otherwise makes them for harbours. The cards we print ourselves, in six pairs of inks, and they go at a rate of four thousand a month.",
      "The attendants now get asked about other things. They have asked us for a leaflet.",
    ),
  ],
};

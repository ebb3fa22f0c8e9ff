import { prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const weddingSuite: DemoProject = {
  slug: "wedding-suite",
  title: "The most difficult client",
  excerpt: "An invitation for a wedding at which the printer was the bride.",
  publishedAt: "2026-10-19",
  author: "tomas-rey",
  tags: ["letterpress", "finishing"],
  picture: demoPicture("portfolio-wedding-suite"),
  body: [
    prose(
      "In January Ada announced that she was getting married in September and that I would be doing the invitation. She gave me a date, a number of copies and a sentence about what it was for. It is what we ask of all our clients. She then said that she would not interfere, and went to stand at the window.",
      "I proposed one ink. She thought that one was fine. The next day there were two, and by the end of the week it was green and ochre on warm white, with black for the names. The wreath is twenty-odd leaves in a ring, each nudged by hand, for a regular one looked like a cogwheel. The names are in an italic with a long stroke on the J, and between them stands an ampersand that I was allowed to choose alone.",
      "The envelope is sage green and lined with the same leaves in no order at all. A card to send back has four lines, the first of them already written: <em>We will be there.</em> Whoever could not come had to cross it out, and only three did.",
      "It is letterpress throughout, on cotton of 600 grams. The wreath was registered to a tenth of a millimetre. I know, because it was measured by the client, at night, with my magnifier.",
      "Name cards were printed on the last evening, with the ink still soft. Mira, who is four, carried them to the tables one by one and put her own at the head. The bride has since said that the green might have been a touch warmer.",
    ),
  ],
};

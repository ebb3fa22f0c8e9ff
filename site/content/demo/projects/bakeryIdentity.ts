import { prose, quotation } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoProject } from "../types.ts";

export const bakeryIdentity: DemoProject = {
  slug: "bakery-identity",
  title: "Crumb, since five this morning",
  excerpt: "An identity for a bakery that its bakers put together themselves, with two stamps.",
  publishedAt: "2025-12-15",
  author: "ada-lindqvist",
  tags: ["letterpress", "patterns"],
  picture: demoPicture("portfolio-bakery-identity"),
  body: [
    prose(
      "The bakery on the market opens at six and had asked for a name, a logo, bags in three sizes, tape and labels. It turned out to have no room for stock. Printed bags come in boxes of two thousand, and the cellar was full of flour.",
      "So we made stamps. There are two: the name, and a flower of twelve ears of rye that is also, if you like, a loaf scored in the round. Plain kraft bags come weekly from a wholesaler and are stamped while the ovens heat up. Each baker does it differently. Ida, who owns the place, sets the flower in the middle, square and calm. The apprentice scatters it like confetti.",
    ),
    quotation("By now I can tell from the bag who was on the early shift."),
    prose(
      "The drawings had to bear that. No line is thinner than half a millimetre, so it still prints when the pad is nearly dry, and the flower looks right alone, in a row or upside down. The ink is food-safe and dries within a minute on kraft.",
      "Paper that goes round a cake, stickers and visiting cards come from us, by letterpress in red, with the same two shapes. The line below the name was Ida’s. We had asked in which year the bakery was founded, and she looked at the clock.",
      "The stamps cost less than the first order of bags would have. They have been replaced once, after somebody left them on the oven.",
    ),
  ],
};

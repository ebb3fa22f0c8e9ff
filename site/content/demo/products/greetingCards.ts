import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inPacks } from "./variants.ts";

const FORMAT = "105 × 148 mm, folded, with an envelope";

/** Folded cards that come with an envelope. */
export const greetingCards: readonly DemoProduct[] = [
  {
    slug: "confetti",
    title: "Confetti",
    excerpt: "Circles, arcs and bars on their way down, with nothing to sweep up.",
    publishedAt: "2026-10-15",
    categories: ["greeting"],
    tags: ["celebrations"],
    body: [
      prose(
        "It begins as a packed edge at the top and thins out towards the bottom, where there is room to write a name. No two pieces overlap; the program that threw them was told to throw again.",
        "Three inks, three passes, and a white that is only paper. Blank inside.",
      ),
    ],
    details: details({
      ink: ["Vermilion", "Blue", "Ochre"],
      paper: ["Warm white"],
      technique: "Scatter",
      press: "Risograph",
      format: FORMAT,
      weight: "210 g/m²",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C01", prices: [450, 1900], stock: [120, 34] }),
    gallery: gallery("confetti"),
  },
  {
    slug: "good-day",
    title: "Good Day",
    excerpt: "A vermilion sun coming up over striped water, on your behalf.",
    publishedAt: "2026-04-02",
    categories: ["greeting"],
    tags: ["celebrations", "sea-and-weather"],
    body: [
      prose(
        "For birthdays, first days, last days and exams. The rays are ochre and run to the edge of the card, the sun sits on the horizon, and the water takes it apart into stripes.",
        "The card is printed two up and trimmed after, so the rays leave the paper cleanly. It is blank inside.",
      ),
    ],
    details: details({
      ink: ["Ochre", "Vermilion"],
      paper: ["Cream"],
      technique: "Rays",
      press: "Risograph",
      format: FORMAT,
      weight: "210 g/m²",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C02", prices: [420, 1800], stock: [88, 21] }),
    gallery: gallery("good-day"),
  },
  {
    slug: "paper-garden",
    title: "Paper Garden",
    excerpt: "Five plants, as if cut with scissors and too much time.",
    publishedAt: "2026-05-14",
    categories: ["greeting"],
    tags: ["botanical"],
    body: [
      prose(
        "Green stems and leaves with red flowers, on a rose-coloured paper that belongs to neither. The shapes began as real cut paper on Ada’s kitchen table and were tidied up later, but not much.",
        "No leaf is like the one on the next stem. The red is kept for the flowers and a few berries, so it has something to say. Blank inside.",
      ),
    ],
    details: details({
      ink: ["Green", "Red"],
      paper: ["Rose"],
      technique: "Cut paper",
      press: "Risograph",
      format: FORMAT,
      weight: "200 g/m²",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C03", prices: [450, 1900], stock: [64, 17] }),
    gallery: gallery("paper-garden"),
  },
  {
    slug: "thank-you",
    title: "Thank You",
    excerpt: "Two words that keep echoing until they reach the edge.",
    publishedAt: "2025-12-04",
    categories: ["greeting"],
    tags: ["letters", "one-ink"],
    body: [
      prose(
        "The words stand in the middle in blue. Round them runs their outline, and round that the outline’s outline, until they are only a swelling in the lines at the margin. It says thank you once, and then about twenty times more quietly.",
        "Letterpress, with an impression you can feel inside the card. That side is blank.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Warm white"],
      technique: "Letterforms",
      press: "Letterpress",
      format: FORMAT,
      weight: "300 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C04", prices: [520, 2200], stock: [150, 40] }),
    gallery: gallery("thank-you"),
  },
  {
    slug: "little-houses",
    title: "Little Houses",
    excerpt: "A village on a square hill, for people who have just moved.",
    publishedAt: "2026-07-02",
    categories: ["greeting"],
    tags: ["architecture"],
    body: [
      prose(
        "Gabled houses seen from above and a little to one side, each with its own roof, all of them on speaking terms. It has become the card people send with a new address in it.",
        "Vermilion, ochre and black on sky-blue paper. The white of the walls is a trick: they are the lightest thing on the card, but there is no white there, only a tint of twelve per cent. Blank inside.",
      ),
    ],
    details: details({
      ink: ["Vermilion", "Ochre", "Black"],
      paper: ["Sky"],
      technique: "Isometric",
      press: "Risograph",
      format: FORMAT,
      weight: "200 g/m²",
      edition: "Open",
    }),
    ...inPacks({
      sku: "HT-C05",
      prices: [380, 1600],
      before: [450, 1900],
      stock: [37, 9],
    }),
    gallery: gallery("little-houses"),
  },
  {
    slug: "balloons",
    title: "Balloons",
    excerpt: "A round crowd of balloons, and one knot that has to hold them all.",
    publishedAt: "2026-03-26",
    categories: ["greeting"],
    tags: ["celebrations"],
    body: [
      prose(
        "Packing circles of different sizes into a larger one without overlaps is a respectable problem in mathematics. It also makes a good bunch of balloons. All the strings come together in one knot just above the lower edge.",
        "Three inks on warm white, with a highlight left out of every balloon. Blank inside.",
      ),
    ],
    details: details({
      ink: ["Red", "Blue", "Ochre"],
      paper: ["Warm white"],
      technique: "Circle packing",
      press: "Risograph",
      format: FORMAT,
      weight: "210 g/m²",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C06", prices: [450, 1900], stock: [92, 0] }),
    gallery: gallery("balloons"),
  },
  {
    slug: "winter-branches",
    title: "Winter Branches",
    excerpt: "Bare branches with red berries, and a sun that is not trying very hard.",
    publishedAt: "2026-11-02",
    categories: ["greeting"],
    tags: ["botanical"],
    body: [
      prose(
        "For December without bells on. The branches divide the way branches do, thinner at each fork, and the berries sit where a bird has not been yet. Behind them hangs a low red sun.",
        "Black and red on grey paper. Sold from November until the last one is gone, and then not until next year. Blank inside.",
      ),
    ],
    details: details({
      ink: ["Black", "Red"],
      paper: ["Grey"],
      technique: "Branching",
      press: "Letterpress",
      format: FORMAT,
      weight: "300 g/m²",
      edition: "2026",
    }),
    ...inPacks({ sku: "HT-C07", prices: [520, 2200], stock: [75, 28] }),
    gallery: gallery("winter-branches"),
  },
];

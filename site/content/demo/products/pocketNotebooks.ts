import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inRulings } from "./variants.ts";

const FORMAT = "90 × 140 mm, 48 pages, two staples";
const WEIGHT = "Cover 200 g/m², pages 90 g/m²";

/** Small stapled notebooks. */
export const pocketNotebooks: readonly DemoProduct[] = [
  {
    slug: "maze",
    title: "Maze",
    excerpt: "A maze with a place for your name where the treasure would be.",
    publishedAt: "2026-06-11",
    categories: ["pocket"],
    tags: ["geometry", "one-ink"],
    body: [
      prose(
        "There is one way from the edge to the label in the middle, and a good many that merely look promising. It has been solved in meetings. That is what it is for.",
        "Black on kraft, a paper that shows no coffee. The pages take a fountain pen without bleeding, and the corners are rounded so that the book leaves a pocket as easily as it went in.",
      ),
    ],
    details: details({
      ink: ["Black"],
      paper: ["Kraft"],
      technique: "Maze",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N01", prices: [750, 750, 750], stock: [44, 38, 52] }),
    gallery: gallery("maze"),
  },
  {
    slug: "stitch",
    title: "Stitch",
    excerpt: "Running stitches that close into steps, after Japanese hitomezashi.",
    publishedAt: "2026-04-23",
    categories: ["pocket"],
    tags: ["geometry", "one-ink"],
    body: [
      prose(
        "In hitomezashi every row is the same plain stitch: over, under, over, under. Only the first one is chosen, over or under, row by row and column by column. All the stepped shapes follow from those choices. Ours came from tossing a coin forty-six times at breakfast.",
        "The blue is solid in one field and a tint in the next. The stitches are bare paper, so the white is as sharp as the master can make it.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Warm white"],
      technique: "Stitching",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N02", prices: [750, 750, 750], stock: [36, 0, 29] }),
    gallery: gallery("stitch"),
  },
  {
    slug: "woven",
    title: "Woven",
    excerpt: "Vermilion ribbons, over one and under the next.",
    publishedAt: "2026-02-05",
    categories: ["pocket"],
    tags: ["one-ink"],
    body: [
      prose(
        "A plain weave, enlarged until you could get lost in it. Each ribbon is a handful of lines, and each crossing stops the lines of the one that goes below. From a desk’s distance it looks like cloth.",
        "One pass of vermilion on cream. The inside of the cover is left blank, for the things that have to be found again in a hurry.",
      ),
    ],
    details: details({
      ink: ["Vermilion"],
      paper: ["Cream"],
      technique: "Weave",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N03", prices: [750, 750, 750], stock: [18, 25, 31] }),
    gallery: gallery("woven"),
  },
  {
    slug: "shards",
    title: "Shards",
    excerpt: "Green splinters over an ochre disc, finest in the middle.",
    publishedAt: "2026-03-12",
    categories: ["pocket"],
    tags: ["geometry"],
    body: [
      prose(
        "Drop points on a page, more of them towards the centre, and give each the area that is nearest to it. The result looks like a dropped plate. The disc behind holds it together.",
        "Green over ochre, which makes an olive where the two lie on one another, and a gap of half a millimetre between the shards to let it through.",
      ),
    ],
    details: details({
      ink: ["Green", "Ochre"],
      paper: ["Warm white"],
      technique: "Voronoi",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({
      sku: "HT-N04",
      prices: [650, 650, 650],
      before: [750, 750, 750],
      stock: [7, 12, 5],
    }),
    gallery: gallery("shards"),
  },
  {
    slug: "rain",
    title: "Rain",
    excerpt: "A great deal of slanting rain, and one umbrella that makes a difference.",
    publishedAt: "2026-10-23",
    categories: ["pocket"],
    tags: ["sea-and-weather", "one-ink"],
    body: [
      prose(
        "It rains here 180 days a year, and the tourist office has given up denying it. The umbrella is drawn by its dry place: the lines stop above it and do not start again below.",
        "Blue on sky-blue paper. The cover is not waterproof. That would have been a different notebook, and less fun to write in.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Sky"],
      technique: "Ruled lines",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N05", prices: [750, 750, 750], stock: [40, 33, 27] }),
    gallery: gallery("rain"),
  },
  {
    slug: "pinwheel",
    title: "Pinwheel",
    excerpt: "One triangle, in more directions than you can count.",
    publishedAt: "2025-10-30",
    categories: ["pocket"],
    tags: ["geometry"],
    body: [
      prose(
        "Take a right-angled triangle whose legs measure one and two. It can be cut into five smaller ones of the same shape, and those again. John Conway saw that the copies turn by a new angle every time, so the tiling never settles on a direction.",
        "Red and black on rose. It makes a surprisingly calm cover for so restless an idea.",
      ),
    ],
    details: details({
      ink: ["Red", "Black"],
      paper: ["Rose"],
      technique: "Tiling",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N06", prices: [750, 750, 750], stock: [0, 0, 0] }),
    gallery: gallery("pinwheel"),
  },
  {
    slug: "fern",
    title: "Fern",
    excerpt: "Fronds growing from the lower edge, each a small copy of the whole.",
    publishedAt: "2026-08-24",
    categories: ["pocket"],
    tags: ["botanical", "one-ink"],
    body: [
      prose(
        "A fern repeats itself. The frond is made of leaflets that look like the frond, which are made of leaflets that do the same, until the paper’s fibres put an end to it.",
        "Green on cream, in one pass. The tips are the first thing to go when a drum runs low on ink, so we use this cover to know when to change it.",
      ),
    ],
    details: details({
      ink: ["Green"],
      paper: ["Cream"],
      technique: "Branching",
      press: "Risograph",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N07", prices: [750, 750, 750], stock: [23, 30, 26] }),
    gallery: gallery("fern"),
  },
];

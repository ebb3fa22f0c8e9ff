import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inRulings, inSizesAndRulings } from "./variants.ts";

const SIZES = ["A5", "B5"];
const WEIGHT = "Cover 300 g/m², pages 100 g/m²";
const FORMAT = "A5 or B5, 128 pages, thread-sewn, cloth spine, ribbon";

/** Sewn notebooks that lie flat. */
export const deskNotebooks: readonly DemoProduct[] = [
  {
    slug: "cube-field",
    title: "Cube Field",
    excerpt: "Cubes in three inks, some of which turn hollow while you look.",
    publishedAt: "2026-11-07",
    categories: ["desk"],
    tags: ["geometry", "architecture"],
    body: [
      prose(
        "Three rhombs make a cube, and there are always two ways to see it: as a box from above or as a corner from below. A few of these have been drawn the second way on purpose. The rest will join them of their own accord.",
        "Black, blue and ochre on warm white, letterpress, in three impressions. Eight sections of sixteen pages are sewn with linen thread, so the book lies open at page one.",
      ),
    ],
    details: details({
      ink: ["Black", "Blue", "Ochre"],
      paper: ["Warm white"],
      technique: "Isometric",
      press: "Letterpress",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inSizesAndRulings(SIZES, {
      sku: "HT-N08",
      prices: [1800, 1800, 1800, 2200, 2200, 2200],
      stock: [24, 19, 28, 11, 8, 14],
    }),
    gallery: gallery("cube-field"),
  },
  {
    slug: "guilloche",
    title: "Guilloche",
    excerpt: "A violet rosette of the kind that keeps banknotes honest.",
    publishedAt: "2026-06-02",
    categories: ["desk"],
    tags: ["geometry", "one-ink"],
    body: [
      prose(
        "Guilloche was turned on a lathe, first into watch cases, then into the plates for money, because a machine could draw what a forger’s hand could not. The lines here are a tenth of a millimetre thick and cross each other a little over three thousand times.",
        "Violet on rose. The border is the same curve unrolled.",
      ),
    ],
    details: details({
      ink: ["Violet"],
      paper: ["Rose"],
      technique: "Pendulum curve",
      press: "Letterpress",
      format: "A5, 128 pages, thread-sewn, cloth spine, ribbon",
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N09", prices: [1900, 1900, 1900], stock: [16, 21, 9] }),
    gallery: gallery("guilloche"),
  },
  {
    slug: "terrace",
    title: "Terrace",
    excerpt: "Fields in steps, green and ochre, below a low sun.",
    publishedAt: "2026-03-30",
    categories: ["desk"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "A terrace is a contour line that somebody built. The fields follow the slope, each as level as a table, and the furrows show which way the plough went.",
        "Green and ochre on cream, with a third colour on the fields where both were printed. The pages are the same cream, a shade lighter.",
      ),
    ],
    details: details({
      ink: ["Green", "Ochre"],
      paper: ["Cream"],
      technique: "Contour lines",
      press: "Letterpress",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inSizesAndRulings(SIZES, {
      sku: "HT-N10",
      prices: [1800, 1800, 1800, 2200, 2200, 2200],
      stock: [13, 17, 20, 0, 6, 7],
    }),
    gallery: gallery("terrace"),
  },
  {
    slug: "knot-garden",
    title: "Knot Garden",
    excerpt: "One green ribbon, tied into a garden square without a loose end.",
    publishedAt: "2026-05-19",
    categories: ["desk"],
    tags: ["botanical", "geometry"],
    body: [
      prose(
        "Tudor gardeners laid out low hedges as if they were cord, passing over and under at every crossing. Ours is a single ribbon. Put a finger on it anywhere, follow it patiently, and you come back to where you began.",
        "Green edged with black, on grey board. The two plates have to meet within a fifth of a millimetre, or the ribbon comes out of its outline.",
      ),
    ],
    details: details({
      ink: ["Black", "Green"],
      paper: ["Grey"],
      technique: "Weave",
      press: "Letterpress",
      format: "A5, 128 pages, thread-sewn, cloth spine, ribbon",
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N11", prices: [1900, 1900, 1900], stock: [10, 14, 12] }),
    gallery: gallery("knot-garden"),
  },
  {
    slug: "penrose",
    title: "Penrose",
    excerpt: "Two rhombs that fill the plane and never say the same thing twice.",
    publishedAt: "2026-01-15",
    categories: ["desk"],
    tags: ["geometry"],
    body: [
      prose(
        "Roger Penrose found in 1974 that two tiles are enough to cover a floor of any size without the pattern ever repeating. Later two rhombs turned out to do it, a thick one and a thin one. A number shows up in their proportions that the sunflowers use too.",
        "Vermilion and black on cream, in rings about the middle of the cover.",
      ),
    ],
    details: details({
      ink: ["Vermilion", "Black"],
      paper: ["Cream"],
      technique: "Tiling",
      press: "Letterpress",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inSizesAndRulings(SIZES, {
      sku: "HT-N12",
      prices: [1800, 1800, 1800, 1900, 1900, 1900],
      before: [undefined, undefined, undefined, 2200, 2200, 2200],
      stock: [22, 15, 18, 4, 3, 5],
    }),
    gallery: gallery("penrose"),
  },
  {
    slug: "ledger",
    title: "Ledger",
    excerpt: "Account-book lines that thicken into a sun where the money should be.",
    publishedAt: "2026-07-23",
    categories: ["desk"],
    tags: [],
    body: [
      prose(
        "The dairy’s ledgers were in the cellar when we moved in: forty years of milk in blue lines and red columns. The ruling on this cover is copied from the volume for 1958. The disc is ours, and made only by letting the blue lines grow thicker.",
        "Red and blue on warm white. Inside it is plain, lined or squared, and the totals are up to you.",
      ),
    ],
    details: details({
      ink: ["Red", "Blue"],
      paper: ["Warm white"],
      technique: "Ruled lines",
      press: "Letterpress",
      format: FORMAT,
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inSizesAndRulings(SIZES, {
      sku: "HT-N13",
      prices: [1800, 1800, 1800, 2200, 2200, 2200],
      stock: [26, 33, 21, 9, 12, 8],
    }),
    gallery: gallery("ledger"),
  },
  {
    slug: "dot-matrix",
    title: "Dot Matrix",
    excerpt: "A board of dots with an instruction on it.",
    publishedAt: "2026-09-08",
    categories: ["desk"],
    tags: ["letters"],
    body: [
      prose(
        "The departure boards at the old railway station had dots that flipped over with a clatter. This one says <em>now</em> in black and <em>write</em> in vermilion, and has no other trains.",
        "Black and vermilion on grey board. The dots are embossed a little by the impression, so the cover can be read with the eyes shut, given time.",
      ),
    ],
    details: details({
      ink: ["Black", "Vermilion"],
      paper: ["Grey"],
      technique: "Dot board",
      press: "Letterpress",
      format: "A5, 128 pages, thread-sewn, cloth spine, ribbon",
      weight: WEIGHT,
      edition: "Open",
    }),
    ...inRulings({ sku: "HT-N14", prices: [1900, 1900, 1900], stock: [18, 24, 15] }),
    gallery: gallery("dot-matrix"),
  },
];

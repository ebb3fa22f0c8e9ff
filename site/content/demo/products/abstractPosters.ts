import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inSizes, inSizesAndPapers } from "./variants.ts";

/** Posters of nothing in particular. */
export const abstractPosters: readonly DemoProduct[] = [
  {
    slug: "north-wind",
    title: "North Wind",
    excerpt: "Lines that follow a wind, and blush where they cross the sun.",
    publishedAt: "2026-11-12",
    categories: ["abstract"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "Every line sets out and goes where the wind sends it, and stops before it would meet another. Where they pass in front of a low sun they change from blue to vermilion, so the sun is there without ever being drawn.",
        "The two colours are two passes through the Risograph, with a day between them. The lines are a good millimetre thick at A4, and the vermilion has to begin exactly where the blue leaves off. It usually does. If you enjoy looking for the place where it does not, take the A3.",
      ),
    ],
    details: details({
      ink: ["Blue", "Vermilion"],
      paper: ["Warm white"],
      technique: "Flow field",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open; each printing is dated on the back",
    }),
    ...inSizes({ sku: "HT-P01", prices: [2400, 3800, 6800], stock: [22, 14, 6] }),
    gallery: gallery("north-wind"),
  },
  {
    slug: "slow-river",
    title: "Slow River",
    excerpt: "One bundle of green lines that widens, narrows and parts round two islands.",
    publishedAt: "2026-05-28",
    categories: ["abstract"],
    tags: ["sea-and-weather", "one-ink"],
    body: [
      prose(
        "A river seen from above, if rivers were made of ninety lines that agreed on everything. They draw together at the bends, spread where the ground is flat, and twice they let an island through.",
        "It is printed in one pass of green on cream. With a single ink there is no registration to fuss over, so the whole morning goes into getting the green even from the first sheet to the last.",
      ),
    ],
    details: details({
      ink: ["Green"],
      paper: ["Cream"],
      technique: "Flow field",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P02", prices: [2200, 3400], stock: [31, 18] }),
    gallery: gallery("slow-river"),
  },
  {
    slug: "murmuration",
    title: "Murmuration",
    excerpt: "Some four thousand short strokes behaving like starlings.",
    publishedAt: "2026-10-21",
    categories: ["abstract"],
    tags: ["sea-and-weather", "one-ink"],
    body: [
      prose(
        "In October the starlings come to the reeds behind the old ice house and argue about where to sleep. This is the argument, about ten minutes before the end: a ribbon that turns over on itself, dense in the middle and frayed at the rim.",
        "Each bird is one stroke of black on sky-blue paper. The sky is the paper’s own colour, dyed at the mill, so it runs right through the sheet and shows along a torn edge.",
      ),
    ],
    details: details({
      ink: ["Black"],
      paper: ["Sky"],
      technique: "Flow field",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "160 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P03", prices: [2200, 3600, 6400], stock: [16, 9, 0] }),
    gallery: gallery("murmuration"),
  },
  {
    slug: "interference-one",
    title: "Interference No. 1",
    excerpt: "Two sets of rings that cannot agree about the centre.",
    publishedAt: "2026-03-19",
    categories: ["abstract"],
    tags: ["geometry"],
    body: [
      prose(
        "The blue rings have one centre, the red rings another, two fingers lower and to the right. Neither set has a curve that leans to the side. Put one over the other and a fan of curves appears that nobody drew.",
        'The fan is moiré, the printer’s old enemy, invited in for once. There is more about it in <a href="/journal/moire">the journal</a>. Move a little and it moves too, which makes this a good print for a corridor.',
      ),
    ],
    details: details({
      ink: ["Blue", "Red"],
      paper: ["Warm white"],
      technique: "Moiré",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P04", prices: [2400, 3800, 6800], stock: [19, 12, 4] }),
    gallery: gallery("interference-one"),
  },
  {
    slug: "interference-two",
    title: "Interference No. 2",
    excerpt: "Straight lines, and the same lines after two stones fell in.",
    publishedAt: "2026-04-16",
    categories: ["abstract"],
    tags: ["geometry"],
    body: [
      prose(
        "First a ruled ground of black lines, as regular as a school exercise book. Then the same lines again in vermilion, bent by two imaginary stones dropped into them. Where both agree the sheet is calm. Where they differ it starts to shimmer.",
        "The bending is never more than three millimetres. It was the smallest distance at which visitors stopped asking whether the print was finished.",
      ),
    ],
    details: details({
      ink: ["Black", "Vermilion"],
      paper: ["Cream", "Warm white"],
      technique: "Moiré",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizesAndPapers(["Cream", "Warm white"], {
      sku: "HT-P05",
      prices: [2400, 2400, 3800, 3800],
      stock: [11, 8, 7, 0],
    }),
    gallery: gallery("interference-two"),
  },
  {
    slug: "harmonograph",
    title: "Harmonograph",
    excerpt: "A single violet line, drawn by four pendulums on their way to rest.",
    publishedAt: "2026-07-09",
    categories: ["abstract"],
    tags: ["geometry", "one-ink"],
    body: [
      prose(
        "The Victorians kept a harmonograph in the drawing room: a table, a pen, and pendulums swinging at right angles under it. Let go, and the pen draws the sum of all the swings until friction has the last word. Ours swings in arithmetic, but it comes to rest the same way.",
        "It is one line from beginning to end. Laid straight it would reach from the studio to the harbour office, and part of the way back. Violet is the most transparent ink we own, so each crossing shows a shade darker.",
      ),
    ],
    details: details({
      ink: ["Violet"],
      paper: ["Warm white"],
      technique: "Pendulum curve",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "150, numbered",
    }),
    ...inSizes({ sku: "HT-P06", prices: [2600, 4200], stock: [5, 3] }),
    gallery: gallery("harmonograph"),
  },
  {
    slug: "sunflower-count",
    title: "Sunflower Count",
    excerpt: "Seeds at the golden angle, with two of the spirals counted out in black.",
    publishedAt: "2026-08-20",
    categories: ["abstract"],
    tags: ["botanical", "geometry"],
    body: [
      prose(
        "A sunflower turns about 137.5 degrees between one seed and the next. The angle comes so far from any simple fraction that no seed ever stands behind another, and the head fills up evenly. Count the spirals and you get 34 one way and 55 the other, both of them Fibonacci numbers.",
        "Two spirals are printed black so that you can see where to begin. Below them stand thirty-four tally strokes in fives, for people who like to check.",
      ),
    ],
    details: details({
      ink: ["Ochre", "Black"],
      paper: ["Cream"],
      technique: "Phyllotaxis",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({
      sku: "HT-P07",
      prices: [2400, 3200, 6800],
      before: [undefined, 3800],
      stock: [25, 17, 5],
    }),
    gallery: gallery("sunflower-count"),
  },
  {
    slug: "quiet-spheres",
    title: "Quiet Spheres",
    excerpt: "A still life in three directions of hatching, and one flat ball.",
    publishedAt: "2025-11-27",
    categories: ["abstract"],
    tags: ["geometry"],
    body: [
      prose(
        "Engravers built roundness from straight lines: one direction for the half-light, a second for the shade, a third where it is properly dark. These spheres are made that way, and nothing else. The ochre one has no hatching at all and is content to be a circle.",
        "Look from across the room and the spheres have weight. Go close and they fall apart into lines. We hung the proof by the kettle and noticed that people stop at the distance where it changes over.",
      ),
    ],
    details: details({
      ink: ["Black", "Ochre"],
      paper: ["Warm white"],
      technique: "Hatching",
      press: "Letterpress",
      format: "A3, upright",
      weight: "300 g/m², cotton",
      edition: "80, numbered and signed",
    }),
    options: [],
    variants: [{ choice: {}, sku: "HT-P08-A3", price: 5800, stock: 7 }],
    gallery: gallery("quiet-spheres"),
  },
];

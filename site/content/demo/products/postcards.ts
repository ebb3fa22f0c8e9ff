import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { asItIs, inPacks } from "./variants.ts";

const FORMAT = "105 × 148 mm";

/** Cards to be posted as they are. */
export const postcards: readonly DemoProduct[] = [
  {
    slug: "tall-ships",
    title: "Tall Ships",
    excerpt: "Three ships under full sail over waves like fish scales.",
    publishedAt: "2026-07-16",
    categories: ["postcards"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "Every third summer the tall ships put in here for a weekend and nobody gets any work done. This is how they look from the roof of the dairy: sails in blue and red, and a dark third colour where one stands before the other.",
        "Letterpress on thick cotton board. The back has a line for the address and none for the message, so you may write as crookedly as you like.",
      ),
    ],
    details: details({
      ink: ["Blue", "Red"],
      paper: ["Cream"],
      technique: "Cut paper",
      press: "Letterpress",
      format: FORMAT,
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C08", prices: [320, 1400], stock: [140, 30] }),
    gallery: gallery("tall-ships"),
  },
  {
    slug: "kite-day",
    title: "Kite Day",
    excerpt: "Five kites among lined clouds, and the wind exactly right.",
    publishedAt: "2026-05-01",
    categories: ["postcards"],
    tags: ["sea-and-weather", "celebrations"],
    body: [
      prose(
        "The beach beyond the breakwater faces north-west and is full of kites from April on. Each of these has its own pattern and its own tail. The strings leave the card at the lower edge, so whoever receives it is holding them.",
        "Vermilion and blue, in two impressions. The clouds are ruled lines, thirty to the centimetre at their closest.",
      ),
    ],
    details: details({
      ink: ["Vermilion", "Blue"],
      paper: ["Warm white"],
      technique: "Cut paper",
      press: "Letterpress",
      format: FORMAT,
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C09", prices: [320, 1400], stock: [96, 22] }),
    gallery: gallery("kite-day"),
  },
  {
    slug: "tile-floor",
    title: "Tile Floor",
    excerpt: "One tile, turned four ways, and a floor that never quite repeats.",
    publishedAt: "2026-01-29",
    categories: ["postcards"],
    tags: ["architecture", "geometry", "one-ink"],
    body: [
      prose(
        "In 1704 a Carmelite father called Sébastien Truchet noticed how many patterns come from a single square tile when you are allowed to turn it. He had seen a stack of them waiting to be laid. Ours carries two quarter circles, so that every turn still joins up.",
        "Blue on white with a chequered border, like the hall of a house you were once asked not to run in.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Warm white"],
      technique: "Tiling",
      press: "Letterpress",
      format: FORMAT,
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C10", prices: [320, 1400], stock: [110, 25] }),
    gallery: gallery("tile-floor"),
  },
  {
    slug: "city-blocks",
    title: "City Blocks",
    excerpt: "Ruled towers from above, with a few vermilion roofs to find your way by.",
    publishedAt: "2026-02-19",
    categories: ["postcards"],
    tags: ["architecture"],
    body: [
      prose(
        "A city at the angle in which model railways are drawn: no horizon, no vanishing point, every block as large as the one behind it. The shading is nothing but the lines of the storeys.",
        "Send it from somewhere with fewer than four storeys and it gains a certain irony.",
      ),
    ],
    details: details({
      ink: ["Black", "Vermilion"],
      paper: ["Cream"],
      technique: "Isometric",
      press: "Letterpress",
      format: FORMAT,
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C11", prices: [320, 1400], stock: [58, 14] }),
    gallery: gallery("city-blocks"),
  },
  {
    slug: "pebbles",
    title: "Pebbles",
    excerpt: "A square foot of beach, sorted by nobody.",
    publishedAt: "2026-08-01",
    categories: ["postcards"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "Pebbles share out a beach fairly: each has the ground that is nearer to it than to any other. Mathematicians call the result a Voronoi diagram, after which you only have to round the corners off.",
        "Some are solid, some banded, some only an outline. Black and ochre on grey board, in landscape.",
      ),
    ],
    details: details({
      ink: ["Black", "Ochre"],
      paper: ["Grey"],
      technique: "Voronoi",
      press: "Letterpress",
      format: "148 × 105 mm",
      weight: "350 g/m²",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C12", prices: [320, 1200], before: [undefined, 1400], stock: [83, 19] }),
    gallery: gallery("pebbles"),
  },
  {
    slug: "telegraph",
    title: "Telegraph",
    excerpt: "A message in Morse, sitting on the wires like birds.",
    publishedAt: "2026-09-01",
    categories: ["postcards"],
    tags: ["letters"],
    body: [
      prose(
        "Black wires, red dots and dashes, and a message that takes about a minute to read if you have the alphabet and a pencil. We are not going to tell you what it says. It is friendly.",
        "A row of code, a pause, another row: Morse counts its silences too, three units between letters and seven between words, and here they are spaced that way.",
      ),
    ],
    details: details({
      ink: ["Red", "Black"],
      paper: ["Cream"],
      technique: "Code",
      press: "Letterpress",
      format: "148 × 105 mm",
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...inPacks({ sku: "HT-C13", prices: [320, 1400], stock: [70, 16] }),
    gallery: gallery("telegraph"),
  },
  {
    slug: "constellations",
    title: "Constellations",
    excerpt: "A round chart of the sky over the harbour, in violet and ochre.",
    publishedAt: "2026-10-01",
    categories: ["postcards"],
    tags: ["night"],
    body: [
      prose(
        "The stars are joined up by people who never met and largely disagreed. We have kept to shapes you can find without a degree, and drawn their lines in ochre on a violet night.",
        "The sky is a solid, printed twice, which is as much ink as a postcard will take. Please let your own ink dry before posting.",
      ),
    ],
    details: details({
      ink: ["Violet", "Ochre"],
      paper: ["Warm white"],
      technique: "Chart",
      press: "Letterpress",
      format: "148 × 105 mm",
      weight: "350 g/m², cotton",
      edition: "Open",
    }),
    ...asItIs({ sku: "HT-C14", prices: [380], stock: [null] }),
    gallery: gallery("constellations"),
  },
];

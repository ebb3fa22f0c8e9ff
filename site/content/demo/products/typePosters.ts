import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inSizes, inSizesAndPapers } from "./variants.ts";

/** Posters of letters. */
export const typePosters: readonly DemoProduct[] = [
  {
    slug: "ampersand",
    title: "Ampersand",
    excerpt: "Two letters of Latin that have been holding hands for two thousand years.",
    publishedAt: "2026-10-08",
    categories: ["type"],
    tags: ["letters", "one-ink"],
    body: [
      prose(
        "The ampersand is <em>et</em>, written fast. Pompeii has one scratched into a wall. Since then every type designer has been allowed one letter to show off in, and this is it.",
        "It is printed at a size where the curves stop being a letter. Solid vermilion over this much area is a test of any press: a solid shows each speck of dust, so the studio is swept the evening before and nobody brings toast.",
      ),
    ],
    details: details({
      ink: ["Vermilion"],
      paper: ["Cream", "Kraft"],
      technique: "Letterforms",
      press: "Letterpress",
      format: "A4 or A3, upright",
      weight: "300 g/m²",
      edition: "Open",
    }),
    ...inSizesAndPapers(["Cream", "Kraft"], {
      sku: "HT-P17",
      prices: [2600, 2400, 4200, 3900],
      stock: [20, 12, 9, 4],
    }),
    gallery: gallery("ampersand"),
  },
  {
    slug: "alphabet-grid",
    title: "Alphabet Grid",
    excerpt: "Twenty-six letters, one to a box, in black and no particular hurry.",
    publishedAt: "2026-03-05",
    categories: ["type"],
    tags: ["letters", "one-ink"],
    body: [
      prose(
        "Wood type was kept in trays, one compartment to a letter, and this print is a tray as the compositor sees it, turned the right way round, one box printed and the next left white. The letters come from whatever founts were to hand, as they do in a real tray. M fills its box. I has room to spare.",
        "A good first print for a child’s room, and accurate enough to settle arguments about Q.",
      ),
    ],
    details: details({
      ink: ["Black"],
      paper: ["Cream"],
      technique: "Letterforms",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P18", prices: [2000, 3200, 5800], stock: [40, 26, 7] }),
    gallery: gallery("alphabet-grid"),
  },
  {
    slug: "long-s",
    title: "The Long S",
    excerpt: "The letter that made our anceftors look as if they lifped.",
    publishedAt: "2025-12-11",
    categories: ["type"],
    tags: ["letters", "one-ink"],
    body: [
      prose(
        "Until about 1800 the s inside a word was printed tall, like an f that had lost most of its crossbar. Then within one generation it was gone. Printers were glad: it was a delicate letter, and the overhang broke off.",
        "Ours stands in blue, overhang and all, beside a column of words it used to live in. The impression is deep enough to feel with a finger, which we know because everyone does.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Grey"],
      technique: "Letterforms",
      press: "Letterpress",
      format: "A3, upright",
      weight: "300 g/m², cotton",
      edition: "100, numbered",
    }),
    options: [],
    variants: [{ choice: {}, sku: "HT-P19-A3", price: 4800, stock: 0 }],
    gallery: gallery("long-s"),
  },
  {
    slug: "numerals",
    title: "Numerals",
    excerpt: "Old-style figures, piled up, with their tails left to hang where they like.",
    publishedAt: "2026-08-06",
    categories: ["type"],
    tags: ["letters"],
    body: [
      prose(
        "Old-style figures have tails and heads like small letters: 6 and 8 rise, 3, 4, 5, 7 and 9 hang. They look well in a sentence and dreadful in a column of sums. Here they are let loose at a size where it no longer matters: some solid in ochre, some ruled in black, and a third colour where one climbs over another.",
        "There is no price on the print, although we did consider it.",
      ),
    ],
    details: details({
      ink: ["Black", "Ochre"],
      paper: ["Warm white"],
      technique: "Letterforms",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P20", prices: [2400, 3800], stock: [15, 8] }),
    gallery: gallery("numerals"),
  },
  {
    slug: "punctuation",
    title: "Punctuation",
    excerpt: "The marks without the words, which turn out to have been doing most of the talking.",
    publishedAt: "2026-05-07",
    categories: ["type"],
    tags: ["letters"],
    body: [
      prose(
        "Take away the words and what remains is tone of voice. Six marks are enough for a conversation: somebody asks, somebody quotes, somebody shouts. The question mark, the asterisk and the comma are vermilion. The others keep to black.",
        "Printed from photopolymer plates on the proof press, with the lightest impression we could hold. Full stops at this size like to punch through.",
      ),
    ],
    details: details({
      ink: ["Vermilion", "Black"],
      paper: ["Cream"],
      technique: "Letterforms",
      press: "Letterpress",
      format: "A3, upright",
      weight: "300 g/m², cotton",
      edition: "Open",
    }),
    options: [],
    variants: [{ choice: {}, sku: "HT-P21-A3", price: 4600, stock: 11 }],
    gallery: gallery("punctuation"),
  },
  {
    slug: "quiet-letters",
    title: "Quiet Letters",
    excerpt: "A page of type seen through water.",
    publishedAt: "2026-09-24",
    categories: ["type"],
    tags: ["letters", "one-ink", "sea-and-weather"],
    body: [
      prose(
        "Rows of letters, set straight and then let go. A swell goes through them and lifts each row in turn, as it lifts the reflection of the lettering on a boat’s stern. You can nearly read them. That is as far as it goes.",
        "One green, one pass. The letters are small enough that the print reads as a texture first, a text second and a text you cannot quite catch third.",
      ),
    ],
    details: details({
      ink: ["Green"],
      paper: ["Warm white"],
      technique: "Letterforms",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "160 g/m²",
      edition: "Open",
    }),
    ...inSizes({
      sku: "HT-P22",
      prices: [1800, 2900],
      before: [2200, 3400],
      stock: [6, 4],
    }),
    gallery: gallery("quiet-letters"),
  },
  {
    slug: "overprint",
    title: "Overprint",
    excerpt: "Blue letters, red letters, and a third alphabet where they meet.",
    publishedAt: "2026-06-04",
    categories: ["type"],
    tags: ["letters"],
    body: [
      prose(
        "Four letters stand too close together, two in blue and two in red. Where they overlap both inks are there, and the eye reads a violet close to black that was never in any drum.",
        'We print this one ourselves whenever a new drum arrives. It shows at a glance whether the two inks are behaving. <a href="/journal/overprint">The journal</a> explains what to look for.',
      ),
    ],
    details: details({
      ink: ["Blue", "Red"],
      paper: ["Warm white"],
      technique: "Overprint",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P23", prices: [2400, 3800, 6800], stock: [23, 16, 3] }),
    gallery: gallery("overprint"),
  },
  {
    slug: "specimen-sheet",
    title: "Specimen Sheet",
    excerpt: "One typeface from very large to barely there, as foundries used to sell them.",
    publishedAt: "2026-01-08",
    categories: ["type"],
    tags: ["letters"],
    body: [
      prose(
        "A founder’s specimen showed one face in every size he could cast, from two inches high to the footnotes, with whatever words happened to fit. Nobody read them. Everybody looked.",
        "The one large word is vermilion and all the rest is black. The smallest line is set in five point and says something polite about paper.",
      ),
    ],
    details: details({
      ink: ["Black", "Vermilion"],
      paper: ["Grey"],
      technique: "Letterforms",
      press: "Letterpress",
      format: "A3 or A2, upright",
      weight: "250 g/m²",
      edition: "Open",
    }),
    options: [{ name: "Size", values: ["A3", "A2"] }],
    variants: [
      { choice: { Size: "A3" }, sku: "HT-P24-A3", price: 4400, stock: 13 },
      { choice: { Size: "A2" }, sku: "HT-P24-A2", price: 7400, stock: 4 },
    ],
    gallery: gallery("specimen-sheet"),
  },
];

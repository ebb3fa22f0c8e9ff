import { prose } from "../demoBlocks.ts";
import type { DemoProduct } from "../types.ts";
import { details } from "./details.ts";
import { gallery } from "./gallery.ts";
import { inSizes, inSizesAndPapers } from "./variants.ts";

/** Posters made of dots. */
export const halftonePosters: readonly DemoProduct[] = [
  {
    slug: "harvest-moon",
    title: "Harvest Moon",
    excerpt: "A moon of ochre dots, a size larger than it has any right to be.",
    publishedAt: "2026-09-17",
    categories: ["halftone"],
    tags: ["night"],
    body: [
      prose(
        "Near the horizon the moon looks enormous. It is not: hold up a coin at arm’s length and it is the size it always was. The eye believes the horizon instead. So does this print, which puts the moon low over a ploughed field.",
        "The moon is a solid ochre under a screen of black dots, which grow where the old lava seas are. The field is black, and its furrows are the ochre showing through.",
      ),
    ],
    details: details({
      ink: ["Ochre", "Black"],
      paper: ["Cream"],
      technique: "Halftone",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P25", prices: [2400, 3800, 6800], stock: [21, 13, 5] }),
    gallery: gallery("harvest-moon"),
  },
  {
    slug: "two-hills",
    title: "Two Hills",
    excerpt: "One green, one blue, and a third colour in the valley.",
    publishedAt: "2026-05-21",
    categories: ["halftone"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "The near hill is green and the far one blue, as far hills are. Where one slides behind the other both inks print, and the valley comes out the colour of a spruce. The moon in the sky is the same blue and was free.",
        "The dots are coarse on purpose, about twelve to the centimetre. At three metres they are gone.",
      ),
    ],
    details: details({
      ink: ["Green", "Blue"],
      paper: ["Warm white", "Cream"],
      technique: "Halftone",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizesAndPapers(["Warm white", "Cream"], {
      sku: "HT-P26",
      prices: [2400, 2400, 3800, 3800],
      stock: [10, 14, 0, 8],
    }),
    gallery: gallery("two-hills"),
  },
  {
    slug: "lighthouse",
    title: "Lighthouse",
    excerpt: "A beam of ochre where the blue was told to stop.",
    publishedAt: "2026-11-10",
    categories: ["halftone"],
    tags: ["sea-and-weather", "night"],
    body: [
      prose(
        "You cannot print light, only stop printing dark. Along the beam the blue dots stop, and ochre ones take their place, large at the lamp and small where the light runs out. The tower’s white bands are paper.",
        "It is our own lighthouse, the one at the end of the breakwater, which was automated in 1987 and has kept the same hours ever since. The pattern of its flashes is on the back of each print, in pencil.",
      ),
    ],
    details: details({
      ink: ["Blue", "Ochre"],
      paper: ["Warm white"],
      technique: "Halftone",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P27", prices: [2600, 4200, 7200], stock: [24, 15, 6] }),
    gallery: gallery("lighthouse"),
  },
  {
    slug: "pear",
    title: "Pear",
    excerpt: "A pear in two screens, at the one hour at which pears are ripe.",
    publishedAt: "2026-08-27",
    categories: ["halftone"],
    tags: ["botanical"],
    body: [
      prose(
        "Ochre gives the pear its body and green its roundness: the dots are pinpoints on the lit side and close up into a solid on the other. The pink behind it is the paper.",
        "It was printed in August from a model that did not outlast the second pass. The studio’s fruit bowl has been a line in the accounts since.",
      ),
    ],
    details: details({
      ink: ["Green", "Ochre"],
      paper: ["Rose"],
      technique: "Halftone",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P28", prices: [2200, 3400], stock: [19, 12] }),
    gallery: gallery("pear"),
  },
  {
    slug: "swimmer",
    title: "Swimmer",
    excerpt: "One vermilion swimmer and a great deal of water.",
    publishedAt: "2026-06-25",
    categories: ["halftone"],
    tags: ["sea-and-weather"],
    body: [
      prose(
        "Tomás swims across the harbour on the first of every month, whatever the month. From the quay you see water, and in it an arm that comes up, thinks, and goes down again.",
        "The water is one blue pass, drawn in bands that give way round the swimmer. He is the only vermilion on the sheet, a few square centimetres of it, and still needs a drum, a master and an hour of his own.",
      ),
    ],
    details: details({
      ink: ["Blue", "Vermilion"],
      paper: ["Warm white"],
      technique: "Halftone",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({
      sku: "HT-P29",
      prices: [2400, 3200, 5900],
      before: [undefined, 3800, 6800],
      stock: [16, 6, 2],
    }),
    gallery: gallery("swimmer"),
  },
  {
    slug: "eclipse",
    title: "Eclipse",
    excerpt: "Totality, which lasts two minutes, held for as long as you like.",
    publishedAt: "2026-09-10",
    categories: ["halftone"],
    tags: ["night"],
    body: [
      prose(
        "For the eclipse of 12 August 2026 half the studio drove to Spain and the other half minded the shop. This is what was seen on the one side and believed on the other: a black disc, and round it a corona that fades by the size of its dots alone.",
        "The corona is black on grey paper, so it is a negative of what was seen, as in the old astronomers’ plates. The one bright thing is a sickle of vermilion at the edge, where the sun was about to come back.",
      ),
    ],
    details: details({
      ink: ["Black", "Vermilion"],
      paper: ["Grey"],
      technique: "Halftone",
      press: "Risograph and letterpress",
      format: "A4, A3 or A2, upright",
      weight: "170 g/m²",
      edition: "2026, not printed again",
    }),
    ...inSizes({ sku: "HT-P30", prices: [2600, 4200, 7200], stock: [4, 0, 1] }),
    gallery: gallery("eclipse"),
  },
  {
    slug: "first-snow",
    title: "First Snow",
    excerpt: "Blue dots for the dusk, bare paper for the flakes.",
    publishedAt: "2025-11-13",
    categories: ["halftone"],
    tags: ["sea-and-weather", "one-ink"],
    body: [
      prose(
        "Snow here lasts an afternoon, so it is worth writing down. The dusk is one screen of blue, the firs are solid, and the flakes are the places where the screen was switched off.",
        "One ink, one pass, and the paper does the rest. There is no white ink on this sheet at all.",
      ),
    ],
    details: details({
      ink: ["Blue"],
      paper: ["Warm white"],
      technique: "Halftone",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "170 g/m²",
      edition: "Open",
    }),
    ...inSizes({ sku: "HT-P31", prices: [2200, 3400], stock: [27, 14] }),
    gallery: gallery("first-snow"),
  },
  {
    slug: "engine",
    title: "Engine",
    excerpt: "A train of gears that would turn, if paper did.",
    publishedAt: "2026-02-26",
    categories: ["halftone"],
    tags: ["geometry"],
    body: [
      prose(
        "Every tooth meets a gap. Tomás, who looks after the press, insisted that the train could run, and spent an evening proving it with cardboard. One wheel is red, and it turns the other way from the one beside it, as it must.",
        "The metal is a black halftone. The wheel that drives all the others is the smallest on the sheet.",
      ),
    ],
    details: details({
      ink: ["Black", "Red"],
      paper: ["Cream"],
      technique: "Halftone",
      press: "Risograph",
      format: "A4 or A3, upright",
      weight: "160 g/m²",
      edition: "Made to order, four weeks",
    }),
    ...inSizes({ sku: "HT-P32", prices: [null, null], stock: [null, null] }),
    gallery: gallery("engine"),
  },
];

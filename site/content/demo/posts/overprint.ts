import { figure, heading, prose, quotation, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const overprint: DemoPost = {
  slug: "overprint",
  title: "Two inks make three colours",
  excerpt: "What happens where one transparent ink lies on another, and how to plan for it.",
  publishedAt: "2026-01-19T08:15:00Z",
  author: "ada-lindqvist",
  categories: ["colour", "printing"],
  tags: ["ink", "risograph"],
  picture: demoPicture("journal-4-overprint"),
  body: [
    prose(
      "House paint covers. You put blue on a red wall and the wall is blue. Printing ink mostly does not cover: it is a coloured window, and through it you see whatever was there before. White paper behind blue ink looks blue. Red ink behind blue ink looks like neither.",
      "Printers can treat this as a nuisance and cut a hole in the red wherever the blue will go. That is called a knockout. Or they can leave the red where it is and receive a third colour free of charge. That is called an overprint, and we have built a studio on it.",
    ),
    heading("Taking light away"),
    prose(
      "Paper throws back nearly all the light that falls on it. An ink removes a part. Our blue lets through most of the blue light, some of the green and almost no red. Our red lets through red and very little else. Light that has passed both has lost nearly everything, and what remains is a dark violet.",
      "You can do the sum. For each of the three primaries, take the share that the first ink lets through and multiply it by the share of the second. If ochre passes nine tenths of the red light and blue passes one seventh, the two together pass a little more than an eighth. The result is always darker than either ink alone. No overprint ever got lighter, which disappoints a surprising number of people.",
    ),
    table(
      "What ours give on white paper",
      ["First", "Second", "Together"],
      ["Ochre", "Blue", "A green close to black, like firs at dusk"],
      ["Ochre", "Red", "Brick"],
      ["Ochre", "Green", "Olive"],
      ["Red", "Blue", "Deep violet"],
      ["Vermilion", "Blue", "Aubergine, nearly black"],
      ["Green", "Violet", "The colour of wet slate"],
    ),
    heading("Order matters, a little"),
    prose(
      "In theory two windows can be swapped. On the press they cannot. The first ink goes on to bare paper and sinks in. The second lands on the first, and a part of it stays on top or refuses to stick. So the second ink looks a touch stronger than the sum predicts. With ochre and blue, blue last is crisp and blue first is milky. As a rule we print the lightest ink first, and the one with the detail last.",
      'Wait between the two. A sheet that comes back to the Risograph after ten minutes picks up roller marks from its own first colour. After a day it does not. The <a href="/journal/letting-ink-dry">note on drying</a> says why it is never really safe.',
    ),
    figure(
      demoPicture("overprint-detail"),
      "Red and blue at close range. The dark band along the edge is where the blue ran a quarter of a millimetre too far.",
    ),
    heading("Drawing for it"),
    prose(
      "The hard part is to stop thinking in outlines. A shape on a two-colour print is not a thing to be filled in. It is a place where something is switched on. I draw each ink in grey on a layer of its own, look at one alone, look at the other alone, and only then at both. If either layer makes no sense by itself I begin again.",
      "Tints double the game. Thirty per cent of blue over solid ochre is another colour than solid blue over thirty per cent of ochre. With ten steps of each there are a hundred, and that is one pair of inks. After a while you begin to see a landscape in terms of what is common to the sky and the field. Ochre, usually.",
    ),
    quotation(
      "A shape is not a thing to be filled in. It is a place where something is switched on.",
    ),
    prose(
      'If you would like to see the effect without reading about it, <a href="/shop/overprint">the poster of that name</a> is nothing else.',
    ),
  ],
};

import { figure, heading, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const sixDrums: DemoPost = {
  slug: "six-drums",
  title: "Six drums and a black one",
  excerpt: "How we chose the only colours we own, and what we gave up for them.",
  publishedAt: "2025-12-08T07:45:00Z",
  author: "ada-lindqvist",
  categories: ["colour", "studio"],
  tags: ["risograph", "ink", "tools"],
  picture: demoPicture("journal-3-six-drums"),
  body: [
    prose(
      "A Risograph keeps each colour in a drum of its own, a cylinder about as long as an arm, with the ink inside and handles at the front. To change the colour you pull one drum out and slide another in. It weighs eight kilos when full, costs more than my bicycle, and cannot be washed out and used for something else. Choosing a drum is a marriage.",
      "We have six, and black. Black came with the machine and has never been out of it for longer than a day, so we do not count it.",
    ),
    heading("The six"),
    table(
      "What is in the drums",
      ["Drum", "Since", "Best at"],
      ["Blue", "2017", "Water, and lines thinner than a hair"],
      ["Red", "2017", "Overprinting blue"],
      ["Green", "2018", "Solids on cream paper"],
      ["Ochre", "2019", "Lying under everything else"],
      ["Vermilion", "2020", "Being seen from the street"],
      ["Violet", "2024", "Showing its own crossings"],
    ),
    heading("Why no yellow"),
    prose(
      "Visitors who know printing ask for yellow first. With a yellow, a cyan and a magenta you can print photographs in something close to full colour, and there are studios that do it splendidly. But yellow alone is of no use to us. A yellow line on white paper cannot be seen. It needs company at all times.",
      "Ochre can stand by itself. It is dark enough to draw with and light enough to put under a blue. Under red it gives brick, under green olive, under violet a brown I would not have dared to order. Looking back it is the drum that does the most work, and the one I hesitated over longest.",
    ),
    heading("Two reds"),
    prose(
      "It seems a luxury to own both a red and a vermilion. They could hardly be less alike. The red leans towards blue and goes deep when it is overprinted. The vermilion leans towards orange and turns brown at the least provocation, but by itself on white it is the loudest thing we can make. Where a print needs a signal I use vermilion. Where it needs a shadow I use red.",
    ),
    figure(
      demoPicture("overprint-flat"),
      "The test sheet we sell. If the edges of the dark parts are clean, both drums are behaving.",
    ),
    heading("How many is that, really"),
    prose(
      "Seven inks make twenty-one pairs and thirty-five threes. Not all of them are worth having: red over vermilion is only a heavier vermilion. In a drawer by the window there is a sheet for each pair, every ink in ten tints crossed with the other in ten, a hundred fields in all. When I plan a print I do not look at a screen. I open the drawer.",
      "I am often asked for the number of a colour, so that it can be matched. The honest answer is that it is blue, through a thirty per cent screen, over ochre, on a cream sheet that has yellowed for two years in a dairy. There is no number for it. There is a drawer.",
    ),
    heading("The seventh"),
    prose(
      "We have room for one more drum. Tomás wants fluorescent pink, which is cheerful, sells well and fades within two summers. I want a grey: a plain mid-grey, for doing quietly what black does with its elbows. We have been discussing this since March. The shelf has a gap in it with two labels, one above the other.",
    ),
  ],
};

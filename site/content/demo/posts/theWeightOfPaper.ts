import { heading, list, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const theWeightOfPaper: DemoPost = {
  slug: "the-weight-of-paper",
  title: "The weight of paper",
  excerpt: "What grams per square metre tell you, and the three things they do not.",
  publishedAt: "2026-03-30T07:00:00Z",
  author: "tomas-rey",
  categories: ["paper"],
  tags: ["letterpress", "tools"],
  picture: demoPicture("journal-6-the-weight-of-paper"),
  body: [
    prose(
      "Every sheet in this studio goes by a number. The cards are three-fifty, the posters one-seventy, the notebook pages ninety. It is their weight in grams for one square metre, and in most of the world it is the first thing you say when you order paper.",
      "The beauty of it is the arithmetic. An A0 sheet has an area of one square metre, and A4 is a sixteenth of that. So a sheet of ordinary 80 gram office paper weighs exactly five grams. You can weigh a letter by counting. Three sheets and an envelope stay under the twenty grams of a standard letter; a fourth sheet costs extra.",
    ),
    table(
      "What we use, and what a sheet of A4 weighs",
      ["Use", "g/m²", "A4"],
      ["Notebook pages", "90", "5.6 g"],
      ["Desk notebook pages", "100", "6.3 g"],
      ["Posters", "170", "10.6 g"],
      ["Pocket notebook covers", "200", "12.5 g"],
      ["Folded letterpress cards", "300", "18.8 g"],
      ["Postcards", "350", "21.9 g"],
    ),
    heading("Pounds, if you must"),
    prose(
      "In North America weight is given in pounds, and each kind of paper is weighed in a sheet of its own traditional size. An 80 pound text paper has 118 grams, an 80 pound cover paper 216. The same number, nearly twice the paper. I have known two orders to go wrong because of it, one of them mine.",
    ),
    heading("What the number does not say"),
    prose(
      "<strong>How thick it is.</strong> Fibres can be packed tightly or loosely. Two papers of 170 grams can differ by half in thickness. The measure for that is bulk: thickness in thousandths of a millimetre, divided by the weight. A smooth coated paper has about 0.8, our poster paper 1.25, blotting paper 2. With a bulk of one, 170 grams are 0.17 millimetres.",
      "<strong>How stiff it is.</strong> Stiffness grows with the cube of thickness. Make a sheet a quarter thicker and it becomes twice as stiff, from the same pulp. This is why bulky paper feels more expensive than it is, and why paperbacks of a certain sort are two fingers thick.",
      "<strong>How it feels.</strong> There is no unit for this. A cotton paper of 300 grams is soft as a good eraser; a sheet of wood pulp of the same weight can be like a roof tile. We ask the mills for samples and then carry them about in our pockets for a week.",
    ),
    heading("What the presses say"),
    prose(
      "The Risograph picks up its own paper, and it has opinions: nothing below 46 grams, nothing above 210. Thin sheets arrive in twos, thick ones do not want to bend round the drum. So whatever is heavier than 210 grams goes on the proof press. The press does not care. It once printed on a plank.",
      "For letterpress the heavier sheet is better up to a point, since the type should press into something. Cotton of 300 grams and more takes an impression you can feel. On a hard sheet the same pressure only wears out the type.",
    ),
    heading("How to choose"),
    prose("When people ask us what to print on, I ask three questions back:"),
    list(
      'Will it be folded? Then keep below 250 grams, or have it scored, and mind the <a href="/journal/why-paper-has-a-grain">grain</a>.',
      "Will it be posted? Then put a whole one on the kitchen scales, envelope and all, before the paper is ordered.",
      "Will somebody hold it? Then close your eyes, hold two samples, and forget what they cost. The hands usually choose the bulkier and lighter one. They are usually right.",
    ),
  ],
};

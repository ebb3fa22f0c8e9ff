import { figure, heading, list, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const lettingInkDry: DemoPost = {
  slug: "letting-ink-dry",
  title: "Letting ink dry",
  excerpt: "Ink dries in four different ways. Ours uses two of them, one of which never finishes.",
  publishedAt: "2026-10-05T07:00:00Z",
  author: "tomas-rey",
  categories: ["printing"],
  tags: ["ink", "letterpress", "risograph"],
  picture: demoPicture("journal-11-letting-ink-dry"),
  body: [
    prose(
      "The question we get most often by telephone is: is it ready? And the true answer is nearly always: it is printed. Between printed and ready there is a stretch of time in which nothing seems to happen, and it cannot be paid to go faster.",
    ),
    heading("Four ways to be dry"),
    list(
      "<strong>By evaporation.</strong> Something in the ink leaves as a vapour and the rest stays behind. Felt pens do it, and so does screen ink thinned with water.",
      "<strong>By absorption.</strong> The thin part of the ink sinks into the paper and leaves the pigment on top. Newspapers do it. So does the Risograph.",
      "<strong>By oxidation.</strong> An oil such as linseed takes oxygen out of the air, its molecules link up, and the film turns solid. It is what oil paint does, and letterpress ink.",
      "<strong>By light.</strong> A lamp sets off the linking in a fraction of a second. It needs special ink and special lamps, and we have neither.",
    ),
    heading("The ink that never finishes"),
    prose(
      "Risograph ink is a mixture of oil and water held together like mayonnaise. On uncoated paper the water evaporates, the oil sinks in, and after half an hour the sheet feels dry. It is not. The oil is of a kind that does not harden, today or in ten years. Rub a heavy solid with a white eraser and the eraser comes away blue.",
      "It follows that you cannot use it on coated paper, where there is nothing to sink into. A print with large solids should hang behind glass, not lie under books. And the second colour must wait, because the rollers that feed the sheet will pick up what is loose and print it again a hand’s breadth lower, as a pale double. We wait a day. With two solids on top of each other, two.",
      "In return nothing sets in the drum. A Risograph can stand for a month over the summer and print the first sheet as if nothing had been. A letterpress that was left inked over lunch needs an afternoon with rag and solvent.",
    ),
    figure(
      demoPicture("night-crossing-detail"),
      "Opaque white on Night Crossing: two layers with three days between them.",
    ),
    heading("The ink that does"),
    prose(
      "Letterpress ink is boiled linseed oil and resin with pigment in it. It sets within some hours to the point where you can stack it. It is dry to the touch in a day or two, and properly hard after a week. A little drier, a metal salt, helps the oxygen along. Use too much and the ink skins over in the tin.",
      "It wants air. Forty sheets in a tight pile will still be wet in the middle on Friday, and the back of each will carry a faint copy of the front of the one below. This is called set-off. Hence the rack, fifty wire shelves that fold up one above the other, and for the heavy solids a slip of tissue between sheets.",
      "Damp air slows it down. Cold slows it down more: ten degrees less take about twice the time. In February we carry the rack nearer to the stove, in a procession.",
    ),
    heading("A warning about rags"),
    prose(
      "Oxidation gives off heat. On a sheet it is too little to notice. In a crumpled rag soaked with linseed oil the heat cannot get away, the warmth speeds up the oxidation, and after some hours the rag may begin to burn with nobody near it. It is not a legend. Ours go into a steel bin with a lid and a hand of water, every evening, and the bin stands outside.",
    ),
    heading("So: is it ready?"),
    prose(
      "Press a thumb on a corner that will be trimmed off, and give it a slight turn. If the thumb is clean, lay a sheet of white paper on the print and rub it with the bowl of a spoon. If the paper is clean too, it can be cut. If not, we put the kettle on, which is the fifth way of drying and the one most used in practice.",
    ),
  ],
};

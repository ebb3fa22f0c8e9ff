import { heading, list, prose, steps } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const whyPaperHasAGrain: DemoPost = {
  slug: "why-paper-has-a-grain",
  title: "Why paper has a grain",
  excerpt:
    "Paper folds willingly one way and sulks the other. Four ways to find out which is which.",
  publishedAt: "2025-11-10T08:00:00Z",
  author: "tomas-rey",
  categories: ["paper"],
  tags: ["finishing", "tools"],
  picture: demoPicture("journal-2-why-paper-has-a-grain"),
  body: [
    prose(
      "Tear a page out of a newspaper from top to bottom and you get a straight strip. Tear it from side to side and you get a coastline. The newspaper is not being difficult. It has a grain, like a plank, and for a similar reason.",
    ),
    heading("A river of fibres"),
    prose(
      "Paper is made from a soup that is more than ninety-nine per cent water. The rest is fibres, one to three millimetres long. On a paper machine the soup shoots on to a wire mesh that runs at anything up to a hundred kilometres an hour, and the water drains away through the mesh. The fibres do what logs do in a river: most of them turn lengthwise. Then the sheet is pressed and dried, and they stay that way.",
      "The direction in which the mesh ran is called the machine direction, and the paper is stiffer and stronger along it. Paper made by hand has hardly any grain, since the maker shakes the mould both ways before the fibres settle. That is what the shake is for.",
    ),
    heading("Why we care"),
    prose(
      "Two properties follow, and between them they decide how almost everything in the shop is cut.",
    ),
    list(
      "<strong>It folds better along the grain.</strong> Fold across it and you break fibres. On a thin sheet you will not notice. On a 300 gram card the fold cracks, and if there is ink on it the crack shows white.",
      "<strong>It swells across the grain.</strong> A fibre that takes up moisture hardly gets longer, but it gets noticeably fatter. So a sheet grows in width when it rains, several times more than it grows in length.",
    ),
    prose(
      "In a book the grain has to run parallel to the spine. The pages then drape when you open it. With the grain the wrong way they stand up like a fan, and the glue along the spine makes them wavy, because it wets an edge that wants to expand and cannot. Most cheap notebooks have it wrong, as it saves paper to lay out the sheet that way. Ours have it right, and waste about six per cent more. I think of it as rent.",
    ),
    heading("Finding it"),
    prose(
      "The label on a ream is supposed to say. Usually the second measurement is the one along the grain, so that 64 × 90 is long grain and 90 × 64 short, but every mill has a tradition of its own. I test, in this order:",
    ),
    steps(
      "<strong>Bend it.</strong> Fold the sheet over without creasing it and press lightly with the flat of your hand. Turn it by a quarter and do it again. The direction with less resistance has the fold along the grain.",
      "<strong>Tear it.</strong> The straight tear runs with the grain.",
      "<strong>Pinch it.</strong> Run the edge between two fingernails, then the neighbouring edge. The one that comes out wavy lies across.",
      "<strong>Wet it.</strong> Moisten one side of a small square. It rolls up like a scroll, and the axis of the scroll is the grain. This one never lies, but you lose the sample.",
    ),
    heading("When it goes wrong"),
    prose(
      "In our second year we printed a set of four hundred folded cards, three colours, all of them beautiful, on board that had been delivered with the grain the other way from the time before. We noticed while folding number one. There is no remedy at that point. We scored them, we damped them, Ada suggested prayer.",
      "In the end we cut them along the fold and sold them as pairs of postcards. People still ask when they are coming back. They are not. There is now a pencil arrow on each pile of paper that enters this building, and I put it there before I sign the delivery note.",
      'What else a label can and cannot tell you is in <a href="/journal/the-weight-of-paper">the note on weight</a>.',
    ),
  ],
};

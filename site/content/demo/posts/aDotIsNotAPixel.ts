import { figure, heading, prose, quotation } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const aDotIsNotAPixel: DemoPost = {
  slug: "a-dot-is-not-a-pixel",
  title: "A dot is not a pixel",
  excerpt: "Why a print made of black ink alone can show a hundred greys.",
  publishedAt: "2025-10-06T07:30:00Z",
  author: "ada-lindqvist",
  categories: ["printing"],
  tags: ["halftone", "risograph", "patterns"],
  picture: demoPicture("journal-1-a-dot-is-not-a-pixel"),
  body: [
    prose(
      "A press knows two states: ink, or no ink. A photograph knows thousands. The halftone is the bargain between them. Every grey becomes a dot, and the darker the grey, the larger the dot. From arm’s length the eye mixes what the press could not.",
      "It sounds like a trick, and people who see it through a magnifier for the first time tend to look betrayed. The grey is not there. It never was. There is black, and there is paper, and between them an agreement with your eyes.",
    ),
    heading("Size instead of colour"),
    prose(
      "A pixel has a colour and no size. All the pixels on your screen are equally large, and each may be one of sixteen million colours. A halftone dot is the other way round: it has one colour, the ink’s, and any size it likes. That is why a halftone can be enlarged to the side of a house and gains by it. The dots turn into discs, the discs into a pattern, and the pattern is worth looking at in its own right. An enlarged photograph only goes soft.",
      "It also explains why I wince when a file arrives with the dots already in it as pixels. A dot drawn in pixels has steps along its edge. The machine then puts its own screen over those steps, and you get a third pattern that nobody ordered.",
    ),
    heading("How far away is far enough"),
    prose(
      "A good eye can separate two points that lie about one minute of arc apart, the sixtieth part of a degree. At one metre that comes to 0.3 millimetres. Newspapers print about thirty-four dots to the centimetre, one every 0.3 millimetres, and you will find that a newspaper photograph stops being dots at just about one metre. Magazines print sixty to the centimetre, because people hold magazines closer.",
      'Our posters in the <a href="/shop/category/halftone">halftone series</a> have twelve. By the same sum they come together at a little under three metres. Every one of them is two pictures: one for the far side of the room, and one for your nose.',
    ),
    figure(
      demoPicture("harvest-moon-detail"),
      "Harvest Moon at about three times its size. The ochre is solid; the black dots do all the modelling.",
    ),
    heading("Angles"),
    prose(
      'The eye notices rows, and it notices upright and level rows most of all. So a single screen is turned by forty-five degrees, where the rows are hardest to see. With a second ink the trouble starts again: two grids laid over each other make a <a href="/journal/moire">moiré</a>. Printers keep the inks thirty degrees apart, at 15, 45 and 75. The pattern then shrinks to a small rosette. Yellow, the fourth, goes to 90 or nought degrees and is too pale to be caught.',
      "We rarely have more than three inks, which is a comfort. With three, the angles work out. With four, something always has to give.",
    ),
    heading("The dot grows"),
    prose(
      "One thing the sums leave out. Ink spreads as it sinks in, so that each dot ends up larger than it was on the master. On our uncoated paper a fifty per cent tint prints like sixty-eight. If you do not allow for it, all the mid-greys go to mud, and you blame the picture.",
      "So we print a strip of tints on every new paper, measure what came out, and bend the picture the other way before it is screened. It takes a morning. The strip then hangs on the wall with a date on it, and for some time it is my favourite print in the studio.",
    ),
    quotation(
      "The grey is not there. There is black, and there is paper, and an agreement with your eyes.",
    ),
  ],
};

import { figure, firstFigure, heading, prose, quotation, wideFirst } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** Who prints, where and on what. */
export const about: DemoPage = {
  path: "/about",
  title: "About the studio",
  excerpt: "Two people, two presses and a former dairy in a harbour town.",
  picture: demoPicture("about-studio"),
  body: [
    firstFigure(demoPicture("about-studio")),
    prose(
      "Halftone began with a machine nobody wanted. In the spring of 2017 the town school put its Risograph out by the bins, with four drums and a note that said <em>works, unfortunately</em>. Tomás brought it home on a handcart. Ada had just moved here with a flatbed proof press that weighs as much as a small car, and needed a ground floor.",
      "The dairy had a ground floor. It also had a drain down the middle, white tiles to shoulder height, and north light through a row of high windows, because milk should not stand in the sun. Neither should paper.",
    ),
    heading("Who we are"),
    wideFirst(
      [
        prose(
          "<strong>Ada Lindqvist</strong> sets type, mixes ink and decides when something is finished. She learned letterpress in Gothenburg from a man who had learned it because he had to. She draws with programs more often than with pencils, and keeps both sharp.",
          "<strong>Tomás Rey</strong> looks after the machines, the paper and the order book. He repaired ships’ instruments before this and still prefers a thing he can take apart. The journal entries with measurements in them are his.",
        ),
      ],
      [quotation("If a print needs explaining, it needs another proof.")],
    ),
    heading("What we print on"),
    prose(
      "The <strong>Risograph</strong> looks like a photocopier and works like a screen print. It burns the picture into a thin film, wraps the film round a drum full of ink, and pushes the ink through on to the sheet: one colour for each drum, up to a hundred and thirty sheets a minute, up to A3. It uses little electricity and no heat on the paper.",
      "The <strong>proof press</strong> is from 1958. It prints from a raised surface, one sheet at a time, as fast as somebody can turn the handle and lay the next sheet. Everything larger than A3 comes from it, and everything you can feel with a finger.",
    ),
    figure(
      demoPicture("about-press"),
      "The Risograph with two of its drums in. It holds two at a time; the others wait on the shelf.",
    ),
    heading("How we work"),
    prose(
      "Almost every picture starts as a few rules: lines that follow a wind, circles that must not touch, a tile that may be turned but not changed. A program follows the rules a few hundred times with different luck. We throw most of the results away, argue about the rest and print one.",
      'We print what we expect to sell in a season, and a little less. What is trimmed off becomes notepads. What cannot become anything is described, with weights, in <a href="/journal/what-we-throw-away">the journal</a>.',
      'If you would like something printed for you, <a href="/contact">write to us</a> or look at <a href="/portfolio">what we have done for others</a>.',
    ),
  ],
};

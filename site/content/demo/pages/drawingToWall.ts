import {
  button,
  columns,
  embed,
  figure,
  heading,
  jumpLinks,
  lightbox,
  list,
  parallax,
  prose,
  quietButton,
  quotation,
  smallHeading,
  sticky,
  switchingHeader,
  typing,
  wideFirst,
} from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** How a print is made, told by what moves, stays, opens and writes itself. */
export const drawingToWall: DemoPage = {
  path: "/drawing-to-wall",
  title: "From the drawing to the wall",
  excerpt: "How a print is made, in four steps and one scroll.",
  body: [
    switchingHeader(
      [
        prose(
          "A print takes us between three days and five weeks. Most of that is waiting, and this page does the waiting for you: scroll, and the inks come together.",
        ),
        typing("On the press today:", [
          "a map of seven islands",
          "a calendar of tides",
          "forty pocket notebooks",
          "a poster nobody ordered",
        ]),
      ],
      [
        jumpLinks("Four steps", {
          "the-drawing": "The drawing",
          "the-inks": "The inks",
          "the-press": "The press",
          "the-wall": "The wall",
        }),
      ],
    ),
    heading("The drawing", "the-drawing"),
    wideFirst(
      [
        prose(
          "It begins with a rule that is short enough to say aloud. Lines follow the wind. Circles must not touch. A program follows the rule a few hundred times with different luck, and we look at what comes out while the coffee is hot.",
          "Most of it is nothing. Some of it is pretty, which is worse, because pretty things are hard to throw away. Now and then one sheet makes both of us stop talking. That one goes on the wall for a week. If it still stops us on Friday, it becomes a print.",
        ),
        figure(
          demoPicture("murmuration-flat"),
          "Murmuration, 1,900 strokes that each look at the seven nearest others.",
        ),
        prose(
          "The drawing is then taken apart. Each ink gets a plate of its own, black and white, with nothing on it but what that ink has to do. Somebody who sees only the plates has to guess at the picture.",
        ),
      ],
      [
        sticky(
          96,
          smallHeading("On the table"),
          list(
            "a rule, one sentence long",
            "three hundred tries",
            "a week on the wall",
            "one plate for each ink",
          ),
        ),
      ],
    ),
    heading("The inks", "the-inks"),
    prose(
      "No two inks reach the paper at the same time. The first lies there alone and looks wrong. The second comes from the other side. Only where they meet does the third colour appear, the one nobody mixed.",
    ),
    columns(
      [
        parallax(
          {
            effects: [
              { effect: "horizontal", direction: "out-in", speed: 1.2 },
              { effect: "rotate", direction: "out-in", speed: 0.1 },
            ],
            off: ["mobile"],
          },
          figure(demoPicture("interference-one-flat"), "Interference No. 1, red over blue."),
        ),
      ],
      [
        parallax(
          {
            effects: [
              { effect: "horizontal", direction: "in-out", speed: 1.2 },
              { effect: "rotate", direction: "in-out", speed: 0.1 },
            ],
            off: ["mobile"],
          },
          figure(demoPicture("interference-two-flat"), "Interference No. 2, vermilion over black."),
        ),
      ],
    ),
    lightbox(
      { label: "Look closer", title: "Seven Islands, up close", animation: "zoom_in" },
      figure(
        demoPicture("seven-islands-detail"),
        "Ochre first, blue second. The depth lines are a tenth of a millimetre thick, and so is our patience by then.",
      ),
      quietButton("See the print", "/shop/seven-islands"),
    ),
    heading("The press", "the-press"),
    parallax(
      { effects: [{ effect: "transparency", direction: "in", speed: 4, start: 0, end: 30 }] },
      quotation("You cannot hurry ink. You can only be somewhere else while it dries."),
    ),
    wideFirst(
      [
        prose(
          "The first sheets are never right. They are for finding out how wrong they are. A little more to the left, a little less ink, a slower handle. What comes off the press in that hour becomes notepads.",
          'Then it runs, and nobody may speak to the person at the press. A hundred and twenty sheets, each laid against the same three stops. How exactly, and when we stop trying, is <a href="/journal/registration">a story of its own</a>.',
        ),
        parallax(
          { effects: [{ effect: "vertical", direction: "in", speed: 0.2 }] },
          figure(demoPicture("about-press"), "The Risograph, which holds two inks at a time."),
        ),
        prose(
          "Each sheet goes into the rack by itself. A rack holds fifty, so a run is three racks high and stands in the way for two days. We know which floorboards to step over.",
        ),
      ],
      [
        sticky(
          96,
          smallHeading("In the log"),
          list(
            "humidity, every morning",
            "sheets laid, sheets kept",
            "who was at the handle",
            "what was on the radio",
          ),
        ),
      ],
    ),
    heading("The wall", "the-wall"),
    parallax(
      { effects: [{ effect: "scale", direction: "in", speed: 0.4, start: 0, end: 60 }] },
      figure(
        demoPicture("seven-islands-wall"),
        "At home with somebody who has never seen the sea from above.",
      ),
    ),
    prose(
      "What leaves us is wrapped in tissue, rolled round a tube of grey board, and signed for. Then it is yours to get wrong: too high, too near a window, a little crooked. We hang ours crooked, too.",
    ),
    button("Choose one", "/shop"),
    heading("What others say"),
    embed("halftone-prints"),
  ],
};

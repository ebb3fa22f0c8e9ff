import {
  button,
  callToAction,
  columns,
  columnsThatEnter,
  firstFigure,
  heading,
  linkGallery,
  postList,
  productList,
  prose,
  quietButton,
  titleHeading,
  wideFirst,
} from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** The front page. */
export const home: DemoPage = {
  path: "/",
  title: "Home",
  excerpt:
    "Halftone is a two-person print studio by the sea. Posters, cards and notebooks in a few good inks.",
  picture: demoPicture("home-hero"),
  body: [
    wideFirst(
      [
        titleHeading("Seven inks, two presses and the sea"),
        prose(
          "Halftone is Ada Lindqvist and Tomás Rey. We print posters, cards and notebooks in a former dairy at the harbour, one colour at a time.",
        ),
        button("See the posters", "/shop/category/posters"),
        quietButton("Visit the studio", "/about"),
      ],
      [firstFigure(demoPicture("home-hero"))],
    ),
    productList({ heading: "Just off the press", limit: 8 }),
    heading("Three shelves"),
    linkGallery(
      {
        title: "Posters",
        href: "/shop/category/posters",
        text: "From a sheet for the kitchen door to something the size of a window.",
        picture: demoPicture("lighthouse-wall"),
      },
      {
        title: "Cards",
        href: "/shop/category/cards",
        text: "Folded with an envelope, or thick enough to post as they are.",
        picture: demoPicture("little-houses-framed"),
      },
      {
        title: "Notebooks",
        href: "/shop/category/notebooks",
        text: "Stapled for the pocket, sewn for the desk.",
        picture: demoPicture("cube-field-framed"),
      },
    ),
    columns(
      [
        heading("Why so few colours"),
        prose(
          "A screen can show you sixteen million colours, and does. We own seven. Laid over each other they make about thirty more, and after nine years we know all of them by name.",
          '<a href="/journal/overprint">How two inks make three colours</a>',
        ),
      ],
      [
        heading("Why paper first"),
        prose(
          "Half of every print was there before us: the colour of the sheet, its weight in the hand, the way it takes a fold. We choose that half first and print on it second.",
          '<a href="/journal/the-weight-of-paper">What grams per square metre tell you</a>',
        ),
      ],
    ),
    postList({ heading: "From the journal", limit: 3 }),
    columnsThatEnter(
      [
        heading("Come by"),
        prose(
          "The studio is open from Wednesday to Saturday. Something is usually drying, so mind your sleeves. There is tea.",
        ),
        quietButton("Address and hours", "/contact"),
      ],
      [
        heading("Work for others"),
        prose(
          "Programmes, record sleeves, seed packets, the signs in a small museum. We take on about ten commissions a year and write down how they went.",
        ),
        quietButton("See the portfolio", "/portfolio"),
      ],
    ),
    callToAction({
      above: "Commissions",
      title: "Something of yours, in seven inks",
      subtitle:
        "Tell us what it is for, how many you need and when. We answer within three days, with a price.",
      label: "Tell us about it",
      href: "/contact",
    }),
  ],
};

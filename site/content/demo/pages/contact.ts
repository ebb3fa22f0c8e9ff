import { columns, contactForm, figure, heading, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import { fieldNames } from "../forms/fieldNames.ts";
import type { DemoPage } from "../types.ts";

/** How to reach the studio. */
export const contact: DemoPage = {
  path: "/contact",
  title: "Contact",
  excerpt: "Where we are, when we are open, and how to ask about a print.",
  picture: demoPicture("contact-door"),
  body: [
    heading("Write to us", "write"),
    prose(
      "We read what comes in in the morning, with the first coffee, and answer the same day, unless something is on the press.",
    ),
    contactForm(
      "contact",
      fieldNames.print,
      figure(demoPicture("contact-door"), "Push. It sticks when the wind is in the west."),
      prose(
        'Or from your own mail program: <a href="mailto:studio@halftone.example">studio@halftone.example</a>.',
        'By telephone: <a href="tel:+494066969012">+49 40 66969 012</a>, during opening hours. If it rings for long, one of us has ink on both hands.',
      ),
    ),
    columns(
      [
        heading("Where"),
        prose(
          "Halftone<br>The Old Dairy<br>Ropewalk 4<br>Fennhaven",
          "From the ferry, walk along the quay with the water on your right. After the chandler’s turn left up the hill. Look for a green shopfront with a striped awning, and usually a blue bicycle. The door with the brass bell belongs to the dentist.",
        ),
      ],
      [
        heading("When"),
        table(
          "Opening hours",
          ["Day", "Hours"],
          ["Monday, Tuesday", "Closed: we print"],
          ["Wednesday to Friday", "10:00 to 17:00"],
          ["Saturday", "10:00 to 14:00"],
          ["Sunday", "Closed: we do not"],
        ),
      ],
    ),
    heading("Asking about a print", "print"),
    prose(
      "Tell us which print, which size, and roughly where in the world it should go. If it is sold out, we can say when it will be on the press again. Made-to-order prints take four weeks, most of which is drying.",
    ),
    heading("Commissions", "commissions"),
    prose(
      "We take on about ten pieces of work for others in a year. A date, a number of copies and a sentence about what it is for are enough to start with. A finished design is not needed, and now and then gets in the way.",
    ),
    heading("Visits and workshops", "workshops"),
    prose(
      "On the first Saturday of the month four people can spend the afternoon with us and go home with a two-colour print of their own. The step at the door is the only one; the rest is level, and the tables are at sitting height.",
    ),
  ],
};

import { figure, film, heading, list, prose, quotation } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const registration: DemoPost = {
  slug: "registration",
  title: "Registration, or where exactly",
  excerpt: "Getting a second colour to land on the first, and knowing when to stop trying.",
  publishedAt: "2026-05-04T07:30:00Z",
  author: "tomas-rey",
  categories: ["printing"],
  tags: ["letterpress", "risograph", "tools"],
  picture: demoPicture("journal-7-registration"),
  body: [
    prose(
      "To print one colour you need a press. To print two you need to put the sheet in the same place twice. It is a far harder thing to do, and most of the machinery on any press is there for it.",
      "The art is called registration, or register for short. A print is in register when every ink lies where it was meant to. It is out of register when the lips of the lady on the biscuit tin have moved to her cheek.",
    ),
    heading("Two edges and a corner"),
    prose(
      "You cannot aim a sheet of paper by looking at it. You push it against something that does not move. On the proof press there are two stops in front and one at the side: three points, which fix a rectangle on a plane and leave it no freedom at all. A fourth would fight the other three.",
      "The two colours have to use the same edges of the same sheet, and the edges must not be trimmed in between. For the second pass we mark the corner from which the first was laid. If the pile gets turned round, the error of the paper’s own cutting joins in, and paper is cut to within half a millimetre at best.",
    ),
    heading("How good is good"),
    prose(
      "The proof press holds a tenth of a millimetre if the person at the handle is not talking. The Risograph was made for school newsletters. It feeds the sheet with rubber rollers against no fixed stop, and holds about half a millimetre on a good day. In the course of a long run it wanders.",
      "Half a millimetre is the thickness of a fingernail. Whether you see it depends on the drawing, so the drawing has to be made for the press.",
    ),
    list(
      "<strong>Let colours overlap.</strong> Where two inks should meet, run the lighter one under the darker by half a millimetre. Printers call it a trap. Without it a sliver of white shows on one side.",
      "<strong>Or keep them apart.</strong> A gap of a millimetre and a half looks deliberate whatever happens. A gap of a tenth looks like a mistake in two cases out of three.",
      "<strong>Put all that is fine into one ink.</strong> Small type in two colours is a wager with poor odds.",
    ),
    figure(
      demoPicture("knot-garden-detail"),
      "Green inside black on the Knot Garden cover. The black is a millimetre wide and forgives two tenths on each side.",
    ),
    heading("The paper moves as well"),
    prose(
      'Suppose the press were perfect. The paper is still alive. It takes up moisture from the air and grows, mostly <a href="/journal/why-paper-has-a-grain">across the grain</a>, by a tenth of a per cent or so when the humidity rises by ten points. On an A3 sheet that makes up to four tenths of a millimetre. Print the blue on a dry Monday and the red on a wet Thursday, and no adjustment in the world will fit both ends of the sheet at once.',
      "We keep the paper room at fifty-five per cent, and let each delivery stand there for two days before it is opened. Between colours the pile is wrapped. There is a hygrometer in every room and one in my bicycle bag, which Ada considers excessive.",
    ),
    heading("The crosses in the margin"),
    prose(
      "Every plate carries a thin cross in a circle at the same spot outside the picture. When all inks are down the crosses should look like one. With a magnifier you read off which way the second one has to go. They are cut away at the end. I keep a box of the trimmed-off crosses, sorted by how far out they are. It is the nearest thing I have to a diary.",
    ),
    film("registration", {
      title: "An apple in two inks",
      poster: demoPicture("journal-film-registration"),
      caption:
        "Fourteen seconds without sound: blue, then vermilion, then three small steps to where it belongs.",
    }),
    heading("When to stop"),
    prose(
      "There is a point beyond which a print does not get better, only more anxious. Old fruit labels, circus bills and matchboxes were seldom in register, and the small error gives them their life. You can tell that a thing was printed and in how many goes.",
      "So we have limits, written down. Two tenths on the press and six on the Risograph go out of the door. Everything up to a millimetre is sold as a second. Beyond that it becomes a notepad.",
    ),
    quotation("A fourth stop would fight the other three."),
  ],
};

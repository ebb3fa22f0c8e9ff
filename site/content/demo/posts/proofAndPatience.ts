import { heading, prose, quotation, steps } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const proofAndPatience: DemoPost = {
  slug: "proof-and-patience",
  title: "Proof and patience",
  excerpt: "Five sheets stand between an idea and an edition. The third is always the worst.",
  publishedAt: "2026-08-31T07:30:00Z",
  author: "ada-lindqvist",
  categories: ["studio", "printing"],
  tags: ["proofs", "letterpress"],
  picture: demoPicture("journal-10-proof-and-patience"),
  body: [
    prose(
      "A proof is a print that is allowed to be wrong. That is its whole use. It costs a plate, an hour and some ink, and it tells you what the screen has been too polite to mention.",
      "Printers of etchings number them: first state, second state, and so on, as the plate is worked over. When everyone agrees, the artist writes <em>bon à tirer</em> on one, good to print, and every sheet of the edition is held against it. We have taken over the habit, without the French.",
    ),
    heading("Five sheets"),
    steps(
      "<strong>Black, at full size.</strong> Never mind the colours. Is the thing too large? It is always too large.",
      "<strong>Each ink alone.</strong> If one of them makes no sense by itself it is decoration, and it can go.",
      "<strong>All inks.</strong> This is the bad one. The overprints are darker than you thought, the lines are thicker, and an area that was empty in a promising way is simply empty. We have learned not to decide anything on this day.",
      "<strong>The correction.</strong> Usually it means taking something away. In nine years I can think of two prints that were mended by an addition.",
      "<strong>The right paper.</strong> The first four are pulled on offcuts. Now the real sheet, and with it the real colour, for a cream paper takes the chill off a blue and a grey one takes the joy out of a vermilion.",
    ),
    heading("Which light"),
    prose(
      "Colours are not in the ink. They are in the light, and the ink takes some of it away. Two greens that match under the lamp at the press can part company at the window. The textbooks call it metamerism, and customers call it something else.",
      "The trade has agreed on a standard light with a colour temperature of 5,000 kelvin, roughly that of noon in a place with decent weather. We have such a lamp over the long table. But nobody hangs a print under it. So each proof also spends an evening in Tomás’s kitchen, beneath a warm bulb of 2,700, next to a bowl of lemons. If it survives both, it will be all right on most walls.",
    ),
    heading("Then nothing"),
    prose(
      "The most useful tool comes after all that, and it is free. We pin the proof up beside the door, at a height where you pass it with a cup in your hand, and leave it there for three days.",
      "On the first day you see what you meant. On the second you see what you did. On the third, if you are lucky, you see it as somebody would who has never met you. Then you know at once that the moon must come down by a finger’s breadth. It was obvious. It had been obvious to the postman since Tuesday.",
    ),
    quotation("On the first day you see what you meant. On the second you see what you did."),
    heading("When to say yes"),
    prose(
      "Nothing is ever quite done, and a studio that waits for it will not eat. Our rule is simple: when the next correction would make a different print and not a better one, we stop. I write the date on the sheet with a soft pencil, Tomás signs beside it, and it goes into the plan chest. From then on it is the law. If copy number sixty looks better than the proof, copy number sixty is wrong.",
      "The drawer of refused proofs is much the fuller one. Once a year, in the week before Christmas, we open it to visitors and sell what is inside by weight. People stand there for hours. They pick the third sheets, mostly, the bad ones. I have given up trying to understand it.",
    ),
  ],
};

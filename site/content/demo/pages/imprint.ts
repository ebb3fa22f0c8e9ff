import { heading, prose } from "../demoBlocks.ts";
import type { DemoPage } from "../types.ts";

/** Who is responsible for the site. */
export const imprint: DemoPage = {
  path: "/imprint",
  title: "Imprint",
  excerpt: "Who is behind this site.",
  body: [
    prose(
      "Halftone is made up. There is no dairy, no Ada Lindqvist and no Tomás Rey, and the harbour is not on any chart. The studio was invented so that this website has something to show. Replace this page with your own particulars before anybody reads it who is entitled to them.",
    ),
    heading("Publisher"),
    prose(
      "Halftone, Lindqvist &amp; Rey<br>The Old Dairy, Ropewalk 4<br>Fennhaven",
      'Mail: <a href="mailto:studio@halftone.example">studio@halftone.example</a><br>Telephone: <a href="tel:+494066969012">+49 40 66969 012</a>',
      "Responsible for the content: Ada Lindqvist, at the same address. The number is one of those set aside for films and stories; nobody will answer it.",
    ),
    heading("Pictures and texts"),
    prose(
      'The pictures were drawn by programs and the texts were written for this demonstration. Both come with the software and may be used as its licence allows. More about that in the <a href="/colophon">colophon</a>.',
    ),
    heading("Links"),
    prose(
      "We checked the pages we link to on the day we linked to them. If one has turned into something else, tell us and the link goes.",
    ),
  ],
};

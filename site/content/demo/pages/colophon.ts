import { figure, heading, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** How the site is made. */
export const colophon: DemoPage = {
  path: "/colophon",
  title: "Colophon",
  excerpt: "How this site is made: two typefaces, seven inks and a few thousand lines of rules.",
  body: [
    prose(
      "A colophon stands at the end of a book and says who printed it, on what and with which letters. It is the one page on which a printer is allowed to talk shop.",
    ),
    heading("Letters"),
    prose(
      "Headings are set in <strong>Bricolage Grotesque</strong> by Mathieu Triay, a lively sans with ink traps that remember small presses. Text is set in <strong>Newsreader</strong> by Production Type, drawn for reading on screens. Both are variable fonts under the SIL Open Font License, and both are served from here.",
    ),
    heading("Colours"),
    prose(
      "The site uses the studio’s inks: black, blue, vermilion, red, green, ochre and violet, on the paper colours the prints use. The pages are described in a colour space in which equal steps look equal, and a test computes the contrast of every pair of colours that carries text.",
    ),
    heading("Pictures"),
    prose(
      "No photograph was taken and no picture was bought. Every print, frame, room and envelope in the shop was drawn by a small program with a seed: the same seed gives the same picture to the last bit. The programs come with the site, so you can follow each line to the rule that drew it.",
    ),
    figure(
      demoPicture("murmuration-detail"),
      "A detail of Murmuration. Each stroke was placed by a rule, and the rule by trial and error.",
    ),
    heading("Machinery"),
    prose(
      "Pages are written by Vitrine: TypeScript and React on the server, a few kilobytes of script in your browser, and a PostgreSQL database in a folder. Everything can be read without script. Every page also prints, which seemed the least we could do.",
      'Each kind of building block has a place on <a href="/blocks">one page</a>, and each token of the design on <a href="/style">another</a>.',
    ),
  ],
};

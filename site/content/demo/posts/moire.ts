import { figure, gallery, heading, list, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const moire: DemoPost = {
  slug: "moire",
  title: "The pattern nobody drew",
  excerpt:
    "Moiré is the sound of two rhythms disagreeing. You can measure it, avoid it or invite it in.",
  publishedAt: "2026-02-23T08:00:00Z",
  author: "tomas-rey",
  categories: ["printing"],
  tags: ["patterns", "halftone"],
  picture: demoPicture("journal-5-moire"),
  body: [
    prose(
      "Hold two combs in front of a window, one behind the other, and turn one of them slowly. Broad dark bands appear and swim across. Neither comb has a broad dark band on it. You have made a moiré.",
      "The word is older than the combs. Moiré, or watered silk, was a ribbed cloth that was folded face to face and pressed hard, so that the ribs of one half flattened those of the other wherever they did not quite match. The sheen that came of it was worn by cardinals. In printing it is worn by nobody, at least not on purpose.",
    ),
    heading("Rhythms"),
    prose(
      "Two pianos slightly out of tune beat against each other: a slow wow-wow-wow that is in neither string. Lines do the same with distance. Where the lines of two rulings fall on one another there is paper in between, and the place looks light. Where they fall into each other’s gaps the paper is covered, and it looks dark. The eye joins up the light places and sees a stripe.",
      "Both the rhythm and the angle count, and for straight lines the sums are short:",
    ),
    list(
      "Same direction, different spacing: multiply the two spacings and divide by their difference. Lines every 0.50 mm over lines every 0.52 mm give a stripe every 13 mm.",
      "Same spacing, different direction: divide the spacing by twice the sine of half the angle. Lines every 0.50 mm, turned by two degrees, give a stripe about every 14 mm. Turned by thirty, every 0.97 mm, which is too fine to bother anyone.",
    ),
    prose(
      "The first line explains why a very small mistake makes a very large pattern. A ruling that is out by one part in twenty-five shows up as a stripe twenty-five times its width. Moiré is a magnifying glass for error, and engineers use it as one. The vernier on a caliper works this way, and so did the gratings on the machine tools of my apprenticeship.",
    ),
    heading("Keeping it out"),
    prose(
      'In halftone printing each ink has a grid of dots, and any two grids can beat. Thirty degrees between them makes the stripes so narrow that they close up into rosettes. That is the whole secret of the <a href="/journal/a-dot-is-not-a-pixel">screen angles</a>. What it cannot cure is a grid in the subject itself. Tweed jackets, brick walls seen from afar and other people’s halftones will find your grid and fight it.',
      "The machine’s own resolution is a grid too. A Risograph draws its masters at 600 dots to the inch. A ruling of forty-three lines to the centimetre does not divide into that evenly, so every few lines one comes out a dot wider, and there is a stripe again, at an angle of exactly nothing. We have a list of spacings that divide. It is taped to the monitor.",
    ),
    heading("Letting it in"),
    prose(
      'For <a href="/shop/interference-one">Interference No. 1</a> we did the opposite of everything above. Two sets of rings have the same spacing and different centres. The stripes between them turn out to be hyperbolas, curves that neither set contains and nobody had to draw. If you move one centre by a millimetre the whole fan opens or closes by a stripe or two.',
    ),
    figure(
      demoPicture("interference-one-detail"),
      "Where the rings agree the paper shows. Where they do not, it is covered twice.",
    ),
    gallery(
      2,
      {
        ...demoPicture("interference-one-flat"),
        caption: "No. 1: two discs of rings, blue and red.",
      },
      {
        ...demoPicture("interference-two-flat"),
        caption: "No. 2: straight lines that cannot make up their minds.",
      },
      {
        ...demoPicture("interference-two-detail"),
        caption: "The same, from as close as the nose allows.",
      },
      {
        ...demoPicture("guilloche-detail"),
        caption: "A banknote’s rosette is a moiré that was told to behave.",
      },
    ),
    prose(
      "It makes the print merciless to print. An error in registration that would pass unnoticed on a landscape moves every curve on the sheet. We have stopped calling those copies faulty. Each has the fan of its own mistake, and we write the distance on the back in pencil: 0.0, 0.2, once a 0.7.",
      "The 0.7 was sold first.",
    ),
  ],
};

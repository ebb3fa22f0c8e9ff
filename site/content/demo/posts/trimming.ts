import { figure, heading, list, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const trimming: DemoPost = {
  slug: "trimming",
  title: "Trimming, the last irreversible thing",
  excerpt: "Three millimetres of bleed, one sharp blade, and the right order of cuts.",
  publishedAt: "2026-07-13T07:00:00Z",
  author: "tomas-rey",
  categories: ["paper", "printing"],
  tags: ["finishing", "tools"],
  picture: demoPicture("journal-9-trimming"),
  body: [
    prose(
      "Everything that goes wrong in printing can be printed again, as long as it goes wrong before the guillotine. By the time a pile of sheets gets there it holds all the hours that went into it. Then a blade comes down with the force of two tons, and the pile is the right size or it is not.",
      "I like trimming. It is the only job in the studio that is done the moment it is done.",
    ),
    heading("Why cut at all"),
    prose(
      "No press prints to the very edge of a sheet. The Risograph leaves five millimetres, the proof press needs ten for its grippers. A picture that should run off the paper is printed on a larger sheet and cut back. The picture itself has to go on beyond the cut, since no cut is exact. That extra is called bleed, and three millimetres of it are the custom everywhere.",
      "People who send us files forget it more often than anything else. The choice is then between a white hair along one edge and enlarging the picture by two per cent. We ring up and ask. Nobody has ever chosen the hair.",
    ),
    figure(
      demoPicture("good-day-flat"),
      "The rays of Good Day run off the card. On the sheet they go on for three millimetres more.",
    ),
    heading("The pile leans"),
    prose(
      "A blade does not fall through paper. It slides, at a slant, like a bread knife, and it pushes the paper ahead of it a little. If the clamp is too loose the top sheets creep out and come out longer than the bottom ones. Cutters call it draw. With the clamp too tight the pile is dented, and a deep impression comes out flat.",
      "So we cut low piles, four centimetres and no more, with a sheet of waste board above and below. The board keeps the last print from being cut into the table, and it takes the mark of the clamp.",
    ),
    heading("The order of cuts"),
    prose("A sheet has four sides, and the order is not a matter of taste."),
    list(
      "First the edge opposite the lay, so that the corner from which both colours were registered stays whole for the longest time.",
      "Then turn the pile so that the fresh edge lies against the back of the machine. From now on each cut is measured from a cut and no longer from the mill’s edge.",
      "On sheets that hold several cards cut the long way first. A narrow strip stays true only if it is short.",
      "The lay corner goes last. If something is wrong you will see it now, and you can still tell why.",
    ),
    heading("The blade"),
    prose(
      "Ours is seventy-six centimetres of steel with a harder edge brazed on, and it goes to be ground every six weeks. You hear when it is due. A sharp blade goes through paper with a sound like a sigh, a dull one crunches. The cut surface tells you too: pass a thumb along the pile. It should feel like one thing and not like four hundred.",
      "Kraft and recycled board blunt it quickest, because of the sand and staples that have been through the mill. Cotton is kind. Coated art paper, which looks so gentle, is full of china clay and works like sandpaper.",
      "The guillotine has two buttons, too far apart for one hand, and a beam of light that stops it if anything is in the way. It was built in 1971 and has been neither kind nor unkind to anyone. I check the beam with a ruler every morning before I check anything else.",
    ),
    heading("Edges we leave"),
    prose(
      "Some cotton papers come with a deckle, the thin, wandering edge where the pulp ran under the frame of the mould. Cutting it off would be like peeling a good apple. The numbered prints keep theirs on at least one side, and if you order one and it is not straight, that is why.",
      'What falls down on the other side of the blade is the subject of <a href="/journal/what-we-throw-away">a note of its own</a>.',
    ),
  ],
};

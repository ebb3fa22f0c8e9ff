import { heading, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const whatWeThrowAway: DemoPost = {
  slug: "what-we-throw-away",
  title: "What we throw away",
  excerpt: "For a year we weighed everything that left the studio by the back door.",
  publishedAt: "2026-11-09T08:00:00Z",
  author: "tomas-rey",
  categories: ["studio", "paper"],
  tags: ["waste", "finishing"],
  picture: demoPicture("journal-12-what-we-throw-away"),
  body: [
    prose(
      "Last November I hung a luggage scale beside the back door. For twelve months whatever went out of it was weighed first and written down: paper, film, tins, rags, the remains of lunch on the days when I forgot to think. This is the account. I had expected to be a little proud of it, and am a little less so.",
    ),
    table(
      "One year, from November to October",
      ["What", "Weight", "Where it went"],
      ["Trimmings", "96 kg", "Notepads 31 kg, paper bank 65 kg"],
      ["Make-ready and spoiled sheets", "58 kg", "Proofing stock, then paper bank"],
      ["Risograph masters", "7.4 kg", "Household waste"],
      ["Empty ink tubes", "5.1 kg", "Returned to the maker"],
      ["Photopolymer plates", "3.8 kg", "Steel to scrap, the rest burnt"],
      ["Rags and solvent", "11 kg", "Hazardous waste, collected twice"],
      ["Packaging that came with deliveries", "44 kg", "Used again 29 kg, paper bank 15 kg"],
    ),
    prose(
      "In the same twelve months we bought 612 kilograms of paper. So one sheet in four never became a print. Somebody at a large works told me that this was normal for short runs. I had hoped it would not be.",
    ),
    heading("Trimmings"),
    prose(
      "A poster printed to the edge on A3 begins life on a larger sheet, and an eighth of it ends up on the floor. The wide strips become notepads, glued along the short side. That is why our notepads have the proportions of a ruler. The narrow ones go to the paper bank, and clean white cotton is fetched by a woman in the next town who makes paper by hand. She gives us eggs.",
      'The real remedy is duller: lay out the sheet better. By turning the Good Day card round by ninety degrees we get one more from each sheet, without going <a href="/journal/why-paper-has-a-grain">against the grain</a>. That one change saves nine kilograms a year. It had been possible all along.',
    ),
    heading("Make-ready"),
    prose(
      "Before the first good sheet come the bad ones: the ink is uneven, the register is off, the pressure is wrong. We used to start each run on the good paper. Now we use yesterday’s bad sheets, on the back and then on the front again, until they are too dark to judge anything by. Some of them have been through eleven colours. Ada hangs these up.",
    ),
    heading("Masters"),
    prose(
      "This is the awkward line. A Risograph master is a film of plastic, two thousandths of a millimetre thick, laid on a tissue of plant fibres. It is a fine material and it cannot be taken apart again. Nobody recycles it. Each new print takes a fresh master for each ink, and so does each reprint. That comes to more than seven kilograms for what would otherwise be a very modest process.",
      "We have started to print longer and less often, which helps, and to sell a print as out of stock a little sooner, which does not please everybody. A school uses some of the old masters as stage curtains for puppets. Seven kilograms is a great many puppets.",
    ),
    heading("What changes"),
    prose(
      "There are three things we can do without pretending. The postcards will be laid out nine to a sheet instead of eight from January. Photopolymer plates of open editions will be kept and used again, for which we have bought a cabinet. And parcels go out in the boxes that came in, with the old label covered by a print of the word <em>again</em>.",
      "I shall go on weighing. The scale is by the door, it takes ten seconds, and there turns out to be nothing like writing down a number by hand for making you want a smaller one.",
    ),
  ],
};

import { heading, prose } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPost } from "../types.ts";

export const aShortHistoryOfBlue: DemoPost = {
  slug: "a-short-history-of-blue",
  title: "A short history of blue",
  excerpt:
    "Five thousand years of trying to make the colour that is everywhere and cannot be picked up.",
  publishedAt: "2026-06-08T07:15:00Z",
  author: "ada-lindqvist",
  categories: ["colour"],
  tags: ["pigments", "ink"],
  picture: demoPicture("journal-8-a-short-history-of-blue"),
  body: [
    prose(
      "Red you can dig up. So you can ochre, white and black; people did, and drew bison with them. Blue is the sky and the sea, and neither will come off on your fingers. There is hardly any blue earth, few blue stones, and the blue of a butterfly is no pigment at all but a fine grating on its wing. For most of history the colour had to be made, found at the end of a very long road, or done without.",
    ),
    heading("Made in Egypt"),
    prose(
      "The first recipe is about five thousand years old. Somebody in Egypt heated sand, lime and a copper ore with a little ash to some nine hundred degrees for a day or more, and ground up what was left. Chemists call it calcium copper silicate, and everyone else Egyptian blue. It is on tomb walls and on the crown of Nefertiti. The Romans made it by the ton. Then, with their empire, the recipe was lost, and Europe had to look elsewhere.",
    ),
    heading("From beyond the sea"),
    prose(
      "The elsewhere was one valley in Badakhshan, in what is now Afghanistan. Lapis lazuli has been mined there for longer than anything has been written. Ground up it makes a disappointing grey. Only when the powder is kneaded in wax and resin under lye does the blue come out and leave the rest behind, a method that reached Italy about 1200. The painters called the result <em>oltremare</em>, from beyond the sea, and it cost as much as gold. That is one reason why Mary wears it: a patron who paid for ultramarine wished it to be noticed.",
      "Those who could not pay used azurite, a copper mineral inclined to green, or smalt, which is ground cobalt glass and fades to the colour of dishwater. Dyers had woad and later indigo. Blue was what you could afford.",
    ),
    heading("An accident in Berlin"),
    prose(
      "In the first years of the eighteenth century a Berlin colour maker called Diesbach wanted to make a red from cochineal. He borrowed some potash that had gone bad: it had been used to purify animal oil and was full of things from blood. The red came out pale, then purple, then a blue nobody had seen before. It was the first modern synthetic pigment, it cost a tenth of ultramarine, and it went round the world as Prussian blue.",
      "By about 1830 it was cheap enough in Japan for prints that were sold for the price of a double helping of noodles. Without it there is no Great Wave. Hokusai’s printers used it for the outlines too, where black would have been usual, and graded it by wiping the block with a damp cloth. I have tried this. You need the cloth, the block and about ten years.",
    ),
    heading("A prize"),
    prose(
      "In 1824 a French society offered six thousand francs to whoever could make ultramarine for less than three hundred francs a kilogram. Jean-Baptiste Guimet was given the prize four years later. He cooked china clay, soda and sulphur, and got the same crystal as in the lapis, only purer. It still colours plastics and paints. Not long ago it also whitened most of Europe’s laundry, for a little blue makes yellowed linen look clean.",
    ),
    heading("The one in the drum"),
    prose(
      "In 1928 a glass-lined kettle cracked at a dye works in Grangemouth in Scotland. What was meant to become white came into contact with iron and showed streaks of dark blue. Seven years of work turned the iron into copper and the streaks into phthalocyanine blue. It is strong, transparent and does not mind the light. It colours the cyan of every printer on earth, and it is the greater part of ours.",
      "Transparency is what matters to us: it lets a blue lie over ochre and turn into a wood. A blue that covered would only be a blue. The newest one, found in Oregon in 2009 from yttrium, indium and manganese, is splendid and opaque, and a small tin of it costs more than our guillotine’s blade. We have seen it in a museum, behind glass, looking like the sky.",
      'What the blue does when it meets the other inks is told in <a href="/journal/overprint">the note on overprinting</a>.',
    ),
  ],
};

import type { DemoReview } from "../types.ts";

/** What buyers think of the posters. */
export const posterReviews: Readonly<Record<string, readonly DemoReview[]>> = {
  "north-wind": [
    {
      by: "Ingrid Solheim",
      on: "2026-11-16",
      rating: 5,
      body: "Bought the A2 for a stairwell with too much wall. It changes with the daylight, and in the evening the sun is what you see first.",
    },
    {
      by: "Daniel Osei",
      on: "2026-11-18",
      rating: 4,
      body: "Beautiful line work. One star off because I ordered A4 and ought to have known that I would want the A3.",
    },
    {
      by: "Katarzyna Wójcik",
      on: "2026-11-19",
      rating: 5,
      body: "Found the place where the vermilion misses. It is near the left edge. I am very happy with it.",
    },
  ],
  "slow-river": [
    {
      by: "Benoît Marchal",
      on: "2026-06-20",
      rating: 5,
      body: "The green is deeper than on my screen and much better for it.",
    },
    {
      by: "Hannah Whitlock",
      on: "2026-08-02",
      rating: 4,
      body: "Lovely calm thing for a bathroom, behind glass. The frame cost three times the print.",
    },
  ],
  murmuration: [
    {
      by: "Aroha Ngata",
      on: "2026-10-30",
      rating: 5,
      body: "We had starlings at home too, before the reeds were drained. I was not ready for how much this looks like them.",
    },
    {
      by: "Stefan Brückner",
      on: "2026-11-03",
      rating: 5,
      body: "Aus der Nähe lauter kleine Striche, von der Tür aus ein Schwarm. Hängt jetzt gegenüber vom Bett, und morgens bewegt er sich.",
    },
    {
      by: "Lena Fischer",
      on: "2026-11-08",
      rating: 4,
      body: "Sehr gut gedruckt und gut verpackt. Das Himmelblau ist etwas grauer als im Bild.",
    },
    {
      by: "Marcus Bell",
      on: "2026-11-11",
      rating: 3,
      body: "Good print, slow post. Eleven working days to Ireland and the tube was dented, although the sheet inside was fine.",
    },
  ],
  "interference-one": [
    {
      by: "Dr Ilse Brandt",
      on: "2026-04-02",
      rating: 5,
      body: "Mine says 0.2 on the back. The hyperbolas are as they should be.",
    },
    {
      by: "Sofia Lindgren",
      on: "2026-05-17",
      rating: 5,
      body: "I walk past it forty times a day and it has not stopped moving.",
    },
    {
      by: "Gary Thwaite",
      on: "2026-07-22",
      rating: 2,
      body: "It is well made but it makes my wife feel seasick. Returned without any fuss, hence two stars and not one.",
    },
  ],
  "interference-two": [
    {
      by: "Paolo Ricci",
      on: "2026-05-06",
      rating: 4,
      body: "Took the cream paper. It softens the black nicely. I should like to see it in A2.",
    },
  ],
  harmonograph: [
    {
      by: "Yael Shapira",
      on: "2026-07-25",
      rating: 5,
      body: "Number 41 of 150. My physics pupils tried to find the beginning of the line and two of them did.",
    },
    {
      by: "Tim Okonjo",
      on: "2026-08-14",
      rating: 5,
      body: "The darker crossings are something no screen shows you.",
    },
    {
      by: "Margit Novák",
      on: "2026-10-02",
      rating: 4,
      body: "Delicate. It needs a white wall and nothing near it.",
    },
  ],
  "sunflower-count": [
    {
      by: "Delphine Roux",
      on: "2026-09-05",
      rating: 5,
      body: "We counted. Thirty-four. The children now count pine cones, and they are insufferable about it.",
    },
    {
      by: "Oskar Lindholm",
      on: "2026-09-19",
      rating: 4,
      body: "A very warm ochre, nearly mustard by lamplight. Good solid paper.",
    },
    {
      by: "ريم الخطيب",
      on: "2026-10-10",
      rating: 5,
      body: "اشتريتها لصف الرياضيات في مدرستنا. الطباعة نظيفة واللون دافئ، والطلاب يعدّون البذور كل صباح.",
    },
    {
      by: "Jo Pritchard",
      on: "2026-10-28",
      rating: 5,
      body: "Arrived flat, smelt faintly of ink for a day, looks splendid.",
    },
  ],
  "quiet-spheres": [
    {
      by: "Edmund Hale",
      on: "2026-01-11",
      rating: 5,
      body: "You can feel the lines with a fingertip. I have been told to stop.",
    },
    {
      by: "Charlotte Meyer",
      on: "2026-03-08",
      rating: 5,
      body: "Das Papier allein ist das Geld wert.",
    },
  ],
  "ridge-lines": [
    {
      by: "Rory MacAskill",
      on: "2026-09-20",
      rating: 5,
      body: "Everyone asks which mountain it is. I have started to give different answers.",
    },
    {
      by: "Nadia Petrova",
      on: "2026-09-29",
      rating: 4,
      body: "Sharp as an engraving. The grey paper is a little cooler than I had thought.",
    },
    {
      by: "Samuel Boateng",
      on: "2026-10-18",
      rating: 5,
      body: "A2 above the desk. It goes well with bad news and with good.",
    },
  ],
  "seven-islands": [
    {
      by: "Kirsten Dahl",
      on: "2026-11-09",
      rating: 5,
      body: "I am the one with the list of harbours. Fishmarket closes at two.",
    },
    {
      by: "Andrés Molina",
      on: "2026-11-12",
      rating: 5,
      body: "The olive where the blue crosses the ochre is my favourite colour now, and it was not even ordered.",
    },
    {
      by: "Beth Carrow",
      on: "2026-11-14",
      rating: 4,
      body: "Gorgeous. It came rolled and took three nights under the atlas to lie flat, not one.",
    },
    {
      by: "Hiroshi Tanabe",
      on: "2026-11-17",
      rating: 5,
      body: "The degrees in the border are correct to each other. I checked. Thank you for that.",
    },
  ],
  "high-pasture": [
    {
      by: "Lukas Egger",
      on: "2026-07-14",
      rating: 5,
      body: "Ich bin Hüttenwirt und kann bestätigen: Die Tür ist offen.",
    },
    {
      by: "Fiona Strand",
      on: "2026-08-30",
      rating: 4,
      body: "The dotted path is a joy. I would have liked a bench.",
    },
  ],
  "night-crossing": [
    {
      by: "Maeve Donnelly",
      on: "2026-11-06",
      rating: 5,
      body: "The white is like milk, as they say. In a dark hallway it glows.",
    },
    {
      by: "Erik Hammar",
      on: "2026-11-13",
      rating: 5,
      body: "Thirty years on that kind of boat. The lights are where lights belong.",
    },
  ],
  "old-town": [
    { by: "Teodora Ilić", on: "2026-03-15", rating: 5, body: "It is Kotor. It is clearly Kotor." },
    {
      by: "Ramón Vidal",
      on: "2026-04-21",
      rating: 5,
      body: "Es mi pueblo, aunque ellos digan que no.",
    },
    {
      by: "Philippa Gray",
      on: "2026-09-02",
      rating: 4,
      body: "Lovely object. I had it at the old price and see it is reduced now. Such is life.",
    },
  ],
  delta: [
    {
      by: "Amara Nwosu",
      on: "2026-02-18",
      rating: 5,
      body: "Grew up in one of these. The side arms that go nowhere are right.",
    },
    {
      by: "Willem de Groot",
      on: "2026-06-07",
      rating: 3,
      body: "Nice, but the A4 was out of stock twice when I tried, and in the end I bought a larger one than I have room for.",
    },
  ],
  strata: [
    {
      by: "Catrin Powell",
      on: "2026-05-24",
      rating: 5,
      body: "I teach geology. The throw of the fault is measurable and the beds match across it. You have no idea how rare that is in art.",
    },
    {
      by: "Jean-Luc Perrot",
      on: "2026-08-09",
      rating: 4,
      body: "Richer than the pictures. A close view in the shop would have helped me to decide.",
    },
  ],
  "tide-table": [
    {
      by: "Morwenna Teague",
      on: "2026-08-15",
      rating: 5,
      body: "Wrong month, wrong harbour, exactly right for the boathouse.",
    },
    {
      by: "Bjarne Lund",
      on: "2026-10-11",
      rating: 4,
      body: "Good and clear. I would have put the heights in metres on it, but then I would.",
    },
  ],
  ampersand: [
    {
      by: "Josephine Adler",
      on: "2026-10-20",
      rating: 5,
      body: "On kraft. It stops people in the doorway.",
    },
    {
      by: "Miguel Santos",
      on: "2026-10-31",
      rating: 5,
      body: "A wedding present for two typesetters. They cried, and then they criticised the curve of the tail.",
    },
    {
      by: "Ruth Feldman",
      on: "2026-11-10",
      rating: 4,
      body: "Vermilion is really vermilion. Take the word loud in the journal seriously.",
    },
  ],
  "alphabet-grid": [
    {
      by: "Sinéad Kelly",
      on: "2026-04-11",
      rating: 5,
      body: "Our three-year-old has claimed the box with the S and will not discuss it.",
    },
    {
      by: "Viktor Hansson",
      on: "2026-06-30",
      rating: 5,
      body: "Honest price for an honest alphabet.",
    },
    {
      by: "Ayumi Sato",
      on: "2026-09-13",
      rating: 4,
      body: "Very even black. The cream paper is a touch yellower than I would have chosen.",
    },
  ],
  "long-s": [
    { by: "Bartholomew Finch", on: "2026-01-30", rating: 5, body: "Moft excellent." },
    {
      by: "Clara Nyström",
      on: "2026-02-22",
      rating: 5,
      body: "The last one of the hundred but three. The impression is astonishing.",
    },
  ],
  numerals: [
    {
      by: "Omar Haddad",
      on: "2026-08-29",
      rating: 4,
      body: "طباعة ممتازة، لكنني كنت أتمنى نسخة بالأرقام العربية المشرقية أيضًا.",
    },
  ],
  punctuation: [
    {
      by: "Helen Marsh",
      on: "2026-06-13",
      rating: 5,
      body: "The semicolon has never been given so much room. It deserves it.",
    },
    {
      by: "Dagny Berg",
      on: "2026-07-28",
      rating: 3,
      body: "Handsome, but with the light from the side the full stops shadow so strongly that it looks dusty.",
    },
  ],
  overprint: [
    {
      by: "Leander Voss",
      on: "2026-06-22",
      rating: 5,
      body: "Looked at it through a sheet of red acetate, as my daughter suggested. Only the blue letters were left. We have been doing it all evening.",
    },
    {
      by: "Priya Raghunathan",
      on: "2026-07-11",
      rating: 5,
      body: "I run a Riso too. Nobody should get a violet like that out of those two drums.",
    },
    {
      by: "Hélène Aubert",
      on: "2026-10-05",
      rating: 4,
      body: "Superbe. Tube un peu enfoncé, affiche intacte.",
    },
  ],
  "specimen-sheet": [
    {
      by: "George Pemberton",
      on: "2026-03-03",
      rating: 5,
      body: "I read the five point line with a glass. I shall not spoil it.",
    },
  ],
  "harvest-moon": [
    {
      by: "Linnea Ek",
      on: "2026-09-27",
      rating: 5,
      body: "Four steps back and it is a moon, two steps and it is a pattern. I have worn a path.",
    },
    {
      by: "Chidi Eze",
      on: "2026-10-12",
      rating: 5,
      body: "Very warm, very round. It is framed in oak like the one in the picture.",
    },
    {
      by: "Agnes Thorne",
      on: "2026-10-24",
      rating: 4,
      body: "A slight roller mark in the lower margin that is hidden by the mat. They offered to reprint it, I said no.",
    },
  ],
  "two-hills": [
    {
      by: "Roisin Farrell",
      on: "2026-06-27",
      rating: 5,
      body: "The valley. That green is in no paint shop.",
    },
    {
      by: "Tobias Kern",
      on: "2026-09-06",
      rating: 4,
      body: "Ruhig und stimmig. Auf Creme noch schöner als auf Weiß, finde ich; ich habe jetzt beide.",
    },
  ],
  lighthouse: [
    {
      by: "Padraig Nolan",
      on: "2026-11-13",
      rating: 5,
      body: "Mine has the flashes on the back: three, a pause, one. A neighbour who kept a light says that is a real character. We are looking it up.",
    },
    {
      by: "Isabelle Fontaine",
      on: "2026-11-16",
      rating: 5,
      body: "The white of the tower is only paper. I had read it and I still did not believe it.",
    },
    {
      by: "Sven Aalto",
      on: "2026-11-18",
      rating: 5,
      body: "The best thing on our walls, says the person who painted the other things.",
    },
    {
      by: "Mo Farouk",
      on: "2026-11-19",
      rating: 4,
      body: "Great print. A2 is large, so measure first.",
    },
    {
      by: "Dorothea Klein",
      on: "2026-11-20",
      rating: 2,
      body: "Leider kam die Rolle geknickt an. Ersatz ist unterwegs, das ging schnell, aber der Geburtstag war vorbei.",
    },
  ],
  pear: [
    {
      by: "Marguerite Blanc",
      on: "2026-09-12",
      rating: 5,
      body: "It made me want a pear, in February terms of wanting.",
    },
    {
      by: "Ellis Ward",
      on: "2026-10-16",
      rating: 4,
      body: "Kitchen wall, over the bread bin. Perfect there.",
    },
  ],
  swimmer: [
    {
      by: "Anouk Visser",
      on: "2026-07-08",
      rating: 5,
      body: "I swim in winter and this is what it looks like from the inside as well.",
    },
    {
      by: "Freddie Lowe",
      on: "2026-08-19",
      rating: 5,
      body: "So much blue and then that one arm. Worth its hour.",
    },
    { by: "Carmen Ortiz", on: "2026-09-30", rating: 4, body: "Muy bonita. Llegó bien protegida." },
  ],
  eclipse: [
    {
      by: "Iker Zabaleta",
      on: "2026-09-21",
      rating: 5,
      body: "We stood on a hill near Burgos that evening. This is closer to it than any of my photographs.",
    },
    {
      by: "Lotte Jansen",
      on: "2026-10-14",
      rating: 3,
      body: "A fine print, but a little expensive, and A3 was gone the week I made up my mind.",
    },
  ],
  "first-snow": [
    {
      by: "Veikko Laine",
      on: "2025-12-02",
      rating: 5,
      body: "Correct for about four in the afternoon.",
    },
    {
      by: "Emily Chen",
      on: "2026-01-17",
      rating: 5,
      body: "Bought as a Christmas card for one person, in A3.",
    },
    {
      by: "Piotr Zieliński",
      on: "2026-02-10",
      rating: 4,
      body: "Simple and good. The blue rubs off slightly if you press, so frame it.",
    },
  ],
};

import type { DemoReview } from "../types.ts";

/** What buyers think of the cards and notebooks. */
export const stationeryReviews: Readonly<Record<string, readonly DemoReview[]>> = {
  confetti: [
    {
      by: "Abigail Stone",
      on: "2026-10-22",
      rating: 5,
      body: "Five of them, five birthdays, no hoovering.",
    },
    {
      by: "Nils Persson",
      on: "2026-11-04",
      rating: 4,
      body: "Cheerful without shouting. The envelope could be a bit heavier.",
    },
  ],
  "good-day": [
    {
      by: "Tamsin Locke",
      on: "2026-05-15",
      rating: 5,
      body: "Sent to my sister on her first day at a new job. She has it on her monitor.",
    },
    {
      by: "Hugo Lemaire",
      on: "2026-08-08",
      rating: 5,
      body: "The rays go right to the edge, cleanly. I have read the piece about trimming and now I notice.",
    },
  ],
  "paper-garden": [
    {
      by: "Greta Holm",
      on: "2026-06-09",
      rating: 4,
      body: "The dark overlaps are the best part. I wish the rose paper were sold plain.",
    },
  ],
  "thank-you": [
    {
      by: "Winifred Cole",
      on: "2026-01-06",
      rating: 5,
      body: "We sent forty after the funeral. They were exactly quiet enough.",
    },
    {
      by: "Bruno Keller",
      on: "2026-04-19",
      rating: 5,
      body: "Man spürt die Schrift von innen. Sehr schön.",
    },
    {
      by: "Zahra Amini",
      on: "2026-09-25",
      rating: 5,
      body: "The lines at the margin keep saying it after you have stopped reading.",
    },
  ],
  "little-houses": [
    {
      by: "Olivia Hart",
      on: "2026-07-19",
      rating: 5,
      body: "New address inside, old friends delighted.",
    },
    {
      by: "Matteo Galli",
      on: "2026-08-25",
      rating: 4,
      body: "Molto carina. I counted nineteen houses and one cat, or it may be a chimney.",
    },
    {
      by: "Sabine Reuter",
      on: "2026-10-03",
      rating: 5,
      body: "Die kleine weiße Wand ist wirklich kein Weiß. Ich musste die Lupe holen.",
    },
  ],
  balloons: [
    {
      by: "Chloe Baptiste",
      on: "2026-04-14",
      rating: 5,
      body: "My son is six and has worked out that one balloon has no string. Please do not correct it.",
    },
    {
      by: "Ewan Ross",
      on: "2026-07-05",
      rating: 3,
      body: "Nice card. The set of five has been sold out every time I looked.",
    },
  ],
  "winter-branches": [
    {
      by: "Astrid Nyberg",
      on: "2026-11-10",
      rating: 5,
      body: "At last a card for December that keeps its voice down.",
    },
    {
      by: "Martin Sykora",
      on: "2026-11-17",
      rating: 5,
      body: "The red sun is lovely against the grey. Ordered ten more.",
    },
  ],
  "tall-ships": [
    {
      by: "Harriet Vane",
      on: "2026-07-31",
      rating: 5,
      body: "Thick as a beer mat and much better printed.",
    },
    {
      by: "Joaquim Reis",
      on: "2026-09-04",
      rating: 4,
      body: "Posted from Porto to Halifax and it arrived with hardly a scratch.",
    },
  ],
  "kite-day": [
    {
      by: "Poppy Ainsworth",
      on: "2026-05-22",
      rating: 5,
      body: "He is holding the strings in his study, as intended.",
    },
  ],
  "tile-floor": [
    {
      by: "Inês Carvalho",
      on: "2026-03-02",
      rating: 5,
      body: "My grandmother’s hall in Setúbal. We were asked not to run.",
    },
    {
      by: "Felix Baumann",
      on: "2026-05-29",
      rating: 4,
      body: "Sauber gedruckt. Als Set gerahmt ergibt es einen ganzen Boden.",
    },
  ],
  "city-blocks": [
    {
      by: "Leyla Yıldız",
      on: "2026-04-08",
      rating: 4,
      body: "Sent it from a village of two storeys. The irony was received.",
    },
  ],
  pebbles: [
    {
      by: "Nora Castell",
      on: "2026-08-18",
      rating: 5,
      body: "I put a real one next to it in the envelope. It cost extra.",
    },
    {
      by: "Bill Hargreave",
      on: "2026-09-22",
      rating: 4,
      body: "A quiet card for writing quiet things on.",
    },
  ],
  telegraph: [
    {
      by: "Commander J. Rowe (ret.)",
      on: "2026-09-15",
      rating: 5,
      body: "Read at sight. Spacing correct. It is indeed friendly.",
    },
    {
      by: "Maja Kowalczyk",
      on: "2026-10-09",
      rating: 5,
      body: "It took us a pencil, a library book and most of Sunday.",
    },
  ],
  constellations: [
    {
      by: "Selma Aziz",
      on: "2026-10-13",
      rating: 5,
      body: "The violet is so dense that it looks like velvet.",
    },
    {
      by: "Peter Loveday",
      on: "2026-11-01",
      rating: 3,
      body: "Very pretty. The heavy violet took a fingerprint on the way out of the box, so hold it by the edges.",
    },
  ],
  maze: [
    {
      by: "Ifeoma Obi",
      on: "2026-06-29",
      rating: 5,
      body: "Solved in a budget meeting. Nobody noticed, least of all the budget.",
    },
    {
      by: "Karl-Heinz Vogt",
      on: "2026-08-11",
      rating: 4,
      body: "Papier verträgt Füller ohne Durchschlagen. Die Heftung ist stabil.",
    },
    {
      by: "Dana Weiss",
      on: "2026-10-26",
      rating: 5,
      body: "Third one. The corners really do survive a back pocket.",
    },
  ],
  stitch: [
    {
      by: "Emi Nakagawa",
      on: "2026-05-10",
      rating: 5,
      body: "I embroider hitomezashi, and the pattern is possible. I have stitched it since.",
    },
    {
      by: "Laurence Bright",
      on: "2026-09-18",
      rating: 4,
      body: "The blue came off a little on a white shirt when it was new. After a week it stopped.",
    },
  ],
  woven: [
    {
      by: "Sanna Virtanen",
      on: "2026-03-16",
      rating: 5,
      body: "From a metre away I tried to straighten a thread.",
    },
  ],
  shards: [
    {
      by: "Theo Marchetti",
      on: "2026-04-25",
      rating: 2,
      body: "The first copy had been trimmed skew by a good millimetre. They sent another the same day and asked for nothing back, but a millimetre is a millimetre.",
    },
    {
      by: "Rosa Delgado",
      on: "2026-06-16",
      rating: 5,
      body: "Olive green where the two meet. Lovely.",
    },
  ],
  rain: [
    { by: "Gwen Parry", on: "2026-11-02", rating: 5, body: "180 days? You should try ours." },
    {
      by: "Aleksi Koskinen",
      on: "2026-11-09",
      rating: 4,
      body: "I keep it for bad ideas. It is nearly full.",
    },
  ],
  pinwheel: [
    {
      by: "Prof. T. Ramanathan",
      on: "2025-12-12",
      rating: 5,
      body: "The orientations are as Conway says. I shall set it in the examination.",
    },
  ],
  fern: [
    {
      by: "Isla Murray",
      on: "2026-09-09",
      rating: 5,
      body: "Four generations of fronds before the dots give out. I counted.",
    },
    {
      by: "Jordan Pike",
      on: "2026-10-19",
      rating: 4,
      body: "Good paper, dead flat, could have a ribbon.",
    },
  ],
  "cube-field": [
    {
      by: "Marta Kovács",
      on: "2026-11-13",
      rating: 5,
      body: "It lies open at page one. I had stopped believing that any book did.",
    },
    {
      by: "Nicolas Aubry",
      on: "2026-11-17",
      rating: 5,
      body: "J’ai pris le B5 quadrillé. Papier excellent, couture impeccable.",
    },
    {
      by: "Desmond Clay",
      on: "2026-11-19",
      rating: 4,
      body: "The hollow ones move when I am tired. That is a compliment.",
    },
  ],
  guilloche: [
    {
      by: "Vera Stanković",
      on: "2026-07-01",
      rating: 5,
      body: "I used to work for a bank-note printer. It would not fool us. It would have been admired.",
    },
    {
      by: "Oliver Penn",
      on: "2026-08-22",
      rating: 4,
      body: "The finest lines I have seen from a small press.",
    },
  ],
  terrace: [
    {
      by: "Linh Tran",
      on: "2026-04-28",
      rating: 5,
      body: "It looks like the bus window on the way to my aunt’s.",
    },
  ],
  "knot-garden": [
    {
      by: "Rosalind Amery",
      on: "2026-06-05",
      rating: 5,
      body: "Followed it with a finger. Back where I began after four minutes.",
    },
    {
      by: "Gustav Malmö",
      on: "2026-09-11",
      rating: 4,
      body: "The green stays inside the black. Somebody was not talking.",
    },
  ],
  penrose: [
    {
      by: "Adaeze Nnamdi",
      on: "2026-02-14",
      rating: 5,
      body: "Full of lecture notes on something else entirely. It keeps me honest.",
    },
    {
      by: "Ralf Winter",
      on: "2026-05-03",
      rating: 4,
      body: "Bindung und Papier sehr gut. B5 ist größer, als man denkt.",
    },
  ],
  ledger: [
    {
      by: "Constance Webb",
      on: "2026-08-04",
      rating: 5,
      body: "I do the accounts of a choir in it. They have improved.",
    },
    {
      by: "Tariq Mansour",
      on: "2026-10-21",
      rating: 4,
      body: "دفتر متين والورق ممتاز مع قلم الحبر. كنت أفضّل غلافًا أكثر صلابة.",
    },
  ],
  "dot-matrix": [
    {
      by: "Yvonne Achterberg",
      on: "2026-09-16",
      rating: 5,
      body: "Was told to write now, wrote now.",
    },
    {
      by: "Simon Fell",
      on: "2026-10-30",
      rating: 4,
      body: "You can read it with your eyes shut, given time, as promised. I have time.",
    },
  ],
};

import type { DemoComment } from "./types.ts";

/** What readers said below the posts, by the slug of the post, oldest first. */
export const comments: Readonly<Record<string, readonly DemoComment[]>> = {
  "a-dot-is-not-a-pixel": [
    {
      by: "Maren Holst",
      on: "2025-10-06T18:12:00Z",
      body: "I have just spent ten minutes walking backwards from a cereal packet in my own kitchen. One metre and forty. What does that say about the packet, or about me?",
      answers: [
        {
          by: "Tomás Rey",
          on: "2025-10-07T08:03:00Z",
          body: "About twenty-five dots to the centimetre, which would be coarse for a packet but usual for corrugated board. Is there a fluted edge? Your eyes are fine.",
          answers: [
            {
              by: "Maren Holst",
              on: "2025-10-07T17:40:00Z",
              body: "There is a fluted edge. I find this slightly uncanny.",
            },
          ],
        },
      ],
    },
    {
      by: "Jonas Weidlich",
      on: "2025-10-11T09:26:00Z",
      body: "Sehr schöner Text. Eine Ergänzung aus dem Zeitungsdruck: Wir haben früher den Tonwertzuwachs nicht weggerechnet, sondern die Vorlagen heller bestellt. Der Fotograf hat geflucht, das Ergebnis war dasselbe.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2025-10-11T11:02:00Z",
          body: "Danke! Genau das machen wir bei alten Vorlagen auch, nur dass hier niemand mehr da ist, der fluchen könnte.",
        },
      ],
    },
    {
      by: "Priya Raghunathan",
      on: "2025-11-02T14:51:00Z",
      body: "Is the 68 per cent specific to your paper? I get closer to 75 on a very soft cotton.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2025-11-02T19:20:00Z",
          body: "Yes, it is ours only, and only for the blue. The ochre gains less because it is lighter and the eye forgives it. 75 on soft cotton sounds right. Print a strip and believe the strip.",
        },
      ],
    },
  ],
  "why-paper-has-a-grain": [
    {
      by: "Saoirse Brennan",
      on: "2025-11-10T20:15:00Z",
      body: "Bookbinder here. The wet test leaves a sample you can keep: write the direction on it and use it as a bookmark. I have a drawer full.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2025-11-11T07:44:00Z",
          body: "That is the best idea anyone has sent us this year. I have started a drawer.",
        },
      ],
    },
    {
      by: "Wen Jiayi",
      on: "2025-11-15T03:08:00Z",
      body: "Does this hold for handmade xuan paper? It seems to tear straight both ways, or crooked both ways, depending on my mood.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2025-11-15T09:30:00Z",
          body: "The mould is moved mostly in one direction for some kinds, so there can be a slight grain. But long fibres and hand movement even it out, and the screen’s bamboo splints often matter more. I would trust the mood.",
        },
      ],
    },
  ],
  "six-drums": [
    {
      by: "Olu Adeyemi",
      on: "2025-12-08T12:33:00Z",
      body: "Team grey.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2025-12-08T12:41:00Z",
          body: "This comment was nearly not approved.",
        },
        {
          by: "Lucía Ferrer",
          on: "2025-12-09T16:05:00Z",
          body: "Rosa fluorescente, por favor. Life is short and grey can be had for nothing, in November.",
        },
      ],
    },
    {
      by: "Henrik Aas",
      on: "2025-12-20T10:18:00Z",
      body: "Could you photograph the drawer of crossed tints some time? I would buy a poster of it.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2025-12-21T09:00:00Z",
          body: "Photographs lie about it, but a printed sheet would not. We are thinking about it, which is to say Tomás has already ordered the paper.",
        },
      ],
    },
    {
      by: "Anneliese Kurz",
      on: "2026-01-04T15:47:00Z",
      body: "Eight kilos with handles, and you carry them up which stairs?",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-01-05T08:12:00Z",
          body: "None. That is why we live in a dairy.",
        },
      ],
    },
  ],
  overprint: [
    {
      by: "ياسر الحداد",
      on: "2026-01-20T06:22:00Z",
      body: "مقال ممتع، وقد فهمت أخيرًا لماذا كان الأخضر في بطاقاتنا القديمة مختلفًا من بطاقة إلى أخرى: كان الأزرق يُطبع مرة قبل الأصفر ومرة بعده. هل تنصحون بالانتظار بين اللونين يومًا كاملًا حتى مع الورق الماصّ؟",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-01-20T10:50:00Z",
          body: "Thank you, and yes: a day even on absorbent paper, if the first colour is a solid. For fine lines an hour will do. I would love to see one of those old cards.",
        },
      ],
    },
    {
      by: "Beatrix Olde",
      on: "2026-01-25T21:09:00Z",
      body: "The sum with the shares of light is the first explanation of subtractive mixing that I could repeat to my pupils without notes. We used tea and red-cabbage water. The classroom smells.",
    },
    {
      by: "Kenji Morita",
      on: "2026-02-03T02:31:00Z",
      body: "With woodblock we print the key block first and the colours after, so the dark line lies below. Have you tried blue lines first?",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-02-03T08:15:00Z",
          body: "Once, by mistake. The ochre laid a haze over the lines, rather like varnish. With water-based colour the upper layer is thinner, and I think that is the difference. I keep the sheet in the drawer of errors I like.",
          answers: [
            {
              by: "Kenji Morita",
              on: "2026-02-03T23:58:00Z",
              body: "The drawer of errors I like is a good name for a shop.",
            },
          ],
        },
      ],
    },
  ],
  moire: [
    {
      by: "Dr Ilse Brandt",
      on: "2026-02-23T19:35:00Z",
      body: "A small addition from a physicist: in each family of stripes the difference of the two ring numbers is constant, hence the hyperbolas. Count the sum instead and you get ellipses, which are there as well if you squint.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-02-24T07:20:00Z",
          body: "I squinted. They are. I have been looking at this print for three years.",
        },
      ],
    },
    {
      by: "Callum Reid",
      on: "2026-03-01T11:11:00Z",
      body: "So is the 0.7 still about? Asking for a wall.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-03-01T12:00:00Z",
          body: "It went to Lyon and I am told it hangs in a stairwell. We had a 0.5 in October.",
        },
      ],
    },
  ],
  "the-weight-of-paper": [
    {
      by: "Grace Okafor",
      on: "2026-03-30T13:02:00Z",
      body: "Worked in a post room for eleven years and never knew the five gram thing. Somebody could have said.",
    },
    {
      by: "Rafael Teixeira",
      on: "2026-04-06T22:40:00Z",
      body: "On what was the plank printed, or rather what was printed on the plank?",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-04-07T06:55:00Z",
          body: "The words WET PAINT, for the front door. It was not wet by the time the sign was dry.",
        },
      ],
    },
    {
      by: "Mette Sørensen",
      on: "2026-05-18T09:14:00Z",
      body: "Could you say something about recycled papers? They always feel lighter than the number.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-05-18T17:33:00Z",
          body: "Fibres get shorter each time round and pack more densely, so the sheet is thinner and limper for the same grams. The number is right and so are your hands. Worth a note of its own.",
        },
      ],
    },
  ],
  registration: [
    {
      by: "Pavel Horák",
      on: "2026-05-05T08:48:00Z",
      body: "Thirty years on a Heidelberg cylinder. Two tenths on a hand press is good work. I would only add: count the sheets that went through before the shift, not after. The first fifty always lie.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-05-05T18:02:00Z",
          body: "Coming from you I shall frame that. And we have begun to throw away the first twenty before measuring. Fifty hurts.",
        },
      ],
    },
    {
      by: "Imogen Clarke",
      on: "2026-05-12T20:26:00Z",
      body: "The box of trimmed crosses ought to be an exhibition.",
    },
  ],
  "a-short-history-of-blue": [
    {
      by: "Farzana Karimi",
      on: "2026-06-08T16:30:00Z",
      body: "My grandfather came from Badakhshan. He said that the miners lit fires against the rock and threw cold water on it, and that the best stone was the kind that looked like the hour after sunset. Thank you for naming the place.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-06-09T07:10:00Z",
          body: "Thank you for this. I have written the hour after sunset on the drawer.",
        },
      ],
    },
    {
      by: "Tom Lathbury",
      on: "2026-06-14T10:05:00Z",
      body: "I believe the noodle price for the Great Wave is usually given for the 1840s. Still, a fine image.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-06-14T12:48:00Z",
          body: "You are right that the price we know was set in the 1840s, when it was capped at sixteen mon. About 1830 it may have been a little more. The noodles, I gather, were steady.",
        },
      ],
    },
    {
      by: "Noor van Dijk",
      on: "2026-07-01T18:19:00Z",
      body: "No woad in the shop, then?",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-07-01T19:44:00Z",
          body: "We tried. It is fermented in what the old books call stale water, and they do not mean water. Ada voted against.",
        },
      ],
    },
  ],
  trimming: [
    {
      by: "Yusuf Demir",
      on: "2026-07-13T15:52:00Z",
      body: "I run the guillotine at a school. Printed the list of cuts, laminated it, hung it up. Within an hour someone had trimmed the laminate in the wrong order.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-07-13T18:20:00Z",
          body: "This is the most complete account of teaching I have ever read.",
        },
      ],
    },
  ],
  "proof-and-patience": [
    {
      by: "Elif Aydın",
      on: "2026-08-31T21:47:00Z",
      body: "The third sheets are the ones in which you can see people thinking. That is why we buy them.",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-09-01T06:58:00Z",
          body: "Now I shall never be able to print a third sheet without feeling watched.",
        },
      ],
    },
    {
      by: "Mihai Ionescu",
      on: "2026-09-09T13:13:00Z",
      body: "Which date is the sale this year? I live a ferry away and have to plan.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-09-09T17:00:00Z",
          body: "Saturday 19 December, from ten until the drawer is empty. The eleven o’clock ferry is early enough, the one o’clock has never been.",
        },
      ],
    },
  ],
  "letting-ink-dry": [
    {
      by: "Frieda Lang",
      on: "2026-10-05T17:23:00Z",
      body: "The rags! My uncle lost a shed that way, in 1983, and nobody in the village has believed the explanation to this day. I am going to print this page and post it to all of them.",
      answers: [
        {
          by: "Tomás Rey",
          on: "2026-10-05T19:01:00Z",
          body: "Please do. And let the ink dry first.",
        },
      ],
    },
    {
      by: "Hana Dvořáková",
      on: "2026-10-19T08:37:00Z",
      body: "Would a fixative spray help with the Risograph solids?",
      answers: [
        {
          by: "Ada Lindqvist",
          on: "2026-10-19T10:25:00Z",
          body: "A little, and it turns the paper slightly grey and smells for a week. We tried three kinds and went back to glass.",
        },
      ],
    },
  ],
};

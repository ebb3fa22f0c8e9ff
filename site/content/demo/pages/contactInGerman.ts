import { columns, contactForm, figure, heading, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import { fieldNames } from "../forms/fieldNames.ts";
import type { DemoPage } from "../types.ts";

/** How to reach the studio, in German. */
export const contactInGerman: DemoPage = {
  path: "/de/contact",
  title: "Kontakt",
  language: "de",
  excerpt: "Wo wir sind, wann wir öffnen und wie Sie nach einem Druck fragen.",
  picture: demoPicture("contact-door"),
  body: [
    heading("Schreiben Sie uns", "write"),
    prose(
      "Was ankommt, lesen wir morgens beim ersten Kaffee und antworten am selben Tag, außer wenn gerade gedruckt wird.",
    ),
    contactForm(
      "contact-de",
      fieldNames.print,
      figure(
        {
          ...demoPicture("contact-door"),
          alt: "Die grüne Ladenfront von Halftone mit gestreifter Markise, roter Tür und einem blauen Fahrrad.",
        },
        "Drücken. Bei Westwind klemmt sie.",
      ),
      prose(
        'Oder mit Ihrem eigenen Mailprogramm: <a href="mailto:studio@halftone.example">studio@halftone.example</a>.',
        'Am Telefon: <a href="tel:+494066969012">+49 40 66969 012</a>, während der Öffnungszeiten. Wenn es lange klingelt, hat einer von uns Farbe an beiden Händen.',
      ),
    ),
    columns(
      [
        heading("Wo"),
        prose(
          "Halftone<br>The Old Dairy<br>Ropewalk 4<br>Fennhaven",
          "Von der Fähre am Kai entlang, das Wasser zur Rechten. Nach dem Schiffsausrüster links den Hügel hinauf. Der grüne Laden mit der gestreiften Markise ist unserer, meist steht ein blaues Fahrrad davor. Die Tür mit der Messingklingel gehört dem Zahnarzt.",
        ),
      ],
      [
        heading("Wann"),
        table(
          "Öffnungszeiten",
          ["Tag", "Zeit"],
          ["Montag, Dienstag", "Geschlossen: wir drucken"],
          ["Mittwoch bis Freitag", "10:00 bis 17:00"],
          ["Samstag", "10:00 bis 14:00"],
          ["Sonntag", "Geschlossen: wir drucken nicht"],
        ),
      ],
    ),
    heading("Nach einem Druck fragen", "print"),
    prose(
      "Schreiben Sie uns, welcher Druck es ist, welche Größe und wohin er ungefähr gehen soll. Ist er vergriffen, sagen wir, wann er wieder in die Presse kommt. Was auf Bestellung gedruckt wird, dauert vier Wochen, und die meiste Zeit davon trocknet es.",
    ),
    heading("Aufträge", "commissions"),
    prose(
      "Wir nehmen etwa zehn Arbeiten für andere im Jahr an. Ein Termin, eine Auflage und ein Satz dazu, wofür es ist, reichen für den Anfang. Ein fertiger Entwurf ist nicht nötig und manchmal im Weg.",
    ),
    heading("Besuche und Kurse", "workshops"),
    prose(
      "Am ersten Samstag im Monat können vier Leute den Nachmittag bei uns verbringen und mit einem eigenen zweifarbigen Druck nach Hause gehen. Die Stufe an der Tür ist die einzige; alles andere ist eben, und die Tische haben Sitzhöhe.",
    ),
  ],
};

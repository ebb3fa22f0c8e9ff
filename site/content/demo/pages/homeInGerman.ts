import {
  button,
  callToAction,
  columns,
  columnsThatEnter,
  firstFigure,
  heading,
  linkGallery,
  postList,
  productList,
  prose,
  quietButton,
  titleHeading,
  wideFirst,
} from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** The front page in German. */
export const homeInGerman: DemoPage = {
  path: "/de",
  title: "Start",
  language: "de",
  excerpt:
    "Halftone ist eine Druckwerkstatt am Meer, zu zweit. Plakate, Karten und Notizbücher in wenigen guten Farben.",
  picture: demoPicture("home-hero"),
  body: [
    wideFirst(
      [
        titleHeading("Sieben Farben, zwei Pressen und das Meer"),
        prose(
          "Halftone, das sind Ada Lindqvist und Tomás Rey. Wir drucken Plakate, Karten und Notizbücher in einer ehemaligen Molkerei am Hafen, eine Farbe nach der anderen.",
        ),
        button("Zu den Plakaten", "/de/shop/category/posters"),
        quietButton("Die Werkstatt besuchen", "/de/about"),
      ],
      [
        firstFigure({
          ...demoPicture("home-hero"),
          alt: "Drucke auf einem Tisch, zuoberst eine Birne unter der Lupe, daneben Farben, ein Lineal und Kaffee.",
        }),
      ],
    ),
    productList({ heading: "Frisch aus der Presse", limit: 8 }),
    heading("Drei Regale"),
    linkGallery(
      {
        title: "Plakate",
        href: "/de/shop/category/posters",
        text: "Vom Blatt für die Küchentür bis zur Größe eines Fensters.",
        picture: demoPicture("lighthouse-wall"),
      },
      {
        title: "Karten",
        href: "/de/shop/category/cards",
        text: "Gefaltet mit Umschlag, oder dick genug, um so verschickt zu werden.",
        picture: demoPicture("little-houses-framed"),
      },
      {
        title: "Notizbücher",
        href: "/de/shop/category/notebooks",
        text: "Geheftet für die Tasche, gebunden für den Tisch.",
        picture: demoPicture("cube-field-framed"),
      },
    ),
    columns(
      [
        heading("Warum so wenige Farben"),
        prose(
          "Ein Bildschirm kann sechzehn Millionen Farben zeigen und tut es auch. Wir besitzen sieben. Übereinander gedruckt ergeben sie etwa dreißig weitere, und nach neun Jahren kennen wir sie alle beim Namen.",
        ),
      ],
      [
        heading("Warum zuerst das Papier"),
        prose(
          "Die Hälfte jedes Drucks war vor uns da: der Ton des Bogens, sein Gewicht in der Hand, die Art, wie er sich falten lässt. Diese Hälfte wählen wir zuerst und drucken dann darauf.",
        ),
      ],
    ),
    postList({ heading: "Aus dem Journal", limit: 3 }),
    columnsThatEnter(
      [
        heading("Schauen Sie vorbei"),
        prose(
          "Die Werkstatt ist von Mittwoch bis Samstag offen. Irgendetwas trocknet immer, also Vorsicht mit den Ärmeln. Tee gibt es auch.",
        ),
        quietButton("Adresse und Zeiten", "/de/contact"),
      ],
      [
        heading("Arbeiten für andere"),
        prose(
          "Programmhefte, Plattenhüllen, Samentüten, die Schilder in einem kleinen Museum. Wir nehmen etwa zehn Aufträge im Jahr an und schreiben auf, wie es gelaufen ist.",
        ),
        quietButton("Zu den Arbeiten", "/de/portfolio"),
      ],
    ),
    callToAction({
      above: "Aufträge",
      title: "Etwas von Ihnen, in sieben Farben",
      subtitle:
        "Sagen Sie uns, wofür es ist, wie viele Sie brauchen und bis wann. Wir antworten in drei Tagen, mit einem Preis.",
      label: "Erzählen Sie davon",
      href: "/de/contact",
    }),
  ],
};

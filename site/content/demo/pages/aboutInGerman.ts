import { figure, firstFigure, heading, prose, quotation, wideFirst } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** Who prints, where and on what, in German. */
export const aboutInGerman: DemoPage = {
  path: "/de/about",
  title: "Über die Werkstatt",
  language: "de",
  excerpt: "Zwei Menschen, zwei Pressen und eine ehemalige Molkerei in einer Hafenstadt.",
  picture: demoPicture("about-studio"),
  body: [
    firstFigure({
      ...demoPicture("about-studio"),
      alt: "Der Arbeitsraum der Werkstatt mit dem Risographen, einem Papierregal und Drucken an einer Leine.",
    }),
    prose(
      "Halftone begann mit einer Maschine, die niemand haben wollte. Im Frühjahr 2017 stellte die Schule ihren Risographen neben die Mülltonnen, mit vier Trommeln und einem Zettel: <em>funktioniert, leider</em>. Tomás brachte ihn auf einem Handkarren nach Hause. Ada war gerade mit einer Andruckpresse hergezogen, die so viel wiegt wie ein Kleinwagen, und brauchte ein Erdgeschoss.",
      "Die Molkerei hatte ein Erdgeschoss. Sie hatte auch einen Abfluss mitten im Raum, weiße Kacheln bis zur Schulter und Nordlicht durch eine Reihe hoher Fenster, denn Milch soll nicht in der Sonne stehen. Papier auch nicht.",
    ),
    heading("Wer wir sind"),
    wideFirst(
      [
        prose(
          "<strong>Ada Lindqvist</strong> setzt die Schrift, mischt die Farben und entscheidet, wann etwas fertig ist. Den Buchdruck hat sie in Göteborg von einem Mann gelernt, der ihn noch lernen musste. Sie zeichnet öfter mit Programmen als mit Bleistiften und hält beide spitz.",
          "<strong>Tomás Rey</strong> kümmert sich um die Maschinen, das Papier und das Auftragsbuch. Vorher hat er Schiffsinstrumente repariert, und noch immer ist ihm lieber, was man zerlegen kann. Die Journaleinträge mit Messwerten sind von ihm.",
        ),
      ],
      [quotation("Wenn ein Druck erklärt werden muss, braucht er noch einen Andruck.")],
    ),
    heading("Womit wir drucken"),
    prose(
      "Der <strong>Risograph</strong> sieht aus wie ein Kopierer und arbeitet wie ein Siebdruck. Er brennt das Bild in eine dünne Folie, wickelt sie um eine Trommel voll Farbe und drückt die Farbe hindurch auf den Bogen: eine Farbe je Trommel, bis zu hundertdreißig Bogen in der Minute, bis A3. Er braucht wenig Strom und erhitzt das Papier nicht.",
      "Die <strong>Andruckpresse</strong> ist von 1958. Sie druckt von einer erhabenen Form, Bogen für Bogen, so schnell, wie jemand kurbelt und den nächsten anlegt. Alles über A3 kommt von ihr, und alles, was man mit dem Finger spürt.",
    ),
    figure(
      {
        ...demoPicture("about-press"),
        alt: "Der geöffnete Risograph mit einer roten und einer blauen Trommel und einem Bogen mit Punkten.",
      },
      "Der Risograph mit zweien seiner Trommeln. Mehr als zwei fasst er nicht, die anderen warten im Regal.",
    ),
    heading("Wie wir arbeiten"),
    prose(
      "Fast jedes Bild beginnt mit ein paar Regeln: Linien, die einem Wind folgen, Kreise, die sich nicht berühren dürfen, eine Kachel, die man drehen, aber nicht ändern darf. Ein Programm befolgt die Regeln einige hundert Mal mit wechselndem Glück. Das meiste werfen wir weg, über den Rest streiten wir, und eines drucken wir.",
      "Wir drucken, was wir in einer Saison zu verkaufen glauben, und etwas weniger. Aus dem Beschnitt werden Notizblöcke.",
      'Wenn wir etwas für Sie drucken sollen, <a href="/de/contact">schreiben Sie uns</a> oder sehen Sie nach, <a href="/de/portfolio">was wir für andere gemacht haben</a>.',
    ),
  ],
};

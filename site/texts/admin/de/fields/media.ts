/** Blocks that show pictures and films. */
export const media = {
  "What the picture shows, for those who cannot see it; empty for decoration.":
    "Was das Bild zeigt, für alle, die es nicht sehen; leer bei bloßem Schmuck.",
  "What the picture shows, for those who cannot see it.":
    "Was das Bild zeigt, für alle, die es nicht sehen.",
  "Seen first": "Zuerst zu sehen",
  "For the picture at the top of a page: it is fetched before all others.":
    "Für das Bild am Anfang einer Seite: Es wird vor allen anderen geladen.",
  "Side by side on wide screens; on phones there are two at most.":
    "Nebeneinander auf breiten Bildschirmen; auf Telefonen sind es höchstens zwei.",
  "A file on this site, or the address of a film on YouTube or Vimeo.":
    "Eine Datei dieser Website oder die Adresse eines Films bei YouTube oder Vimeo.",
  "The same film in another format": "Derselbe Film in einem anderen Format",
  "For browsers that do not play the first.": "Für Browser, die das erste nicht abspielen.",
  "Width in pixels": "Breite in Pixeln",
  "Height in pixels": "Höhe in Pixeln",
  Poster: "Standbild",
  "The picture that is shown until the film plays.":
    "Das Bild, das zu sehen ist, bis der Film läuft.",
  Captions: "Untertitel",
  File: "Datei",
  "WebVTT or SubRip.": "WebVTT oder SubRip.",
  "What they say": "Was sie sagen",
  "All that is heard": "Alles, was zu hören ist",
  "What is spoken": "Was gesprochen wird",
  "Label of its button": "Aufschrift ihres Knopfes",
  "What it is called. Without one, its first heading says so.":
    "Wie sie heißt. Ohne Titel sagt das ihre erste Überschrift.",
  "How it comes and goes": "Wie sie kommt und geht",
  "At once": "Auf einmal",
  Grows: "Wächst",
  Shrinks: "Schrumpft",
  "Slides from above": "Gleitet von oben",
  "Slides from below": "Gleitet von unten",
  "Slides from the side": "Gleitet von der Seite",
} as const;

/** Blocks that are words. */
export const writing = {
  "1 is the page's title: pages show theirs already, the home page does not.":
    "1 ist der Titel der Seite: Seiten zeigen ihren schon, die Startseite nicht.",
  "Text before": "Text davor",
  "Texts to type": "Was getippt wird",
  "One after the other; the first stands where nothing moves.":
    "Eines nach dem anderen; wo sich nichts bewegt, steht das erste.",
  "Text after": "Text danach",
  "Of a heading; without one it is a paragraph.": "Einer Überschrift; ohne ist es ein Absatz.",
  "How long each stands, in milliseconds": "Wie lange jedes steht, in Millisekunden",
  "Select and replace": "Markieren und ersetzen",
  "In place of erasing.": "Anstatt zu löschen.",
  "Colour behind what is selected": "Farbe hinter dem Markierten",
  HTML: "HTML",
  "From another system. What could run or reach others is taken out.":
    "Aus einem anderen System. Was etwas ausführen oder andere erreichen könnte, wird entfernt.",
} as const;

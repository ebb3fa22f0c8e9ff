export const richText = {
  "richText.tools": "Werkzeuge des Textes",
  "richText.strong": "Fett",
  "richText.em": "Kursiv",
  "richText.code": "Code",
  "richText.heading2": "Überschrift 2",
  "richText.heading3": "Überschrift 3",
  "richText.heading4": "Überschrift 4",
  "richText.bullets": "Liste",
  "richText.numbers": "Nummerierte Liste",
  "richText.quote": "Zitat",
  "richText.codeBlock": "Codezeilen",
  "richText.rule": "Trennlinie",
  "richText.clear": "Formatierung entfernen",
  "richText.link": "Link",
  "richText.address": "Adresse",
  "richText.addressHelp":
    "Der Name einer Seite dieser Website oder eine Adresse wie /about oder https://example.org.",
  "richText.addressWrong":
    "Das kann nicht die Adresse eines Links sein. Schreiben Sie eine, die mit / oder https:// beginnt, oder eine E-Mail-Adresse.",
  "richText.setLink": "Link setzen",
  "richText.removeLink": "Link entfernen",
  "richText.picture": "Bild",
  "richText.replacePicture": "Anderes auswählen",
  "richText.removePicture": "Bild entfernen",
  "richText.pictureUp": "Bild nach oben",
  "richText.pictureDown": "Bild nach unten",
  "richText.pictureUnplaced":
    "Das Bild ist bei den Medien. Sein Text wurde inzwischen geschlossen; fügen Sie es von dort ein.",
  "richText.picturesLeft": {
    one: "Ein Bild blieb weg: Das Eingefügte nennt nur seinen Ort auf einem Gerät. Fügen Sie es als Datei ein, mit der Schaltfläche Bild.",
    other:
      "{count} Bilder blieben weg: Das Eingefügte nennt nur ihren Ort auf einem Gerät. Fügen Sie sie als Dateien ein, mit der Schaltfläche Bild.",
  },
  "richText.tooLong":
    "Das ist zu lang, um es auf einmal einzufügen, deshalb wurde nichts geändert. Fügen Sie es in Teilen von höchstens {count} Zeichen ein.",
  "richText.sourceHelp":
    "Dieser Text enthält mehr, als der Texteditor zeigen kann, etwa Tabellen oder Spalten. Bearbeiten Sie ihn hier als HTML; nichts davon geht verloren.",
  "richText.simplify": "Zu schlichtem Text mit Links und Listen vereinfachen",
  "richText.simplified": "Der Text ist vereinfacht.",
  "richText.editAsText": "Als Text bearbeiten",
} as const;

export const redirects = {
  "redirects.title": "Weiterleitungen",
  "redirects.help":
    "Sie führen Besucher einer alten Adresse zu einer neuen. Manche entstehen von selbst, wenn eine Seite umzieht.",
  "redirects.new": "Neue Weiterleitung",
  "redirects.change": "Weiterleitung bearbeiten",
  "redirects.changeOf": "Weiterleitung von {from} bearbeiten",
  "redirects.column.from": "Alte Adresse",
  "redirects.column.to": "Führt zu",
  "redirects.column.created": "Angelegt",
  "redirects.noGoal": "Dort ist keine Seite",
  "redirects.from": "Alte Adresse",
  "redirects.fromHelp": "Wie sie im Browser stand, etwa /about-us.",
  "redirects.to": "Führt zu",
  "redirects.toHelp":
    "Eine Adresse dieser Website. Schreiben Sie Wörter aus dem Titel einer Seite, um sie zu finden.",
  "redirects.save": "Speichern",
  "redirects.saved": "{from} führt jetzt zu {to}.",
  "redirects.delete": "Löschen",
  "redirects.deleteOf": "Weiterleitung von {from} löschen",
  "redirects.deleted": {
    one: "{count} Weiterleitung wurde gelöscht.",
    other: "{count} Weiterleitungen wurden gelöscht.",
  },
  "redirects.none": "Es gibt noch keine Weiterleitungen",
  "redirects.noneHelp": "Ändert sich die Adresse einer Seite, entsteht eine von selbst.",
} as const;

export const home = {
  "home.title": "Guten Tag, {name}",
  "home.drafts": "Weitermachen mit",
  "home.noDrafts": "Was Sie schreiben und noch nicht gespeichert haben, erscheint hier.",
  "home.changed": "Zuletzt geändert",
  "home.noneChanged": "Hier ist noch nichts. Beginnen Sie mit einer Seite oder einem Beitrag.",
  "home.scheduled": "Erscheint als Nächstes",
  "home.noneScheduled": "Nichts ist geplant.",
} as const;

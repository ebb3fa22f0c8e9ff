export const search = {
  "search.title": "Suche",
  "search.titleFor": "Suche nach „{text}“",
  "search.label": "Diese Website durchsuchen",
  "search.button": "Suchen",
  "search.results": { one: "{count} Treffer", other: "{count} Treffer" },
  "search.none": "Zu „{text}“ wurde nichts gefunden. Versuchen Sie ein anderes oder kürzeres Wort.",
  "search.similar": "„{text}“ gibt es nicht. Das kommt dem nahe:",
  "search.noSuggestions": "Keine Suchergebnisse.",
  "search.suggestions": {
    one: "{count} Ergebnis ist da, mit den Pfeiltasten nach oben und unten erreichbar.",
    other: "{count} Ergebnisse sind da, mit den Pfeiltasten nach oben und unten erreichbar.",
  },
  "search.hint": "Schreiben Sie, was Sie suchen: einen Namen, ein Thema, ein, zwei Wörter.",
  "search.kind.product": "Laden",
  "search.kind.post": "Journal",
  "search.kind.project": "Arbeiten",
  "search.kind.page": "Seite",
} as const;

/** The words of the search. */
export const search = {
  "search.title": "Search",
  "search.titleFor": "Search for “{text}”",
  "search.label": "Search this site",
  "search.button": "Search",
  "search.results": { one: "{count} result", other: "{count} results" },
  "search.none": "Nothing was found for “{text}”. Try another or a shorter word.",
  "search.similar": "Nothing is called “{text}”. This comes close:",
  "search.noSuggestions": "No search results.",
  "search.suggestions": {
    one: "{count} result is available, use up and down arrow keys to navigate.",
    other: "{count} results are available, use up and down arrow keys to navigate.",
  },
  "search.hint": "Write what you are looking for: a name, a subject, a word or two.",
  "search.kind.product": "Shop",
  "search.kind.post": "Journal",
  "search.kind.project": "Portfolio",
  "search.kind.page": "Page",
} as const;

/** The words of the journal, its archives and the portfolio. */
export const journal = {
  "journal.title": "Journal",
  "journal.description": "Notes on printing, paper and colour.",
  "journal.empty": "Nothing has been published here yet.",
  "journal.category": "Category",
  "journal.tag": "Tag",
  "journal.author": "Author",
  "journal.month": "Month",
  "journal.by": "by {name}",
  "journal.filedUnder": "Filed under",
  "journal.tagged": "Tagged",
  "journal.readingTime": { one: "{count} minute to read", other: "{count} minutes to read" },
  "journal.feed": "Follow by RSS",
  "portfolio.title": "Portfolio",
  "portfolio.description": "Work made for others.",
  "portfolio.empty": "No work is shown here yet.",
} as const;

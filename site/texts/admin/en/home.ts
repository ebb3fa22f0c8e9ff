/** The first screen. */
export const home = {
  "home.title": "Hello, {name}",
  "home.drafts": "Go on with",
  "home.noDrafts": "What you write and have not saved yet appears here.",
  "home.changed": "Changed last",
  "home.noneChanged": "Nothing is here yet. Begin with a page or a post.",
  "home.scheduled": "Appears next",
  "home.noneScheduled": "Nothing is scheduled.",
} as const;

/** What a preview says in place of blocks that visitors do not see. */
export const preview = {
  "preview.unfinished": "{label}: not finished yet, so visitors do not see this block.",
  "preview.unknown": "This site has no block of the kind “{type}”, so visitors see nothing here.",
  "preview.unreadable": "What was written here cannot be read, so visitors see nothing here.",
} as const;

/** What a preview says in place of blocks that visitors do not see. */
export const preview = {
  "preview.unfinished": "{label}: noch nicht fertig, deshalb sehen Besucher diesen Block nicht.",
  "preview.unknown":
    "Diese Website hat keinen Block der Art „{type}“, deshalb sehen Besucher hier nichts.",
  "preview.unreadable":
    "Was hier geschrieben wurde, ist nicht lesbar, deshalb sehen Besucher hier nichts.",
} as const;

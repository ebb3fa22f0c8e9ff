/** What is wrong with a field whose schema names a limit and no words of its own. */
export const limits = {
  "Use at least {count} characters.": {
    one: "Nehmen Sie mindestens {count} Zeichen.",
    other: "Nehmen Sie mindestens {count} Zeichen.",
  },
  "Use at most {count} characters.": {
    one: "Nehmen Sie höchstens {count} Zeichen.",
    other: "Nehmen Sie höchstens {count} Zeichen.",
  },
  "There may be {count} at most.": {
    one: "Höchstens {count} ist möglich.",
    other: "Höchstens {count} sind möglich.",
  },
  "Give a number of at least {limit}.": "Geben Sie eine Zahl an, die mindestens {limit} ist.",
  "Give a number of at most {limit}.": "Geben Sie eine Zahl an, die höchstens {limit} ist.",
} as const;

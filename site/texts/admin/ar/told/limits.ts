/** What is wrong with a field whose schema names a limit and no words of its own. */
export const limits = {
  "Use at least {count} characters.": {
    zero: "اكتب شيئًا.",
    one: "استخدم حرفًا واحدًا على الأقل.",
    two: "استخدم حرفين على الأقل.",
    few: "استخدم {count} أحرف على الأقل.",
    many: "استخدم {count} حرفًا على الأقل.",
    other: "استخدم {count} حرف على الأقل.",
  },
  "Use at most {count} characters.": {
    zero: "اترك هذا الحقل فارغًا.",
    one: "استخدم حرفًا واحدًا على الأكثر.",
    two: "استخدم حرفين على الأكثر.",
    few: "استخدم {count} أحرف على الأكثر.",
    many: "استخدم {count} حرفًا على الأكثر.",
    other: "استخدم {count} حرف على الأكثر.",
  },
  // Of what there may be so many is not said: signs of a text, or entries of a list.
  "There may be {count} at most.": {
    zero: "اترك هذا فارغًا.",
    one: "واحد على الأكثر.",
    two: "اثنان على الأكثر.",
    few: "{count} على الأكثر.",
    many: "{count} على الأكثر.",
    other: "{count} على الأكثر.",
  },
  "Give a number of at least {limit}.": "اكتب عددًا لا يقل عن {limit}.",
  "Give a number of at most {limit}.": "اكتب عددًا لا يزيد على {limit}.",
} as const;

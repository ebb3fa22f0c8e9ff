/** What a preview says in place of blocks that visitors do not see. */
export const preview = {
  "preview.unfinished": "{label}: لم يكتمل بعد، لذلك لا يرى الزوّار هذا الجزء.",
  "preview.unknown": "لا يعرف هذا الموقع جزءًا من نوع «{type}»، لذلك لا يرى الزوّار شيئًا هنا.",
  "preview.unreadable": "تعذّرت قراءة ما كُتب هنا، لذلك لا يرى الزوّار شيئًا هنا.",
} as const;

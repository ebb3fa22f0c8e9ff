export const richText = {
  "richText.tools": "أدوات النص",
  "richText.strong": "غامق",
  "richText.em": "مائل",
  "richText.code": "رمز برمجي",
  "richText.heading2": "عنوان 2",
  "richText.heading3": "عنوان 3",
  "richText.heading4": "عنوان 4",
  "richText.bullets": "قائمة",
  "richText.numbers": "قائمة مرقّمة",
  "richText.quote": "اقتباس",
  "richText.codeBlock": "أسطر برمجية",
  "richText.rule": "خط فاصل",
  "richText.clear": "إزالة التنسيق",
  "richText.link": "رابط",
  "richText.address": "وجهة الرابط",
  "richText.addressHelp":
    "اسم صفحة في هذا الموقع، أو عنوان مثل \u200e/about أو https://example.org.",
  "richText.addressWrong":
    "لا يصلح هذا وجهة لرابط. اكتب ما يبدأ بـ / أو https://\u200e، أو بريدًا إلكترونيًا.",
  "richText.setLink": "وضع الرابط",
  "richText.removeLink": "إزالة الرابط",
  "richText.tooLong": {
    zero: "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء.",
    one: "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء. الصقه في أقسام لا يزيد كل منها على حرف واحد.",
    two: "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء. الصقه في أقسام لا يزيد كل منها على حرفين.",
    few: "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء. الصقه في أقسام لا يزيد كل منها على {count} أحرف.",
    many: "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء. الصقه في أقسام لا يزيد كل منها على {count} حرفًا.",
    other:
      "هذا أطول من أن يُلصق دفعة واحدة، فلم يتغير شيء. الصقه في أقسام لا يزيد كل منها على {count} حرف.",
  },
  "richText.sourceHelp":
    "في هذا النص أكثر مما يستطيع محرّر النصوص عرضه، مثل الجداول أو الأعمدة. عدّله هنا بصيغة HTML، ولن يضيع منه شيء.",
  "richText.simplify": "تبسيطه إلى نص بروابط وقوائم",
  "richText.simplified": "صار النص مبسّطًا.",
  "richText.editAsText": "تعديله كنص",
} as const;

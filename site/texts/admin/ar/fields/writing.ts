/** Blocks that are words. */
export const writing = {
  "1 is the page's title: pages show theirs already, the home page does not.":
    "1 هو عنوان الصفحة: تُظهر الصفحات عنوانها من قبل، أما الصفحة الرئيسية فلا.",
  "Text before": "النص قبله",
  "Texts to type": "نصوص تُكتب",
  "One after the other; the first stands where nothing moves.":
    "واحدًا بعد الآخر؛ وحيث لا يتحرك شيء يظهر الأول.",
  "Text after": "النص بعده",
  "Of a heading; without one it is a paragraph.": "مستوى عنوان؛ وبدونه يكون فقرة.",
  "How long each stands, in milliseconds": "مدة بقاء كل منها، بالملي ثانية",
  "Select and replace": "تظليل ثم استبدال",
  "In place of erasing.": "بدلًا من المحو.",
  "Colour behind what is selected": "اللون خلف المظلَّل",
  HTML: "HTML",
  "From another system. What could run or reach others is taken out.":
    "من نظام آخر. يُزال منه ما يمكن أن يُنفَّذ أو يتصل بغير هذا الموقع.",
} as const;

/** Blocks that lead elsewhere. */
export const leading = {
  "Line above": "السطر فوقه",
  "Level of the title": "مستوى العنوان",
  "Line below": "السطر تحته",
  "Label of the button": "كلمات الزر",
  "Largest title, in pixels": "أكبر حجم للعنوان، بالبكسل",
  "It is as large as it has room.": "يكبر ما اتسع له المكان.",
  "Picture behind it": "الصورة خلفه",
  "It goes a little slower than the page.": "تتحرك أبطأ قليلًا من الصفحة.",
  "As wide as the window": "بعرض النافذة",
  "From 992 pixels.": "ابتداءً من 992 بكسل.",
  "Comes in when it is scrolled to": "يدخل حين يصل إليه التمرير",
  "The name for links of a heading on the same page.": "اسم الروابط لعنوان في الصفحة نفسها.",
  "Scrolls smoothly": "تمرير سلس",
} as const;

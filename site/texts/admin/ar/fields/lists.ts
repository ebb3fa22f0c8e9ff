/** Blocks that show what is kept elsewhere: products, posts, forms, comments. */
export const lists = {
  "Featured ones": "المميّزة",
  "Only what you put forward.": "ما ميّزته أنت فقط.",
  Order: "الترتيب",
  "Newest first": "الأحدث أولًا",
  "Cheapest first": "الأرخص أولًا",
  "Dearest first": "الأغلى أولًا",
  "By name": "حسب الاسم",
  "Best rated first": "الأعلى تقييمًا أولًا",
  Form: "النموذج",
  "Field for a product": "حقل المنتج",
  "The name of the field that says which product a visitor asks about.":
    "اسم الحقل الذي يقول عن أي منتج يسأل الزائر.",
  Service: "الخدمة",
  Facebook: "فيسبوك",
  Disqus: "Disqus",
  "Page that is talked about": "الصفحة المتحدَّث عنها",
  "Its whole address; empty for the page that the comments stand on.":
    "رابطها كاملًا؛ فارغ للصفحة التي عليها التعليقات.",
  Forum: "المنتدى",
  "Its short name at the service.": "اسمه المختصر لدى الخدمة.",
} as const;

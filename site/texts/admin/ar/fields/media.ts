/** Blocks that show pictures and films. */
export const media = {
  "What the picture shows, for those who cannot see it; empty for decoration.":
    "ما تُظهره الصورة، لمن لا يراها؛ فارغ إن كانت للزينة.",
  "What the picture shows, for those who cannot see it.": "ما تُظهره الصورة، لمن لا يراها.",
  "Seen first": "تُرى أولًا",
  "For the picture at the top of a page: it is fetched before all others.":
    "للصورة في أعلى الصفحة: تُجلب قبل غيرها.",
  "Side by side on wide screens; on phones there are two at most.":
    "جنبًا إلى جنب على الشاشات العريضة؛ وعلى الهواتف اثنان على الأكثر.",
  "A file on this site, or the address of a film on YouTube or Vimeo.":
    "ملف من هذا الموقع، أو رابط فيلم على YouTube أو Vimeo.",
  "The same film in another format": "الفيلم نفسه بصيغة أخرى",
  "For browsers that do not play the first.": "للمتصفحات التي لا تشغّل الأول.",
  "Width in pixels": "العرض بالبكسل",
  "Height in pixels": "الارتفاع بالبكسل",
  Poster: "صورة الغلاف",
  "The picture that is shown until the film plays.": "الصورة التي تظهر حتى يبدأ الفيلم.",
  Captions: "الترجمات المرئية",
  File: "الملف",
  "WebVTT or SubRip.": "بصيغة WebVTT أو SubRip.",
  "What they say": "ما تقوله",
  "All that is heard": "كل ما يُسمع",
  "What is spoken": "ما يقال",
  "Label of its button": "كلمات زرها",
  "What it is called. Without one, its first heading says so.":
    "اسمها. وبدونه يقوم أول عنوان فيها مقامه.",
  "How it comes and goes": "كيف تظهر وتختفي",
  "At once": "دفعة واحدة",
  Grows: "تكبر",
  Shrinks: "تصغر",
  "Slides from above": "تنزلق من الأعلى",
  "Slides from below": "تنزلق من الأسفل",
  "Slides from the side": "تنزلق من الجانب",
} as const;

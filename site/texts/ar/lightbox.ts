/** The words of the image lightbox. */
export const lightbox = {
  "lightbox.name": "عارض الصور",
  "lightbox.previous": "السابق",
  "lightbox.next": "التالي",
  "lightbox.zoomIn": "تكبير",
  "lightbox.zoomOut": "تصغير",
  "lightbox.loading": "جارٍ التحميل…",
  "lightbox.of": "{current} من {total}",
  "lightbox.imageError": "تعذر تحميل الصورة",
  "lightbox.contentError": "تعذر تحميل المحتوى",
  "lightbox.notFound": "لم يُعثر على المحتوى",
  "lightbox.explain":
    "هذا المحتوى محفوظ لدى {name}. لعرضه يتصل متصفحك بخدمة {name}، فتعرف عنوانك وما تشاهده.",
  "lightbox.show": "عرض من {name}",
  "lightbox.enlarge": "تكبير الصور",
} as const;

export const feedback = {
  "feedback.undo": "تراجع",
  "feedback.close": "إغلاق",
  "feedback.cancel": "إلغاء",
  "feedback.messages": "الرسائل",
  "feedback.offline": "تعذّر الوصول إلى الموقع، فلم يُفعل شيء. تحقق من الاتصال ثم حاول مرة أخرى.",
  "feedback.wire": "أجاب الموقع بما لا تفهمه هذه الصفحة. ربما حُدّث للتو: أعد تحميل الصفحة.",
  "feedback.unexpected": "حدث خطأ ما، وليس الخطأ منك. حاول مرة أخرى بعد دقيقة.",
  "feedback.failed": "تعذّر تحميل هذا",
  "feedback.unsaved": "هل تغادر دون حفظ؟",
  "feedback.unsavedHelp": "ما غيّرته هنا لم يُحفظ بعد وسيضيع.",
  "feedback.leave": "مغادرة",
  "feedback.stay": "البقاء هنا",
} as const;

/** What the settings of contact forms say. */
export const contactForms = {
  "Contact forms": "نماذج الاتصال",
  "How long messages and their files are kept, and what is spam.":
    "كم تُحفظ الرسائل وملفاتها، وما يُعدّ مزعجًا.",
  "Days that messages are kept": "عدد أيام حفظ الرسائل",
  "Then they are deleted for good, with their files and answers. Empty to keep them until somebody deletes them. A form may say otherwise.":
    "بعدها تُحذف نهائيًا مع ملفاتها والردود عليها. اتركه فارغًا لتبقى إلى أن يحذفها أحد. وقد يحدد نموذج ما غير ذلك.",
  "Days that their files are kept": "عدد أيام حفظ ملفاتها",
  "Then files are deleted, and the message keeps their names.":
    "بعدها تُحذف الملفات، وتحتفظ الرسالة بأسمائها.",
  "Words of spam": "كلمات الرسائل المزعجة",
  "One a line. A message with one of them goes to spam, in capitals or not, also as a part of a longer word.":
    "كلمة في كل سطر. كل رسالة فيها إحداها تُنقل إلى الرسائل المزعجة، بأحرف كبيرة أو صغيرة، ولو كانت جزءًا من كلمة أطول.",
} as const;

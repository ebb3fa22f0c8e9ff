export const formMail = {
  "formMail.accepted": "تمت الموافقة: {label}",
  "formMail.notAccepted": "لم تتم الموافقة: {label}",
  "formMail.filesTooLarge": "أكبر من أن تُرسل بالبريد، ومحفوظة مع الرسالة في الموقع: {names}.",
  "formMail.fileGone": "لم يُرفق {name}: أُزيل الملف من الموقع بعد ذلك.",
} as const;

import type { FormMessages } from "vitrine/contact-form";

/** What the contact form says, in Arabic. */
export const formMessagesInArabic: FormMessages = {
  mail_sent_ok:
    "شكرًا لك، وصلت رسالتك. نقرؤها مع أول فنجان قهوة ونجيب في اليوم نفسه، إلا إذا كانت المطبعة تدور.",
  mail_sent_ng:
    "تعذّر حفظ رسالتك الآن. حاول مرة أخرى بعد دقائق، أو اكتب إلى studio@halftone.example.",
  validation_error: "ما زال هناك ما ينقص أو ليس صحيحًا. انظر إلى الحقول المعلَّمة من فضلك.",
  spam: "تعذّر إرسال رسالتك. حاول مرة أخرى لاحقًا من فضلك.",
  accept_terms: "أكّد من فضلك أنك قرأت صفحة الخصوصية، وعندها نستطيع استلام رسالتك.",
  aborted: "لم تُرسل رسالتك.",
  invalid_required: "املأ هذا الحقل من فضلك.",
  invalid_too_long: "هذا طويل أكثر من اللازم. اختصره قليلًا من فضلك.",
  invalid_too_short: "هذا قصير جدًا. جملة أو جملتان تعيننا على الجواب.",
  invalid_email: "اكتب بريدًا إلكترونيًا من فضلك، مثل name@example.com.",
  invalid_url: "اكتب عنوان موقع من فضلك، مثل https://example.com.",
  invalid_tel: "اكتب رقم هاتف من فضلك.",
  invalid_number: "اكتب رقمًا من فضلك.",
  number_too_small: "هذا الرقم أصغر من المسموح.",
  number_too_large: "هذا الرقم أكبر من المسموح.",
  invalid_date: "اكتب التاريخ سنةً فشهرًا فيومًا من فضلك، مثل 2026-05-31.",
  date_too_early: "هذا التاريخ مبكر أكثر من اللازم.",
  date_too_late: "هذا التاريخ متأخر أكثر من اللازم.",
  invalid_choice: "اختر مما هو معروض من فضلك.",
  too_many_items: "اختر عددًا أقل من فضلك.",
  upload_file_type_invalid: "لا نستقبل ملفات من هذا النوع.",
  upload_file_too_large: "هذا الملف أكبر من المسموح.",
  upload_failed: "تعذّر استلام الملف. أرسل الرسالة من دونه من فضلك.",
  upload_failed_php_error: "تعذّر استلام الملف. أرسل الرسالة من دونه من فضلك.",
  quiz_answer_not_correct: "هذا ليس الجواب الصحيح.",
  captcha_not_match: "هذا ليس ما في الصورة.",
};

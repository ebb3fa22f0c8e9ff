/** What the server tells of messages sent with contact forms, by the English of it. */
export const submissions = {
  "Somebody else changed this note meanwhile. Both texts are here: choose which one stays.":
    "غيّر شخص آخر هذه الملاحظة في هذه الأثناء. النصان كلاهما هنا: اختر أيهما يبقى.",
  "This message is not there any more, so nothing was changed. Load the list again.":
    "لم تعد هذه الرسالة موجودة، ولذلك لم يتغير شيء. حمّل القائمة من جديد.",
  "Write an address like name@example.com.": "اكتب عنوانًا مثل ⁦name@example.com⁩.",
  "This message is in spam or in the trash. Put it back first, then answer it; your text is still here.":
    "هذه الرسالة ضمن المزعجة أو في المهملات. أعدها أولًا ثم رد عليها؛ نصك ما زال هنا.",
  "This file is not there any more: it was kept as long as its form says, and only its name is left.":
    "لم يعد هذا الملف موجودًا: فقد حُفظ المدة التي يحددها نموذجه، ولم يبقَ إلا اسمه.",
} as const;

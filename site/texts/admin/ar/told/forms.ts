/** What the server tells of contact forms. */
export const forms = {
  "Name it.": "سمِّه.",
  "Write a label: without one nobody knows what this is for.":
    "اكتب تسمية: فمن دونها لا يعرف أحد ما الغرض من هذا.",
  "The longest text is shorter here than the shortest one.": "أطول نص هنا أقصر من أقصر نص.",
  "All files of a form together may have 200 MiB at most. Allow less here.":
    "يبلغ حجم ملفات النموذج كلها معًا 200 ميبيبايت على الأكثر. اسمح هنا بأقل من ذلك.",
  "The largest value is smaller here than the smallest one.": "أكبر قيمة هنا أصغر من أصغر قيمة.",
  "Write a whole number here, such as 10.": "اكتب هنا عددًا صحيحًا، مثل 10.",
  "Write a number here, such as 10 or 2.5, with a point.": "اكتب هنا رقمًا، مثل 10 أو 2.5، بنقطة.",
  "Write a number above 0 here, such as 10 or 2.5, with a point.":
    "اكتب هنا رقمًا أكبر من 0، مثل 10 أو 2.5، بنقطة.",
  "Write a day of the calendar here, such as 2026-05-31.":
    "اكتب هنا يومًا من التقويم، مثل 2026-05-31.",
  "Tick at least one day: without any, no date would be taken.":
    "حدّد يومًا واحدًا على الأقل: فمن دونه لا يُقبل أي تاريخ.",
  "Offer something to choose from.": "اعرض شيئًا للاختيار منه.",
  "Another choice sends the same. Give each one a value of its own.":
    "خيار آخر يرسل القيمة نفسها. أعطِ كل خيار قيمة خاصة به.",
  "This is chosen at first, but it is not among what is offered.":
    "هذا مختار في البداية، لكنه ليس بين ما هو معروض.",
  "Write a question and its answer: a quiz without one stops nobody.":
    "اكتب سؤالًا وجوابه: فالاختبار بلا سؤال لا يوقف أحدًا.",
  "No quiz of the form has this name, so nobody would be asked. Take the question out.":
    "ليس في النموذج اختبار بهذا الاسم، فلن يُسأل أحد. احذف السؤال.",
  "The form does not offer this choice, so it stands for nothing. Take out what it means.":
    "لا يعرض النموذج هذا الخيار، فهو لا يعني شيئًا. احذف معناه.",
  "No field of this name takes files, so none can go along. Choose another.":
    "ليس هناك حقل بهذا الاسم يستقبل ملفات، فلا يمكن إرفاق شيء. اختر غيره.",
  "There is no such time. Choose another.": "لا وجود لهذا الوقت. اختر غيره.",
  "It would close before it opens. Choose a later time.": "سيُغلق قبل أن يُفتح. اختر وقتًا بعد ذلك.",
  "Give the form a name.": "سمِّ النموذج.",
  "No field of the form has this name. Choose another.":
    "ليس في النموذج حقل بهذا الاسم. اختر غيره.",
  "This form is not there any more, so nothing was changed. Load the list again.":
    "لم يعد هذا النموذج موجودًا، فلم يتغيّر شيء. حمّل القائمة من جديد.",
  "Somebody else changed this form after it was opened here, and saving would undo their work.":
    "غيّر شخص آخر هذا النموذج بعد أن فُتح هنا، والحفظ يلغي عمله.",
  "Only owners say where mails go, who may send a form and how long it is kept. Leave that as it is, or ask an owner.":
    "المالكون وحدهم يحدّدون إلى أين تذهب الرسائل ومن يجوز له الإرسال ومدة الحفظ. اترك ذلك كما هو، أو اسأل أحد المالكين.",
  "Mails of this form go to what is sent in this field, so only owners give it another kind, value or choice. Leave that as it was, or ask an owner.":
    "تذهب رسائل هذا النموذج إلى ما يُرسل في هذا الحقل، فلا يغيّر نوعه أو قيمته أو خياراته إلا المالكون. اترك ذلك كما كان، أو اسأل أحد المالكين.",
  "Messages that came with it are still kept, so it was not deleted. Delete them for good first, also those in the spam and in the trash.":
    "ما زالت رسائل جاءت به محفوظة، فلم يُحذف. احذفها نهائيًا أولًا، ومعها ما في الرسائل المزعجة وسلة المهملات.",
  "The form to copy is not there any more. Choose another.":
    "لم يعد النموذج المراد نسخه موجودًا. اختر غيره.",
  "A form holds at most {max} fields and texts, and this template has more. Make two of it.":
    "عدد الحقول والنصوص في النموذج {max} على الأكثر، وفي هذا القالب أكثر من ذلك. قسّمه إلى نموذجين.",
  "No field could be read in this template. Paste all of the form's text, with its tags in square brackets.":
    "تعذّرت قراءة أي حقل في هذا القالب. ألصق نص النموذج كله مع ما فيه بين أقواس مربعة.",
} as const;

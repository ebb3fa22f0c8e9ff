/** What of a form's mails will not be as it is meant, and why no trial is sent. */
export const formMails = {
  "This mail goes to nobody yet: name an address.": "لا تُرسل هذه الرسالة إلى أحد بعد: اكتب عنوانًا.",
  "A mail goes to {count} addresses at most, so those behind are left out.": {
    zero: "لا تُرسل الرسالة إلى أي عنوان، فتُترك العناوين كلها.",
    one: "تُرسل الرسالة إلى عنوان واحد على الأكثر، فتُترك العناوين التي بعده.",
    two: "تُرسل الرسالة إلى عنوانين على الأكثر، فتُترك العناوين التي بعدهما.",
    few: "تُرسل الرسالة إلى {count} عناوين على الأكثر، فتُترك العناوين التي بعدها.",
    many: "تُرسل الرسالة إلى {count} عنوانًا على الأكثر، فتُترك العناوين التي بعدها.",
    other: "تُرسل الرسالة إلى {count} عنوان على الأكثر، فتُترك العناوين التي بعدها.",
  },
  "Answers can go to one address only.": "لا تصل الردود إلا إلى عنوان واحد.",
  "Mail cannot go to “{address}”.": "لا يمكن إرسال بريد إلى «{address}».",
  "What is sent in [{name}] is no address that mail can go to.":
    "ما يُرسل في [{name}] ليس عنوانًا يمكن إرسال بريد إليه.",
  "Nothing fills [{name}] here: this site does not keep it.":
    "يبقى [{name}] فارغًا هنا: لا يحتفظ هذا الموقع به.",
  "The form has no field for [{name}], so it stands in the mail as it is.":
    "ليس في النموذج حقل باسم [{name}]، فيظهر في الرسالة كما هو.",
  "A tag such as [{name}] needs a field for a date, and how to write it in quotes.":
    "يحتاج رمز مثل [{name}] إلى حقل تاريخ، وإلى طريقة كتابته بين علامتي اقتباس.",
  "The form has no field for files of the name “{name}”.":
    "ليس في النموذج حقل ملفات باسم «{name}».",
  "A trial goes to your own address only.": "لا تُرسل التجربة إلا إلى عنوانك أنت.",
  "There is no mail server yet, so nothing was sent. An owner can fill it in under Settings, Mail; then try again.":
    "لا خادم بريد بعد، فلم يُرسل شيء. يستطيع مالك الموقع إدخاله في الإعدادات، البريد؛ ثم حاول مرة أخرى.",
  "There were many trials in a short time, so nothing was sent. Wait {count} minutes, then try again.":
    {
      zero: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. حاول الآن مرة أخرى.",
      one: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. انتظر دقيقة واحدة ثم حاول مرة أخرى.",
      two: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. انتظر دقيقتين ثم حاول مرة أخرى.",
      few: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. انتظر {count} دقائق ثم حاول مرة أخرى.",
      many: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. انتظر {count} دقيقة ثم حاول مرة أخرى.",
      other: "كثرت التجارب في وقت قصير، فلم يُرسل شيء. انتظر {count} دقيقة ثم حاول مرة أخرى.",
    },
} as const;

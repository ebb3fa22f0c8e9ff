/** Why settings are not saved, and no test mail is sent. */
export const settings = {
  "There are no settings of this name. Load the page again.":
    "لا إعدادات بهذا الاسم. أعد تحميل الصفحة.",
  "Somebody else changed these settings after you opened them, and saving would undo their work. What you wrote is still here: look at theirs, then save again.":
    "غيّر شخص آخر هذه الإعدادات بعد أن فتحتها، وحفظها سيمحو عمله. ما كتبته ما زال هنا: انظر في تغييراته ثم احفظ مرة أخرى.",
  "A menu has {count} levels at most.": {
    zero: "لا مستويات في القائمة.",
    one: "لا تزيد القائمة على مستوى واحد.",
    two: "لا تزيد القائمة على مستويين.",
    few: "لا تزيد القائمة على {count} مستويات.",
    many: "لا تزيد القائمة على {count} مستوى.",
    other: "لا تزيد القائمة على {count} مستوى.",
  },
  "A menu has {count} entries at most.": {
    zero: "لا مدخلات في القائمة.",
    one: "لا تزيد القائمة على مدخل واحد.",
    two: "لا تزيد القائمة على مدخلين.",
    few: "لا تزيد القائمة على {count} مدخلات.",
    many: "لا تزيد القائمة على {count} مدخلًا.",
    other: "لا تزيد القائمة على {count} مدخل.",
  },
  "The site does not speak this language.": "لا يتحدث الموقع هذه اللغة.",
  "There is no mail server to try yet, or its password cannot be read any more because the site’s secret is another. Fill in the server, the sender and the password, save, and try again.":
    "لا خادم بريد لتجربته بعد، أو لم تعد قراءة كلمة مروره ممكنة لأن سرّ الموقع تغيّر. املأ الخادم والمرسل وكلمة المرور، ثم احفظ وحاول مرة أخرى.",
  "There were many test mails in a short time, so none was sent. Wait {count} minutes, then try again.":
    {
      zero: "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. حاول الآن مرة أخرى.",
      one: "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. انتظر دقيقة واحدة ثم حاول مرة أخرى.",
      two: "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. انتظر دقيقتين ثم حاول مرة أخرى.",
      few: "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. انتظر {count} دقائق ثم حاول مرة أخرى.",
      many: "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. انتظر {count} دقيقة ثم حاول مرة أخرى.",
      other:
        "كثرت رسائل التجربة في وقت قصير، فلم تُرسل أي منها. انتظر {count} دقيقة ثم حاول مرة أخرى.",
    },
} as const;

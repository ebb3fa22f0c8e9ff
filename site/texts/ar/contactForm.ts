export const contactForm = {
  "contactForm.tooMany": {
    zero: "أرسلت عدة رسائل في وقت قصير. انتظر قليلًا ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
    one: "أرسلت عدة رسائل في وقت قصير. انتظر دقيقة واحدة ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
    two: "أرسلت عدة رسائل في وقت قصير. انتظر دقيقتين ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
    few: "أرسلت عدة رسائل في وقت قصير. انتظر {count} دقائق ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
    many: "أرسلت عدة رسائل في وقت قصير. انتظر {count} دقيقة ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
    other:
      "أرسلت عدة رسائل في وقت قصير. انتظر {count} دقيقة ثم أرسل هذه الرسالة: ما كتبته ما زال هنا.",
  },
  "contactForm.sending": "جارٍ الإرسال …",
  "contactForm.offline": "لا يوجد اتصال. ما كتبته باقٍ هنا؛ حاول مرة أخرى حين يعود الاتصال.",
  "contactForm.timeout":
    "لم يجب الخادم في الوقت المناسب. لا نعرف هل وصلت رسالتك؛ وإعادة المحاولة لا ترسلها مرتين.",
  "contactForm.refused": "لم يستطع الخادم استلام رسالتك الآن. ما كتبته باقٍ هنا.",
  "contactForm.unreadable":
    "تعذّرت قراءة جواب الخادم. لا نعرف هل وصلت رسالتك؛ وإعادة المحاولة لا ترسلها مرتين.",
  "contactForm.retry": "حاول مرة أخرى",
  "contactForm.draft": "احتفظنا بما كتبته هنا من قبل.",
  "contactForm.discard": "ابدأ من جديد",
  "contactForm.close": "إغلاق",
  "contactForm.lost": "هذا النموذج لم يعد في الصفحة. لم يُرسل شيء.",
  "contactForm.signedInOnly": "هذا النموذج متاح للمسجَّلين دخولهم فقط.",
  "contactForm.captcha": "رموز في صورة",
  "contactForm.inWords": "أجب عن سؤال بدلًا من ذلك",
  "contactForm.figures":
    "ما العدد الذي أرقامه الأربعة بالترتيب: {first}، {second}، {third}، {fourth}؟",
  "contactForm.questionOver": "انتهى وقت هذا السؤال. أرسل النموذج كما هو، فيأتي سؤال جديد.",
  "contactForm.tooManyQuestions": "طُلبت أسئلة كثيرة في وقت قصير. انتظر بضع دقائق ثم حاول مرة أخرى.",
  "contactForm.figure1": "واحد",
  "contactForm.figure2": "اثنان",
  "contactForm.figure3": "ثلاثة",
  "contactForm.figure4": "أربعة",
  "contactForm.figure5": "خمسة",
  "contactForm.figure6": "ستة",
  "contactForm.figure7": "سبعة",
  "contactForm.figure8": "ثمانية",
  "contactForm.figure9": "تسعة",
  "contactForm.filesAgain": "يُرجى اختيار ملفاتك مرة أخرى، فالمتصفحات لا تحتفظ بها.",
  "contactForm.tooLarge":
    "ما أرسلته أكبر مما يقبله هذا النموذج. عُد إلى الصفحة السابقة واختر ملفات أصغر ثم أعد الإرسال.",
  "contactForm.brokenOff": "لم تصل رسالتك كاملة. عُد إلى الصفحة السابقة وأعد إرسالها.",
} as const;

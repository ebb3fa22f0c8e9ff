/** Who may do something, and what cannot be read at all. */
export const doors = {
  "This was not sent from a page of this site, so nothing was done.":
    "لم يُرسل هذا من صفحة في هذا الموقع، فلم يُفعل شيء.",
  "Nobody is signed in, so nothing was done. Sign in and try again.":
    "لم يسجّل أحد الدخول، فلم يُفعل شيء. سجّل الدخول ثم حاول مرة أخرى.",
  "This account may not work on the site's content, so nothing was done. Its owner can allow it.":
    "لا يحق لهذا الحساب العمل على محتوى الموقع، فلم يُفعل شيء. يستطيع مالك الموقع أن يسمح بذلك.",
  "This account may not work on the site's content. Its owner can allow it.":
    "لا يحق لهذا الحساب العمل على محتوى الموقع. يستطيع مالك الموقع أن يسمح بذلك.",
  "Only an owner of this site may do this, so nothing was done. Ask one, or have them make you an owner.":
    "لا يحق هذا إلا لمالك الموقع، فلم يُفعل شيء. اطلبه من أحد المالكين، أو اطلب أن يجعلك مالكًا.",
  "This page is too old, or another's, so nothing was done. Load it again and repeat it.":
    "هذه الصفحة قديمة أو لحساب آخر، فلم يُفعل شيء. أعد تحميلها ثم كرّر ما أردت.",
  "This address and this password do not belong together. Try again.":
    "هذا البريد وكلمة المرور هذه لا يتطابقان. حاول مرة أخرى.",
  "There were too many attempts to sign in. Wait {count} minutes, then try again.": {
    zero: "كثرت محاولات تسجيل الدخول. حاول الآن مرة أخرى.",
    one: "كثرت محاولات تسجيل الدخول. انتظر دقيقة واحدة ثم حاول مرة أخرى.",
    two: "كثرت محاولات تسجيل الدخول. انتظر دقيقتين ثم حاول مرة أخرى.",
    few: "كثرت محاولات تسجيل الدخول. انتظر {count} دقائق ثم حاول مرة أخرى.",
    many: "كثرت محاولات تسجيل الدخول. انتظر {count} دقيقة ثم حاول مرة أخرى.",
    other: "كثرت محاولات تسجيل الدخول. انتظر {count} دقيقة ثم حاول مرة أخرى.",
  },
  "There were too many attempts, so nothing was changed. Wait {count} minutes, then try again.": {
    zero: "كثرت المحاولات، فلم يتغير شيء. حاول الآن مرة أخرى.",
    one: "كثرت المحاولات، فلم يتغير شيء. انتظر دقيقة واحدة ثم حاول مرة أخرى.",
    two: "كثرت المحاولات، فلم يتغير شيء. انتظر دقيقتين ثم حاول مرة أخرى.",
    few: "كثرت المحاولات، فلم يتغير شيء. انتظر {count} دقائق ثم حاول مرة أخرى.",
    many: "كثرت المحاولات، فلم يتغير شيء. انتظر {count} دقيقة ثم حاول مرة أخرى.",
    other: "كثرت المحاولات، فلم يتغير شيء. انتظر {count} دقيقة ثم حاول مرة أخرى.",
  },
  "This account is not there any more. Its owner can tell you why.":
    "لم يعد هذا الحساب موجودًا. يستطيع مالك الموقع أن يخبرك بالسبب.",
  "This is not the password that you have now.": "ليست هذه كلمة مرورك الحالية.",
  "Write a name.": "اكتب اسمًا.",
  "Nobody can sign in with this address. Write one like name@example.com, in Latin letters.":
    "لا يستطيع أحد تسجيل الدخول بهذا البريد. اكتب بريدًا مثل \u2066name@example.com\u2069، بحروف لاتينية.",
  "There is nothing at this address of the owner's screens.": "لا شيء هنا بهذا العنوان.",
  "This is more than 12 MB, too much to be saved at once, so nothing was changed. Split it into several pages, and put pictures into the media instead of into the text.":
    "هذا أكثر من 12 ميغابايت، وهو أكبر من أن يُحفظ دفعة واحدة، فلم يتغير شيء. وزّعه على عدة صفحات، وضع الصور في الوسائط بدلًا من النص.",
  "This address takes application/json.": "يقبل هذا العنوان \u2066application/json\u2069.",
  "This list cannot be shown as it was asked for.": "لا يمكن عرض هذه القائمة كما طُلبت.",
  "What was sent is no JSON, so nothing was done. Load the page again and repeat it.":
    "ما أُرسل ليس JSON، فلم يُفعل شيء. أعد تحميل الصفحة ثم كرّر ما أردت.",
  "Something in this form is not right yet, so nothing was saved. It is marked below.":
    "في هذا النموذج شيء غير صحيح بعد، فلم يُحفظ شيء. ستجده معلَّمًا أدناه.",
  "The site could not answer. It is not your fault; please try again in a minute.":
    "لم يستطع الموقع أن يجيب. ليس الخطأ منك؛ حاول مرة أخرى بعد دقيقة.",
  "This request cannot be answered as it was sent.": "لا يمكن الرد على هذا الطلب كما أُرسل.",
  "What was sent is too large for this address. Send less.":
    "ما أُرسل أكبر مما يقبله هذا العنوان. أرسل أقل منه.",
  "This account is not there any more, so nothing was done. Load the list again.":
    "لم يعد هذا الحساب موجودًا، فلم يُفعل شيء. أعد تحميل القائمة.",
  "There is an account with this address already, and an address can have one only. Find it in the list and give it another role, or use another address.":
    "لهذا البريد حساب من قبل، ولا يكون للبريد إلا حساب واحد. ابحث عنه في القائمة وأعطه دورًا آخر، أو استخدم بريدًا آخر.",
  "Nobody else owns this site and can sign in, and without an owner nobody could run it. Make somebody else an owner first.":
    "لا مالك آخر لهذا الموقع يستطيع تسجيل الدخول، وبلا مالك لا يستطيع أحد تشغيله. اجعل شخصًا آخر مالكًا أولًا.",
} as const;

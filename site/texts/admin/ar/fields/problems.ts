/** What the server and its schemas say is wrong with a field. */
export const problems = {
  "Fill this in.": "املأ هذا الحقل.",
  "Choose one of what is offered.": "اختر واحدًا مما هو معروض.",
  "Give a whole number.": "اكتب عددًا صحيحًا.",
  "This is not written as it must be.": "هذا ليس مكتوبًا بالصورة المطلوبة.",
  "Use at most 2,000 characters.": "استخدم 2000 حرف على الأكثر.",
  "Use at most 200 characters.": "استخدم 200 حرف على الأكثر.",
  "Use at most 20.": "استخدم 20 على الأكثر.",
  "Start with /, #, https://, mailto: or tel:.":
    "ابدأ بأحد هذه: \u2066/\u2069 أو \u2066#\u2069 أو \u2066https://\u2069 أو \u2066mailto:\u2069 أو \u2066tel:\u2069.",
  "Start with https://.": "ابدأ بـ \u2066https://\u2069.",
  "Start with /: pictures come from this site.": "ابدأ بـ \u2066/\u2069: الصور من هذا الموقع.",
  "Start with /: files come from this site.": "ابدأ بـ \u2066/\u2069: الملفات من هذا الموقع.",
  "Start with /, or give the address of a film on YouTube or Vimeo.":
    "ابدأ بـ \u2066/\u2069، أو اكتب رابط فيلم على YouTube أو Vimeo.",
  "Say what the picture shows: it is a link, which must have a name.":
    "قل ما تُظهره الصورة: إنها رابط، ولا بد للرابط من اسم.",
  "Say what the film is called.": "اكتب اسم الفيلم.",
  "A text cannot contain a bar.": "لا يمكن أن يحتوي النص على خط عمودي.",
  'Write it like "en" or "pt-BR".': "اكتبها مثل «en» أو «pt-BR».",
  "Use letters, digits and hyphens, at the ends no hyphen.":
    "استخدم حروفًا وأرقامًا وشرطات، دون شرطة في أوله أو آخره.",
  "Every page needs a name.": "كل صفحة تحتاج إلى اسم.",
  "Give every entry a name.": "أعطِ كل مدخل اسمًا.",
  "Write a colour like #aa3300.": "اكتب لونًا مثل \u200e#aa3300.",
  "Write it on one line.": "اكتبه في سطر واحد.",
  "Write the server’s name alone, such as mail.example.com.":
    "اكتب اسم الخادم وحده، مثل mail.example.com.",
  "Write an address like shop@example.com, in Latin letters.":
    "اكتب عنوانًا مثل shop@example.com، بحروف لاتينية.",
  "Mails need an address that they come from.": "تحتاج الرسائل إلى عنوان تُرسَل منه.",
  "The password needs a user name. Write it, or remove the password.":
    "تحتاج كلمة المرور إلى اسم مستخدم. اكتبه، أو أزل كلمة المرور.",
  "Without encryption anyone on the way could read the password. Choose another security, or remove the password.":
    "بلا تشفير يمكن لأي شخص في الطريق أن يقرأ كلمة المرور. اختر حماية أخرى، أو أزل كلمة المرور.",
  "Write the password again: the one that is stored is for another server or user.":
    "اكتب كلمة المرور من جديد: المحفوظة لخادم آخر أو لمستخدم آخر.",
  "Say who is asked: write {name} where the service’s name is to stand.":
    "اذكر الخدمة المقصودة: اكتب \u2066{name}\u2069 حيث يظهر اسمها.",
} as const;

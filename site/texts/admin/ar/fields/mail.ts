/** Settings of mail. */
export const mail = {
  Mail: "البريد",
  "Which server sends the site’s mails, and whom they come from.":
    "أي خادم يرسل رسائل الموقع، ومن يكون مرسلها.",
  "Mail server": "خادم البريد",
  "Whoever hosts your mail tells its name. While it is empty, mails wait.":
    "يخبرك باسمه مزوّد بريدك. ما دام الحقل فارغًا تنتظر الرسائل.",
  Security: "الحماية",
  "Not encrypted is for a server in your own network that asks for no password.":
    "«بلا تشفير» لخادم في شبكتك لا يطلب كلمة مرور.",
  "Encrypted from the start (TLS)": "تشفير من البداية (TLS)",
  "Encrypted after a greeting (STARTTLS)": "تشفير بعد التحية (STARTTLS)",
  "Not encrypted": "بلا تشفير",
  Port: "المنفذ",
  "Empty for the usual one: 465, 587 with STARTTLS, 25 without encryption.":
    "فارغ للمعتاد: 465، أو 587 مع STARTTLS، أو 25 بلا تشفير.",
  "User name": "اسم المستخدم",
  "Often the whole email address. Empty where the server asks for none.":
    "كثيرًا ما يكون عنوان البريد كاملًا. فارغ إن لم يطلبه الخادم.",
  Password: "كلمة المرور",
  "Kept encrypted, and never shown again. It is for this server alone.":
    "تُحفظ مشفَّرة ولا تُعرض مرة أخرى. وهي لهذا الخادم وحده.",
  "Sender’s name": "اسم المرسل",
  "Whom mails come from, such as the site’s name.": "من يرسل الرسائل، مثل اسم الموقع.",
  "Sender’s address": "عنوان المرسل",
  "One that this mail server may send from. Answers go there.":
    "عنوان يُسمح لهذا الخادم بالإرسال منه. وإليه تصل الردود.",
  "These are set where the site is started, by SMTP_URL and MAIL_FROM, and count before what is saved here. To change them here, start the site without both.":
    "ضُبط هذا حيث يُشغَّل الموقع، بـ SMTP_URL وMAIL_FROM، ويُقدَّم على ما حُفظ هنا. لتغييره هنا شغّل الموقع بدونهما.",
} as const;

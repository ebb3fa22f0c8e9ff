export const notices = {
  "notices.setup": "لإتمام الإعداد",
  "notices.details": "التفاصيل",
  "notices.hide": "لا تعرض هذا مرة أخرى",
  "notices.failed": "لم يُحفظ هذا، فبقي التنبيه كما كان. حاول مرة أخرى.",
  "notices.hidden": "لن يُعرض هذا بعد الآن.",
  "notices.undo": "تراجع",
  "notices.undoFailed": "تعذّرت استعادة التنبيه. حاول مرة أخرى لاحقًا.",
  "notices.done": "تم",
  "notices.open": "للعمل",
  "notices.tip": "بين حين وآخر",
  "notices.name": "سمِّ الموقع",
  "notices.nameHelp": "يناديه الزوّار ومحركات البحث والرسائل باسمه، وتجده في الإعدادات.",
  "notices.address": "اذكر رابطه العام",
  "notices.addressHelp":
    "تحتاج إليه الروابط في الخلاصات والرسائل. شغّل الموقع مع ORIGIN=https://your-site.example.",
  "notices.mail": "اسمح للبريد بالخروج",
  "notices.mailHelp": "حتى ذلك الحين ينتظر البريد هنا. سمِّ خادم بريدك في الإعدادات، تحت البريد.",
  "notices.backup": "احتفظ بنسخة في مكان آخر",
  "notices.backupHelp": "الأمر npm run dump -- FILE يكتب الموقع كله في ملف واحد وهو يعمل.",
  "notices.database": "اختر قاعدة البيانات",
  "notices.databaseHelp":
    "قد تفقد القاعدة المدمجة اللحظات الأخيرة عند انقطاع الكهرباء. إن كان هذا لا يصح عندك فاجعل DATABASE_URL خادم PostgreSQL.",
} as const;

/** Settings of the site. */
export const site = {
  General: "عام",
  "The site’s name, its words, its language and its money.": "اسم الموقع وكلماته ولغته وعملته.",
  "Name of the site": "اسم الموقع",
  "In the header, and in the title of every window.": "في رأس الصفحة، وفي عنوان كل نافذة.",
  Tagline: "الشعار النصي",
  "What the site is about, in a few words. Search engines show it, too.":
    "موضوع الموقع في كلمات قليلة. تعرضه محركات البحث أيضًا.",
  "About the journal": "عن المدونة",
  "Stands above the list of posts. Empty for nothing.":
    "يظهر فوق قائمة المقالات. إن تُرك فارغًا فلا شيء.",
  "Of addresses that do not begin with another, such as /de. Its words and menus then become the site’s own.":
    "لغة الروابط التي لا تبدأ بلغة أخرى مثل \u2066/de\u2069. وتصير كلماتها وقوائمها حينئذٍ كلمات الموقع وقوائمه.",
  Currency: "العملة",
  "Prices keep their numbers when it is changed: check them then.":
    "تبقى أرقام الأسعار كما هي حين تغيّرها: راجعها حينئذٍ.",
  "What is left out is said in the site’s own language.": "ما يُترك فارغًا يظهر بلغة الموقع.",
  Reading: "القراءة",
  "How much visitors see on one page of a list.": "كم يرى الزوّار في صفحة واحدة من قائمة.",
  "Posts on a page": "المقالات في الصفحة",
  "Of the journal, of its categories, and of the portfolio.":
    "في المدونة وتصنيفاتها وفي معرض الأعمال.",
  "Products on a page": "المنتجات في الصفحة",
  "Of the shop. Two, three or four stand side by side, so multiples of 12 fill every row.":
    "في المتجر. يقف اثنان أو ثلاثة أو أربعة جنبًا إلى جنب، لذلك تملأ مضاعفات 12 كل صف.",
  Menus: "القوائم",
  "Where the header and the footer lead, in each language.":
    "إلى أين يؤدي رأس الصفحة وتذييلها، في كل لغة.",
  Theme: "التصميم",
  "The site’s colour, and what moves on it.": "لون الموقع، وما يتحرك فيه.",
  "Accent colour": "لون الإبراز",
  "Of links and of what asks to be clicked. Where it could not be read, it is made darker on light pages and lighter on dark ones.":
    "للروابط ولما يدعو إلى الضغط عليه. وحيث لا يُقرأ يُجعل أغمق على الصفحات الفاتحة وأفتح على الداكنة.",
  "Header stays in view": "يبقى رأس الصفحة ظاهرًا",
  "While a page is scrolled, as long as its menu fits on one line.":
    "في أثناء تمرير الصفحة، ما دامت قائمته تتسع في سطر واحد.",
  Entrances: "حركات الدخول",
  "What comes into view moves in. Nothing moves for those who asked their device for calm.":
    "ما يظهر للعين يدخل متحركًا. ولا يتحرك شيء لمن طلب من جهازه الهدوء.",
  "Choices look like the site": "حقول الاختيار بمظهر الموقع",
  "Otherwise they look as the browser draws them.": "وإلا ظهرت كما يرسمها المتصفح.",
  "Tabs of a product come into view": "تظهر ألسنة المنتج للعين",
  "When one is opened, the page scrolls to it.": "حين يُفتح لسان تمرّ الصفحة إليه.",
} as const;

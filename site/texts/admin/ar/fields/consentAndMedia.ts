/** What the settings of consent and media say. */
export const consentAndMedia = {
  Consent: "الموافقة",
  "How visitors are asked before other services learn of them. A site that shows nothing of others need not ask.":
    "كيف يُسأل الزوار قبل أن تعرف خدمات أخرى بوجودهم. الموقع الذي لا يعرض شيئًا من غيره لا يحتاج إلى السؤال.",
  "Visitors are asked first": "يُسأل الزوار أولًا",
  "Before comments, films and maps that other services keep are fetched, which tells these who reads what. Otherwise they come at once, until a visitor refuses; many countries’ laws ask you to ask. Films on a page always wait for a press.":
    "قبل جلب التعليقات والأفلام والخرائط المحفوظة لدى خدمات أخرى، فجلبها يخبر هذه الخدمات بمن يقرأ ماذا. وإلا فإنها تُجلب فورًا حتى يرفض الزائر؛ وقوانين بلدان كثيرة تطلب السؤال. أما الأفلام في الصفحات فتنتظر ضغطة دائمًا.",
  "Days that an answer holds": "عدد الأيام التي تسري فيها الإجابة",
  "Then the visitor is asked again. A change holds for answers given before, too.":
    "بعدها يُسأل الزائر من جديد. ويسري التغيير على الإجابات السابقة أيضًا.",
  "What visitors are told": "ما يُقال للزوار",
  "{name} stands for the service. Empty for the usual words.":
    "يحل ‎{name}‎ محل اسم الخدمة. اتركه فارغًا للكلمات المعتادة.",
  "Button that shows it": "الزر الذي يعرضه",
  Media: "الوسائط",
  "Which files are taken, and how pictures are made smaller for pages.":
    "الملفات المقبولة، وكيف تُصغَّر الصور للصفحات.",
  "Largest upload in megabytes": "أكبر ملف يُرفع بالميغابايت",
  "What is larger is refused. Pictures may have 64 at most, sounds and documents 256, captions 2. Imports are not held to it.":
    "يُرفض ما هو أكبر. الحد للصور 64، وللأصوات والمستندات 256، وللترجمات 2. ولا يسري هذا على الاستيراد.",
  "Quality of pictures": "جودة الصور",
  "Of the sizes that pages show; what you brought stays as it is. They are made anew, each when somebody asks for it first. Whoever has seen a picture keeps it as it was.":
    "جودة المقاسات التي تعرضها الصفحات؛ أما ما رفعته فيبقى كما هو. تُصنع من جديد، كل منها عند أول طلب له. ومن رأى صورة من قبل تبقى عنده كما كانت.",
  "Small: fetched fastest": "صغيرة: الأسرع جلبًا",
  Balanced: "متوازنة",
  "Fine: for photographs that people look at closely":
    "دقيقة: للصور الفوتوغرافية التي يُنظر إليها عن قرب",
  "Pictures as AVIF, too": "الصور بصيغة AVIF أيضًا",
  "Often smaller than WebP, for browsers that know it. It takes the server some work: switch it off on a small machine.":
    "كثيرًا ما تكون أصغر من WebP، للمتصفحات التي تعرفها. لكنها تُتعب الخادم: أوقفها على جهاز صغير.",
  "Films do not say where they were taken": "لا تذكر الأفلام مكان تصويرها",
  "Phones note the place in a film, and everybody who saves it could read that. It is taken out of MP4 files as they come. Pictures never show it: pages have sizes made of them, without such notes.":
    "تكتب الهواتف المكان في الفيلم، وكل من يحفظه يستطيع قراءته. يُزال من ملفات MP4 عند رفعها. أما الصور فلا تُظهره أبدًا: تعرض الصفحات مقاسات صُنعت منها بلا هذه البيانات.",
};

import { columns, contactForm, figure, heading, prose, table } from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import { fieldNames } from "../forms/fieldNames.ts";
import type { DemoPage } from "../types.ts";

/** How to reach the studio, in Arabic. */
export const contactInArabic: DemoPage = {
  path: "/ar/contact",
  title: "اتصل بنا",
  language: "ar",
  excerpt: "أين نحن، ومتى نفتح، وكيف تسأل عن مطبوعة.",
  picture: demoPicture("contact-door"),
  body: [
    heading("اكتب لنا", "write"),
    prose("نقرأ ما يصلنا صباحًا مع أول فنجان قهوة ونجيب في اليوم نفسه، إلا إذا كانت المطبعة تدور."),
    contactForm(
      "contact-ar",
      fieldNames.print,
      figure(
        {
          ...demoPicture("contact-door"),
          alt: "واجهة هافتون الخضراء بمظلة مخططة وباب أحمر ودراجة زرقاء.",
        },
        "ادفع الباب. يعلق حين تهبّ الريح من الغرب.",
      ),
      prose(
        'أو من بريدك أنت إلى <a href="mailto:studio@halftone.example" dir="ltr">studio@halftone.example</a>.',
        'بالهاتف: <a href="tel:+494066969012" dir="ltr">+49 40 66969 012</a> في أوقات العمل. إن طال الرنين فأحدنا على يديه حبر.',
      ),
    ),
    columns(
      [
        heading("أين"),
        prose(
          "Halftone<br>The Old Dairy<br>Ropewalk 4<br>Fennhaven",
          "من العبّارة سر على الرصيف والماء عن يمينك. بعد متجر لوازم السفن اصعد التل يسارًا. ابحث عن واجهة خضراء فوقها مظلة مخططة، وأمامها في الغالب دراجة زرقاء. أما الباب ذو الجرس النحاسي فلطبيب الأسنان.",
        ),
      ],
      [
        heading("متى"),
        table(
          "أوقات العمل",
          ["اليوم", "الساعات"],
          ["الاثنين والثلاثاء", "مغلق: نطبع"],
          ["من الأربعاء إلى الجمعة", "10:00 إلى 17:00"],
          ["السبت", "10:00 إلى 14:00"],
          ["الأحد", "مغلق: لا نطبع"],
        ),
      ],
    ),
    heading("السؤال عن مطبوعة", "print"),
    prose(
      "اكتب لنا أي مطبوعة تريد، وبأي مقاس، وإلى أي بلد تقريبًا ستذهب. إن كانت قد نفدت أخبرناك متى تعود إلى المطبعة. أما ما يُطبع عند الطلب فيحتاج إلى أربعة أسابيع، أكثرها انتظارًا للجفاف.",
    ),
    heading("الطلبات الخاصة", "commissions"),
    prose(
      "نقبل نحو عشرة أعمال لغيرنا في السنة. يكفي للبداية موعدٌ وعددُ نسخ وجملة عن الغرض. لا حاجة إلى تصميم جاهز، بل قد يعترض الطريق أحيانًا.",
    ),
    heading("الزيارات وورش العمل", "workshops"),
    prose(
      "في أول سبت من كل شهر يستطيع أربعة أشخاص أن يقضوا بعد الظهر عندنا ويعودوا إلى بيوتهم بمطبوعة من لونين صنعوها بأيديهم. درجة الباب هي الوحيدة، وما بعدها مستوٍ، والطاولات بارتفاع الجلوس.",
    ),
  ],
};

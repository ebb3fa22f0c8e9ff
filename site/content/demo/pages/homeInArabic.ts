import {
  button,
  callToAction,
  columns,
  columnsThatEnter,
  firstFigure,
  heading,
  linkGallery,
  postList,
  productList,
  prose,
  quietButton,
  titleHeading,
  wideFirst,
} from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** The front page in Arabic. */
export const homeInArabic: DemoPage = {
  path: "/ar",
  title: "الرئيسية",
  language: "ar",
  excerpt: "هافتون مطبعة صغيرة على البحر يديرها شخصان: ملصقات وبطاقات ودفاتر بأحبار قليلة وجيدة.",
  picture: demoPicture("home-hero"),
  body: [
    wideFirst(
      [
        titleHeading("سبعة أحبار ومطبعتان والبحر"),
        prose(
          "هافتون هما آدا ليندكفيست وتوماس ري. نطبع الملصقات والبطاقات والدفاتر في معمل ألبان قديم عند الميناء، لونًا بعد لون.",
        ),
        button("شاهد الملصقات", "/ar/shop/category/posters"),
        quietButton("زُر المشغل", "/ar/about"),
      ],
      [
        firstFigure({
          ...demoPicture("home-hero"),
          alt: "مطبوعات على طاولة، أعلاها كمّثرى تحت عدسة مكبّرة، وحولها أحبار ومسطرة وقهوة.",
        }),
      ],
    ),
    productList({ heading: "خرج لتوّه من المطبعة", limit: 8 }),
    heading("ثلاثة رفوف"),
    linkGallery(
      {
        title: "ملصقات",
        href: "/ar/shop/category/posters",
        text: "من ورقة لباب المطبخ إلى ما يبلغ حجم النافذة.",
        picture: demoPicture("lighthouse-wall"),
      },
      {
        title: "بطاقات",
        href: "/ar/shop/category/cards",
        text: "مطويّة مع ظرفها، أو سميكة تُرسَل كما هي.",
        picture: demoPicture("little-houses-framed"),
      },
      {
        title: "دفاتر",
        href: "/ar/shop/category/notebooks",
        text: "مدبّسة للجيب، ومَخيطة للمكتب.",
        picture: demoPicture("cube-field-framed"),
      },
    ),
    columns(
      [
        heading("لماذا ألوان قليلة"),
        prose(
          "تستطيع الشاشة أن تعرض ستة عشر مليون لون، وهي تفعل. نحن نملك سبعة. وإذا طُبع بعضها فوق بعض نتج عنها نحو ثلاثين لونًا آخر، وبعد تسع سنوات صرنا نعرفها كلها بأسمائها.",
        ),
      ],
      [
        heading("لماذا الورق أولًا"),
        prose(
          "نصف كل مطبوعة كان موجودًا قبلنا: لون الورقة، ووزنها في اليد، وكيف تقبل الطيّ. نختار هذا النصف أولًا ثم نطبع عليه.",
        ),
      ],
    ),
    postList({ heading: "من المدونة", limit: 3 }),
    columnsThatEnter(
      [
        heading("تفضّل بزيارتنا"),
        prose(
          "المشغل مفتوح من الأربعاء إلى السبت. هناك دائمًا شيء يجفّ، فانتبه لأكمامك. والشاي جاهز.",
        ),
        quietButton("العنوان والمواعيد", "/ar/contact"),
      ],
      [
        heading("أعمال لغيرنا"),
        prose(
          "كتيّبات المهرجانات، وأغلفة الأسطوانات، وأكياس البذور، ولافتات متحف صغير. نقبل نحو عشرة طلبات في السنة ونكتب كيف سار كل منها.",
        ),
        quietButton("شاهد الأعمال", "/ar/portfolio"),
      ],
    ),
    callToAction({
      above: "طلبات الطباعة",
      title: "شيءٌ لك، بسبعة أحبار",
      subtitle: "أخبرنا لأي غرض هو، وكم نسخة تريد، ومتى. نردّ خلال ثلاثة أيام ومعنا السعر.",
      label: "حدّثنا عنه",
      href: "/ar/contact",
    }),
  ],
};

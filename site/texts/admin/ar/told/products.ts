/** Why a product is not saved. */
export const products = {
  "Another product already has one of these article numbers, and an order could not tell them apart. Choose another.":
    "لمنتج آخر أحد أرقام الأصناف هذه، ولن يميّز الطلب بينهما. اختر رقمًا آخر.",
  "Write something here, or take it out.": "اكتب شيئًا هنا، أو أزله.",
  "At most {count} characters fit here. Shorten it.": {
    zero: "لا يتسع هذا الموضع لشيء.",
    one: "لا يتسع هذا الموضع لأكثر من حرف واحد. اختصره.",
    two: "لا يتسع هذا الموضع لأكثر من حرفين. اختصره.",
    few: "لا يتسع هذا الموضع لأكثر من {count} أحرف. اختصره.",
    many: "لا يتسع هذا الموضع لأكثر من {count} حرفًا. اختصره.",
    other: "لا يتسع هذا الموضع لأكثر من {count} حرف. اختصره.",
  },
  "A price is a whole number of the currency's smallest unit.":
    "السعر عدد صحيح من أصغر وحدة في العملة.",
  "A price is not below zero.": "لا يقل السعر عن صفر.",
  "This price is too high to be counted exactly.": "هذا السعر أعلى من أن يُحسب بدقة.",
  "Count whole pieces.": "عُدّ قطعًا كاملة.",
  "There cannot be fewer than none.": "لا يمكن أن يكون العدد أقل من صفر.",
  "At most {count} can be counted.": {
    zero: "لا يمكن عدّ شيء.",
    one: "لا يمكن عدّ أكثر من قطعة واحدة.",
    two: "لا يمكن عدّ أكثر من قطعتين.",
    few: "لا يمكن عدّ أكثر من {count} قطع.",
    many: "لا يمكن عدّ أكثر من {count} قطعة.",
    other: "لا يمكن عدّ أكثر من {count} قطعة.",
  },
  "Give it at least one value, or take it out.": "أعطه قيمة واحدة على الأقل، أو أزله.",
  "A value stands twice.": "قيمة مكررة.",
  "The reduction ends before it begins. Give it a later end.":
    "ينتهي التخفيض قبل أن يبدأ. اجعل نهايته بعد ذلك.",
  "A reduction is to a lower price than the usual one, and there is one at a time.":
    "التخفيض إلى سعر أقل من المعتاد، ولا يكون إلا واحد في الوقت نفسه.",
  "The regular price must be above the price: leave it out where nothing is reduced.":
    "يجب أن يكون السعر المعتاد أعلى من السعر: اتركه حيث لا تخفيض.",
  "This is no address of a page. Copy it from there.": "هذا ليس رابط صفحة. انسخه من هناك.",
  'An address elsewhere starts with "https://".':
    "يبدأ الرابط في موقع آخر بـ «\u2066https://\u2069».",
  "An address has at most {count} characters.": {
    zero: "يُترك الرابط فارغًا.",
    one: "لا يزيد الرابط على حرف واحد.",
    two: "لا يزيد الرابط على حرفين.",
    few: "لا يزيد الرابط على {count} أحرف.",
    many: "لا يزيد الرابط على {count} حرفًا.",
    other: "لا يزيد الرابط على {count} حرف.",
  },
  "A product has at least one variant: it holds the price.":
    "للمنتج شكل واحد على الأقل: ففيه السعر.",
  "A product has at most {count} variants.": {
    zero: "لا أشكال لهذا المنتج.",
    one: "لا يزيد المنتج على شكل واحد.",
    two: "لا يزيد المنتج على شكلين.",
    few: "لا يزيد المنتج على {count} أشكال.",
    many: "لا يزيد المنتج على {count} شكلًا.",
    other: "لا يزيد المنتج على {count} شكل.",
  },
  "Two options have one name, so that no choice could tell them apart. Rename one.":
    "لخيارين اسم واحد، فلا يمكن التمييز بينهما. غيّر اسم أحدهما.",
  "A variant does not choose a known value of every option, so nobody could choose it. Give each option one of its values.":
    "لا يأخذ أحد الأشكال قيمة معروفة من كل خيار، فلن يستطيع أحد اختياره. أعطه من كل خيار إحدى قيمه.",
  "Two variants have the same choice, so nobody could tell them apart. Remove one.":
    "لشكلين الاختيار نفسه، فلن يميّز أحد بينهما. أزل أحدهما.",
  "Two variants have the same article number. Give each its own.":
    "لشكلين رقم الصنف نفسه. أعطِ كلًا منهما رقمه.",
} as const;

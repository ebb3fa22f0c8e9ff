/** Why a document, or a version of one, is not saved, opened or changed. */
export const documents = {
  "The document was changed by someone else after it was opened here, and saving would undo their work. Open it again and repeat the change.":
    "غيّر شخص آخر المستند بعد أن فُتح هنا، وحفظه سيمحو عمله. افتحه من جديد ثم كرّر التغيير.",
  "The document or revision is not there any more. Save the text as a new document.":
    "لم يعد المستند أو النسخة موجودًا. احفظ النص في مستند جديد.",
  "Another document already has this address, and an address can lead to one only. Choose another.":
    "لمستند آخر هذا الرابط نفسه، ولا يؤدي الرابط إلا إلى مستند واحد. اختر رابطًا آخر.",
  "It lies in the trash, where nothing is changed. Restore it first; what was written is kept until then.":
    "هو في سلة المهملات، ولا يتغير فيها شيء. استعده أولًا، وحتى ذلك الحين يبقى ما كُتب.",
  "It is not in the trash, and what is deleted for good cannot be brought back. Put it there first.":
    "ليس في سلة المهملات، وما يُحذف نهائيًا لا يعود. انقله إليها أولًا.",
  "This document is not there any more: somebody deleted it for good. Look for it in the list, or write it anew.":
    "لم يعد هذا المستند موجودًا: حذفه أحد نهائيًا. ابحث عنه في القائمة، أو اكتبه من جديد.",
  "This revision is not there any more. Choose another from the list.":
    "لم تعد هذه النسخة موجودة. اختر غيرها من القائمة.",
  "Give it a title: it is found by that.": "أعطه عنوانًا: به يُعثر عليه.",
  "A title has at most {count} characters. Shorten it.": {
    zero: "يُترك العنوان فارغًا.",
    one: "لا يزيد العنوان على حرف واحد. اختصره.",
    two: "لا يزيد العنوان على حرفين. اختصره.",
    few: "لا يزيد العنوان على {count} أحرف. اختصره.",
    many: "لا يزيد العنوان على {count} حرفًا. اختصره.",
    other: "لا يزيد العنوان على {count} حرف. اختصره.",
  },
  "An excerpt has at most {count} characters. Shorten it.": {
    zero: "يُترك المقتطف فارغًا.",
    one: "لا يزيد المقتطف على حرف واحد. اختصره.",
    two: "لا يزيد المقتطف على حرفين. اختصره.",
    few: "لا يزيد المقتطف على {count} أحرف. اختصره.",
    many: "لا يزيد المقتطف على {count} حرفًا. اختصره.",
    other: "لا يزيد المقتطف على {count} حرف. اختصره.",
  },
  'A language is written as in "en" or "pt-BR".': "تُكتب اللغة مثل «en» أو «pt-BR».",
  "This is no time that can be kept.": "هذا ليس وقتًا يمكن حفظه.",
  "The date is before the year 1000.": "التاريخ قبل سنة 1000.",
  "The date is after the year 9999.": "التاريخ بعد سنة 9999.",
  'An address starts with "/".': "يبدأ الرابط بـ «/».",
  "An address has at most {count} bytes.": {
    zero: "يُترك الرابط فارغًا.",
    one: "لا يزيد الرابط على بايت واحد.",
    two: "لا يزيد الرابط على بايتين.",
    few: "لا يزيد الرابط على {count} بايتات.",
    many: "لا يزيد الرابط على {count} بايتًا.",
    other: "لا يزيد الرابط على {count} بايت.",
  },
  "An address has no empty steps, dots alone or control characters, and at most 1,000 characters: no link could lead to it.":
    "ليس في الرابط أجزاء فارغة ولا نقاط وحدها ولا محارف تحكّم، ولا يزيد على 1000 حرف: لا يمكن لرابط أن يؤدي إلى هذا.",
  "The site itself answers at this address, so a page stored there would never be seen. Choose another.":
    "يجيب الموقع نفسه عند هذا الرابط، فلن يرى أحد صفحة محفوظة هناك. اختر رابطًا آخر.",
  "This author is not there any more. Choose another.": "لم يعد هذا الكاتب موجودًا. اختر غيره.",
  "A category or tag was deleted meanwhile. Choose again what this belongs to.":
    "حُذف في أثناء ذلك تصنيف أو وسم. اختر من جديد ما ينتمي إليه هذا.",
  "The page above is not there any more. Choose another.":
    "لم تعد الصفحة التي فوقها موجودة. اختر غيرها.",
  "A page cannot stand below itself. Choose another.":
    "لا يمكن أن تكون الصفحة تحت نفسها. اختر غيرها.",
  "Blocks may stand at most {count} deep in one another.": {
    zero: "لا يمكن وضع جزء هنا.",
    one: "لا يزيد تداخل الأجزاء على مستوى واحد.",
    two: "لا يزيد تداخل الأجزاء على مستويين.",
    few: "لا يزيد تداخل الأجزاء على {count} مستويات.",
    many: "لا يزيد تداخل الأجزاء على {count} مستوى.",
    other: "لا يزيد تداخل الأجزاء على {count} مستوى.",
  },
  "Choose a picture, or take this one out.": "اختر صورة، أو أزل هذه.",
  "The value holds more than {count} levels of lists and records in one another, which cannot be stored.":
    {
      zero: "في القيمة قوائم أو سجلات لا يمكن حفظها.",
      one: "في القيمة أكثر من مستوى واحد من القوائم والسجلات المتداخلة، فلا يمكن حفظها.",
      two: "في القيمة أكثر من مستويين من القوائم والسجلات المتداخلة، فلا يمكن حفظها.",
      few: "في القيمة أكثر من {count} مستويات من القوائم والسجلات المتداخلة، فلا يمكن حفظها.",
      many: "في القيمة أكثر من {count} مستوى من القوائم والسجلات المتداخلة، فلا يمكن حفظها.",
      other: "في القيمة أكثر من {count} مستوى من القوائم والسجلات المتداخلة، فلا يمكن حفظها.",
    },
  "A description has at most {count} characters. Shorten it.": {
    zero: "يُترك الوصف فارغًا.",
    one: "لا يزيد الوصف على حرف واحد. اختصره.",
    two: "لا يزيد الوصف على حرفين. اختصره.",
    few: "لا يزيد الوصف على {count} أحرف. اختصره.",
    many: "لا يزيد الوصف على {count} حرفًا. اختصره.",
    other: "لا يزيد الوصف على {count} حرف. اختصره.",
  },
  "Nothing of this title can be seen. Write some letters: the page is found by them.":
    "لا يُرى شيء من هذا العنوان. اكتب بعض الحروف: بها يُعثر على الصفحة.",
  "A block of it is not filled in yet, and visitors would miss that block. Open it and publish it there: what is wrong is marked then.":
    "فيه جزء لم يُملأ بعد، وسيغيب ذلك الجزء عن الزوّار. افتحه وانشره من هناك: عندئذ يُعلَّم ما هو غير صحيح.",
  "This is the home page, and without it visitors would find nothing where they come in. To have another one, change the address of this page, then give the other page the address “/”.":
    "هذه هي الصفحة الرئيسية، وبدونها لا يجد الزوّار شيئًا حيث يدخلون. إن أردت غيرها فغيّر رابط هذه الصفحة، ثم أعطِ الصفحة الأخرى الرابط «/».",
} as const;

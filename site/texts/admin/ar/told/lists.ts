/** Why a comment, a category, a tag, a redirect or a view is not changed. */
export const lists = {
  "There is nothing to read in it yet. Write some words, or throw the comment away.":
    "ليس فيه ما يُقرأ بعد. اكتب بعض الكلمات، أو انقل التعليق إلى سلة المهملات.",
  "A comment has at most {count} characters. Leave something out.": {
    zero: "يُترك التعليق فارغًا.",
    one: "لا يزيد التعليق على حرف واحد. احذف شيئًا منه.",
    two: "لا يزيد التعليق على حرفين. احذف شيئًا منه.",
    few: "لا يزيد التعليق على {count} أحرف. احذف شيئًا منه.",
    many: "لا يزيد التعليق على {count} حرفًا. احذف شيئًا منه.",
    other: "لا يزيد التعليق على {count} حرف. احذف شيئًا منه.",
  },
  "This comment was thrown away, and nobody would see the answer. Approve it first, then answer it.":
    "هذا التعليق في سلة المهملات، فلن يرى أحد الرد. وافق عليه أولًا ثم ردّ عليه.",
  "The page of this comment is not public, so nobody would see the answer. Publish the page first; your text is still here.":
    "صفحة هذا التعليق ليست عامة، فلن يرى أحد الرد. انشر الصفحة أولًا؛ ما كتبته ما زال هنا.",
  "This comment is not there any more, so nothing was changed. Load the list again.":
    "لم يعد هذا التعليق موجودًا، فلم يتغير شيء. أعد تحميل القائمة.",
  "Give it a name.": "أعطه اسمًا.",
  "Give it a name that can be seen.": "أعطه اسمًا يمكن رؤيته.",
  "A name has at most {count} characters.": {
    zero: "يُترك الاسم فارغًا.",
    one: "لا يزيد الاسم على حرف واحد.",
    two: "لا يزيد الاسم على حرفين.",
    few: "لا يزيد الاسم على {count} أحرف.",
    many: "لا يزيد الاسم على {count} حرفًا.",
    other: "لا يزيد الاسم على {count} حرف.",
  },
  "A description has at most {count} characters.": {
    zero: "يُترك الوصف فارغًا.",
    one: "لا يزيد الوصف على حرف واحد.",
    two: "لا يزيد الوصف على حرفين.",
    few: "لا يزيد الوصف على {count} أحرف.",
    many: "لا يزيد الوصف على {count} حرفًا.",
    other: "لا يزيد الوصف على {count} حرف.",
  },
  "Another one already has this address, and it can lead to one only. Choose another.":
    "لغيره هذا الرابط نفسه، ولا يؤدي الرابط إلا إلى واحد. اختر رابطًا آخر.",
  "What this should stand below is not there any more. Choose another.":
    "ما يُفترض أن يكون هذا تحته لم يعد موجودًا. اختر غيره.",
  "It cannot stand below itself, or below what stands below it. Choose another.":
    "لا يمكن أن يكون تحت نفسه، ولا تحت ما هو تحته. اختر غيره.",
  "An address needs letters or digits. Write some.": "يحتاج الرابط إلى حروف أو أرقام. اكتب بعضها.",
  "One of the two is not there any more, or they are not of the same kind, so nothing was changed. Load the list again.":
    "لم يعد أحدهما موجودًا، أو ليسا من نوع واحد، فلم يتغير شيء. أعد تحميل القائمة.",
  "This is not there any more, so nothing was changed. Load the list again.":
    "لم يعد هذا موجودًا، فلم يتغير شيء. أعد تحميل القائمة.",
  "“{name}” cannot be made again: another one has its address by now. Change that one's address, then try again.":
    "لا يمكن إنشاء «{name}» من جديد: صار رابطه لغيره. غيّر الرابط هناك ثم حاول مرة أخرى.",
  "This address is too long.": "هذا الرابط أطول من اللازم.",
  "Give an address of this site, such as /about-us.": "اكتب رابطًا في هذا الموقع، مثل ‎/about-us.",
  "This is an address of another site. Redirects lead from and to addresses of this one.":
    "هذا رابط في موقع آخر. التحويلات تكون من روابط هذا الموقع وإليها.",
  "Only the part before “?” and “#” leads somewhere. Leave out what follows.":
    "لا يؤدي إلى مكان إلا ما قبل «?» و«#». احذف ما بعدهما.",
  "No page can have this address: it is too long, or has signs that no address may have. Write it as a browser shows it.":
    "لا يمكن أن تكون لصفحة هذا الرابط: هو أطول من اللازم، أو فيه علامات لا تجوز في رابط. اكتبه كما يعرضه المتصفح.",
  "The site itself answers at this address, so nobody would be led on. Choose another.":
    "يجيب الموقع نفسه عند هذا الرابط، فلن يُحوَّل أحد. اختر رابطًا آخر.",
  "At some of these old addresses something else stands by now, so they lead nowhere again. The others do.":
    "عند بعض هذه الروابط القديمة صار شيء آخر، فلا تعود تؤدي إلى مكان. أما غيرها فيعود.",
  "A page stands at this address, so nobody would be led on. Change the page's address, or throw it away first.":
    "عند هذا الرابط صفحة، فلن يُحوَّل أحد. غيّر رابط الصفحة أولًا، أو انقلها إلى سلة المهملات.",
  "Another redirect begins here already. Change that one.":
    "يبدأ من هنا تحويل آخر. عدّل ذلك التحويل.",
  "This would lead in a circle: from there, visitors are led back. Choose another.":
    "سيدور هذا في حلقة: من هناك يُعاد الزوّار إلى هنا. اختر رابطًا آخر.",
  "This view was deleted already.": "حُذف هذا العرض من قبل.",
  "This job is over and forgotten by now. Load the list again.":
    "انتهت هذه المهمة ولم يبقَ منها شيء. أعد تحميل القائمة.",
} as const;

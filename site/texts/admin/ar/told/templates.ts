/** What of a form's template did not come along as it was meant. What authors write of tags runs from left to right. */
export const templates = {
  "it has more than {max} tags: from here on it is left out. Make two forms of it":
    "عدد الوسوم في القالب يزيد على {max}: تُرك ما بعد هذا الموضع. قسّمه إلى نموذجين",
  '"{opening}" opens a tag that nothing closes: put a "]" behind it':
    "«{opening}» يفتح وسمًا لا يغلقه شيء: ضع بعده «\u2066]\u2069»",
  '"{type}" has no name: write one behind it, such as [{type} your-{type}]':
    "ليس للوسم «{type}» اسم: اكتب اسمًا بعده، مثل \u2066[{type} your-{type}]\u2069",
  '"{given}" is no name that a field can have: begin it with a letter, and go on with letters, digits, "-" and "_"':
    "«{given}» لا يصلح اسمًا لحقل: ابدأ بحرف لاتيني، ثم أكمل بحروف وأرقام و«-» و«_»",
  "[{kind} {field}]: no field has this name. Name one of the form, or take this out":
    "\u2066[{kind} {field}]\u2069: ليس هناك حقل بهذا الاسم. اذكر حقلًا من النموذج، أو احذف هذا",
  "[{tag}]: nothing here is like it. Take it out, or put a field in its place":
    "\u2066[{tag}]\u2069: لا شيء هنا يقابله. احذفه، أو ضع حقلًا مكانه",
  "[{tag}]: another field has this name, so that it is called {name}. Give it a name of its own":
    "\u2066[{tag}]\u2069: هناك حقل آخر بهذا الاسم، فسُمّي هذا {name}. أعطِه اسمًا خاصًا به",
  "[{tag}]: {options}: not known here. Take it out":
    "\u2066[{tag}]\u2069: {options} غير معروف هنا. احذفه",
  "[{tag}]: {text} begins with a quote that nothing closes: close it":
    "\u2066[{tag}]\u2069: «\u2066{text}\u2069» يبدأ بعلامة اقتباس لا يغلقها شيء: أغلقها",
  '[{tag}]: "id:{id}" is no id: begin it with a letter, and go on with letters, digits, "-" and "_"':
    "\u2066[{tag}]\u2069: «\u2066id:{id}\u2069» ليس معرّفًا: ابدأ بحرف لاتيني، ثم أكمل بحروف وأرقام و«-» و«_»",
  '[{tag}]: "limit:{limit}" is no size: write one such as limit:500kb or limit:2mb':
    "\u2066[{tag}]\u2069: «\u2066limit:{limit}\u2069» ليس حجمًا: اكتب حجمًا مثل \u2066limit:500kb\u2069 أو \u2066limit:2mb\u2069",
  '[{tag}]: "capture:{capture}" is no camera: write capture:user or capture:environment':
    "\u2066[{tag}]\u2069: «\u2066capture:{capture}\u2069» ليس كاميرا: اكتب \u2066capture:user\u2069 أو \u2066capture:environment\u2069",
  '[{tag}]: {types}: no type of file. Part endings and types with "|", such as filetypes:pdf|image/*':
    "\u2066[{tag}]\u2069: {types} ليس نوعًا من الملفات. افصل بين اللواحق والأنواع بالعلامة «|»، مثل \u2066filetypes:pdf|image/*\u2069",
  '[{tag}]: "{value}" is no day to begin with, since pages are the same on all days: write one such as 2026-05-31, or nothing':
    "\u2066[{tag}]\u2069: لا يصلح «{value}» يومًا للبداية، لأن الصفحات هي نفسها في كل الأيام: اكتب يومًا مثل \u20662026-05-31\u2069، أو لا تكتب شيئًا",
  '[{tag}]: "{text}" cannot be shown while it is empty: write it before the tag':
    "\u2066[{tag}]\u2069: لا يمكن أن يظهر «{text}» في الحقل وهو فارغ: اكتبه قبل الوسم",
  "[{tag}]: its min is above its max, so that nothing fits: turn {min} and {max} round":
    "\u2066[{tag}]\u2069: قيمة \u2066min\u2069 أكبر من قيمة \u2066max\u2069، فلا شيء يناسب: بدّل بين {min} و{max}",
  '[{tag}]: "{text}" is no day: write one such as 2026-05-31, or as today+30days':
    "\u2066[{tag}]\u2069: «{text}» ليس يومًا: اكتب يومًا مثل \u20662026-05-31\u2069 أو \u2066today+30days\u2069",
  '[{tag}]: "{text}" is no number: write it with digits, such as {option}:5':
    "\u2066[{tag}]\u2069: «{text}» ليس عددًا: اكتبه بالأرقام، مثل \u2066{option}:5\u2069",
  '[{tag}]: "{text}" is no count: write digits, such as {option}:40':
    "\u2066[{tag}]\u2069: «{text}» ليس عددًا صحيحًا: اكتب أرقامًا، مثل \u2066{option}:40\u2069",
  "[{tag}]: it has no sentence to agree to: write one, such as [acceptance {name}] I agree. [/acceptance]":
    "\u2066[{tag}]\u2069: ليس فيه جملة يُوافَق عليها: اكتب جملة، مثل \u2066[acceptance {name}] \u2067أوافق.\u2069 [/acceptance]\u2069",
  '[{tag}]: "default:{default}" is not known here: write default:on, or leave it out':
    "\u2066[{tag}]\u2069: «\u2066default:{default}\u2069» غير معروف هنا: اكتب \u2066default:on\u2069، أو اتركه",
  '[{tag}]: "{value}" is not a question and its answer: part them with "|", such as "2+3=?|5"':
    "\u2066[{tag}]\u2069: «{value}» ليس سؤالًا وجوابه: افصل بينهما بالعلامة «|»، مثل \u20662+3=?|5\u2069",
  "[{tag}]: it has more than {max} questions: take out those that matter least":
    "\u2066[{tag}]\u2069: عدد أسئلته يزيد على {max}: احذف أقلها أهمية",
  '[{tag}]: it has no question, and asks "{question}": write your own, such as "2+3=?|5"':
    "\u2066[{tag}]\u2069: ليس فيه سؤال، فيسأل «{question}»: اكتب سؤالًا من عندك بين علامتي اقتباس مستقيمتين، مثل \u20662+3=?|5\u2069",
  '[{tag}]: "default:{default}" is not known here, since pages are the same for all: write a text in quotes to begin with, or nothing':
    "\u2066[{tag}]\u2069: «\u2066default:{default}\u2069» غير معروف هنا، لأن الصفحات هي نفسها للجميع: اكتب نصًا يبدأ به الحقل بين علامتي اقتباس مستقيمتين، أو لا تكتب شيئًا",
  '[{tag}]: "data:{list}" is a list of the old server: write its choices in quotes':
    "\u2066[{tag}]\u2069: «\u2066data:{list}\u2069» قائمة من الخادم القديم: اكتب خياراتها بين علامات اقتباس مستقيمة",
  '[{tag}]: it has no choices: write them in quotes, such as "Yes" "No"':
    "\u2066[{tag}]\u2069: ليس فيه خيارات: اكتب كل خيار بين علامتي اقتباس مستقيمتين",
  '[{tag}]: "default:{default}" is not known here, since pages are the same for all: count the choices, such as default:1':
    "\u2066[{tag}]\u2069: «\u2066default:{default}\u2069» غير معروف هنا، لأن الصفحات هي نفسها للجميع: اذكر رقم الخيار، مثل \u2066default:1\u2069",
  "[{tag}]: there is no choice {numbers}: they count from 1":
    "\u2066[{tag}]\u2069: لا وجود للخيار {numbers}: يبدأ العدّ من 1",
} as const;

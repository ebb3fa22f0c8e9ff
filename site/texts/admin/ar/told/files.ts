/** Why a file is not taken into the media, or not changed there. */
export const files = {
  "The file is empty. Choose another.": "الملف فارغ. اختر غيره.",
  "The file is of a kind that is not kept here, whatever its name says. Bring pictures (JPEG, PNG, WebP, AVIF, GIF, SVG), films (MP4, WebM), sounds (MP3, M4A, AAC, Ogg, WAV, FLAC), captions (WebVTT), PDF, ZIP or office documents.":
    "نوع هذا الملف لا يُحفظ هنا، مهما قال اسمه. ارفع صورًا (JPEG أو PNG أو WebP أو AVIF أو GIF أو SVG) أو أفلامًا (MP4 أو WebM) أو أصواتًا (MP3 أو M4A أو AAC أو Ogg أو WAV أو FLAC) أو ترجمات مرئية (WebVTT) أو PDF أو ZIP أو مستندات مكتبية.",
  "The picture is in HEIC, as iPhones take them, which most browsers do not show. Save it as JPEG and bring it again.":
    "الصورة بصيغة HEIC التي تلتقط بها أجهزة iPhone ولا تعرضها معظم المتصفحات. احفظها بصيغة JPEG ثم ارفعها مرة أخرى.",
  "The file is larger than the {size} MB that a {kind} may have. Make it smaller and bring it again.":
    "الملف أكبر من الحد المسموح لنوعه، وهو {size} ميغابايت. صغّره ثم ارفعه مرة أخرى.",
  "This picture is larger than the {size} MB that a picture may have. Make it smaller, then put it in as a file.":
    "هذه الصورة أكبر من الحد المسموح للصور، وهو {size} ميغابايت. صغّرها ثم أدرجها ملفًا.",
  "The picture has more than 100 million pixels, or a side of more than {side}. Make it smaller and bring it again.":
    "في الصورة أكثر من 100 مليون بكسل، أو يزيد أحد أضلاعها على {side}. صغّرها ثم ارفعها مرة أخرى.",
  "The picture takes too much time or memory to be shown. Save it smaller or simpler, and bring it again.":
    "يحتاج عرض الصورة إلى وقت أو ذاكرة أكثر من اللازم. احفظها أصغر أو أبسط ثم ارفعها مرة أخرى.",
  "The picture is damaged: it cannot be read to its end. Save it anew and bring it again.":
    "الصورة تالفة: لا يمكن قراءتها حتى آخرها. احفظها من جديد ثم ارفعها مرة أخرى.",
  "The library that reads pictures (sharp) cannot be loaded on this machine, so no picture can be taken. Run `npm install --include=optional`, then try again.":
    "تعذّر تحميل المكتبة التي تقرأ الصور (sharp) على هذا الجهاز، فلا يمكن قبول أي صورة. شغّل \u2066`npm install --include=optional`\u2069 ثم حاول مرة أخرى.",
  "Too many pictures are being made at present. Try again in a few seconds.":
    "تُعالج الآن صور كثيرة. حاول مرة أخرى بعد ثوانٍ.",
  "A file was brought, found to be known, and removed all at once. Bring it again.":
    "رُفع الملف وكان معروفًا وأُزيل في اللحظة نفسها. ارفعه مرة أخرى.",
  "The disk that the media are kept on is full. Make room on it, then bring the file again: nothing of it was kept.":
    "القرص الذي تُحفظ عليه الوسائط ممتلئ. أفرغ فيه مكانًا ثم ارفع الملف مرة أخرى: لم يُحفظ منه شيء.",
  "The room that the media may take on their disk is used up. Make room on it, then bring the file again: nothing of it was kept.":
    "نفدت المساحة المسموحة للوسائط على قرصها. أفرغ فيها مكانًا ثم ارفع الملف مرة أخرى: لم يُحفظ منه شيء.",
  "The folder of the media cannot be written. Make it writable for this user, then bring the file again: nothing of it was kept.":
    "لا يمكن الكتابة في مجلد الوسائط. اسمح لهذا المستخدم بالكتابة فيه ثم ارفع الملف مرة أخرى: لم يُحفظ منه شيء.",
  "The disk that the media are kept on fails. Look after it, then bring the file again: nothing of it was kept.":
    "القرص الذي تُحفظ عليه الوسائط معطوب. افحصه ثم ارفع الملف مرة أخرى: لم يُحفظ منه شيء.",
  "This server has too many files open at present. Wait a moment, then bring the file again: nothing of it was kept.":
    "الملفات المفتوحة الآن على هذا الخادم كثيرة. انتظر لحظة ثم ارفع الملف مرة أخرى: لم يُحفظ منه شيء.",
  "An upload is sent as multipart/form-data.":
    "تُرسل الملفات بصيغة \u2066multipart/form-data\u2069.",
  "The upload is no multipart/form-data, or it broke off. Send it again.":
    "ما أُرسل ليس بصيغة \u2066multipart/form-data\u2069، أو انقطع إرساله. أرسله مرة أخرى.",
  "The upload is too large. Send fewer files at once, or smaller ones.":
    "ما تريد رفعه أكبر من اللازم. أرسل ملفات أقل دفعة واحدة، أو أصغر.",
  "An upload brings at most {count} files. Send the others by themselves.": {
    zero: "لا يمكن رفع ملفات هنا.",
    one: "لا يمكن رفع أكثر من ملف واحد دفعة واحدة. أرسل البقية وحدها.",
    two: "لا يمكن رفع أكثر من ملفين دفعة واحدة. أرسل البقية وحدها.",
    few: "لا يمكن رفع أكثر من {count} ملفات دفعة واحدة. أرسل البقية وحدها.",
    many: "لا يمكن رفع أكثر من {count} ملفًا دفعة واحدة. أرسل البقية وحدها.",
    other: "لا يمكن رفع أكثر من {count} ملف دفعة واحدة. أرسل البقية وحدها.",
  },
  "A field of the upload is too long. Shorten it and send it again.":
    "أحد حقول ما أُرسل أطول من اللازم. اختصره ثم أرسله مرة أخرى.",
  "Nothing came of the upload for half a minute, so it was given up. Send it again.":
    "لم يصل شيء من الملف طوال نصف دقيقة، فأُوقف رفعه. أرسله مرة أخرى.",
  "This account uploads too much at once. Wait a few minutes.":
    "يرفع هذا الحساب الكثير دفعة واحدة. انتظر بضع دقائق.",
  "There is no file in this upload, so nothing was kept.": "لم يُرسل أي ملف، فلم يُحفظ شيء.",
  "There is no such file among the media, or not any more.":
    "لا ملف كهذا في الوسائط، أو لم يعد موجودًا.",
  "This file is shown where `used_by` says, and would be missing there, so it was not removed. Take it out there first, or send ?force to remove it all the same.":
    "هذا الملف معروض في مواضع سينقصها، فلم يُزل. أزله من هناك أولًا.",
  "What was sent cannot be used: {issue}": "لا يمكن استخدام ما أُرسل: {issue}",
  "A change is sent as application/json.": "يُرسل التغيير بصيغة \u2066application/json\u2069.",
  "The change is no JSON.": "التغيير ليس JSON.",
  "This address answers {allow} only.": "لا يقبل هذا العنوان إلا {allow}.",
  "This picture could not be fetched from its site. Save it from there as a file, then put the file in.":
    "تعذّر جلب هذه الصورة من موقعها. احفظها من هناك ملفًا، ثم أدرج الملف.",
  "A picture of another site stands in this server’s temporary folder on its way, which cannot be written. Make room in it, then put the picture in again: nothing of it was kept.":
    "تمرّ صورة الموقع الآخر بالمجلد المؤقت لهذا الخادم، وتتعذّر الكتابة فيه. أفسح فيه مكانًا، ثم أدرج الصورة من جديد: لم يُحفظ منها شيء.",
  "Use an address of the web.": "استخدم عنوانًا من الويب.",
} as const;

/** Why a job failed, where that is not the word of another's server. */
export const jobs = {
  "No mail server is set any more.": "لم يعد هناك خادم بريد مضبوط.",
  "Another server is at work on this mail.": "يعمل خادم آخر على هذه الرسالة.",
  "Nobody knows whether it arrived: the mail server had all of it, and its answer was lost. Ask whom it was for; then drop it, or retry it to send it again.":
    "لا يُعرف هل وصلت: كانت كلها عند خادم البريد ثم ضاع جوابه. اسأل من كُتبت له، ثم اصرف النظر عنها، أو حاول مرة أخرى لتُرسل من جديد.",
  "This version of the software cannot read the job. Retry it with the version that wrote it, or drop it.":
    "لا يستطيع هذا الإصدار من البرنامج قراءة المهمة. حاول مرة أخرى بالإصدار الذي كتبها، أو اصرف النظر عنها.",
  "The server that was at work on it ended before it was done.":
    "توقف الخادم الذي كان يعمل عليها قبل أن تُنجز.",
  "The mail server hung up before the end of the mail.":
    "قطع خادم البريد الاتصال قبل نهاية الرسالة.",
  "The mail server answers, but so slowly that the mail was not through in time.":
    "يجيب خادم البريد، لكن ببطء حال دون إتمام الرسالة في وقتها.",
} as const;

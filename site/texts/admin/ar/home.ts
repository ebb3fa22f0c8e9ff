export const home = {
  "home.title": "مرحبًا {name}",
  "home.drafts": "تابع العمل على",
  "home.noDrafts": "يظهر هنا ما كتبته ولم تحفظه بعد.",
  "home.changed": "تغيّر أخيرًا",
  "home.noneChanged": "لا شيء هنا بعد. ابدأ بصفحة أو مقال.",
  "home.scheduled": "يظهر قريبًا",
  "home.noneScheduled": "لا شيء مجدول.",
} as const;

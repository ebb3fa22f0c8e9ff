import type { DemoForm } from "../types.ts";
import { fieldNames } from "./fieldNames.ts";
import { formMessagesInArabic } from "./formMessagesInArabic.ts";

/** How visitors write to the studio, in Arabic. */
export const contactFormInArabic: DemoForm = {
  key: "contact-ar",
  language: "ar",
  definition: {
    title: "اكتب لنا",
    locale: "ar",
    submit: "أرسل الرسالة",
    // Judged like any field: the button is always there to be pressed, and says what is missing.
    acceptanceAsValidation: true,
    requiredMark: "(مطلوب)",
    fields: [
      {
        kind: "text",
        name: fieldNames.name,
        label: "الاسم",
        required: true,
        autocomplete: "name",
        maxLength: 80,
        half: true,
      },
      {
        kind: "email",
        name: fieldNames.email,
        label: "البريد الإلكتروني",
        required: true,
        autocomplete: "email",
        maxLength: 254,
        half: true,
      },
      {
        kind: "select",
        name: fieldNames.subject,
        label: "ما موضوع رسالتك؟",
        required: true,
        blank: "اختر من فضلك",
        options: [
          { value: "print", label: "مطبوعة" },
          { value: "commission", label: "طلب خاص" },
          { value: "workshop", label: "زيارة أو ورشة عمل" },
          { value: "other", label: "أمر آخر" },
        ],
        half: true,
      },
      {
        kind: "text",
        name: fieldNames.print,
        label: "أي مطبوعة",
        hint: "إن كان السؤال عن مطبوعة: اسمها ومقاسها.",
        maxLength: 200,
        half: true,
      },
      {
        kind: "textarea",
        name: fieldNames.message,
        label: "الرسالة",
        required: true,
        minLength: 10,
        maxLength: 2000,
        rows: 8,
        counter: "down",
      },
      {
        kind: "acceptance",
        name: fieldNames.privacy,
        label: [
          "قرأت ",
          { text: "صفحة الخصوصية", href: "/privacy" },
          ". لكم أن تحتفظوا بما أكتبه هنا كي تجيبوا عنه.",
        ],
      },
    ],
    messages: formMessagesInArabic,
  },
};

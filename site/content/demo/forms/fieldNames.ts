/** What the fields of the contact form are called in every language, so that one inbox reads all. */
export const fieldNames = {
  name: "your-name",
  email: "your-email",
  subject: "your-subject",
  print: "your-print",
  message: "your-message",
  privacy: "privacy",
} as const;

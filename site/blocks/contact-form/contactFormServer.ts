import type { ContactFormServer } from "vitrine/runtime";

/** Where our server takes what contact forms send: printed on pages that hold one. */
export const contactFormServer: ContactFormServer = {
  root: "/api/",
  namespace: "contact-form-7/v1",
  // Pages do come from a cache, but without questions: a form asks for its own once it is touched.
  cached: false,
};

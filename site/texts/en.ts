import { accounts } from "./en/accounts.ts";
import { comments } from "./en/comments.ts";
import { contactForm } from "./en/contactForm.ts";
import { formMail } from "./en/formMail.ts";
import { journal } from "./en/journal.ts";
import { lightbox } from "./en/lightbox.ts";
import { preview } from "./en/preview.ts";
import { search } from "./en/search.ts";
import { shop } from "./en/shop.ts";
import { site } from "./en/site.ts";

/** English: the catalogue that names every message; the others say the same. */
export const en = {
  ...site,
  ...journal,
  ...shop,
  ...search,
  ...comments,
  ...contactForm,
  ...formMail,
  ...lightbox,
  ...accounts,
  ...preview,
} as const;

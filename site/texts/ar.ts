import { accounts } from "./ar/accounts.ts";
import { comments } from "./ar/comments.ts";
import { contactForm } from "./ar/contactForm.ts";
import { formMail } from "./ar/formMail.ts";
import { journal } from "./ar/journal.ts";
import { lightbox } from "./ar/lightbox.ts";
import { preview } from "./ar/preview.ts";
import { search } from "./ar/search.ts";
import { shop } from "./ar/shop.ts";
import { site } from "./ar/site.ts";
import type { Catalogue } from "./messages.ts";

/** Arabic. */
export const ar: Catalogue = {
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
};

import { accounts } from "./de/accounts.ts";
import { comments } from "./de/comments.ts";
import { contactForm } from "./de/contactForm.ts";
import { formMail } from "./de/formMail.ts";
import { journal } from "./de/journal.ts";
import { lightbox } from "./de/lightbox.ts";
import { preview } from "./de/preview.ts";
import { search } from "./de/search.ts";
import { shop } from "./de/shop.ts";
import { site } from "./de/site.ts";
import type { Catalogue } from "./messages.ts";

/** German. */
export const de: Catalogue = {
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

import { consentAndMedia } from "./fields/consentAndMedia.ts";
import { contactForms } from "./fields/contactForms.ts";
import { kinds } from "./fields/kinds.ts";
import { leading } from "./fields/leading.ts";
import { lists } from "./fields/lists.ts";
import { mail } from "./fields/mail.ts";
import { media } from "./fields/media.ts";
import { motion } from "./fields/motion.ts";
import { problems } from "./fields/problems.ts";
import { shared } from "./fields/shared.ts";
import { site } from "./fields/site.ts";
import { writing } from "./fields/writing.ts";

/** What schemas of blocks and settings say, by the English of it. */
export const fieldTexts = {
  ...kinds,
  ...shared,
  ...writing,
  ...media,
  ...motion,
  ...leading,
  ...lists,
  ...consentAndMedia,
  ...contactForms,
  ...site,
  ...mail,
  ...problems,
} as const;

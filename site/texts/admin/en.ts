import { account } from "./en/account.ts";
import { activity } from "./en/activity.ts";
import { activityWords } from "./en/activityWords.ts";
import { blocks } from "./en/blocks.ts";
import { comments } from "./en/comments.ts";
import { documents } from "./en/documents.ts";
import { editor } from "./en/editor.ts";
import { feedback } from "./en/feedback.ts";
import { form } from "./en/form.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { inbox } from "./en/inbox.ts";
import { jobs } from "./en/jobs.ts";
import { media } from "./en/media.ts";
import { notices } from "./en/notices.ts";
import { people } from "./en/people.ts";
import { preview } from "./en/preview.ts";
import { product } from "./en/product.ts";
import { redirects } from "./en/redirects.ts";
import { revisions } from "./en/revisions.ts";
import { richText } from "./en/richText.ts";
import { settings } from "./en/settings.ts";
import { shell } from "./en/shell.ts";
import { table } from "./en/table.ts";
import { terms } from "./en/terms.ts";

/** English: the catalogue of the owner's screens that names every message; the others say the same. */
export const en = {
  ...blocks,
  ...editor,
  ...richText,
  ...shell,
  ...table,
  ...feedback,
  ...form,
  ...forms,
  ...documents,
  ...preview,
  ...settings,
  ...home,
  ...inbox,
  ...media,
  ...notices,
  ...revisions,
  ...comments,
  ...terms,
  ...redirects,
  ...jobs,
  ...account,
  ...people,
  ...activity,
  ...activityWords,
  ...product,
} as const;

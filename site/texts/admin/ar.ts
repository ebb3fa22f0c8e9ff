import { account } from "./ar/account.ts";
import { activity } from "./ar/activity.ts";
import { activityWords } from "./ar/activityWords.ts";
import { blocks } from "./ar/blocks.ts";
import { comments } from "./ar/comments.ts";
import { documents } from "./ar/documents.ts";
import { editor } from "./ar/editor.ts";
import { feedback } from "./ar/feedback.ts";
import { form } from "./ar/form.ts";
import { forms } from "./ar/forms.ts";
import { home } from "./ar/home.ts";
import { inbox } from "./ar/inbox.ts";
import { jobs } from "./ar/jobs.ts";
import { media } from "./ar/media.ts";
import { notices } from "./ar/notices.ts";
import { people } from "./ar/people.ts";
import { preview } from "./ar/preview.ts";
import { product } from "./ar/product.ts";
import { redirects } from "./ar/redirects.ts";
import { revisions } from "./ar/revisions.ts";
import { richText } from "./ar/richText.ts";
import { settings } from "./ar/settings.ts";
import { shell } from "./ar/shell.ts";
import { table } from "./ar/table.ts";
import { terms } from "./ar/terms.ts";
import type { AdminCatalogue } from "./messages.ts";

/** Arabic. */
export const ar: AdminCatalogue = {
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
};

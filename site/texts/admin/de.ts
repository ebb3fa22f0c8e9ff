import { account } from "./de/account.ts";
import { activity } from "./de/activity.ts";
import { activityWords } from "./de/activityWords.ts";
import { blocks } from "./de/blocks.ts";
import { comments } from "./de/comments.ts";
import { documents } from "./de/documents.ts";
import { editor } from "./de/editor.ts";
import { feedback } from "./de/feedback.ts";
import { form } from "./de/form.ts";
import { forms } from "./de/forms.ts";
import { home } from "./de/home.ts";
import { inbox } from "./de/inbox.ts";
import { jobs } from "./de/jobs.ts";
import { media } from "./de/media.ts";
import { notices } from "./de/notices.ts";
import { people } from "./de/people.ts";
import { preview } from "./de/preview.ts";
import { product } from "./de/product.ts";
import { redirects } from "./de/redirects.ts";
import { revisions } from "./de/revisions.ts";
import { richText } from "./de/richText.ts";
import { settings } from "./de/settings.ts";
import { shell } from "./de/shell.ts";
import { table } from "./de/table.ts";
import { terms } from "./de/terms.ts";
import type { AdminCatalogue } from "./messages.ts";

/** German. */
export const de: AdminCatalogue = {
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

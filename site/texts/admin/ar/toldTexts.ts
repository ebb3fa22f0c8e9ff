import { documents } from "./told/documents.ts";
import { doors } from "./told/doors.ts";
import { files } from "./told/files.ts";
import { formMails } from "./told/formMails.ts";
import { forms } from "./told/forms.ts";
import { jobs } from "./told/jobs.ts";
import { limits } from "./told/limits.ts";
import { lists } from "./told/lists.ts";
import { products } from "./told/products.ts";
import { settings } from "./told/settings.ts";
import { submissions } from "./told/submissions.ts";
import { templates } from "./told/templates.ts";

/** What the server tells, by the English of it. */
export const toldTexts = {
  ...doors,
  ...documents,
  ...products,
  ...lists,
  ...settings,
  ...submissions,
  ...files,
  ...forms,
  ...formMails,
  ...templates,
  ...jobs,
  ...limits,
} as const;

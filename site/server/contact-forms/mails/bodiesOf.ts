import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { fillMailTags } from "../../../content/contact-forms/mail/fillMailTags.ts";
import { escapeHtml } from "../../../content/import/escapeHtml.ts";
import { plainLines } from "../../../content/import/plainLines.ts";
import type { Filling } from "./createFilling.ts";

type Bodies = { readonly text: string; readonly html?: string };

/**
 * What a mail says, filled. One in HTML says the same as text, too; its tags are filled there after
 * the markup is gone, so that what a visitor wrote is never read as markup.
 */
export function bodiesOf(template: MailTemplate, { form, locale, tagValue }: Filling): Bodies {
  const { body, isHtml, excludesBlank } = template;
  if (!isHtml) return { text: fillMailTags(body, tagValue, { excludesBlank }) };
  const filled = fillMailTags(withLines(body), tagValue, { isHtml, excludesBlank });
  const title = escapeHtml(form.definition.title);
  return {
    text: fillMailTags(withoutMarkup(template), tagValue, { excludesBlank }),
    html: /<html[\s>]/i.test(body)
      ? filled
      : `<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
${filled}
</body>
</html>`,
  };
}

/** By its template: many are filled a second, and reading HTML takes longer than all else. */
const plain = new WeakMap<MailTemplate, string>();

function withoutMarkup(template: MailTemplate): string {
  const known = plain.get(template) ?? plainLines(template.body);
  plain.set(template, known);
  return known;
}

/** Without any markup that makes lines, its own lines are kept. */
function withLines(body: string): string {
  const makesLines = /<(?:p|br|div|table|ul|ol|dl|h[1-6]|pre|blockquote|section|html)\b/i.test(
    body,
  );
  return makesLines ? body : body.replace(/\r\n?|\n/g, "<br>\n");
}

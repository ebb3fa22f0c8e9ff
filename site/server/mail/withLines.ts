import { escapeHtml } from "../../content/import/escapeHtml.ts";

type Bodies = { readonly text: string; readonly html?: string | undefined };

/** What a mail says, as text and perhaps as HTML, with further lines at its end. */
export function withLines({ text, html }: Bodies, lines: readonly string[]): Bodies {
  const added = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const end = html?.lastIndexOf("</body>") ?? -1;
  return {
    text: [text, ...lines].join("\n\n"),
    ...(html !== undefined && {
      html: end === -1 ? html + added : html.slice(0, end) + added + html.slice(end),
    }),
  };
}

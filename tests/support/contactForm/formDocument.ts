import { hostileStyles } from "./hostileStyles.ts";
import { pluginStandIn } from "./pluginStandIn.ts";
import { pluginStyles } from "./pluginStyles.ts";
import type { ServedPage } from "./serveForm.ts";

export type FormDocumentOptions = {
  /** The form's markup, as the server wrote it. */
  readonly fragment: string;
  /** Where vitrine.js is; none leaves the page to itself. */
  readonly script?: string;
  /** The inline object `wpcf7`; none leaves it out. */
  readonly wpcf7?: object;
  /** jQuery's own text; none leaves it out. */
  readonly jquery?: string;
  /** Rules that fight every stylesheet. Default false. */
  readonly hostile?: boolean;
  /** A policy that allows the page's own API, the script's origin and nothing from strings. */
  readonly strict?: boolean;
  /** The plugin's own script is on the page as well. Default false. */
  readonly standIn?: boolean;
  /** More script of the page's own, before all else. */
  readonly inline?: string;
};

const NONCE = "c2hhcmVk";

/** A page of another system around a form. */
export function formDocument(options: FormDocumentOptions): ServedPage {
  const { fragment, script, wpcf7, jquery, hostile = false, strict = false } = options;
  const scripts = [
    options.inline,
    wpcf7 && `var wpcf7 = ${JSON.stringify(wpcf7)};`,
    jquery,
    options.standIn ? pluginStandIn : undefined,
  ].filter((text) => text !== undefined);
  const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Elsewhere</title>
<style nonce="${NONCE}">body { font: 16px/1.5 sans-serif } ${pluginStyles}${hostile ? hostileStyles : ""}</style>
</head><body class="page wp-theme"><header><h1>Elsewhere</h1></header><main>
${fragment}
</main><footer><p>Powered by another system</p></footer>
${scripts.map((text) => `<script nonce="${NONCE}">${text.replaceAll("</script", "<\\/script")}</script>`).join("\n")}
${script ? `<script type="module" src="${script}"></script>` : ""}
</body></html>`;
  return {
    html,
    headers: strict && script ? { "content-security-policy": policy(new URL(script).origin) } : {},
  };
}

function policy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${NONCE}' ${origin}`,
    `style-src 'nonce-${NONCE}' ${origin}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

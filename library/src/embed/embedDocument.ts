import { EMBED_NAMES, type EmbedSettings } from "./EmbedSettings.ts";
import { frameMain } from "./frameMain.ts";

/** The script inside the frame's page; a policy names it by its hash. */
export const FRAME_SCRIPT = `(${frameMain})()`;

/** What the frame's page may ask for, and of whom: hosts as a policy writes them. */
export type EmbedHosts = { readonly scripts: string; readonly others: string };

/** The service's own script (specification, section 7): its host depends on no one's text. */
export function embedScript(settings: EmbedSettings): string {
  return settings.service === "facebook"
    ? `https://connect.facebook.net/${settings.locale}/sdk.js#xfbml=1&version=v19.0`
    : `https://${settings.shortname}.disqus.com/embed.js`;
}

export function embedHosts(settings: EmbedSettings): EmbedHosts {
  return settings.service === "facebook"
    ? { scripts: "https://connect.facebook.net", others: "https://*.facebook.com" }
    : {
        scripts: `https://${settings.shortname}.disqus.com https://c.disquscdn.com`,
        others: "https://disqus.com https://*.disqus.com https://c.disquscdn.com",
      };
}

/** The page that a server answers with at embedAddress(), and that runs the service's script. */
export function embedDocument(settings: EmbedSettings): string {
  const { head, thread } = partsOf(settings);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${EMBED_NAMES[settings.service]}</title>` +
    `<meta name="robots" content="noindex"><style>html{color-scheme:light}body{margin:0}</style></head>` +
    `<body${head}>${thread}<script>${FRAME_SCRIPT}</script>` +
    `<script src="${escapeHtml(embedScript(settings))}" async></script></body></html>`
  );
}

function partsOf(settings: EmbedSettings): { readonly head: string; readonly thread: string } {
  if (settings.service === "disqus") {
    return {
      head: ` data-url="${escapeHtml(settings.url)}"`,
      thread: '<div id="disqus_thread"></div>',
    };
  }
  const { href, count } = settings;
  return {
    head: "",
    thread: `<div id="fb-root"></div><div class="fb-comments" data-href="${escapeHtml(href)}" data-numposts="${count}" data-width="100%"></div>`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

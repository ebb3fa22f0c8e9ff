import { loadScript } from "../browser/loadScript.ts";
import { loadStylesheet } from "../browser/loadStylesheet.ts";
import { warn } from "../browser/warn.ts";
import type { LoadResources } from "./wire.ts";

/** How the key of code ends that was meant to run before the script of the same name. */
const BEFORE = "_before";

/**
 * Loads what an answer needs, each file once, as `link#<id>-css` and `script#<id>-script`; scripts
 * one after the other, as each may build on those before it. What the page has under that id is
 * not loaded again. Scripts come from the page's origin or the server's alone, and code inside the
 * answer never runs.
 */
export async function loadResources(
  document: Document,
  { css, js }: LoadResources,
  origin: string,
): Promise<void> {
  const styles = Object.entries(css).map(([id, url]) => addStyle(document, `${id}-css`, url));
  for (const [id, url] of Object.entries(js)) {
    if (isCode(id, js)) {
      warn(
        `dashboard-load: the server sent code to run before the script "${id.slice(0, -BEFORE.length)}", which is not run: code comes in files only. Have that script read what it needs from the page.`,
      );
    } else await addScript(document, { id: `${id}-script`, url, origin });
  }
  await Promise.all(styles);
}

function isCode(id: string, js: LoadResources["js"]): boolean {
  return id.endsWith(BEFORE) && Object.hasOwn(js, id.slice(0, -BEFORE.length));
}

/** Where there is none, a link tells nothing, not even that it failed, and results would wait for it. */
function isAddress(document: Document, id: string, url: string): boolean {
  if (url.trim() !== "" && URL.canParse(url, document.baseURI)) return true;
  warn(`dashboard-load: ${id} was not loaded, since the server names no address for it.`);
  return false;
}

async function addStyle(document: Document, id: string, url: string): Promise<void> {
  if (document.getElementById(id) || !isAddress(document, id, url)) return;
  const loading = loadStylesheet(document, url);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const link = links.find((one) => one.getAttribute("href") === url);
  if (link) link.id ||= id;
  await loading;
}

type Script = { readonly id: string; readonly url: string; readonly origin: string };

async function addScript(document: Document, { id, url, origin }: Script): Promise<void> {
  if (document.getElementById(id) || !isAddress(document, id, url)) return;
  try {
    const { href } = new URL(url, document.baseURI);
    const loading = loadScript(document, href, [origin]);
    const script = [...document.scripts].find(({ src }) => src === href);
    // One that the page has brought keeps its own id.
    if (script) script.id ||= id;
    await loading;
  } catch (error) {
    warn(`dashboard-load: ${id} was not loaded, so what needs it may stay off.`, error);
  }
}

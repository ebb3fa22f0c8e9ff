import { trustedUrl } from "./trustedUrl.ts";
import { windowOf } from "./windowOf.ts";

type Loads = Map<string, Promise<void>>;

/** Shared by every copy of the package on a page. */
const KEY = Symbol.for("vitrine.scripts");

/**
 * Loads a classic script and resolves once it has run. An address is loaded once, also where the
 * page itself brings it; after a failure it may be tried again. Whoever loads from a third party
 * asks for consent first.
 * @param origins trusted beside the page's own
 * @throws where the address is not trusted, or the script does not arrive
 */
export async function loadScript(
  document: Document,
  url: string | URL,
  origins: readonly string[] = [],
): Promise<void> {
  const view: Window & { [KEY]?: Loads } = windowOf(document);
  const src = trustedUrl(view, url, origins);
  view[KEY] ??= new Map();
  const loads = view[KEY];
  const address = String(src);
  const load =
    loads.get(address) ??
    (isPrinted(document, address) ? printed(document) : insert(document, src));
  loads.set(address, load);
  try {
    await load;
  } catch (error) {
    loads.delete(address);
    throw error;
  }
}

function isPrinted(document: Document, address: string): boolean {
  return [...document.scripts].some((script) => script.src === address);
}

/** A page's own scripts have run when it has loaded. */
function printed(document: Document): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else windowOf(document).addEventListener("load", () => resolve(), { once: true });
  });
}

function insert(document: Document, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(
        new Error(
          `vitrine: the script ${src} did not load; what needs it stays off. Check the address, the connection and the page's content security policy.`,
        ),
      );
    };
    script.src = src;
    document.head.append(script);
  });
}

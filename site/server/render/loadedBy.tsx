import { renderToStaticMarkup } from "react-dom/server";
import { STYLE_NAMES } from "../../styles/styleNames.ts";
import type { Assets, Stylesheet } from "../assets.ts";
import type { PageRender } from "./PageRender.ts";

/** Few pages differ in what they load, and all of it stands in memory once for each that does. */
const written = new WeakMap<Assets, Map<string, string>>();

/** The part of a head that loads styles and modules: those of what stands on the page, as HTML. */
export function loadedBy({ styles, islands }: PageRender, assets: Assets): string {
  const names = STYLE_NAMES.filter((name) => styles.has(name));
  const atOnce = [...islands].flatMap(([name, island]) => (island.atOnce ? name : []));
  const key = `${names}|${atOnce}`;
  const known = written.get(assets) ?? new Map<string, string>();
  written.set(assets, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const preloads = atOnce.flatMap((name) => assets.modulesOf(name));
  const html = renderToStaticMarkup(
    <>
      <Stylesheets sheets={names.flatMap((name) => assets.styles.get(name) ?? [])} />
      {[...new Set(preloads)].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {assets.modules.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>,
  );
  known.set(key, html);
  return html;
}

/**
 * Styles are written into the page: what is linked is waited for, a round trip longer than the
 * page itself, and on a first visit that is what a visitor waits for most.
 */
function Stylesheets({ sheets }: { readonly sheets: readonly Stylesheet[] }) {
  const text = sheets.flatMap((sheet) => ("text" in sheet ? sheet.text : [])).join("");
  return (
    <>
      {text && <style dangerouslySetInnerHTML={{ __html: text }} />}
      {sheets.map(
        (sheet) => "href" in sheet && <link rel="stylesheet" href={sheet.href} key={sheet.href} />,
      )}
    </>
  );
}

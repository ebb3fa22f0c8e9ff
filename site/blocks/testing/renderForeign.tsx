import { renderToStaticMarkup } from "react-dom/server";
import {
  newPageRender,
  type PageRender,
  PageRenderContext,
} from "../../server/render/PageRender.ts";
import { BlockTree } from "../BlockTree.tsx";

/** What a page asks for that holds this HTML of another system. */
export function renderForeign(html: string): PageRender {
  const page = newPageRender();
  renderToStaticMarkup(
    <PageRenderContext value={page}>
      <BlockTree
        blocks={[{ id: "a", type: "foreign-html", fields: { html } }]}
        onBroken={(_, reason) => {
          throw new Error(reason);
        }}
      />
    </PageRenderContext>,
  );
  return page;
}

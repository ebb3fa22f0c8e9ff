import { renderToStaticMarkup } from "react-dom/server";
import { BlockTree, type BlockTreeProps } from "../../blocks/BlockTree.tsx";
import { loadBlockData } from "../../blocks/loadBlockData.ts";
import type { DocumentBody } from "../../content/documentBody.ts";
import type { PageSource } from "../../content/PageSource.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { LocaleContext } from "../../texts/LocaleContext.tsx";
import { newPageRender, PageRenderContext } from "../render/PageRender.ts";
import { splitHints } from "../render/splitHints.ts";
import { spriteOf } from "../render/spriteOf.tsx";

export type BodyRender = {
  readonly source: PageSource;
  /** In which language it speaks. */
  readonly locale: Locale;
  readonly onBroken: BlockTreeProps["onBroken"];
};

/** The blocks of a document as HTML, as its page shows them, without what stands around. */
export async function renderBody(
  { blocks }: DocumentBody,
  { source, locale, onBroken }: BodyRender,
): Promise<string> {
  const data = await loadBlockData(blocks, source);
  const page = newPageRender();
  const [, html] = splitHints(
    renderToStaticMarkup(
      <PageRenderContext value={page}>
        <LocaleContext value={locale}>
          <BlockTree blocks={blocks} data={data} onBroken={onBroken} />
        </LocaleContext>
      </PageRenderContext>,
    ),
  );
  return spriteOf(page.icons) + html;
}

import { PAGE_BLOCK_ID } from "../browser/pageBlock.ts";
import { warn } from "../browser/warn.ts";
import { askOnce } from "./askOnce.ts";
import { isForeignPage } from "./isForeignPage.ts";
import type { PageOptions, PageOptionsSource } from "./PageOptions.ts";

export { PAGE_BLOCK_ID };

const read = new WeakMap<Document, Promise<PageOptions>>();

/**
 * The options of the page: ours from its JSON block, those of other systems from the objects they
 * print. Read once a document; later changes of these objects are not seen.
 */
export function readPageOptions(document: Document): Promise<PageOptions> {
  let options = read.get(document);
  if (!options) {
    options = readSource(document)
      .then(withDefaults)
      .catch((error: unknown) => {
        warn("the page's options cannot be read; defaults hold.", error);
        return withDefaults({});
      });
    read.set(document, options);
  }
  return options;
}

async function readSource(document: Document): Promise<PageOptionsSource> {
  const block = document.getElementById(PAGE_BLOCK_ID)?.textContent;
  if (block) return JSON.parse(block) as PageOptionsSource;
  if (!isForeignPage(document)) return {};
  return import("./adapters/readForeignOptions.ts").then((module) =>
    module.readForeignOptions(document),
  );
}

/** Fills what the source leaves out, and asks for the visitor at most once. */
function withDefaults({ visitor, ...source }: PageOptionsSource): PageOptions {
  return {
    is_editor_page: false,
    post_type: "",
    post_request_data: {},
    builderRuns: false,
    allow_video_src: false,
    islands: {},
    ...source,
    visitor: askOnce(() =>
      import("./fetchVisitor.ts").then((module) => module.fetchVisitor(visitor)),
    ),
  };
}

import { createFieldIssues, type FieldIssues } from "../admin/form/fieldIssues.ts";
import type { BlockKind } from "../content/admin/blockWire.ts";
import type { EditedContent } from "../content/admin/documentWire.ts";
import type { AdminLocale } from "../texts/admin/createAdminLocale.ts";
import { createBlockNames } from "./blocks/blockNames.ts";
import { type BlockCommandOptions, createBlockCommands } from "./blocks/createBlockCommands.ts";
import type { Editor } from "./EditorContext.ts";
import { idsIn, ROOT, ROOT_SLOT } from "./state/BlockTree.ts";
import { createDocumentStore } from "./state/createDocumentStore.ts";
import { createOpenBlocks } from "./state/createOpenBlocks.ts";

/** With no more blocks than this all are open at first: a short page is read as a whole. */
export const OPEN_AT_FIRST = 6;

export type EditorOptions = Pick<
  BlockCommandOptions,
  "announce" | "focus" | "tellRefused" | "tellRemoved"
> & {
  readonly content: EditedContent;
  readonly kinds: readonly BlockKind[];
  readonly locale: AdminLocale;
};

/** All that the parts of the editor of one document share. */
export function createEditor({ content, kinds, locale, ...outside }: EditorOptions): Editor {
  const store = createDocumentStore(content);
  const byType = new Map(kinds.map((kind) => [kind.type, kind]));
  const top = idsIn(store.state().tree, { parent: ROOT, slot: ROOT_SLOT });
  const open = createOpenBlocks(top.length <= OPEN_AT_FIRST ? top : []);
  const names = createBlockNames(byType, locale);
  const { say } = locale;
  const issues = new Map<string, FieldIssues>();
  return {
    store,
    kinds: byType,
    open,
    names,
    commands: createBlockCommands({ store, kinds: byType, open, names, say, ...outside }),
    issuesOf(id) {
      const known = issues.get(id) ?? createFieldIssues(`wrong-${id.trim()}`);
      issues.set(id, known);
      return known;
    },
  };
}

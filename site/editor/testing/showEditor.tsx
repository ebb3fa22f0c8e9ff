import type { ReactNode } from "react";
import { HoldBackContext } from "../../admin/form/HoldBackContext.ts";
import { RichTextContext } from "../../admin/form/RichTextContext.ts";
import { showInPage } from "../../admin/testing/showInPage.tsx";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import type { Block } from "../../content/documentBody.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { en } from "../../texts/admin/en.ts";
import { createEditor } from "../createEditor.ts";
import { EditorContext } from "../EditorContext.ts";
import { focusBlock } from "../focusBlock.ts";
import { RichTextControl } from "../rich-text/RichTextControl.tsx";
import { emptyContent } from "./emptyContent.ts";

const text = { kind: "text", isOptional: false } as const;

/** Three kinds of blocks, one of which takes others. */
export const KINDS: readonly BlockKind[] = [
  {
    type: "heading",
    label: "Heading",
    fields: [{ ...text, name: "text", label: "Words" }],
    slots: [],
    initial: { text: "" },
  },
  {
    type: "text",
    label: "Text",
    fields: [{ kind: "html", isOptional: false, name: "html", label: "Text" }],
    slots: [],
    initial: { html: "" },
  },
  { type: "columns", label: "Columns", fields: [], slots: ["first", "second"], initial: {} },
];

export const heading = (id: string, words = id): Block => ({
  id,
  type: "heading",
  fields: { text: words },
});

export const columns = (id: string, first: Block[], second: Block[] = []): Block => ({
  id,
  type: "columns",
  fields: {},
  slots: { first, second },
});

/** Shows a part of the editor, in the page of a test, for a document of these blocks, and with these details. */
export function showEditor(
  node: ReactNode,
  blocks: readonly Block[],
  details: Partial<EditedContent> = {},
) {
  const said: string[] = [];
  const undos: (() => void)[] = [];
  const editor = createEditor({
    content: { ...emptyContent, ...details, body: { version: 1, blocks } },
    kinds: KINDS,
    locale: createAdminLocale({ language: "en", catalogue: en, currency: "EUR" }),
    announce: (sentence) => said.push(sentence),
    focus: focusBlock,
    tellRefused: (sentence) => said.push(sentence),
    tellRemoved: (_text, undo) => undos.push(undo),
  });
  const shown = showInPage(
    <EditorContext value={editor}>
      <HoldBackContext value={editor.store.holdBack}>
        <RichTextContext value={RichTextControl}>{node}</RichTextContext>
      </HoldBackContext>
    </EditorContext>,
  );
  const blocksNow = () => editor.store.content().body.blocks;
  return { ...shown, editor, said, undos, blocksNow };
}

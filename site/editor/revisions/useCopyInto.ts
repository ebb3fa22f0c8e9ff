import { useChange } from "../../admin/api/useChange.ts";
import { useAttempt } from "../../admin/feedback/useAttempt.ts";
import {
  DOCUMENTS_API,
  type EditedContent,
  type EditedKind,
  editedDocument,
} from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";

/**
 * Makes a new draft of what was written in a document: at an address of its own, and without article numbers,
 * which belong to one product alone. @returns its id; undefined where it could not be made
 */
export function useCopyInto(): (
  kind: EditedKind,
  content: EditedContent,
) => Promise<string | undefined> {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  return async (kind, content) => {
    let id: string | undefined;
    await attempt(async () => {
      const title = content.title.trim() || say("documents.untitled");
      const common = { answer: editedDocument, changes: [DOCUMENTS_API] } as const;
      const asked = { method: "POST", path: DOCUMENTS_API, body: { kind, title } } as const;
      const made = await change({ ...asked, ...common });
      const body = { based_on: made.updated_at, content: copyOf(content, made.content.path) };
      await change({ method: "PUT", path: `${DOCUMENTS_API}/${made.id}`, body, ...common });
      id = made.id;
    });
    return id;
  };
}

function copyOf({ product, ...content }: EditedContent, path: string): EditedContent {
  return {
    ...content,
    path,
    status: "draft",
    published_at: null,
    ...(product && {
      product: { ...product, variants: product.variants.map((one) => ({ ...one, sku: null })) },
    }),
  };
}

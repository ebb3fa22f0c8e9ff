import { useAsked } from "../../admin/api/useAsked.ts";
import { useChange } from "../../admin/api/useChange.ts";
import { useAttempt } from "../../admin/feedback/useAttempt.ts";
import { PickedField } from "../../admin/form/PickedField.tsx";
import { CHOICES_API, choiceList } from "../../content/admin/choiceWire.ts";
import type { EditedKind } from "../../content/admin/documentWire.ts";
import { type EditedTermKind, TERMS_API, termMade } from "../../content/admin/termWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDetail } from "./useDetail.ts";

/** What documents of a kind are sorted by; those that are not here are not. */
const SORTED: Readonly<Partial<Record<EditedKind, readonly EditedTermKind[]>>> = {
  post: ["category", "tag"],
  project: ["category", "tag"],
  product: ["product-category", "product-tag"],
};

/** The categories and tags of a document. */
export function TermFields({ kind }: { readonly kind: EditedKind }) {
  return SORTED[kind]?.map((of) => <Terms key={of} of={of} />);
}

function Terms({ of }: { readonly of: EditedTermKind }) {
  const { say } = useAdminLocale();
  const attempt = useAttempt();
  const change = useChange();
  const { value: all, onChange, ...field } = useDetail("term_ids");
  // Both kinds stand in one list; the server knows which is which.
  const { data } = useAsked(
    { path: CHOICES_API, query: { kind: of, ids: all.join() }, answer: choiceList },
    { enabled: all.length > 0, keeps: true },
  );
  const own = new Set(data?.items.map(({ id }) => id));

  async function make(name: string): Promise<string | undefined> {
    let made: string | undefined;
    await attempt(async () => {
      const term = { kind: of, name, slug: "", description: "", parent_id: null };
      const request = { method: "POST", path: TERMS_API, body: term, answer: termMade } as const;
      made = (await change({ ...request, changes: [TERMS_API, CHOICES_API] })).id;
    });
    return made;
  }

  return (
    <PickedField
      {...field}
      // Both fields write one detail, whose id is the first's.
      id={`${field.id}-${of}`}
      of={of}
      label={say(of.endsWith("tag") ? "editor.tags" : "editor.categories")}
      value={all.filter((id) => own.has(id))}
      onChange={(ids) => onChange([...all.filter((id) => !own.has(id)), ...ids])}
      onMake={make}
    />
  );
}

import { memo } from "react";
import { PickedField } from "../../admin/form/PickedField.tsx";
import { SwitchField } from "../../admin/form/SwitchField.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AddressField } from "./AddressField.tsx";
import { LanguageFields } from "./LanguageFields.tsx";
import { PagePicture } from "./PagePicture.tsx";
import { StatusFields } from "./StatusFields.tsx";
import { TermFields } from "./TermFields.tsx";
import { useDetail } from "./useDetail.ts";
import "./document-panel.css";

/** The kinds that visitors open at an address of their own, and find in lists. */
const PAGES: ReadonlySet<string> = new Set(["page", "post", "product", "project"]);

/** All that is decided about a document beside its blocks. */
export const DocumentPanel = memo(function DocumentPanel({
  document,
}: {
  readonly document: EditedDocument;
}) {
  const { say } = useAdminLocale();
  const { kind } = document;
  const isPage = PAGES.has(kind);
  return (
    <section className="document-panel" aria-labelledby="details-title">
      <h2 id="details-title">{say("editor.details")}</h2>
      <StatusFields />
      <AddressField document={document} />
      {isPage && <Excerpt />}
      {isPage && <PagePicture />}
      <TermFields kind={kind} />
      {kind === "post" && <Author />}
      {(kind === "page" || kind === "project") && <Parent id={document.id} />}
      <LanguageFields />
      {(kind === "post" || kind === "page") && <Comments />}
    </section>
  );
});

function Excerpt() {
  const { say } = useAdminLocale();
  const excerpt = useDetail("excerpt");
  return (
    <TextField {...excerpt} isLong label={say("editor.excerpt")} help={say("editor.excerptHelp")} />
  );
}

function Author() {
  const { say } = useAdminLocale();
  const { value, onChange, ...field } = useDetail("author_id");
  return (
    <PickedField
      {...field}
      of="author"
      isSingle
      label={say("editor.author")}
      value={value === null ? [] : [value]}
      onChange={([id]) => onChange(id ?? null)}
    />
  );
}

function Parent({ id }: { readonly id: string }) {
  const { say } = useAdminLocale();
  const { value, onChange, ...field } = useDetail("parent_id");
  return (
    <PickedField
      {...field}
      of="page"
      isSingle
      without={[id]}
      label={say("editor.parent")}
      help={say("editor.parentHelp")}
      value={value === null ? [] : [value]}
      onChange={([chosen]) => onChange(chosen ?? null)}
    />
  );
}

function Comments() {
  const { say } = useAdminLocale();
  return <SwitchField {...useDetail("takes_comments")} label={say("editor.takesComments")} />;
}

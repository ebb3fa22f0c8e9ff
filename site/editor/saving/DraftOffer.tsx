import { useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Comparison } from "../revisions/Comparison.tsx";
import { takeUpDraft } from "./takeUpDraft.ts";

/** What was written and not saved. */
export type OfferedDraft = {
  readonly content: Readonly<Record<string, unknown>>;
  readonly based_on: string;
  /** When it was written. */
  readonly at: string;
  /** Whether this browser alone has it. */
  readonly isHere: boolean;
};

export type DraftOfferProps = {
  readonly draft: OfferedDraft;
  /** As it is saved. */
  readonly document: EditedDocument;
  readonly kinds: readonly BlockKind[];
  readonly onTake: () => void;
  readonly onDrop: () => void;
};

/** Asks what shall become of what was written and not saved, before anything else is written. */
export function DraftOffer({ draft, document, kinds, onTake, onDrop }: DraftOfferProps) {
  const { say, dateTime } = useAdminLocale();
  const [isCompared, setCompared] = useState(false);
  const time = dateTime(new Date(draft.at));
  return (
    <section className="draft-offer" aria-labelledby="draft-offer">
      <h2 id="draft-offer">{say("editor.offer")}</h2>
      <p>{say(draft.isHere ? "editor.offer.here" : "editor.offer.kept", { time })}</p>
      {draft.based_on !== document.updated_at && <p>{say("editor.offer.changed")}</p>}
      <p className="draft-choices">
        <Button look="primary" onClick={onTake}>
          {say("editor.offer.take")}
        </Button>
        <Button aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
          {say("editor.offer.compare")}
        </Button>
        <Button onClick={onDrop}>{say("editor.offer.drop")}</Button>
      </p>
      {isCompared && (
        <Comparison
          before={document.content}
          after={takeUpDraft(draft.content, document)}
          kinds={new Map(kinds.map((kind) => [kind.type, kind]))}
        />
      )}
    </section>
  );
}

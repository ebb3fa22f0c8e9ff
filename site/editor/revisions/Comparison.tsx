import { useMemo } from "react";
import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { DocumentBody } from "../../content/documentBody.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { ChangedText } from "./ChangedText.tsx";
import { type BlockChange, compareBlocks, type FieldChange } from "./compareBlocks.ts";
import { type ComparedDetails, compareDetails, otherDetails } from "./compareDetails.ts";
import "./comparison.css";

/** A version of a document. */
export type ComparedContent = ComparedDetails & { readonly body: DocumentBody };

export type ComparisonProps = {
  readonly before: ComparedContent;
  readonly after: ComparedContent;
  /** What a page can contain, by the name under which each is stored. */
  readonly kinds: ReadonlyMap<string, BlockKind>;
};

/** What is other in a later version of a document: its details, then block by block and word by word. */
export function Comparison({ before, after, kinds }: ComparisonProps) {
  const locale = useAdminLocale();
  const { say, fieldText, list } = locale;
  const blocks = useMemo(
    () => compareBlocks(before.body, after.body, { kinds, words: locale }),
    [before.body, after.body, kinds, locale],
  );
  const details = compareDetails(before, after, say);
  const others = otherDetails(before, after);
  const isSame =
    details.length + others.length === 0 && blocks.every(({ kind }) => kind === "same");
  if (isSame) return <p>{say("revisions.same")}</p>;
  return (
    <div className="comparison">
      <Fields fields={details} />
      {others.length > 0 && (
        <p>
          {say("revisions.others", {
            names: list(others.map((name) => say(`revisions.detail.${name}`))),
          })}
        </p>
      )}
      <ol className="compared-blocks">
        {grouped(blocks).map((group) =>
          group.kind === "same" ? (
            <li key={group.key} className="compared-same">
              {say("revisions.unchanged", { count: group.blocks.length })}
            </li>
          ) : (
            group.blocks.map((block) => (
              <li
                key={block.id}
                className="compared-block"
                data-change={block.kind}
                data-depth={block.depth}
              >
                <h3>
                  {fieldText(kinds.get(block.type)?.label ?? block.type)}{" "}
                  <span className="compared-kind">
                    {block.kind !== "same" && say(`revisions.block.${block.kind}`)}
                  </span>
                </h3>
                <Fields fields={block.fields} />
              </li>
            ))
          ),
        )}
      </ol>
    </div>
  );
}

function Fields({ fields }: { readonly fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <dl className="compared-fields">
      {fields.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ChangedText parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Group = {
  readonly key: string;
  readonly kind: "same" | "other";
  readonly blocks: readonly BlockChange[];
};

/** Blocks as they were are told of together. */
function grouped(blocks: readonly BlockChange[]): readonly Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const kind = block.kind === "same" ? "same" : "other";
    const last = groups.at(-1);
    if (last?.kind === kind)
      groups[groups.length - 1] = { ...last, blocks: [...last.blocks, block] };
    else groups.push({ key: block.id, kind, blocks: [block] });
  }
  return groups;
}

import { useId, useState } from "react";
import { FieldFrame } from "../../admin/form/FieldFrame.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { BlockNode } from "../state/BlockTree.ts";

export type UnknownBlockProps = {
  readonly node: BlockNode;
  readonly onChange: (fields: BlockNode["fields"]) => void;
};

/** A block of which only what is stored is known. */
export function UnknownBlock({ node, onChange }: UnknownBlockProps) {
  const { say } = useAdminLocale();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? JSON.stringify(node.fields, null, 2);
  const isWrong = typed !== undefined && readObject(typed) === undefined;
  return (
    <FieldFrame
      id={id}
      label={say("blocks.stored")}
      help={say("blocks.unknownHelp", { type: node.type })}
      error={isWrong ? say("blocks.storedWrong") : undefined}
    >
      {(wired) => (
        <textarea
          {...wired}
          className="code-input"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const fields = readObject(value);
            if (fields) onChange(fields);
          }}
          onBlur={() => isWrong || setTyped(undefined)}
        />
      )}
    </FieldFrame>
  );
}

function readObject(text: string): BlockNode["fields"] | undefined {
  try {
    const said: unknown = JSON.parse(text);
    const isObject = typeof said === "object" && said !== null && !Array.isArray(said);
    return isObject ? (said as BlockNode["fields"]) : undefined;
  } catch {
    return undefined;
  }
}

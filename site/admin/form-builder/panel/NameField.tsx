import { useState } from "react";
import { TextField } from "../../form/TextField.tsx";
import { useBuilder } from "../BuilderContext.ts";
import { namesIn } from "../core/FormState.ts";
import { isFieldName } from "../core/fieldNames.ts";
import { nameItem } from "../core/operations.ts";
import { useFormSay } from "../FormWordsContext.ts";

export type NameFieldProps = {
  readonly id: string;
  readonly name: string;
};

/** The name under which a field is sent and which mails know it by. What no name can be stays here, and is told. */
export function NameField({ id, name }: NameFieldProps) {
  const say = useFormSay();
  const { store } = useBuilder();
  const [wrong, setWrong] = useState<{ readonly text: string; readonly of: string }>();
  // One that was changed elsewhere meanwhile, as by an undo, is shown.
  const held = wrong?.of === name ? wrong : undefined;

  function change(text: string): void {
    const next = text.trim();
    const isTaken = next !== name && namesIn(store.state()).has(next);
    const isRight = !isTaken && isFieldName(next);
    setWrong(isRight ? undefined : { text, of: name });
    if (isRight) store.change((state) => nameItem(state, id, next));
  }

  const isTaken = held && isFieldName(held.text.trim());
  return (
    <TextField
      label={say("formBuilder.name")}
      help={say("formBuilder.nameHelp", { tag: `[${name}]` })}
      error={held && say(isTaken ? "formBuilder.nameTaken" : "formBuilder.nameWrong", { name })}
      value={held?.text ?? name}
      maxLength={64}
      isRequired
      onChange={change}
    />
  );
}

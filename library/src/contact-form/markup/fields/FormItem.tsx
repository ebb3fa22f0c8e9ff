import type {
  FieldDefinition,
  FormDefinition,
  PartDefinition,
} from "../../definition/FormDefinition.ts";
import { CharacterCount } from "./CharacterCount.tsx";
import { Field } from "./Field.tsx";
import { Output } from "./Output.tsx";
import { Reflection } from "./Reflection.tsx";
import { Response } from "./Response.tsx";
import { Submit } from "./Submit.tsx";
import { Words } from "./Words.tsx";

type FormItemProps = {
  readonly form: FormDefinition;
  readonly item: FieldDefinition | PartDefinition;
};

/** A field of a definition, or what stands among the fields. */
export function FormItem({ form, item }: FormItemProps) {
  switch (item.kind) {
    case "count":
      return (
        <p className="wpcf7-field" data-kind="count">
          <CharacterCount form={form} name={item.of} direction={item.direction ?? "up"} />
        </p>
      );
    case "reflection":
      return <Reflection form={form} name={item.of} defaults={item.defaults ?? [""]} />;
    case "output":
      return (
        <p className="wpcf7-field" data-kind="output">
          {item.label !== undefined && <span className="wpcf7-field-label">{item.label} </span>}
          <Output form={form} name={item.of} default={item.default ?? ""} />
        </p>
      );
    case "submit":
      return <Submit label={item.label} />;
    case "response":
      return <Response />;
    case "note":
      return (
        <p className="wpcf7-field" data-kind="note">
          <Words of={item.text} />
        </p>
      );
    default:
      return <Field form={form} name={item.name} />;
  }
}

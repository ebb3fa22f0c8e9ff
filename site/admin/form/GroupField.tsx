import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { tell } from "../feedback/messages.ts";
import type { FieldProps } from "./FieldProps.ts";
import { FieldSet } from "./FieldSet.tsx";
import { Fields } from "./Fields.tsx";
import { isObject } from "./isObject.ts";
import { useWhileThere } from "./useWhileThere.ts";

export type GroupFieldProps = Omit<FieldProps<unknown>, "onChange"> & {
  readonly field: Extract<FieldDescription, { kind: "group" }>;
  readonly onChange: (value: unknown) => void;
  readonly path: string;
};

/** An object with fields of its own; an optional one is added and removed as a whole. */
export function GroupField({ field, value, path, onChange, onLeave: _, ...rest }: GroupFieldProps) {
  const { say } = useAdminLocale();
  const isThere = isObject(value);
  const whileThere = useWhileThere();
  function remove(): void {
    onChange(undefined);
    const text = say("form.removed", { what: rest.label });
    tell({ text, undo: { label: say("feedback.undo"), act: whileThere(() => onChange(value)) } });
  }
  return (
    <FieldSet {...rest}>
      {isThere && (
        <div className="field-group">
          <Fields fields={field.fields} value={value} onChange={onChange} path={path} />
        </div>
      )}
      {field.isOptional && (
        <p>
          {isThere ? (
            <Button icon="trash" onClick={remove}>
              {say("form.remove", { what: rest.label })}
            </Button>
          ) : (
            <Button icon="add" onClick={() => onChange(field.initial)}>
              {say("form.add", { what: rest.label })}
            </Button>
          )}
        </p>
      )}
    </FieldSet>
  );
}

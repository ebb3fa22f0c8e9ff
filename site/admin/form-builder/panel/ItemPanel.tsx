import { useMemo } from "react";
import type { EditedForm } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { FieldForm } from "../../form/FieldForm.tsx";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { addressesMail } from "../core/addressesMail.ts";
import { itemOf, nameOf } from "../core/FormState.ts";
import { readItem, writeItem } from "../core/itemValues.ts";
import { repeatable } from "../core/newItem.ts";
import { itemName } from "../createFormCommands.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { itemFields } from "./itemFields.ts";
import { NameField } from "./NameField.tsx";

export type ItemPanelProps = { readonly opened: EditedForm };

/** All that can be said of what is chosen in the form. */
export function ItemPanel({ opened }: ItemPanelProps) {
  const say = useFormSay();
  const { selected } = useBuilder();
  const item = useFormPart((state) =>
    selected === undefined ? undefined : itemOf(state, selected),
  );
  return (
    <section className="form-panel" aria-labelledby="form-panel-title">
      <h2 id="form-panel-title">
        {item ? <bdi>{itemName(item, say)}</bdi> : say("formBuilder.panel")}
      </h2>
      {selected !== undefined && item ? (
        // What was typed for one must not be taken for another.
        <ItemFields key={selected} id={selected} mayAddress={opened.may_change_handling} />
      ) : (
        <p className="form-empty">{say("formBuilder.panelEmpty")}</p>
      )}
    </section>
  );
}

type ItemFieldsProps = {
  readonly id: string;
  /** Whether what mails are addressed by can be said: of others the server would refuse it. */
  readonly mayAddress: boolean;
};

function ItemFields({ id, mayAddress }: ItemFieldsProps) {
  const say = useFormSay();
  const { language } = useAdminLocale();
  const { store, issues } = useBuilder();
  const state = useFormPart((whole) => whole);
  const item = itemOf(state, id);
  const kind = item?.kind ?? "text";
  const names = repeatable(state, kind).join(" ");
  const fields = useMemo(
    () =>
      itemFields(kind, {
        ...{ say, language, hasMeanings: mayAddress },
        names: names === "" ? [] : names.split(" "),
      }),
    [kind, say, language, names, mayAddress],
  );
  const values = useMemo(() => readItem(state, id), [state, id]);
  const name = item && nameOf(item);
  const isNamed = name !== undefined && (mayAddress || !addressesMail(state.handling, name));
  return (
    <>
      <p className="form-panel-kind">{say(`formBuilder.kindHelp.${kind}`)}</p>
      {isNamed && <NameField id={id} name={name} />}
      <FieldForm
        fields={fields}
        value={values}
        issues={issues}
        path={`items.${id}`}
        onChange={(next) => store.change((before) => writeItem(before, id, next), `item ${id}`)}
      />
    </>
  );
}

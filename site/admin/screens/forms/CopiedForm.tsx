import { FORMS_API, formList } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { ChoiceField } from "../../form/ChoiceField.tsx";

export type CopiedFormProps = {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
};

/** Which form a new one is a copy of: among the first hundred, since sites have few. */
export function CopiedForm(field: CopiedFormProps) {
  const { say } = useAdminLocale();
  const { data } = useAsked({ path: FORMS_API, query: { per: "100" }, answer: formList });
  const options = data?.items.map(({ id, key, title }) => ({ value: id, label: title || key }));
  return <ChoiceField label={say("forms.copied")} isRequired options={options ?? []} {...field} />;
}

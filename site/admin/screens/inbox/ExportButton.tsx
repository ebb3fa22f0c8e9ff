import type * as v from "valibot";
import { SUBMISSIONS_API, type submissionChoices } from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Icon } from "../../controls/Icon.tsx";
import { MenuButton } from "../../controls/MenuButton.tsx";
import { saveFrom } from "./saveFrom.ts";

export type ExportButtonProps = {
  readonly forms: v.InferOutput<typeof submissionChoices>["forms"];
  /** The number of the form that the list is narrowed to. */
  readonly form: string | undefined;
  /** The days that it is narrowed to, as the server is asked for them. */
  readonly days: Readonly<Record<string, string>>;
};

/** Saves what was sent with a form as a table; asks with which where none is chosen. */
export function ExportButton({ forms, form, days }: ExportButtonProps) {
  const { say } = useAdminLocale();
  const [only] = forms;
  const chosen = form ?? (forms.length === 1 && only ? String(only.id) : undefined);
  const hrefOf = (id: string) =>
    `${SUBMISSIONS_API}/export.csv?${new URLSearchParams({ ...days, form: id })}`;
  if (forms.length === 0) return null;
  if (chosen !== undefined) {
    return (
      <a className="button" data-look="quiet" href={hrefOf(chosen)} download>
        <Icon name="down" />
        {say("inbox.export")}
      </a>
    );
  }
  return (
    <MenuButton
      button={<Button icon="down">{say("inbox.export")}</Button>}
      choices={forms.map(({ id, title }) => ({
        label: <bdi>{title}</bdi>,
        onChoose: () => saveFrom(hrefOf(String(id))),
      }))}
    />
  );
}

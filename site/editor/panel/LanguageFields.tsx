import { ChoiceField } from "../../admin/form/ChoiceField.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import { useMe } from "../../admin/session/MeContext.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDetail } from "./useDetail.ts";

const DIRECTIONS = ["ltr", "rtl"] as const;

/** In which language it is written, and which way that runs. */
export function LanguageFields() {
  const { say } = useAdminLocale();
  const { site } = useMe();
  const { value, onChange, ...language } = useDetail("language");
  const direction = useDetail("direction");
  return (
    <>
      <TextField
        {...language}
        label={say("editor.language")}
        help={say("editor.languageHelp", { language: site.language })}
        value={value ?? ""}
        onChange={(text) => onChange(text.trim() === "" ? null : text.trim())}
      />
      <ChoiceField
        {...direction}
        label={say("editor.direction")}
        none={say("editor.direction.auto")}
        options={DIRECTIONS.map((one) => ({ value: one, label: say(`editor.direction.${one}`) }))}
        value={direction.value ?? undefined}
        onChange={(one) => direction.onChange(one ?? null)}
      />
    </>
  );
}

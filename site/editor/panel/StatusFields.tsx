import { ChoiceField } from "../../admin/form/ChoiceField.tsx";
import { TimeField } from "../../admin/form/TimeField.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDetail } from "./useDetail.ts";

const STATUSES = ["draft", "published", "private"] as const;

/** Who sees it, and from when. */
export function StatusFields() {
  const { say } = useAdminLocale();
  const { onChange: setStatus, ...status } = useDetail("status");
  const { value: at, onChange: setAt, ...published } = useDetail("published_at");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <ChoiceField
        {...status}
        label={say("editor.status")}
        help={say(`editor.statusHelp.${status.value}`)}
        options={STATUSES.map((value) => ({ value, label: say(`editor.status.${value}`) }))}
        onChange={(value) => value && setStatus(value)}
      />
      <TimeField
        {...published}
        label={say("editor.publishedAt")}
        help={say("editor.publishedAtHelp", { zone })}
        value={at ?? ""}
        onChange={(value) => setAt(value === "" ? null : value)}
      />
    </>
  );
}

import { useState } from "react";
import { Button } from "../../admin/controls/Button.tsx";
import { tell } from "../../admin/feedback/messages.ts";
import type { RichTextProps } from "../../admin/form/RichTextContext.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { RichText } from "./RichText.tsx";
import { readRichText, writeRichText } from "./richTextHtml.ts";

/**
 * Edits a text. What can be shown is edited as it looks; a text that holds more stays as it is and is edited
 * as HTML, until somebody has it simplified.
 */
export function RichTextControl(props: RichTextProps) {
  const { value, onChange, onBlur, id, label, isInvalid, describedBy } = props;
  const [isSource, setSource] = useState(() => !readRichText(value).isWhole);
  if (isSource) return <HtmlSource {...props} onText={() => setSource(false)} />;
  return (
    <RichText
      html={value}
      onChange={onChange}
      onMore={() => setSource(true)}
      onLeave={onBlur}
      attributes={{
        id,
        class: "prose",
        role: "textbox",
        dir: "auto",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(isInvalid && { "aria-invalid": "true" }),
      }}
    />
  );
}

/** The HTML itself. */
function HtmlSource({
  onText,
  value,
  onChange,
  onBlur,
  id,
  isInvalid,
  describedBy,
}: RichTextProps & { readonly onText: () => void }) {
  const { say } = useAdminLocale();
  const { doc, isWhole } = readRichText(value);

  function simplify(): void {
    onChange(writeRichText(doc));
    onText();
    if (isWhole) return;
    const undo = { label: say("feedback.undo"), act: () => onChange(value) };
    tell({ text: say("richText.simplified"), undo });
  }

  return (
    <div className="html-source">
      <textarea
        id={id}
        className="code-input"
        rows={10}
        dir="auto"
        spellCheck={false}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={[describedBy, `${id}-source`].filter(Boolean).join(" ")}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <p className="field-help" id={`${id}-source`}>
        {!isWhole && say("richText.sourceHelp")}
      </p>
      <Button onClick={simplify}>
        {say(isWhole ? "richText.editAsText" : "richText.simplify")}
      </Button>
    </div>
  );
}

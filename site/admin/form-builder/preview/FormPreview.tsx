import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { PREVIEW_WIDTHS, type PreviewWidth } from "../../../content/admin/previewWire.ts";
import { ScaledFrame } from "../../../editor/preview/ScaledFrame.tsx";
import { WidthButtons } from "../../../editor/preview/WidthButtons.tsx";
import "../../../editor/preview/preview-pane.css";
import { sayAloud } from "../../feedback/sayAloud.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { useFormLanguage } from "../useFormLanguage.ts";
import { PreviewedForm } from "./PreviewedForm.tsx";
import styles from "./preview-page.css?url";

const HELP_ID = "form-preview-help";

/** The form as visitors see it, and judged as theirs is. What is pressed in it is chosen. Nothing is sent. */
export function FormPreview() {
  const say = useFormSay();
  const [width, setWidth] = useState<PreviewWidth>("phone");
  const [page, setPage] = useState<Document>();
  const help = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useFormLanguage();

  function prepare(): void {
    const made = frame.current?.contentDocument;
    if (!made || made === page) return;
    const style = made.createElement("link");
    style.rel = "stylesheet";
    style.href = styles;
    made.head.append(style);
    made.title = say("formBuilder.preview");
    setPage(made);
  }

  // Some browsers have an empty page there at once, and tell so before anybody can hear it.
  const prepareFirst = useEffectEvent(prepare);
  useEffect(() => prepareFirst(), []);

  const form = useMemo(() => {
    const tellOutcome = (outcome: string | undefined): void => {
      const usual = say("formBuilder.previewHelp");
      if (outcome !== undefined) sayAloud(help.current, outcome);
      else if (help.current?.textContent !== usual) sayAloud(help.current, usual);
    };
    return page && <PreviewedForm page={page} language={language} onJudged={tellOutcome} />;
  }, [page, language, say]);
  return (
    <section className="form-preview preview-pane" aria-label={say("formBuilder.preview")}>
      <div className="preview-bar">
        <WidthButtons width={width} onChange={setWidth} />
      </div>
      <ScaledFrame
        frame={frame}
        src="about:blank"
        title={say("formBuilder.preview")}
        width={PREVIEW_WIDTHS[width]}
        describedBy={HELP_ID}
        onLoad={prepare}
      />
      {page && createPortal(form, page.body)}
      {/* From here on its text is written by sayAloud. */}
      <p ref={help} className="preview-help" id={HELP_ID} role="status">
        {say("formBuilder.previewHelp")}
      </p>
    </section>
  );
}

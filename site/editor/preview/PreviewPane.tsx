import { useId, useRef, useState } from "react";
import { Icon } from "../../admin/controls/Icon.tsx";
import {
  PREVIEW_WIDTHS,
  type PreviewView,
  type PreviewWidth,
  previewAddress,
} from "../../content/admin/previewWire.ts";
import { showBlock } from "../../preview/showBlock.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { type Note, PreviewNote } from "./PreviewNote.tsx";
import { ScaledFrame } from "./ScaledFrame.tsx";
import { usePreviewChannel } from "./usePreviewChannel.ts";
import { ViewMenu } from "./ViewMenu.tsx";
import { WidthButtons } from "./WidthButtons.tsx";
import { watchStillPage } from "./watchStillPage.ts";
import "./preview-pane.css";

export type PreviewPaneProps = { readonly documentId: string };

/** A document as visitors will see it, at the width of a phone, a tablet or a desktop. */
export function PreviewPane({ documentId }: PreviewPaneProps) {
  const { say } = useAdminLocale();
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const [view, setView] = useState<PreviewView>({});
  const [note, setNote] = useState<Note>();
  const helpId = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const send = usePreviewChannel(documentId, (message) => {
    if (message.kind === "update") reloadStill();
    if (message.kind === "show") showStill(message.block);
    if (message.kind === "link") setNote({ link: message.href });
    if (message.kind === "failed") setNote({ failed: true });
    if (message.kind === "updated")
      setNote((before) => (before && "failed" in before ? undefined : before));
  });
  const isStill = view.script === "off";

  /** Without scripts it hears nothing. A page that is loaded again keeps its place. */
  function reloadStill(): void {
    if (isStill) frame.current?.contentWindow?.location.reload();
  }

  function showStill(block: string): void {
    const page = frame.current?.contentDocument;
    if (isStill && page) showBlock(page, block);
  }

  function refresh(): void {
    send({ kind: "update" });
    reloadStill();
  }
  function watch(): void {
    const page = frame.current?.contentWindow;
    if (!isStill || !page) return;
    watchStillPage(page, {
      onSelect: ({ block, isUsed }) => send({ kind: "select", block, is_used: isUsed }),
      onLink: (link) => setNote({ link }),
    });
    send({ kind: "ready" });
  }

  const address = previewAddress(documentId, view);
  return (
    <section className="preview-pane" aria-label={say("preview.title")}>
      <div className="preview-bar">
        <WidthButtons width={width} onChange={setWidth} />
        <ViewMenu view={view} onChange={setView} />
        <a
          className="button icon-button"
          data-look="plain"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={say("preview.open")}
          title={say("preview.open")}
        >
          <Icon name="external" />
        </a>
      </div>
      <PreviewNote note={note} onRetry={refresh} onClose={() => setNote(undefined)} />
      <ScaledFrame
        frame={frame}
        src={address}
        title={say("preview.frame", { width: PREVIEW_WIDTHS[width] })}
        width={PREVIEW_WIDTHS[width]}
        describedBy={helpId}
        onLoad={watch}
      />
      <p className="preview-help" id={helpId}>
        {say("preview.help")}
      </p>
    </section>
  );
}

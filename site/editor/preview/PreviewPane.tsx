import { useEffect, useRef, useState } from "react";
import { Icon } from "../../admin/controls/Icon.tsx";
import {
  PREVIEW_WIDTHS,
  type PreviewView,
  type PreviewWidth,
  previewAddress,
} from "../../content/admin/previewWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { type Note, PreviewNote } from "./PreviewNote.tsx";
import { ScaledFrame } from "./ScaledFrame.tsx";
import { usePreviewChannel } from "./usePreviewChannel.ts";
import { ViewMenu } from "./ViewMenu.tsx";
import { WidthButtons } from "./WidthButtons.tsx";
import { watchStillPage } from "./watchStillPage.ts";
import "./preview-pane.css";

export type PreviewPaneProps = {
  readonly documentId: string;
  /** Calls the listener whenever the draft was stored; returns the end of that. Default never. */
  readonly onStored?: (listener: () => void) => () => void;
  /** The block that somebody works on; the preview brings it into view. Default none. */
  readonly block?: string | undefined;
  /** A block was clicked in the preview. Default nothing happens. */
  readonly onSelect?: (block: string) => void;
};

const never = () => () => {};

/** A document as visitors will see it, at the width of a phone, a tablet or a desktop. */
export function PreviewPane({ documentId, onStored = never, block, onSelect }: PreviewPaneProps) {
  const { say } = useAdminLocale();
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const [view, setView] = useState<PreviewView>({});
  const [note, setNote] = useState<Note>();
  const frame = useRef<HTMLIFrameElement>(null);
  const send = usePreviewChannel(documentId, (message) => {
    if (message.kind === "update") reloadStill();
    if (message.kind === "select") onSelect?.(message.block);
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

  function refresh(): void {
    send({ kind: "update" });
    reloadStill();
  }
  const refreshed = useRef(refresh);
  refreshed.current = refresh;
  useEffect(() => onStored(() => refreshed.current()), [onStored]);
  useEffect(() => {
    if (block !== undefined) send({ kind: "show", block });
  }, [block, send]);

  function watch(): void {
    const page = frame.current?.contentDocument;
    if (!isStill || !page) return;
    watchStillPage(page, {
      onSelect: (clicked) => onSelect?.(clicked),
      onLink: (link) => setNote({ link }),
    });
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
        onLoad={watch}
      />
    </section>
  );
}

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import "./drop-place.css";

export type DropPlaceProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** Takes files that are dropped anywhere on it, and those that are pasted while it is there. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const { say } = useAdminLocale();
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const page = place.current?.ownerDocument;
    page?.addEventListener("paste", paste);
    return () => page?.removeEventListener("paste", paste);
  }, [onFiles]);
  const hold = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are also brought by the button and by pasting.
    <div
      ref={place}
      className="drop-place"
      data-over={isOver || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <p className="drop-hint" aria-hidden="true">
          {say("media.drop")}
        </p>
      )}
    </div>
  );
}

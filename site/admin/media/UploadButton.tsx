import { useRef } from "react";
import type { MediaItem } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button, type ButtonLook } from "../controls/Button.tsx";

export type UploadButtonProps = {
  /** What the system's dialog offers; the server looks at what is in a file. Default all. */
  readonly kind?: MediaItem["kind"] | undefined;
  readonly look?: ButtonLook;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Asks for files of this device. */
export function UploadButton({ kind, look = "quiet", onFiles }: UploadButtonProps) {
  const { say } = useAdminLocale();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon="upload" onClick={() => input.current?.click()}>
        {say("media.upload")}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={kind && ACCEPTED[kind]}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file again is a choice, too.
          target.value = "";
        }}
      />
    </>
  );
}

const ACCEPTED: Readonly<Record<MediaItem["kind"], string | undefined>> = {
  picture: "image/*",
  film: "video/*",
  sound: "audio/*",
  captions: ".vtt,.srt",
  document: undefined,
};

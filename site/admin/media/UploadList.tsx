import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import type { IconName } from "../controls/icons.tsx";
import { useKeptFocus } from "../table/useKeptFocus.ts";
import type { Upload, Uploads } from "./useUploads.ts";
import "./upload-list.css";

export type UploadListProps = Pick<Uploads, "uploads" | "clear"> & {
  /** Brings one that failed once more. Default it cannot be. */
  readonly onRetry?: (upload: Upload) => void;
};

/** What became of each file that was brought; it stays until it is put away. */
export function UploadList({ uploads, clear, onRetry }: UploadListProps) {
  const { say } = useAdminLocale();
  const place = useKeptFocus();
  const isOver = uploads.every(({ state }) => state !== "waiting" && state !== "sending");
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="upload-list"
      aria-label={say("media.uploads")}
      hidden={uploads.length === 0}
    >
      <ul role="status">
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <UploadLine upload={upload} />
            {onRetry && upload.state === "failed" && (
              <Button
                look="plain"
                icon="undo"
                aria-label={say("media.retryOf", { name: upload.name })}
                onClick={() => onRetry(upload)}
              >
                {say("shell.retry")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOver && uploads.length > 0 && (
        <Button look="plain" onClick={clear}>
          {say("media.clearUploads")}
        </Button>
      )}
    </section>
  );
}

const ICONS: Readonly<Record<Upload["state"], IconName>> = {
  waiting: "check",
  sending: "up",
  taken: "check",
  known: "check",
  refused: "close",
  failed: "close",
};

function UploadLine({ upload: { name, state, share, reason } }: { readonly upload: Upload }) {
  const { say } = useAdminLocale();
  const isLost = state === "refused" || state === "failed";
  return (
    <>
      <Icon name={ICONS[state]} />
      <bdi>{name}</bdi>
      {state === "sending" ? (
        // What is read aloud changes with the state, not with every byte.
        <progress value={share} aria-label={say("media.uploadOf", { name })} />
      ) : (
        <span>{isLost ? reason : say(`media.upload.${state}`)}</span>
      )}
    </>
  );
}

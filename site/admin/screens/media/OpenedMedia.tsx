import { useSearchParams } from "react-router";
import { MEDIA_API, mediaItem } from "../../../content/mediaWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Dialog } from "../../controls/Dialog.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { MediaDetails } from "../../media/MediaDetails.tsx";

/** The file that the address names (`?file=`), opened above the list. */
export function OpenedMedia() {
  const { say } = useAdminLocale();
  const [query, setQuery] = useSearchParams();
  const id = query.get("file") ?? "";
  const asked = useAsked(
    { path: `${MEDIA_API}/${encodeURIComponent(id)}`, answer: mediaItem },
    { enabled: id !== "" },
  );
  if (id === "") return null;
  const close = (): void =>
    setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== "file")));
  if (asked.data) return <MediaDetails key={id} item={asked.data} onClose={close} />;
  if (!asked.error) return null;
  return (
    <Dialog isOpen title={say("media.title")} onClose={close}>
      <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
    </Dialog>
  );
}

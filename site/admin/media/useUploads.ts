import { useCallback, useRef, useState } from "react";
import { MEDIA_API, type MediaItem, uploadAnswer } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { useChange } from "../api/useChange.ts";

/** A file on its way into the library, or what became of it. */
export type Upload = {
  readonly key: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "taken" | "known" | "refused";
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
};

export type Uploads = {
  readonly uploads: readonly Upload[];
  /** Brings files one after another. @returns those that were taken */
  readonly bring: (files: readonly File[]) => Promise<readonly MediaItem[]>;
  /** Forgets those that are over. */
  readonly clear: () => void;
};

/** Brings files into the library: each by itself, so that one that is refused does not stand in the way of others. */
export function useUploads(): Uploads {
  const { say, told } = useAdminLocale();
  const change = useChange();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);

  const bring = useCallback(
    async (files: readonly File[]): Promise<readonly MediaItem[]> => {
      const waiting = files.map((file) => ({ file, key: next.current++ }));
      const set = (key: number, part: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
      setUploads((all) => [...all, ...waiting.map(({ file, key }) => newUpload(key, file.name))]);
      const taken: MediaItem[] = [];
      for (const { file, key } of waiting) {
        set(key, { state: "sending" });
        const body = new FormData();
        body.append("file", file);
        try {
          const request = { method: "POST", path: MEDIA_API, body, answer: uploadAnswer } as const;
          const onProgress = (share: number) => set(key, { share });
          const { files } = await change({ ...request, onProgress, changes: [MEDIA_API] });
          const [result] = files;
          if (result && "media" in result) {
            taken.push(result.media);
            set(key, { state: result.was_known ? "known" : "taken", share: 1 });
          } else set(key, { state: "refused", reason: told(result?.error.message ?? "") });
        } catch (error) {
          set(key, { state: "refused", reason: refusalOf(error, { say, told }) });
        }
      }
      return taken;
    },
    [change, say, told],
  );

  const clear = useCallback(
    () =>
      setUploads((all) => all.filter(({ state }) => state === "waiting" || state === "sending")),
    [],
  );
  return { uploads, bring, clear };
}

function newUpload(key: number, name: string): Upload {
  return { key, name, state: "waiting", share: 0, reason: "" };
}

/** An upload of which nothing was taken is told file by file, too. */
function refusalOf(error: unknown, locale: Pick<AdminLocale, "say" | "told">): string {
  const files = error instanceof AdminError ? error.told.files : undefined;
  const [first] = Array.isArray(files) ? files : [];
  const message: unknown = first?.error?.message;
  return typeof message === "string" ? locale.told(message) : errorText(error, locale);
}

import { useCallback, useRef, useState } from "react";
import {
  MEDIA_API,
  MEDIA_FETCH_API,
  type MediaItem,
  uploadAnswer,
} from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { useChange } from "../api/useChange.ts";

/** A file on its way into the library, or what became of it. */
export type Upload = {
  readonly key: number;
  readonly file: File | WantedFile;
  /** What it is called here. */
  readonly name: string;
  /** "failed" is what may work the next time; "refused" is what is wrong with the file itself. */
  readonly state: "waiting" | "sending" | "taken" | "known" | "refused" | "failed";
  /** How much of it has left, from 0 to 1. */
  readonly share: number;
  /** Why it was not taken; empty otherwise. */
  readonly reason: string;
};

/** A picture that the server is to fetch from another site. */
export type WantedFile = {
  /** Of the web. */
  readonly address: string;
  /** What it shows. */
  readonly alt: string;
};

export type Uploads = {
  readonly uploads: readonly Upload[];
  /** Brings files one after another. @returns those that were taken */
  readonly bring: (files: readonly (File | WantedFile)[]) => Promise<readonly MediaItem[]>;
  /** Brings one that failed once more. @returns it, if it was taken */
  readonly retry: (upload: Upload) => Promise<readonly MediaItem[]>;
  /** Forgets those that are over. */
  readonly clear: () => void;
};

/** Brings files into the library: each by itself, so that one that is refused does not stand in the way of others. */
export function useUploads(): Uploads {
  const { say, told } = useAdminLocale();
  const change = useChange();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);

  const send = useCallback(
    async ({ key, file }: Pick<Upload, "key" | "file">): Promise<readonly MediaItem[]> => {
      const set = (part: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
      set({ state: "sending", share: 0, reason: "" });
      try {
        const request = { method: "POST", ...bodyOf(file), answer: uploadAnswer } as const;
        const onProgress = (share: number) => set({ share });
        const { files } = await change({ ...request, onProgress, changes: [MEDIA_API] });
        const [result] = files;
        if (result && "media" in result) {
          set({ state: result.was_known ? "known" : "taken", share: 1 });
          return [result.media];
        }
        set({ state: "refused", reason: told(result?.error.message ?? "") });
      } catch (error) {
        set(failureOf(error, { say, told }));
      }
      return [];
    },
    [change, say, told],
  );

  const bring = useCallback(
    async (files: readonly (File | WantedFile)[]): Promise<readonly MediaItem[]> => {
      const waiting = files.map((file) => newUpload(next.current++, file));
      setUploads((all) => [...all, ...waiting]);
      const taken: MediaItem[] = [];
      for (const upload of waiting) taken.push(...(await send(upload)));
      return taken;
    },
    [send],
  );

  const clear = useCallback(
    () =>
      setUploads((all) => all.filter(({ state }) => state === "waiting" || state === "sending")),
    [],
  );
  return { uploads, bring, retry: send, clear };
}

function newUpload(key: number, file: File | WantedFile): Upload {
  return { key, file, name: nameOf(file), state: "waiting", share: 0, reason: "" };
}

function nameOf(file: File | WantedFile): string {
  if ("name" in file) return file.name;
  const { pathname, hostname } = new URL(file.address);
  return pathname.split("/").at(-1) || hostname;
}

function bodyOf(file: File | WantedFile): { readonly path: string; readonly body: unknown } {
  if (!("name" in file)) return { path: MEDIA_FETCH_API, body: file };
  const body = new FormData();
  body.append("file", file);
  return { path: MEDIA_API, body };
}

/** An upload of which nothing was taken is told file by file, too. */
function failureOf(
  error: unknown,
  locale: Pick<AdminLocale, "say" | "told">,
): Pick<Upload, "state" | "reason"> {
  const files = error instanceof AdminError ? error.told.files : undefined;
  const [first] = Array.isArray(files) ? files : [];
  const message: unknown = first?.error?.message;
  return typeof message === "string"
    ? { state: "refused", reason: locale.told(message) }
    : { state: "failed", reason: errorText(error, locale) };
}

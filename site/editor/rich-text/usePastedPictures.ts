import { tell } from "../../admin/feedback/messages.ts";
import { type Upload, useUploads } from "../../admin/media/useUploads.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { HeldPlace } from "./heldPlaces.ts";
import { figureOf } from "./pictureCommands.ts";

export type PastedPictures = {
  /** Those on their way and those that were refused: what was taken is seen in the text. */
  readonly uploads: readonly Upload[];
  readonly clear: () => void;
  /** Brings pictures into the library, and then into the text. */
  readonly bring: (files: readonly File[], place: HeldPlace) => Promise<void>;
};

/** Pictures that are pasted into a text or dropped on it. */
export function usePastedPictures(): PastedPictures {
  const { say } = useAdminLocale();
  const { uploads, bring, clear } = useUploads();
  return {
    uploads: uploads.filter(({ state }) => state !== "taken" && state !== "known"),
    clear,
    async bring(files, place) {
      const taken = await bring(files);
      const pictures = taken.filter(({ kind }) => kind === "picture");
      const isPut = place.put(pictures.map(figureOf));
      if (pictures.length < taken.length) tell({ text: say("media.otherKind"), kind: "problem" });
      if (!isPut && pictures.length > 0) {
        tell({ text: say("richText.pictureUnplaced"), kind: "problem" });
      }
    },
  };
}

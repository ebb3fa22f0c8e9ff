import { tell } from "../../admin/feedback/messages.ts";
import { type Upload, useUploads, type WantedFile } from "../../admin/media/useUploads.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { ForeignPicture } from "./foreignPictures.ts";
import type { HeldPlace } from "./heldPlaces.ts";
import { figureOf } from "./pictureCommands.ts";
import { pictureInAddress } from "./pictureInAddress.ts";

export type PastedPictures = {
  /** Those on their way and those that were refused: what was taken is seen in the text. */
  readonly uploads: readonly Upload[];
  readonly clear: () => void;
  /** Brings pictures into the library, and then into the text. */
  readonly bring: (files: readonly File[], place: HeldPlace) => Promise<void>;
  /** Brings pictures that were pasted by their address, each to its own place. */
  readonly bringForeign: (pictures: readonly ForeignPicture[]) => Promise<void>;
};

/** Pictures that are pasted into a text or dropped on it. */
export function usePastedPictures(): PastedPictures {
  const { say } = useAdminLocale();
  const { uploads, bring, clear } = useUploads();

  /** @param words - what is said of them here, beside what the library knows */
  async function bringTo(
    place: HeldPlace,
    files: readonly (File | WantedFile)[],
    words: Partial<Pick<ForeignPicture, "alt" | "caption">> = {},
  ): Promise<void> {
    const taken = await bring(files);
    const pictures = taken.filter(({ kind }) => kind === "picture");
    const isPut = place.put(
      pictures.map((item) => figureOf({ ...item, ...words, alt: words.alt || item.alt })),
    );
    if (pictures.length < taken.length) tell({ text: say("media.otherKind"), kind: "problem" });
    if (!isPut && pictures.length > 0) {
      tell({ text: say("richText.pictureUnplaced"), kind: "problem" });
    }
  }

  return {
    uploads: uploads.filter(({ state }) => state !== "taken" && state !== "known"),
    clear,
    bring: (files, place) => bringTo(place, files),
    async bringForeign(pictures) {
      const found = pictures.map((picture) => ({ picture, file: fileOf(picture) }));
      const left = found.filter(({ file }) => file === undefined);
      for (const { picture } of left) picture.place.put([]);
      // What is drawn in an address that is of no use here holds the place of a picture to come, and says nothing.
      const meant = left.filter(({ picture }) => !/^data:/i.test(picture.src));
      if (meant.length > 0) {
        const text = say("richText.picturesLeft", { count: meant.length });
        tell({ text, kind: "problem" });
      }
      // From the end: what comes after a paragraph comes before what came after it already.
      for (const { picture, file } of found.toReversed()) {
        const { place, alt, caption } = picture;
        // Where its pasting was undone, it is not wanted any more.
        if (file && place.isHeld()) await bringTo(place, [file], { alt, caption });
      }
    },
  };
}

/** What of a picture can be brought; undefined where its address is of no use here, such as one of their disk. */
function fileOf({ src, alt }: ForeignPicture): File | WantedFile | undefined {
  const whole = src.startsWith("//") ? location.protocol + src : src;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, href } = new URL(whole);
  return /^https?:$/.test(protocol) ? { address: href, alt } : pictureInAddress(src);
}

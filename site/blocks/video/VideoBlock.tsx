import type { CSSProperties } from "react";
import * as v from "valibot";
import { Player, type PlayerTrack, readFilm } from "vitrine/player";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { isElsewhere } from "../../content/isElsewhere.ts";
import { pictureSide } from "../../content/picture.ts";
import { pictureAddress } from "../../pages/Picture.tsx";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { pictureAddressField } from "../pictureAddressField.ts";
import { useFilmReach } from "./useFilmReach.ts";
import { usePlayerLabels } from "./usePlayerLabels.ts";

/** How wide a poster is fetched, in pixels: as wide as a column gets on most screens. */
const POSTER_WIDTH = 1280;

const ownFile = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2000, "Use at most 2,000 characters."),
  v.check(
    (address) => address.startsWith("/") && !isElsewhere(address),
    "Start with /: files come from this site.",
  ),
);

const fields = v.object({
  src: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, "Use at most 2,000 characters."),
    v.check(
      (address) =>
        (address.startsWith("/") && !isElsewhere(address)) || readFilm(address) !== undefined,
      "Start with /, or give the address of a film on YouTube or Vimeo.",
    ),
    asField({ kind: "film" }),
    v.title("Film"),
    v.description("A file on this site, or the address of a film on YouTube or Vimeo."),
  ),
  other: v.optional(
    v.pipe(
      ownFile,
      asField({ kind: "film" }),
      v.title("The same film in another format"),
      v.description("For browsers that do not play the first."),
    ),
  ),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Say what the film is called."),
    v.maxLength(200, "Use at most 200 characters."),
    v.title("Title"),
  ),
  width: v.optional(v.pipe(pictureSide, v.title("Width in pixels")), 1280),
  height: v.optional(v.pipe(pictureSide, v.title("Height in pixels")), 720),
  poster: v.optional(
    v.pipe(
      pictureAddressField,
      v.title("Poster"),
      v.description("The picture that is shown until the film plays."),
    ),
  ),
  tracks: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.object({
            src: v.pipe(
              ownFile,
              asField({ kind: "captions" }),
              v.title("File"),
              v.description("WebVTT or SubRip."),
            ),
            language: v.pipe(
              v.string(),
              v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, 'Write it like "en" or "pt-BR".'),
              v.title("Language"),
            ),
            kind: v.optional(
              v.pipe(
                choiceOf({ captions: "All that is heard", subtitles: "What is spoken" }),
                v.title("What they say"),
              ),
              "captions",
            ),
          }),
          v.title("Captions"),
        ),
      ),
      v.maxLength(20, "Use at most 20."),
      v.title("Captions"),
    ),
    [],
  ),
  caption: v.optional(v.pipe(v.string(), v.title("Caption"))),
});

type Fields = v.InferOutput<typeof fields>;

type FilmStyle = CSSProperties & { readonly "--film-ratio": number };

function VideoBlock({
  fields: { src, other, poster, tracks, caption, ...rest },
}: BlockProps<Fields>) {
  useStyle("player");
  useFilmReach(src);
  useFilmReach(other ?? "");
  const labels = usePlayerLabels();
  const shape: FilmStyle = { "--film-ratio": rest.width / rest.height };
  const files = [src, ...(other ? [other] : [])].map((file) => ({ src: file, type: typeOf(file) }));
  return (
    <figure className="picture film" style={shape}>
      <Player
        {...rest}
        src={readFilm(src) ? src : files}
        poster={poster && pictureAddress({ src: poster }, POSTER_WIDTH)}
        tracks={tracks.map(named)}
        labels={labels}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const TYPES: Readonly<Record<string, string>> = {
  m3u8: "application/vnd.apple.mpegurl",
  mp4: "video/mp4",
  webm: "video/webm",
};

function typeOf(file: string): string | undefined {
  const [, ending = ""] = /\.(\w+)(?:[?#]|$)/.exec(file) ?? [];
  return TYPES[ending.toLowerCase()];
}

/** Captions are chosen by the name that their language has in itself. */
function named({ src, language, kind }: Fields["tracks"][number]): PlayerTrack {
  const label = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return { src, language, kind, label: label ?? language };
}

export const video = defineBlock({
  type: "video",
  label: "Film",
  fields,
  component: VideoBlock,
});

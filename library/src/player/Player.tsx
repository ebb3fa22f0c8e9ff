import { type ReactNode, useEffect, useRef } from "react";
import { FILM_NAMES, type Film, readFilm } from "../browser/filmAddress.ts";
import { startOnce } from "../browser/startOnce.ts";
import { createPlayer } from "./createPlayer.ts";
import { LABELS_ATTRIBUTE, type PlayerLabels, playerLabels } from "./playerLabels.ts";

export type PlayerSource = {
  readonly src: string;
  /** MIME type, so that browsers need not ask for what they cannot play. */
  readonly type?: string | undefined;
};

export type PlayerTrack = {
  readonly src: string;
  /** BCP 47. */
  readonly language: string;
  /** What the browser's menu calls it. */
  readonly label: string;
  /** "captions" also say what else is heard. Default "captions". */
  readonly kind?: "captions" | "subtitles" | undefined;
  /** Shown unless the visitor chooses otherwise. Default false. */
  readonly isDefault?: boolean | undefined;
};

export type PlayerProps = {
  /** Files of the same film, the best first; or the address of a film on YouTube or Vimeo. */
  readonly src: string | readonly PlayerSource[];
  /** What the film is called. */
  readonly title: string;
  /** Whether it is seen or heard only. Default "video". */
  readonly kind?: "video" | "audio" | undefined;
  /** In pixels; they keep a film's place. Default 16 to 9. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The picture before it plays. */
  readonly poster?: string | undefined;
  readonly tracks?: readonly PlayerTrack[] | undefined;
  /** What is fetched before it plays. Default "metadata". */
  readonly preload?: "none" | "metadata" | "auto" | undefined;
  /** Texts in place of the English ones. */
  readonly labels?: Partial<PlayerLabels> | undefined;
};

/** A film or sound, or a link to one that another service has. */
export function Player(props: PlayerProps) {
  const { src, kind = "video" } = props;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "player", () => createPlayer(element));
  }, []);
  const film = typeof src === "string" ? readFilm(src) : undefined;
  const hold = (element: HTMLElement | null): void => {
    ref.current = element;
  };
  if (typeof src === "string" && film) {
    return <FilmLink {...props} src={src} film={film} hold={hold} />;
  }
  const sources = typeof src === "string" ? [{ src }] : src;
  const common = {
    ref: hold,
    "data-player": "",
    [LABELS_ATTRIBUTE]: props.labels && JSON.stringify(props.labels),
    controls: true,
    preload: props.preload ?? "metadata",
    "aria-label": props.title,
  };
  const inside = <Inside sources={sources} {...props} />;
  return kind === "audio" ? (
    <audio {...common}>{inside}</audio>
  ) : (
    <video {...common} {...sizeOf(props)} poster={props.poster} playsInline>
      {inside}
    </video>
  );
}

type InsideProps = Pick<PlayerProps, "title" | "tracks"> & {
  readonly sources: readonly PlayerSource[];
};

function Inside({ sources, tracks = [], title }: InsideProps): ReactNode {
  return (
    <>
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {tracks.map(({ kind = "captions", isDefault, language, ...track }) => (
        <track key={track.src} kind={kind} default={isDefault} srcLang={language} {...track} />
      ))}
      {sources[0] && <a href={sources[0].src}>{title}</a>}
    </>
  );
}

type FilmLinkProps = Omit<PlayerProps, "src"> & {
  readonly src: string;
  readonly film: Film;
  readonly hold: (element: HTMLElement | null) => void;
};

function FilmLink({ src, film, title, poster, labels, hold, ...size }: FilmLinkProps) {
  const words = { ...playerLabels, ...labels };
  const name = FILM_NAMES[film.service];
  const { width, height } = sizeOf(size);
  return (
    <a
      ref={hold}
      href={src}
      title={title}
      data-player=""
      data-player-ask=""
      {...{ [LABELS_ATTRIBUTE]: labels && JSON.stringify(labels) }}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {poster && <img src={poster} alt="" />}
      <span>{words.playFrom.replace("{name}", name)}</span>
      <small data-player-explain="">{words.explain.replace("{name}", name)}</small>
    </a>
  );
}

function sizeOf({ width = 1280, height = 720 }: Pick<PlayerProps, "width" | "height">) {
  return { width, height };
}

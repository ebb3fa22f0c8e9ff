import { useContext } from "react";
import { readEvents, videoAddress } from "vitrine/event-bindings";
import { frameAddress } from "vitrine/image-lightbox";
import { filmAddress, readFilm } from "vitrine/player";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import { opensFrame } from "./opensFrame.ts";
import { PLAYER_WORDS } from "./useFeatureStyles.ts";

/** Where an address would lead that is written as one of ours; no frame of another site is there. */
const HERE = "http://here.invalid";

/**
 * Lets a page show the frames of films and maps that this HTML may ask for, as it is printed: by
 * links that the player or the lightbox takes, and by what the page builder's events play.
 */
export function useFilmsReach(html: string): void {
  const reach = useContext(PageRenderContext)?.reach;
  if (!reach) return;
  for (const address of [...linkedFrames(html), ...boundFrames(html)]) {
    reach.frames.add(new URL(address).origin);
  }
}

function linkedFrames(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const [, written = ""] = /\shref="([^"]*)"/.exec(link) ?? [];
    const address = written.replaceAll("&amp;", "&");
    const isPlayed = PLAYER_WORDS.some((word) => link.includes(word));
    const film = isPlayed ? readFilm(address) : undefined;
    const frame = opensFrame(link) ? frameAddress(address)?.address : undefined;
    return (film ? filmAddress(film) : frame) ?? [];
  });
}

function boundFrames(html: string): string[] {
  return [...html.matchAll(/\sdata-tcb-events="([^"]*)"/g)].flatMap(([, written = ""]) =>
    (readEvents(written) ?? []).flatMap(({ action, config }) => {
      const film = FILM_ACTIONS.includes(action) ? videoAddress(config, HERE) : undefined;
      return film?.isFrame ? film.url.href : [];
    }),
  );
}

/** The page builder's names for what plays a film. */
const FILM_ACTIONS = ["thrive_video", "thrive_wistia"];

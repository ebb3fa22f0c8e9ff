import { useContext } from "react";
import { FILM_PLAYERS, readFilm } from "vitrine/player";
import { PageRenderContext } from "../../server/render/PageRender.ts";
import { PLAYER_WORDS } from "./useFeatureStyles.ts";

/** Lets a page show the frames of films that links in this HTML play, as it is printed. */
export function useFilmsReach(html: string): void {
  const reach = useContext(PageRenderContext)?.reach;
  if (!reach || !PLAYER_WORDS.some((word) => html.includes(word))) return;
  for (const [link] of html.matchAll(/<a\b[^>]*>/g)) {
    if (!PLAYER_WORDS.some((word) => link.includes(word))) continue;
    const [, address = ""] = /\shref="([^"]*)"/.exec(link) ?? [];
    const film = readFilm(address.replaceAll("&amp;", "&"));
    if (film) reach.frames.add(new URL(FILM_PLAYERS[film.service](film.id)).origin);
  }
}

import { FILM_PLAYERS, readFilm } from "vitrine/player";
import { useReach } from "../../server/render/useReach.ts";

/** Lets a page that shows the film at this address fetch from where that comes. */
export function useFilmReach(address: string): void {
  const film = readFilm(address);
  useReach("frames", film && new URL(FILM_PLAYERS[film.service](film.id)).origin);
  // A browser without HLS is handed the stream by a script, at an address of that kind.
  useReach("media", /\.m3u8(?:[?#]|$)/i.test(address) ? "blob:" : undefined);
}

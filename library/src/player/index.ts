export {
  FILM_NAMES,
  FILM_PLAYERS,
  type Film,
  type FilmService,
  filmAddress,
  readFilm,
} from "../browser/filmAddress.ts";
export {
  type Abilities,
  chooseRenderer,
  type Renderer,
  type Source,
} from "./chooseRenderer.ts";
export { SPEEDS } from "./createBar.ts";
export { createPlayer, type PlayerOptions } from "./createPlayer.ts";
export { Player, type PlayerProps, type PlayerSource, type PlayerTrack } from "./Player.tsx";
export {
  type Caption,
  type Captions,
  MAX_CAPTIONS_LENGTH,
  MAX_CUES,
  parseCaptions,
} from "./parseCaptions.ts";
export { SEEK_SHARE, VOLUME_STEP } from "./playerKey.ts";
export { LABELS_ATTRIBUTE, NO_RENDERER, type PlayerLabels, playerLabels } from "./playerLabels.ts";
export { PLAYER_VERSION } from "./playerVersion.ts";

import type { FilmType } from "./sniffFilm.ts";
import type { MasterFormat } from "./sniffFormat.ts";

/** A picture as it was uploaded or drawn, from which all sizes are made; or a film as it is. */
export type Master = {
  /** Where the file is, with nothing symbolic left in the path. */
  readonly file: string;
  /** Differs when the file does. */
  readonly version: string;
  /** In bytes. */
  readonly size: number;
  /** By its content. @returns undefined where it is no picture that we read */
  readonly readFormat: () => Promise<MasterFormat | undefined>;
  /** By its content. @returns undefined where it is no film, sound or file of captions */
  readonly readFilmType: () => Promise<FilmType | undefined>;
};

/** Where masters are kept. */
export type MediaStore = {
  /**
   * @param steps what follows the store's name in an address, decoded: folders, then the file
   * @returns undefined where there is none, or none that may be shown
   */
  readonly findMaster: (steps: readonly string[]) => Promise<Master | undefined>;
  /** Whether a master never changes under its name, so that browsers may keep its sizes for good. */
  readonly isImmutable: boolean;
};

/** How the site is run, as far as its owner should know. */
export type Hosting = {
  /** Whether its database is the embedded one, which a power cut may take the last moments from. */
  readonly isEmbedded: boolean;
};

/** Whose comments, and which of them. */
export type EmbedSettings =
  | {
      readonly service: "facebook";
      /** The page that is talked about, absolute. */
      readonly href: string;
      /** How many comments are shown at first. */
      readonly count: number;
      /** The language that the service speaks, such as "de_DE". */
      readonly locale: string;
    }
  | {
      readonly service: "disqus";
      /** The forum, as the service calls it: letters, digits and hyphens. */
      readonly shortname: string;
      /** The page that is talked about, absolute. */
      readonly url: string;
    };

export type EmbedService = EmbedSettings["service"];

/** What people call the services. */
export const EMBED_NAMES: Readonly<Record<EmbedService, string>> = {
  facebook: "Facebook",
  disqus: "Disqus",
};

/** How many comments Facebook shows at first where nothing is said, as its own page has it. */
export const DEFAULT_COUNT = 10;

import { EMBED_NAMES, type EmbedService } from "./EmbedSettings.ts";

export type EmbedLabels = {
  /** What happens where the comments are shown. */
  readonly explain: string;
  /** The button that shows them. */
  readonly show: string;
  /** What the frame is called. */
  readonly title: string;
};

export function embedLabels(service: EmbedService): EmbedLabels {
  const name = EMBED_NAMES[service];
  return {
    explain: `The comments on this page are kept by ${name}. To show them, your browser asks ${name}, which then knows your address and what you are reading.`,
    show: `Show comments from ${name}`,
    title: `Comments from ${name}`,
  };
}

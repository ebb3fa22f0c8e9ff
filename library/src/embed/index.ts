export { EMBED_SANDBOX, MAX_FRAME_HEIGHT } from "./appendFrame.ts";
export { createEmbed, EMBED_MARGIN, type EmbedOptions } from "./createEmbed.ts";
export { Embed, type EmbedProps } from "./Embed.tsx";
export { EMBED_NAMES, type EmbedService, type EmbedSettings } from "./EmbedSettings.ts";
export { EMBED_PATH, embedAddress, readEmbedSettings } from "./embedAddress.ts";
export {
  type EmbedHosts,
  embedDocument,
  embedHosts,
  embedScript,
  FRAME_SCRIPT,
} from "./embedDocument.ts";
export { type EmbedLabels, embedLabels } from "./embedLabels.ts";

import { createHash } from "node:crypto";
import { EMBED_SANDBOX, type EmbedSettings, embedHosts, FRAME_SCRIPT } from "vitrine/embed";

const SCRIPT_HASH = createHash("sha256").update(FRAME_SCRIPT).digest("base64");

/**
 * The content security policy of a frame's page: its one service and our own few lines. It is
 * nobody's origin, also where it is opened by itself, so that the service's script finds nothing of
 * ours; pages anywhere may frame it, as it holds nothing of anyone.
 */
export function embedPolicy(settings: EmbedSettings): string {
  const { scripts, others } = embedHosts(settings);
  return [
    "default-src 'none'",
    `script-src 'sha256-${SCRIPT_HASH}' ${scripts}`,
    `style-src 'unsafe-inline' ${others}`,
    "img-src https: data:",
    `font-src ${others}`,
    `connect-src ${others}`,
    `frame-src ${others}`,
    `form-action ${others}`,
    "base-uri 'none'",
    "frame-ancestors *",
    `sandbox ${EMBED_SANDBOX}`,
  ].join("; ");
}

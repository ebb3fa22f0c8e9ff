import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

export type EmulatedMedia = {
  /** Paper, as when the page is printed. Default the screen. */
  readonly print?: boolean;
  /** The visitor's wish for less motion. Default none. */
  readonly reducedMotion?: boolean;
};

/** Has Chromium draw as on this medium, for this visitor, until it is told otherwise or the test ends. */
export async function emulateMedia(media: EmulatedMedia): Promise<void> {
  onTestFinished(() => emulate({}));
  await emulate(media);
}

async function emulate({ print, reducedMotion }: EmulatedMedia): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    media: print ? "print" : "",
    features: [{ name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "" }],
  });
}

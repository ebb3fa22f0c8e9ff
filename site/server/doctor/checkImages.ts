import { ok, type Result, wrong } from "./Finding.ts";

/** Whether the library that makes sizes of pictures can be loaded on this machine. */
export async function checkImages(
  load: () => Promise<{
    readonly default: { readonly versions: { readonly vips: string } };
  }> = () => import("sharp"),
): Promise<Result> {
  try {
    const { default: sharp } = await load();
    return ok(`Pictures are made by sharp with libvips ${sharp.versions.vips}.`);
  } catch {
    return wrong(
      "The library for pictures (sharp) cannot be loaded, so no picture can be shown or uploaded.",
      "Run npm ci --include=optional on this very machine: its packages differ between systems.",
    );
  }
}

import type { PreviewView } from "../../content/admin/previewWire.ts";
import { withLessMotion } from "../../content/admin/withLessMotion.ts";
import type { Assets } from "../assets.ts";

type Loaded = { readonly usual: Assets; readonly scriptless: Assets };

/** Kept, since heads are put together once for each. */
const made = new WeakMap<Assets, { readonly moving: Loaded; readonly still: Loaded }>();

/** What a preview loads. */
export function previewAssets(assets: Assets, { motion, script }: PreviewView): Assets {
  const known = made.get(assets) ?? make(assets);
  made.set(assets, known);
  const { usual, scriptless } = motion === "reduce" ? known.still : known.moving;
  return script === "off" ? scriptless : usual;
}

function make(assets: Assets) {
  const moving = { ...assets, modules: assets.admin.preview, modulesOf: () => [] };
  const sheets = [...assets.styles].map(([name, sheet]) => {
    return [name, "text" in sheet ? { text: withLessMotion(sheet.text) } : sheet] as const;
  });
  const still = { ...moving, styles: new Map(sheets) };
  return { moving: bothOf(moving), still: bothOf(still) };
}

function bothOf(usual: Assets): Loaded {
  return { usual, scriptless: { ...usual, modules: [] } };
}

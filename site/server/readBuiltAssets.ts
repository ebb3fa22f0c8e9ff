import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type IslandName, islandModules } from "../islands.ts";
import { STYLE_NAMES } from "../styles/styleNames.ts";
import type { Assets } from "./assets.ts";

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads from the build's manifest which files pages load. */
export function readBuiltAssets(clientDir: string): Assets {
  const manifest = readManifest(clientDir, "manifest.json");
  const files = (keys: readonly string[]): string[] =>
    keys.map((key) => `/${entry(manifest, key).file}`);
  const textOf = (key: string): string =>
    readFileSync(join(clientDir, entry(manifest, key).file), "utf8").trim();
  return {
    styles: new Map(STYLE_NAMES.map((name) => [name, { text: textOf(`site/styles/${name}.css`) }])),
    modules: files(["site/client/main.ts"]),
    modulesOf(island: IslandName) {
      const react = Object.keys(manifest).filter((key) => manifest[key]?.name === REACT_CHUNK);
      const keys = [islandModules[island], ...react].flatMap((key) => [...closure(manifest, key)]);
      return files([...new Set(keys)]);
    },
    admin: adminAssets(readManifest(clientDir, "admin.json")),
  };
}

function readManifest(clientDir: string, name: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(join(clientDir, ".vite", name), "utf8")));
}

const ADMIN_ENTRY = "site/admin/main.tsx";
const PREVIEW_ENTRY = "site/preview/main.ts";

/** The entry first, then all that it imports at once, for preloading. */
function adminAssets(manifest: Manifest): Assets["admin"] {
  const needed = [...closure(manifest, ADMIN_ENTRY)].map((key) => entry(manifest, key));
  return {
    modules: needed.map(({ file }) => `/${file}`),
    styles: [...new Set(needed.flatMap(({ css }) => css))].map((file) => `/${file}`),
    preview: [`/${entry(manifest, PREVIEW_ENTRY).file}`],
  };
}

/** What every island needs beside its own module: React and the mount, which the build joins. */
const REACT_CHUNK = "react";

/** A module and all that it imports at once. */
function closure(manifest: Manifest, key: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const inside of entry(manifest, key).imports) closure(manifest, inside, seen);
  return seen;
}

function entry(manifest: Manifest, key: string): Manifest[string] {
  const found = manifest[key];
  if (!found)
    throw new Error(
      `vitrine: the build has no ${key}. Build again; if that does not help, report it.`,
    );
  return found;
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** A file of the build, held in memory with the forms that the build compressed it to. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  /** Whether its address holds a hash of its content, so that it never changes. */
  readonly immutable: boolean;
  readonly bodies: {
    readonly identity: Bytes;
    readonly br: Bytes | undefined;
    readonly gzip: Bytes | undefined;
  };
};

type Bytes = Uint8Array<ArrayBuffer>;

export type Encoding = "br" | "gzip" | "identity";

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Where the build names every file by its content; the last is what the script for foreign pages loads. */
const HASHED = /^\/(?:assets|admin-assets|vitrine)\//;

/**
 * Reads the files of a folder by their addresses. All that can be fetched is in this map, so that
 * no request ever becomes a path on disk.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type || address.startsWith("/.vite/")) continue;
    files.set(address, readStaticFile(path, type, HASHED.test(address)));
  }
  return files;
}

function readStaticFile(path: string, type: string, immutable: boolean): StaticFile {
  const identity = readFileSync(path);
  const compressed = (ending: string): Bytes | undefined =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined;
  return {
    type,
    immutable,
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 16)}"`,
    bodies: { identity, br: compressed(".br"), gzip: compressed(".gz") },
  };
}

import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** The longest path of a unix socket, in bytes: 103 on macOS, 107 on Linux (sys/un.h), less a reserve. */
export const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Calls `use` with an address at which the socket `path` can be bound or connected to. A long
 * path is reached through a short-lived link in the temporary folder, so that the socket itself
 * always lies in its own folder: processes with different temporary folders still meet there.
 */
export async function atSocketPath<Result>(
  path: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return use(path);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-"));
  try {
    const link = join(folder, "d");
    await symlink(dirname(path), link);
    return await use(join(link, basename(path)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

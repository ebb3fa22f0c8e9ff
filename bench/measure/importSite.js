import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeLargeExport } from "../largeExport.js";
import { median } from "../median.js";
import { peakMemory } from "../peakMemory.js";
import { readMemory } from "../readMemory.js";
import { startProcess } from "../startProcess.js";
import { withFolder } from "../withFolder.js";
import { withSite } from "../withSite.js";

/** Bytes of the export; IMPORT_MB makes it smaller, for trying only. */
const BYTES = Number(process.env.IMPORT_MB ?? 500) * 1e6;
/** Milliseconds that the whole of it may take before it is given up. */
const TIMEOUT = 30 * 60_000;
/** Milliseconds between two readings of memory. */
const BETWEEN = 500;
const IDLE_READINGS = 10;

/**
 * A large old site is brought in by a running server on the embedded database: how long it takes,
 * and how much memory the server takes meanwhile above what it has when it is idle.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export async function importSite() {
  if (readMemory(process.pid) === undefined) return { skipped: "this system has no /proc" };
  return withFolder((folder) =>
    withSite({}, async ({ dataDir, process: server }) => {
      const file = join(folder, "export.xml");
      await writeLargeExport(file, BYTES);
      const pid = server.pid ?? 0;
      const idle = [];
      for (let reading = 0; reading < IDLE_READINGS; reading += 1) {
        await pause(BETWEEN);
        idle.push(readMemory(pid) ?? 0);
      }
      const { seconds, peak } = await bringIn(file, { dataDir, pid });
      const short = BYTES < 500e6 ? /** @type {const} */ ({ shortened: true }) : {};
      return [
        { name: "import: 500 MB, embedded", unit: "ms", values: [seconds * 1000], ...short },
        {
          name: "import: memory above idle",
          unit: "MB",
          values: [Math.max(0, peak - median(idle))],
          ...short,
        },
      ];
    }),
  );
}

/**
 * @param {string} file
 * @param {{ dataDir: string, pid: number }} site
 */
async function bringIn(file, { dataDir, pid }) {
  const started = performance.now();
  const command = [process.execPath, "scripts/start.cjs", "import", file, "--no-download"];
  const { ended, output, stop } = startProcess(command, {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { DATA_DIR: dataDir },
    timeout: TIMEOUT,
  });
  try {
    const peak = await peakMemory(
      pid,
      async () => {
        const code = await ended;
        if (code !== 0) throw new Error(`vitrine: the import failed (${code}).\n${output()}`);
      },
      BETWEEN,
    );
    return { seconds: (performance.now() - started) / 1000, peak };
  } finally {
    await stop();
  }
}

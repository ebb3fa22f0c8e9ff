import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { peakMemory } from "../peakMemory.js";
import { productTable } from "../productTable.js";
import { readMemory } from "../readMemory.js";
import { runCommand } from "../runCommand.js";
import { withFolder } from "../withFolder.js";
import { withSite } from "../withSite.js";

const PRODUCTS = 10_000;
/** Milliseconds that it may take before it is given up. */
const TIMEOUT = 600_000;

/** Milliseconds between two looks at the memory. */
const LOOK_MS = 100;

const cwd = resolve(import.meta.dirname, "../..");

/**
 * Brings a table of 10,000 products into a running site on the embedded database, then once more:
 * how long each takes, the start of the command included, and how much memory the first adds.
 * @returns {Promise<import("../measurements.js").Measured>}
 */
export function importProducts() {
  return withFolder((folder) =>
    withSite({}, async ({ address, dataDir, process: server }) => {
      const file = join(folder, "products.csv");
      writeFileSync(file, [...productTable(PRODUCTS)].join(""));
      await (await fetch(`${address}/shop`)).arrayBuffer();
      const bring = () =>
        runCommand([process.execPath, "scripts/start.cjs", "import", file], {
          cwd,
          env: { DATA_DIR: dataDir },
          timeout: TIMEOUT,
        });
      const idle = readMemory(server.pid ?? 0);
      const first = await timed(bring, server.pid ?? 0);
      const again = await timed(bring, server.pid ?? 0);
      return [
        { name: "import: 10,000 products", unit: "ms", values: [first.elapsed] },
        { name: "import: 10,000 products again", unit: "ms", values: [again.elapsed] },
        ...(idle === undefined
          ? []
          : [
              {
                name: "import: memory above idle, products",
                unit: /** @type {const} */ ("MB"),
                values: [first.peak - idle],
              },
            ]),
      ];
    }),
  );
}

/**
 * @param {() => Promise<unknown>} work
 * @param {number} pid of the process whose memory is looked at
 */
async function timed(work, pid) {
  const started = performance.now();
  const peak = await peakMemory(pid, work, LOOK_MS);
  return { elapsed: performance.now() - started, peak };
}

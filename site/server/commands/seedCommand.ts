import * as v from "valibot";
import type { CommandContext } from "../main.ts";
import { EXIT, StartError } from "../StartError.ts";
import { seedOnce } from "../seedOnce.ts";
import { inStore } from "./inStore.ts";
import { MAX_SEEDED, type SeedProgress, type SeedReport, seedArgs, seedInto } from "./seedInto.ts";

/** What `npm run seed` makes up where nothing else is asked for. */
export const DEFAULT_COUNTS = { products: 10_000, posts: 2_000 } as const;

/** `npm run seed -- --products 10000 --posts 2000`: fills the site, to see how it bears it. */
export async function seedCommand(context: CommandContext): Promise<void> {
  const counts = readCounts(context.args);
  const tell = showProgress();
  const { stored, known } = await context.step("seed", () =>
    inStore<SeedReport>(context, {
      question: { command: "seed", args: counts },
      onProgress: (value) => tell(value as SeedProgress),
      async work(store) {
        // The first content comes only to an empty store: before ours, or never.
        await seedOnce(store.db);
        return seedInto(store, counts, { tell });
      },
    }),
  );
  const others = known > 0 ? ` ${known} were there already and stay as they are.` : "";
  process.stdout.write(`\n${stored} products and posts were made up and stored.${others}\n`);
}

/** @throws StartError that says what is wrong with the arguments */
export function readCounts(args: readonly string[]): v.InferOutput<typeof seedArgs> {
  const counts: Record<string, number> = args.length === 0 ? { ...DEFAULT_COUNTS } : {};
  const given = args.flatMap((arg) => (arg.startsWith("--") ? arg.split(/=(.*)/s, 2) : [arg]));
  for (let place = 0; place < given.length; place += 2) {
    const [name = "", value = ""] = given.slice(place, place + 2);
    const isKnown = name === "--products" || name === "--posts";
    if (!isKnown || !/^\d{1,9}$/.test(value) || Number(value) > MAX_SEEDED) throw usage(args);
    counts[name.slice(2)] = Number(value);
  }
  return v.parse(seedArgs, { products: 0, posts: 0, ...counts });
}

function usage(args: readonly string[]): StartError {
  return new StartError(
    `"${args.join(" ").slice(0, 200)}" does not say how much to make up, so nothing was stored. ` +
      `Give whole numbers up to ${MAX_SEEDED}: npm run seed -- --products 10000 --posts 2000`,
    EXIT.usage,
  );
}

/** A line for every tenth of the way, on standard error, so that output stays the report. */
function showProgress(): (progress: SeedProgress) => void {
  let last = 0;
  return ({ done, of }) => {
    const tenths = Math.floor((10 * done) / Math.max(1, of));
    if (tenths > last) process.stderr.write(`${done} of ${of}\n`);
    last = tenths;
  };
}

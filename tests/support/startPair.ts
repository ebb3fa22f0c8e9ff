import type { TestProject } from "vitest/node";
import { launchPair, type Pair } from "./pair/launchPair.ts";

/** What tests of a pair that all share may know of it. */
export type SharedPair = Pick<Pair, "env"> & { readonly servers: readonly [string, string] };

declare module "vitest" {
  interface ProvidedContext {
    pair: SharedPair;
  }
}

/** One pair for all journeys that run on two servers. */
export default async function startPair(project: TestProject): Promise<() => Promise<void>> {
  const { address, servers, env, stop } = await launchPair();
  project.provide("site", address);
  project.provide("pair", { env, servers: [servers[0].address, servers[1].address] });
  return stop;
}

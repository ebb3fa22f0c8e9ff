import { askHolder, type Question } from "../../store/embedded/askHolder.ts";
import type { Store } from "../../store/Store.ts";
import { makeDataDir } from "../dataDir.ts";
import type { CommandContext } from "../main.ts";
import { openConfiguredStore } from "../openConfiguredStore.ts";

export type StoreWork<Result> = {
  /** What to ask of the running server; its answer is a Result. */
  readonly question: Question;
  /** Called with each step that the running server reports. */
  readonly onProgress: (value: unknown) => void;
  /** The same, on a store that is opened here. */
  readonly work: (store: Store) => Promise<Result>;
};

/** Has a command carried out by the running server, where one holds the store; else opens it here. */
export async function inStore<Result>(
  { config, built }: Pick<CommandContext, "config" | "built">,
  { question, onProgress, work }: StoreWork<Result>,
): Promise<Result> {
  await makeDataDir(config.dataDir);
  if (config.databaseUrl === undefined) {
    const answer = await askHolder(config.dataDir, question, onProgress);
    if (answer.held) return answer.result as Result;
  }
  const store = await openConfiguredStore(config, built);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

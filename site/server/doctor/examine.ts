import { setTimeout as pause } from "node:timers/promises";
import { type Config, readConfig } from "../config.ts";
import { StartError } from "../StartError.ts";
import { checkAddress } from "./checkAddress.ts";
import { checkClock } from "./checkClock.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { checkDataFolder } from "./checkDataFolder.ts";
import { checkImages } from "./checkImages.ts";
import { checkJobs } from "./checkJobs.ts";
import { checkMail } from "./checkMail.ts";
import { checkPort } from "./checkPort.ts";
import { checkRoom } from "./checkRoom.ts";
import { checkSecret } from "./checkSecret.ts";
import { type Finding, ok, type Result, wrong } from "./Finding.ts";
import { type FoundDatabase, findDatabase } from "./findDatabase.ts";
import { nearestFolder } from "./nearestFolder.ts";

type Check = (config: Config, database: FoundDatabase) => Result | Promise<Result>;

/** In the order in which they are shown. */
const CHECKS: Readonly<Record<string, Check>> = {
  settings: () => ok("The settings can be read."),
  address: checkAddress,
  port: checkPort,
  "data folder": ({ dataDir }) => checkDataFolder(dataDir),
  room: async ({ dataDir }) => checkRoom(await nearestFolder(dataDir)),
  secret: checkSecret,
  database: (_, database) => checkDatabase(database),
  jobs: (_, database) => checkJobs(database),
  mail: checkMail,
  clock: (_, database) => checkClock(database),
  pictures: () => checkImages(),
};

/** The longest that one check may take, in milliseconds: longer than whatever it asks is waited for itself. */
const CHECK_MS = 90_000;

export type ExamineOptions = {
  readonly root: string;
  /** @default CHECK_MS */
  readonly checkMs?: number;
};

/** Looks at all that the built site needs; the start script shows it. Changes nothing. */
export async function examine({
  root,
  checkMs = CHECK_MS,
}: ExamineOptions): Promise<readonly Finding[]> {
  const config = configOf(root);
  if (config instanceof StartError) {
    return [
      {
        name: "settings",
        ...wrong(config.message, "Correct them; then the rest can be looked at."),
      },
    ];
  }
  const database = findDatabase(config);
  return Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => {
      const late = pause(checkMs, undefined, { ref: false }).then(() => unanswered(checkMs));
      const result = await Promise.race([attempt(() => check(config, database)), late]);
      return { name, ...result };
    }),
  );
}

/** Of a server that is held up, nobody else would ever hear. */
function unanswered(checkMs: number): Result {
  return wrong(
    `There was no answer within ${Math.round(checkMs / 1000)} seconds.`,
    "Look whether what is asked here is held up or overloaded; a site that does not answer either is best started anew.",
  );
}

function configOf(root: string): Config | StartError {
  try {
    return readConfig(process.env, root);
  } catch (error) {
    if (error instanceof StartError) return error;
    throw error;
  }
}

/** A check that fails is a finding, too; errors of the store and the start are written for owners. */
async function attempt(check: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return wrong(message, "Mend what the sentence names, then run npm run doctor again.");
  }
}

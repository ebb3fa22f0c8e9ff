import * as v from "valibot";
import { restoreDump } from "../../store/dump/restoreDump.ts";
import { writeDump } from "../../store/dump/writeDump.ts";
import { readDatabaseState } from "../../store/readDatabaseState.ts";
import type { Store } from "../../store/Store.ts";
import { setRole } from "../../store/users.ts";
import { nameOfImport } from "../import/importFile.ts";
import { importRequestSchema } from "../import/importRequest.ts";
import { runJob } from "../jobs/runJob.ts";
import { dumpArgs } from "./dumpCommand.ts";
import { jobsArgs, jobsInto } from "./jobsInto.ts";
import { restoreArgs } from "./restoreCommand.ts";
import { roleArgs } from "./roleCommand.ts";
import { seedArgs, seedInto } from "./seedInto.ts";

/** Carries out, for other processes, the commands that need the store this one holds. */
export function answerStoreCommands(store: Store): () => void {
  return store.handleCommands(async ({ command, args, progress, signal }) => {
    if (command === "import") {
      const { file, ...options } = v.parse(importRequestSchema, args);
      const job = { queue: "imports", data: { file, options } } as const;
      return runJob(store.db, job, {
        tell: progress,
        onWaiting: ({ data }) => progress({ waitsFor: nameOfImport(String(data.file)) }),
        signal,
      });
    }
    if (command === "dump") {
      return writeDump(store, { ...v.parse(dumpArgs, args), tell: progress, signal });
    }
    if (command === "restore") {
      return restoreDump(store, { ...v.parse(restoreArgs, args), tell: progress, signal });
    }
    if (command === "role") return setRole(store.db, v.parse(roleArgs, args));
    if (command === "seed") {
      return seedInto(store, v.parse(seedArgs, args), { tell: progress, signal });
    }
    if (command === "jobs") return jobsInto(store, v.parse(jobsArgs, args), signal);
    if (command === "doctor") return readDatabaseState(store.db);
    throw new Error(`The running server knows no command "${command}".`);
  });
}

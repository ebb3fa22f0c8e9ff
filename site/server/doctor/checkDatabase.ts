import type { Result } from "./Finding.ts";
import type { FoundDatabase } from "./findDatabase.ts";
import { judgeDatabase } from "./judgeDatabase.ts";

/** Whether the database can be used, and fits this version of the software. @throws as findDatabase */
export async function checkDatabase(database: FoundDatabase): Promise<Result> {
  const found = await database;
  return "status" in found ? found : judgeDatabase(found);
}

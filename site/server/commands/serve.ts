import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openFormFiles } from "../contact-forms/files/openFormFiles.ts";
import { createLog } from "../createLog.ts";
import { dailyTasks } from "../dailyTasks.ts";
import { makeDataDir } from "../dataDir.ts";
import { followContent } from "../followContent.ts";
import { clearImportFolders } from "../import/importFolder.ts";
import { jobHandlers } from "../jobs/jobHandlers.ts";
import { startWorkers } from "../jobs/startWorkers.ts";
import { keepHeapSmall } from "../keepHeapSmall.ts";
import { createMailSource } from "../mail/createMailSource.ts";
import type { CommandContext } from "../main.ts";
import { openMedia } from "../media/openMedia.ts";
import { tidyDaily } from "../media/tidyDaily.ts";
import { onStopSignal } from "../onStopSignal.ts";
import { openConfiguredStore } from "../openConfiguredStore.ts";
import { openSecret } from "../openSecret.ts";
import { createPageCache } from "../pageCache.ts";
import { readBuiltAssets } from "../readBuiltAssets.ts";
import { seedOnce } from "../seedOnce.ts";
import { setUpNotice } from "../setUpNotice.ts";
import { startSite } from "../startSite.ts";
import { readStaticFiles } from "../staticFiles.ts";
import { storeSource } from "../storeSource.ts";
import { visitorServices } from "../visitorServices.ts";
import { answerStoreCommands } from "./storeCommands.ts";

/** Opens the store, puts the site on the network, and stops both cleanly when told to. */
export async function serve({ config, step, built, root }: CommandContext): Promise<void> {
  keepHeapSmall();
  await step("data folder", () => makeDataDir(config.dataDir));
  const store = await step("database", () => openConfiguredStore(config, built));
  const secret = await step("secret", () => openSecret(store, config));
  await step("first content", () => seedOnce(store.db));
  const { log, flush } = createLog(config.logLevel);
  const cache = createPageCache();
  const source = storeSource(store.db);
  const { media, library, tidy } = openMedia({
    root,
    mediaDir: config.mediaDir,
    db: store.db,
    log,
  });
  const formFiles = openFormFiles(config.mediaDir);
  const client = join(built, "client");
  // Before the first page is made: a change that nobody hears of would never be shown.
  const following = await followContent({ store, cache, source, log });
  const site = await step("network", () =>
    startSite({
      config,
      secret,
      source,
      assets: readBuiltAssets(client),
      files: readStaticFiles(client),
      cache,
      log,
      media,
      library,
      db: store.db,
      visitors: visitorServices({ db: store.db, secret, origin: config.origin, formFiles }),
      catchUp: following.catchUp,
      isReady: () =>
        store.db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
    }),
  );
  await clearImportFolders();
  const stopAnswering = answerStoreCommands(store);
  const mail = createMailSource(config.mail, secret);
  const stopWorkers = await startWorkers({
    store,
    handlers: jobHandlers(store, { mail, media, library, formFiles }),
    gates: { mail: async () => (await mail.read(store.db)) !== undefined },
    log,
  });
  const tasks = dailyTasks({ db: store.db, tidyMedia: tidy, formFiles });
  const stopTidying = tidyDaily(tasks, log);
  onStopSignal(async () => {
    await Promise.all([site.close(), stopWorkers()]);
    stopTidying();
    media.stop();
    stopAnswering();
    await following.stop();
    await store.close();
    flush();
  });
  const notice = await setUpNotice(store.db, site.address);
  process.stdout.write(`\nThe site is at ${site.address}\n\n${notice}`);
}

import type { TestProject } from "vitest/node";
import { launchSite } from "../../scripts/launchSite.js";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site answers, for journeys. */
    site: string;
  }
}

/** One site for all journeys, started as a new user would: from an empty data folder. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await launchSite();
  project.provide("site", site.address);
  return async () => {
    await site.stop();
  };
}

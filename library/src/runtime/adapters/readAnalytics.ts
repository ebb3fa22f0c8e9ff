import { type Bag, bag, isOn, text } from "../../browser/values.ts";
import type { AnalyticsOptions, PageOptionsSource } from "../PageOptions.ts";

/** Reads the click-analytics object, which goes by two names. */
export function readAnalytics(globals: Bag): PageOptionsSource {
  const options = bag(globals.exactmetrics_frontend) ?? bag(globals.monsterinsights_frontend);
  if (!options) return {};
  return {
    analytics: {
      downloadExtensions: text(options.download_extensions)
        .split(",")
        .map((extension) => extension.trim())
        .filter(Boolean),
      inboundPaths: readPaths(text(options.inbound_paths)),
      hashTracking: isOn(options.hash_tracking),
      measurementId: text(options.v4_id),
    },
  };
}

/** The paths are JSON inside the JSON; a dropped entry turns their list into a keyed object. */
function readPaths(json: string): AnalyticsOptions["inboundPaths"] {
  let paths: unknown;
  try {
    paths = JSON.parse(json || "[]");
  } catch {
    return [];
  }
  return Object.values(Object(paths) as object).flatMap((entry: unknown) => {
    const path = text(bag(entry)?.path);
    return path ? [{ path, label: text(bag(entry)?.label) }] : [];
  });
}

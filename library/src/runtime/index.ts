export { loadStylesheet } from "../browser/loadStylesheet.ts";
export type { Behaviour, Moment, StartBehaviour } from "./Behaviour.ts";
export { behaviours } from "./behaviours.ts";
export type { Islands, LoadWidget } from "./Islands.ts";
export type {
  AnalyticsOptions,
  AntiSpamOptions,
  ContactFormServer,
  PageOptions,
} from "./PageOptions.ts";
export { PAGE_BLOCK_ID, readPageOptions } from "./readPageOptions.ts";
export { type StartOptions, start } from "./start.ts";
export { VISITOR_PATH, type Visitor, visitorSchema } from "./visitor.ts";

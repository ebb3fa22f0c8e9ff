import { adminFirstLoad } from "./measure/adminFirstLoad.js";
import { adminTable } from "./measure/adminTable.js";
import { cachedRate } from "./measure/cachedRate.js";
import { cloneStart } from "./measure/cloneStart.js";
import { contactFormChange } from "./measure/contactFormChange.js";
import { contactFormRules } from "./measure/contactFormRules.js";
import { contactFormTouch } from "./measure/contactFormTouch.js";
import { dump } from "./measure/dump.js";
import { editorTyping } from "./measure/editorTyping.js";
import { effectStart } from "./measure/effectStart.js";
import { filmUpload } from "./measure/filmUpload.js";
import { firstStart } from "./measure/firstStart.js";
import { formSubmissions } from "./measure/formSubmissions.js";
import { formUpload } from "./measure/formUpload.js";
import { gridFilter } from "./measure/gridFilter.js";
import { importProducts } from "./measure/importProducts.js";
import { importSite } from "./measure/importSite.js";
import { jobs } from "./measure/jobs.js";
import { largeShop } from "./measure/largeShop.js";
import { lighthouseScores } from "./measure/lighthouseScores.js";
import { memory } from "./measure/memory.js";
import { pageBytes } from "./measure/pageBytes.js";
import { pageRequests } from "./measure/pageRequests.js";
import { previewUpdate } from "./measure/previewUpdate.js";
import { renderedRate } from "./measure/renderedRate.js";
import { renderedRatePostgres } from "./measure/renderedRatePostgres.js";
import { scripts } from "./measure/scripts.js";
import { scroll } from "./measure/scroll.js";
import { submissionInbox } from "./measure/submissionInbox.js";
import { themeLibraries } from "./measure/themeLibraries.js";
import { twoServers } from "./measure/twoServers.js";
import { warmStart } from "./measure/warmStart.js";
import { webVitals } from "./measure/webVitals.js";

/**
 * What a measurement saw, or why it cannot be made on this machine.
 * @typedef {import("./summarise.js").Sample[] | { skipped: string }} Measured
 */

/** @typedef {(options: { minutes: number }) => Promise<Measured>} Measurement */

/**
 * Each stands alone: it starts what it needs, and stops it.
 * @type {Readonly<Record<string, Measurement>>}
 */
export const MEASUREMENTS = {
  scripts,
  contactFormRules,
  contactFormTouch,
  contactFormChange,
  pageBytes,
  pageRequests,
  webVitals,
  scroll,
  effectStart,
  themeLibraries,
  gridFilter,
  lighthouseScores,
  largeShop,
  adminFirstLoad,
  adminTable,
  submissionInbox,
  editorTyping,
  previewUpdate,
  importSite,
  dump,
  importProducts,
  cachedRate,
  renderedRate,
  renderedRatePostgres,
  filmUpload,
  formSubmissions,
  formUpload,
  jobs,
  twoServers,
  warmStart,
  firstStart,
  memory,
};

/**
 * Those that run only when asked for: a clone has only what is committed.
 * @type {Readonly<Record<string, Measurement>>}
 */
export const ON_REQUEST = { cloneStart };

/** Objects of other systems that carry page options; the adapters know what is in each. */
const FOREIGN_OBJECTS = [
  "wpcf7",
  "tve_frontend_options",
  "ctPublic",
  "ctPublicFunctions",
  "monsterinsights_frontend",
  "exactmetrics_frontend",
  "virtue_lightbox",
];

/** Whether another system wrote this page, and the adapters are worth fetching. */
export function isForeignPage(document: Document): boolean {
  const view = document.defaultView;
  return view !== null && FOREIGN_OBJECTS.some((name) => name in view);
}

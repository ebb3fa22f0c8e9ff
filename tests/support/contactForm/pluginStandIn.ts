/**
 * What the plugin's own script leaves on a page, without what it does: its calls as `wpcf7`, and a
 * property of each form. It starts when the document is read, as the real one does.
 */
export const pluginStandIn = `
document.addEventListener("DOMContentLoaded", () => {
  const nothing = () => {};
  window.wpcf7 = { init: nothing, submit: nothing, reset: nothing, validate: nothing,
    schemas: new Map(), ...window.wpcf7 };
  for (const form of document.querySelectorAll(".wpcf7 > form")) {
    const value = (name) => form.querySelector('[name="' + name + '"]')?.value;
    form.wpcf7 = { id: Number(value("_wpcf7")), status: form.dataset.status,
      pluginVersion: value("_wpcf7_version"), locale: value("_wpcf7_locale"),
      unitTag: value("_wpcf7_unit_tag"), containerPost: Number(value("_wpcf7_container_post")),
      parent: form.parentElement, get schema() { return undefined; } };
    form.parentElement.classList.replace("no-js", "js");
    form.addEventListener("submit", (event) => event.preventDefault());
  }
});
`;

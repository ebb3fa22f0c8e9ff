import base from "/work/main/vitest.config.ts";
const p = base.test.projects.find((x) => x.test.name === "browser");
export default { root: "/work/main", test: { projects: [{ ...p, test: { ...p.test, include: ["tests/conformance/*.browser.test.ts"] } }] } };

/**
 * Leaves `import()` as the browser has it. Vite would wrap each in a helper of 600 bytes that
 * preloads modules and styles; our pages link both from the server.
 * @returns {import("vite").Plugin}
 */
export function plainImports() {
  return {
    name: "vitrine-plain-imports",
    enforce: "pre",
    apply: "build",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

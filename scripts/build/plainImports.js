/** What Vite puts around an `import()` that loads no styles, once it is minified. */
export const WRAPPED =
  /(?<![\w$.])[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\(([\w$]+)=>\2(?:\.[\w$]+)?\))?),\[\]\)/g;

/**
 * Leaves `import()` as the browser has it. Vite would wrap each in a helper of 600 bytes that
 * preloads modules and styles; visitors' pages link both from the server. The owner's screens keep it:
 * the styles of a screen come with it.
 * @returns {import("vite").Plugin}
 */
export function plainImports() {
  return {
    name: "vitrine-plain-imports",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "admin",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = file.code.replace(WRAPPED, "$1");
        }
      },
    },
  };
}

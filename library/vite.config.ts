import { resolve } from "node:path";
import { defineConfig } from "vite";
import { compileHints } from "../scripts/build/compileHints.js";
import { copyShared } from "../scripts/build/copyShared.js";
import { plainImports } from "../scripts/build/plainImports.js";

/**
 * The one script for pages that another system wrote: relative addresses throughout, so that it
 * runs from any origin and folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  publicDir: false,
  plugins: [plainImports(), compileHints(), copyShared()],
  build: {
    outDir: resolve(import.meta.dirname, "dist/script"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      input: { vitrine: "src/vitrine.ts" },
      output: {
        entryFileNames: "vitrine.js",
        chunkFileNames: "vitrine/[name]-[hash:7].js",
        assetFileNames: "vitrine/[name]-[hash:7][extname]",
      },
    },
  },
});

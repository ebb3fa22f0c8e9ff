import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileHints } from "./scripts/build/compileHints.js";
import { copyShared } from "./scripts/build/copyShared.js";
import { plainImports } from "./scripts/build/plainImports.js";
import { devServer } from "./scripts/devServer.js";
import { STYLE_NAMES } from "./site/styles/styleNames.ts";

const conditions = ["vitrine-source", "module", "import", "default"];

/**
 * What features that come later share goes along with the first file. In a file of its own it
 * would be asked for after theirs had come, while a visitor waits.
 */
const BASE =
  /library\/src\/browser\/(?:after|announce|isPlainClick|listen|nextFrame|onVisible|rememberAttributes|reportError|shortSelector|startOnce|stop|waitingToasts|warn|windowOf)\.ts$/;

/** What stands over a page shares all of it, so that each costs one request beside its own. */
const DIALOG =
  /library\/src\/browser\/(?:dialog|followAgain|history|leadsAway|lockScroll|rememberFocus|transitionTime)\.ts$/;

/** What React and the islands share goes into one file, so that one island costs few requests. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|runtime\/hydrateIsland/;

/**
 * The site: `client` is what visitors download, `ssr` the server. Both read the library's source;
 * the library's own package and the script for foreign pages have library/vite.config.ts.
 */
export default defineConfig({
  appType: "custom",
  plugins: [react(), devServer(), plainImports(), compileHints(), copyShared()],
  publicDir: "site/public",
  resolve: { conditions },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "site/dist/client",
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        target: "es2022",
        rolldownOptions: {
          input: ["site/client/main.ts", ...STYLE_NAMES.map((name) => `site/styles/${name}.css`)],
          output: {
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash][extname]",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: "react", test: REACT },
                { name: "base", test: BASE },
                { name: "dialog", test: DIALOG },
              ],
            },
          },
        },
      },
    },
    // Files of their own, so that nothing of the owner's screens can be part of what visitors download.
    admin: {
      consumer: "client",
      resolve: { conditions },
      build: {
        outDir: "site/dist/client",
        assetsDir: "admin-assets",
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: ".vite/admin.json",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        target: "es2022",
        rolldownOptions: {
          input: { admin: "site/admin/main.tsx", preview: "site/preview/main.ts" },
          output: {
            entryFileNames: "admin-assets/[name]-[hash].js",
            chunkFileNames: "admin-assets/[name]-[hash].js",
            assetFileNames: "admin-assets/[name]-[hash][extname]",
          },
        },
      },
    },
    ssr: {
      resolve: { conditions, noExternal: ["vitrine"] },
      build: {
        outDir: "site/dist/server",
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        target: "node20",
        sourcemap: true,
        rolldownOptions: {
          input: { main: "site/server/main.ts" },
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
});

/** Lets React keep the state of components that change; must run before any of them. */
const REFRESH = `import refresh from "/@react-refresh";
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

/**
 * Serves the site from its sources in Vite's dev server: a saved component, style or store shows
 * at once with its state kept; a saved server file reloads the page.
 * @returns {import("vite").Plugin}
 */
export function devServer() {
  return {
    name: "vitrine-dev",
    apply: "serve",
    configureServer(server) {
      const environment = /** @type {import("vite").RunnableDevEnvironment} */ (
        server.environments.ssr
      );
      server.middlewares.use("/@vitrine/refresh.js", (_request, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(REFRESH);
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            // Loaded anew only after a change; otherwise the runner has it.
            const { createDevListener } = await environment.runner.import("/site/server/dev.ts");
            request.url = request.originalUrl ?? request.url;
            const listener = await createDevListener(server.config.root);
            listener(request, response);
          } catch (error) {
            server.ssrFixStacktrace(/** @type {Error} */ (error));
            next(error);
          }
        });
      };
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const client = server.environments.client.moduleGraph;
      const onlyServer = modules.every(
        (one) => !one.file || !client.getModulesByFile(one.file)?.size,
      );
      if (!onlyServer) return;
      for (const one of modules) this.environment.moduleGraph.invalidateModule(one);
      server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

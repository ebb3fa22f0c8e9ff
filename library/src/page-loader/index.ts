export { createPageLoader, LOADER_FADE } from "./createPageLoader.ts";
export { PageLoader } from "./PageLoader.tsx";

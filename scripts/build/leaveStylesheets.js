/**
 * For the npm package: a module that links a stylesheet by itself where we build the pages leaves it
 * to those who build with the package, as all its others.
 * @returns {import("vite").Plugin}
 */
export function leaveStylesheets() {
  const left = "\0vitrine-stylesheet";
  return {
    name: "vitrine-leave-stylesheets",
    enforce: "pre",
    resolveId: { filter: { id: /\.css\?url$/ }, handler: () => left },
    load: { filter: { id: /^\0vitrine-stylesheet$/ }, handler: () => 'export default "";' },
  };
}

import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * @param {string} name of a program
 * @param {readonly string[]} [folders] searched after those of PATH
 * @returns {string | undefined} its path, where this machine has it
 */
export function findCommand(name, folders = []) {
  const places = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...folders];
  return places.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

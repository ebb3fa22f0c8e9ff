import { after } from "../../browser/after.ts";
import { type Bag, bag } from "../../browser/values.ts";
import { warn } from "../../browser/warn.ts";

/** Milliseconds between two looks at whether the builder's modules are there (specification, section 8). */
export const MODULES_RETRY = 20;
/** Milliseconds after which a module that has not come is not waited for any longer. */
export const MODULES_PATIENCE = 10_000;

/**
 * Whether the page builder's own script is in charge of this page. While some of its modules are
 * still on their way the answer waits: until then nobody can tell whose elements they are.
 */
export async function builderRuns(globals: Bag): Promise<boolean> {
  for (let waited = 0; !areModulesLoaded(globals); waited += MODULES_RETRY) {
    if (waited >= MODULES_PATIENCE) {
      warn(
        "modules of the page builder have not loaded: what they do stays off, the rest is left to it. Check its scripts in the network log.",
      );
      break;
    }
    await new Promise<void>((resolve) => after(MODULES_RETRY, resolve));
  }
  return builderOf(globals) !== undefined;
}

const builderOf = (globals: Bag): Bag | undefined => bag(globals.TCB_Front);

function areModulesLoaded(globals: Bag): boolean {
  const modules = Object.values(Object(builderOf(globals)?.js_modules) as object);
  return modules.every((module) => bag(module)?.loaded !== false);
}

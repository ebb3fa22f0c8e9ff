import type { Stop } from "../../browser/stop.ts";
import type { FormParts } from "../engine/readForm.ts";
import type { Reflection } from "./createReflection.ts";

/** Repeats what is filled in; what does it is fetched where the form asks for it, as few do. */
export function repeatValues(parts: FormParts): Reflection {
  if (!parts.form.querySelector("[data-reflection-of]")) {
    return { reflect: () => {}, stop: () => {} };
  }
  let stop: Stop = () => {};
  let isOver = false;
  const loading = import("./createReflection.ts").then(({ createReflection }) => {
    const reflection = createReflection(parts);
    stop = reflection.stop;
    if (isOver) stop();
    return reflection;
  });
  // Without it, the form repeats nothing, and all else works.
  loading.catch(() => {});
  return {
    reflect: (valuesOf) => loading.then(({ reflect }) => reflect(valuesOf)).catch(() => {}),
    stop() {
      isOver = true;
      stop();
    },
  };
}

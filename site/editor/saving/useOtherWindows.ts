import { useEffect, useState } from "react";

/** How often a window says that it is there, and after how long one that is silent counts as closed, in milliseconds. */
const SAY = 4000;
const SILENT = 10_000;

/** Whether the same person has the same document open in another window of this browser. */
export function useOtherWindows(key: string): boolean {
  const [hasOthers, setOthers] = useState(false);
  useEffect(() => {
    const channel = new BroadcastChannel(`vitrine-editor ${key}`);
    let silent: ReturnType<typeof setTimeout> | undefined;
    channel.onmessage = ({ data }) => {
      // An answer only to a greeting: two windows would answer each other for ever.
      if (data === "hello") channel.postMessage("here");
      clearTimeout(silent);
      setOthers(data !== "bye");
      silent = setTimeout(() => setOthers(false), SILENT);
    };
    channel.postMessage("hello");
    const saying = setInterval(() => channel.postMessage("here"), SAY);
    return () => {
      clearTimeout(silent);
      clearInterval(saying);
      channel.postMessage("bye");
      channel.close();
    };
  }, [key]);
  return hasOthers;
}

import { AdminError } from "../api/AdminError.ts";

/** Lets requests wait while somebody signs in again; one dialog serves all of them. */
export type SignInWait = {
  /** Resolves once somebody has signed in. @throws AdminError "given" where they will not */
  readonly wait: () => Promise<void>;
  readonly done: () => void;
  readonly giveUp: () => void;
};

/** @param onChange told whether somebody is waited for */
export function waitForSignIn(onChange: (isWaiting: boolean) => void): SignInWait {
  let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const end = (each: (one: (typeof waiting)[number]) => void): void => {
    const all = waiting;
    waiting = [];
    onChange(false);
    for (const one of all) each(one);
  };
  return {
    wait: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        onChange(true);
      }),
    done: () => end(({ resolve }) => resolve()),
    giveUp: () => end(({ reject }) => reject(new AdminError("", { code: "given" }))),
  };
}

import { AdminError } from "../api/AdminError.ts";

/** Lets requests wait while somebody signs in again; one dialog serves all of them. */
export type SignInWait = {
  /** Resolves once somebody has signed in. @throws AdminError "given" where they will not */
  readonly wait: () => Promise<void>;
  readonly done: () => void;
  readonly giveUp: () => void;
};

/**
 * Once somebody has said "not now", only what they press asks again: not what these screens ask by themselves.
 * @param onChange told whether somebody is waited for
 * @param isPressed default whether something was pressed in the last few seconds, as the browser knows
 */
export function waitForSignIn(
  onChange: (isWaiting: boolean) => void,
  isPressed = () => navigator.userActivation?.isActive ?? true,
): SignInWait {
  let hasGivenUp = false;
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
        if (hasGivenUp && !isPressed()) return reject(given());
        waiting.push({ resolve, reject });
        onChange(true);
      }),
    done() {
      hasGivenUp = false;
      end(({ resolve }) => resolve());
    },
    giveUp() {
      hasGivenUp = true;
      end(({ reject }) => reject(given()));
    },
  };
}

function given(): AdminError {
  return new AdminError("", { code: "given" });
}

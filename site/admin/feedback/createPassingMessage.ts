/** How long a message stays that asks for nothing, in milliseconds. */
export const MESSAGE_MS = 5000;

export type PassingMessage = {
  /** Shows a text in place of the last one; it goes by itself. */
  readonly show: (text: string) => void;
  /** Takes away what is shown. */
  readonly clear: () => void;
};

/** A message that goes after MESSAGE_MS. `onChange` is told what is shown; undefined for nothing. */
export function createPassingMessage(onChange: (text: string | undefined) => void): PassingMessage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function clear(): void {
    clearTimeout(timer);
    onChange(undefined);
  }
  return {
    clear,
    show(text) {
      clearTimeout(timer);
      onChange(text);
      timer = setTimeout(clear, MESSAGE_MS);
    },
  };
}

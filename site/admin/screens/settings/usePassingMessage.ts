import { useEffect, useState } from "react";
import { createPassingMessage, type PassingMessage } from "../../feedback/createPassingMessage.ts";

/** A message for a while, in the screen itself. */
export function usePassingMessage(): PassingMessage & { readonly text: string | undefined } {
  const [text, setText] = useState<string>();
  const [message] = useState(() => createPassingMessage(setText));
  useEffect(() => message.clear, [message]);
  return { ...message, text };
}

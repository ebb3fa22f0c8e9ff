import { useCallback, useEffect, useRef } from "react";
import * as v from "valibot";
import {
  type PreviewMessage,
  previewChannel,
  previewMessage,
} from "../../content/admin/previewWire.ts";

/**
 * Talks with all previews of a document that are open, also in other tabs.
 * @param onMessage is told what previews say
 * @returns says something to them
 */
export function usePreviewChannel(
  id: string,
  onMessage: (message: PreviewMessage) => void,
): (message: PreviewMessage) => void {
  const listener = useRef(onMessage);
  listener.current = onMessage;
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(previewChannel(id));
    opened.onmessage = ({ data }) => {
      const read = v.safeParse(previewMessage, data);
      if (read.success) listener.current(read.output);
    };
    channel.current = opened;
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, [id]);
  return useCallback((message) => channel.current?.postMessage(message), []);
}

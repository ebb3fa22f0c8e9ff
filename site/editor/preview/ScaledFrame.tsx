import { type RefObject, useEffect, useRef, useState } from "react";
import { fitScale } from "./fitScale.ts";

export type ScaledFrameProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly title: string;
  /** Of the page inside, in CSS pixels. */
  readonly width: number;
  /** The id of what else is to be known of it. */
  readonly describedBy: string;
  readonly onLoad: () => void;
};

type Room = { readonly width: number; readonly height: number };

/** A page in a frame of its own width, made smaller where there is less room. */
export function ScaledFrame({ frame, src, title, width, describedBy, onLoad }: ScaledFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = fitScale(width, room.width);
  return (
    <div ref={stage} className="preview-stage">
      <div className="preview-paper" style={{ inlineSize: width * scale, blockSize: room.height }}>
        <iframe
          ref={frame}
          src={src}
          title={title}
          aria-describedby={describedBy}
          onLoad={onLoad}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

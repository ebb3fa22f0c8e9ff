import { useId } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { type Focal, focalAt, MIDDLE, movedByKey } from "./focalPoint.ts";
import "./focal-point.css";

export type FocalPointProps = {
  /** A picture, in any size. */
  readonly src: string;
  /** Null for the middle. */
  readonly value: Focal | null;
  readonly onChange: (value: Focal | null) => void;
};

/** Says which point of a picture must stay in view where it is cut: by pointer, touch or arrow keys. */
export function FocalPoint({ src, value, onChange }: FocalPointProps) {
  const { say } = useAdminLocale();
  const id = useId();
  const focal = value ?? MIDDLE;
  const [x, y] = [Math.round(focal.x * 100), Math.round(focal.y * 100)];
  return (
    <div className="focal-point">
      <p className="focal-point-label" id={`${id}-label`}>
        {say("media.focal")}
      </p>
      <div
        className="focal-point-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onChange(focalAt(event.currentTarget.getBoundingClientRect(), event));
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          onChange(focalAt(event.currentTarget.getBoundingClientRect(), event));
        }}
      >
        <img src={src} alt="" draggable={false} />
        <span
          className="focal-point-mark"
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={say("media.focalAt", { x, y })}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={(event) => {
            const moved = movedByKey(focal, event.key, event.shiftKey);
            if (!moved) return;
            event.preventDefault();
            onChange(moved);
          }}
        />
      </div>
      <p className="field-help" id={`${id}-help`}>
        {say("media.focalHelp")}
      </p>
      <Button look="plain" icon="undo" isOff={value === null} onClick={() => onChange(null)}>
        {say("media.focalMiddle")}
      </Button>
    </div>
  );
}

import { useId, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { FocalPoint } from "../media/FocalPoint.tsx";
import type { Focal } from "../media/focalPoint.ts";
import { thumbnailOf } from "../media/thumbnailOf.ts";

export type PictureLookProps = {
  readonly src: string;
  /** Of the field. */
  readonly label: string;
  /** Null for the middle; undefined where none is kept. */
  readonly focal: Focal | null | undefined;
  readonly onFocal: (focal: Focal | null) => void;
};

/** The picture that is chosen; where its focal point is kept, that is set on it, too. */
export function PictureLook({ src, label, focal, onFocal }: PictureLookProps) {
  const { say } = useAdminLocale();
  const [isAiming, setAiming] = useState(false);
  const id = useId();
  const small = thumbnailOf({ kind: "picture", src }, 960) ?? src;
  if (focal === undefined) return <Still src={small} />;
  return (
    <>
      <div id={id}>
        {isAiming ? (
          <FocalPoint src={small} value={focal} onChange={onFocal} />
        ) : (
          <Still src={small} />
        )}
      </div>
      <p>
        <Button
          icon="target"
          aria-label={say("form.focalOf", { field: label })}
          aria-expanded={isAiming}
          aria-controls={id}
          onClick={() => setAiming(!isAiming)}
        >
          {say("form.focal")}
        </Button>
      </p>
    </>
  );
}

function Still({ src }: Pick<PictureLookProps, "src">) {
  return <img className="picture-preview" src={src} alt="" loading="lazy" />;
}

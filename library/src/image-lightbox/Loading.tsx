import { useContext } from "react";
import { LightboxContext } from "./LightboxContext.ts";

/** Says that what was asked for is on its way. */
export function Loading() {
  const { labels } = useContext(LightboxContext);
  return <p className="vitrine-picture-loading">{labels.loading}</p>;
}

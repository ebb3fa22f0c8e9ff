import { useContext } from "react";
import { Failure } from "./Failure.tsx";
import { LightboxContext } from "./LightboxContext.ts";

/** In place of a picture that did not come, or is none. */
export function MissingPicture({ href }: { readonly href: string }) {
  const { labels } = useContext(LightboxContext);
  return <Failure text={labels.imageError} href={href} />;
}

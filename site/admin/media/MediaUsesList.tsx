import { MEDIA_API, mediaUses } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { errorText } from "../api/errorText.ts";
import { useAsked } from "../api/useAsked.ts";

/** Where a file is shown; all that is stored is looked through for it. */
export function MediaUsesList({ id }: { readonly id: string }) {
  const { say, told } = useAdminLocale();
  const { data, error } = useAsked({ path: `${MEDIA_API}/${id}/uses`, answer: mediaUses });
  return (
    <section className="media-uses">
      <h3>{say("media.uses")}</h3>
      {error && <p>{errorText(error, { say, told })}</p>}
      {!data && !error && <p>{say("media.uses.loading")}</p>}
      {data?.used_by.length === 0 && <p>{say("media.uses.none")}</p>}
      <ul>
        {data?.used_by.map(({ title, path }) => (
          <li key={path ?? title}>
            {path === null ? (
              say("media.uses.settings", { name: title })
            ) : (
              <a href={path} target="_blank" rel="noreferrer">
                <bdi>{title || path}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from "react";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../../controls/Icon.tsx";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import type { FormState, ItemKind } from "../core/FormState.ts";
import { canAdd, ITEM_KINDS } from "../core/newItem.ts";
import { isFull } from "../core/operations.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { KIND_ICONS } from "./kindIcons.ts";

/** All that a form can hold, to be found by a few letters and added by a press. */
export function Palette() {
  const say = useFormSay();
  const { language } = useAdminLocale();
  const [search, setSearch] = useState("");
  const words = search.trim().toLocaleLowerCase(language);
  const found = ITEM_KINDS.filter((kind) =>
    `${say(`formBuilder.kind.${kind}`)} ${say(`formBuilder.kindHelp.${kind}`)} ${kind}`
      .toLocaleLowerCase(language)
      .includes(words),
  );
  return (
    <section className="form-palette" aria-labelledby="form-palette-title">
      <h2 id="form-palette-title">{say("formBuilder.add")}</h2>
      <input
        type="search"
        value={search}
        aria-label={say("formBuilder.search")}
        placeholder={say("formBuilder.search")}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul>
        {found.map((kind) => (
          <li key={kind}>
            <KindButton kind={kind} />
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 && say("formBuilder.foundNone")}</p>
    </section>
  );
}

function KindButton({ kind }: { readonly kind: ItemKind }) {
  const say = useFormSay();
  const { commands } = useBuilder();
  const hindrance = useFormPart((state) => hindranceOf(state, kind));
  return (
    <button
      type="button"
      className="palette-kind"
      aria-disabled={hindrance !== undefined || undefined}
      title={say(hindrance ?? `formBuilder.kindHelp.${kind}`)}
      onClick={() => commands.add(kind)}
    >
      <Icon name={KIND_ICONS[kind]} />
      {say(`formBuilder.kind.${kind}`)}
    </button>
  );
}

function hindranceOf(state: FormState, kind: ItemKind) {
  if (canAdd(state, kind)) return undefined;
  return isFull(state) ? "formBuilder.full" : "formBuilder.notNow";
}

import { Tabs } from "@base-ui/react/tabs";
import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import type { EditedForm } from "../../content/admin/formWire.ts";
import { useEditorKeys } from "../../editor/useEditorKeys.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { tell } from "../feedback/messages.ts";
import { sayAloud } from "../feedback/sayAloud.ts";
import { useUnsavedGuard } from "../feedback/useUnsavedGuard.ts";
import { useNewFieldIssues } from "../form/FieldIssuesContext.ts";
import { focusField } from "../form/focusField.ts";
import { HoldBackContext } from "../form/HoldBackContext.ts";
import { useLatest } from "../form/useLatest.ts";
import { useWhileThere } from "../form/useWhileThere.ts";
import { useMe } from "../session/MeContext.tsx";
import { type Builder, BuilderContext } from "./BuilderContext.ts";
import { BuilderHeader } from "./BuilderHeader.tsx";
import { createFormStore } from "./core/createFormStore.ts";
import { createFormCommands } from "./createFormCommands.ts";
import { useFormSay } from "./FormWordsContext.ts";
import { FieldsTab } from "./fields/FieldsTab.tsx";
import { focusOutline } from "./fields/focusOutline.ts";
import { BuilderProblems } from "./issues/BuilderProblems.tsx";
import { TABS, type Tab, tabOf } from "./issues/issuePlaces.ts";
import { useIsTabWrong } from "./issues/useIsTabWrong.ts";
import { useItemIssues } from "./issues/useItemIssues.ts";
import { FormConflict } from "./saving/FormConflict.tsx";
import { draftKey, readFormDraft } from "./saving/formDrafts.ts";
import { useFormDraft } from "./saving/useFormDraft.ts";
import { useFormSaving } from "./saving/useFormSaving.ts";
import { useMarking } from "./saving/useMarking.ts";
import { MailTab } from "./tabs/MailTab.tsx";
import { MessagesTab } from "./tabs/MessagesTab.tsx";
import { SettingsTab } from "./tabs/SettingsTab.tsx";
import { TemplateTab } from "./tabs/TemplateTab.tsx";
// What the header of every editor has.
import "../../editor/document-editor.css";
import "./form-builder.css";
import "./tabs/builder-form.css";

export type FormBuilderProps = { readonly opened: EditedForm };

/** What stands in each part of the screen. */
const PANELS: Readonly<Record<Tab, React.ComponentType<FormBuilderProps>>> = {
  fields: FieldsTab,
  messages: MessagesTab,
  mail: MailTab,
  settings: SettingsTab,
  template: TemplateTab,
};

/** Builds a contact form: what stands in it, what it says, and what the server does with what is sent. */
export function FormBuilder({ opened }: FormBuilderProps) {
  const { user } = useMe();
  const key = draftKey(user.id, opened.id);
  const issues = useNewFieldIssues();
  const [selected, select] = useState<string>();
  const [tab, setTab] = useState<Tab>("fields");
  const said = useRef<HTMLParagraphElement>(null);
  const [{ store, saved }] = useState(() => {
    const kept = readFormDraft(key);
    const made = createFormStore(opened);
    const before = made.state();
    if (kept) made.take(kept);
    return { store: made, saved: before };
  });
  const announce = useCallback((sentence: string) => sayAloud(said.current, sentence), []);
  const commands = useFormCommands({ store, selected, select, announce });
  const show = useCallback(
    (path: FieldIssue["path"]): void => {
      flushSync(() => {
        setTab(tabOf(path));
        if (path[0] === "items") select(String(path[1]));
      });
      focusField(issues, path);
    },
    [issues],
  );
  const marking = useMarking({ store, issues, show });
  const builder = useMemo<Builder>(
    () => ({ store, commands, issues, marking, selected, select }),
    [store, commands, issues, marking, selected],
  );
  const saving = useFormSaving({ opened, store, issues, marking, saved, announce });
  const { isDirty, save, conflict, settle } = saving;
  useItemIssues(store, issues);
  useFormDraft({ store, draftKey: key, saving });
  useUnsavedGuard(isDirty);
  useEditorKeys({ commands, save });
  return (
    <BuilderContext value={builder}>
      <HoldBackContext value={store.holdBack}>
        <div className="form-builder">
          <BuilderHeader opened={opened} saving={saving} />
          <BuilderProblems onShow={show} />
          <Tabs.Root value={tab} onValueChange={setTab}>
            <BuilderTabs />
            {TABS.map((one) => {
              const Panel = PANELS[one];
              return (
                <Tabs.Panel
                  key={one}
                  value={one}
                  className="builder-tab-panel"
                  // What is pasted is nowhere else.
                  keepMounted={one === "template"}
                >
                  <Panel opened={opened} />
                </Tabs.Panel>
              );
            })}
          </Tabs.Root>
          <p ref={said} className="visually-hidden" role="status" />
          {conflict && <FormConflict conflict={conflict} settle={settle} />}
        </div>
      </HoldBackContext>
    </BuilderContext>
  );
}

function BuilderTabs() {
  const say = useFormSay();
  const isWrong = useIsTabWrong();
  return (
    <Tabs.List className="builder-tabs" aria-label={say("formBuilder.tabs")}>
      {TABS.map((tab) => (
        <Tabs.Tab key={tab} value={tab} data-wrong={isWrong(tab) || undefined}>
          {say(`formBuilder.tab.${tab}`)}
          {isWrong(tab) && <span className="outline-wrong">{say("formBuilder.wrong")}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

type CommandParts = Pick<Builder, "store" | "selected" | "select"> & {
  readonly announce: (sentence: string) => void;
};

function useFormCommands({ store, selected, select, announce }: CommandParts): Builder["commands"] {
  const say = useFormSay();
  const { say: sayShared } = useAdminLocale();
  const whileThere = useWhileThere();
  const latest = useLatest({ selected, whileThere });
  return useMemo(
    () =>
      createFormCommands({
        ...{ store, say, select, announce },
        selected: () => latest.current.selected,
        focus: focusOutline,
        tell(text, undo) {
          // Who leaves the form for another screen leaves it as it is.
          const act = latest.current.whileThere(undo);
          tell({ text, undo: { label: sayShared("feedback.undo"), act } });
        },
        tellProblem: (text) => tell({ text, kind: "problem" }),
      }),
    [store, say, select, announce, latest, sayShared],
  );
}

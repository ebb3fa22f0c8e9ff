import { createContext, type ReactNode, useContext, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useEditor } from "../EditorContext.ts";
import type { Place } from "../state/places.ts";
import { listPlaces } from "./listPlaces.ts";
import { PickDialog } from "./PickDialog.tsx";

/** What is asked before something is done: which kind shall stand in a place, or where a block shall go. */
export type BlockQuestion = { readonly insertAt: Place } | { readonly move: string };

const AskContext = createContext<(question: BlockQuestion) => void>(() => {});

/** Asks in a dialog, and does what was chosen. */
export function useAskBlocks(): (question: BlockQuestion) => void {
  return useContext(AskContext);
}

/** The one place for these questions: a dialog for each of two hundred blocks would weigh on the page. */
export function BlockQuestions({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<BlockQuestion>();
  const close = () => setQuestion(undefined);
  return (
    <AskContext value={setQuestion}>
      {children}
      {question && "insertAt" in question && (
        <InsertDialog place={question.insertAt} onClose={close} />
      )}
      {question && "move" in question && <MoveDialog id={question.move} onClose={close} />}
    </AskContext>
  );
}

function InsertDialog({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const { say, fieldText } = useAdminLocale();
  const { kinds, commands } = useEditor();
  const choices = [...kinds.values()].map(({ type, label }) => ({
    key: type,
    label: fieldText(label),
  }));
  const paste = { key: "", label: say("blocks.pasteHere") };
  return (
    <PickDialog
      title={say("blocks.add")}
      label={say("blocks.kind")}
      hint={say("blocks.kindHint")}
      none={say("blocks.noKind")}
      choices={[...choices, paste]}
      onPick={({ key }) => (key === "" ? commands.paste(place) : commands.add(key, place))}
      onClose={onClose}
    />
  );
}

function MoveDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { say } = useAdminLocale();
  const { kinds, commands, names, store } = useEditor();
  const { tree } = store.state();
  const slotsOf = (type: string) => kinds.get(type)?.slots ?? [];
  const choices = listPlaces(tree, { id, slotsOf }).map(({ place, after }, index) => {
    const list = names.ofList(tree, place);
    const first = list ? say("blocks.placeFirstIn", { place: list }) : say("blocks.placeFirst");
    const label = after ? say("blocks.placeAfter", { name: names.ofBlock(tree, after) }) : first;
    return { key: String(index), label, hint: after ? list : undefined, place };
  });
  return (
    <PickDialog
      title={say("blocks.moveTitle")}
      label={say("blocks.moveTitle")}
      hint={say("blocks.moveHint")}
      none={say("blocks.noPlace")}
      choices={choices}
      onPick={({ place }) => commands.move(id, place)}
      onClose={onClose}
    />
  );
}

import { useState } from "react";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { NewFormDialog } from "./NewFormDialog.tsx";

/** Begins a form. */
export function NewForm() {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" icon="add" onClick={() => setOpen(true)}>
        {say("forms.new")}
      </Button>
      {isOpen && <NewFormDialog onClose={() => setOpen(false)} />}
    </>
  );
}

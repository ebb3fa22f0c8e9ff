import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { editedForm, FORMS_API } from "../../content/admin/formWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { loadFormBuilder } from "../../texts/admin/loadFormBuilder.ts";
import { useApi } from "../api/ApiContext.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { Loading } from "../feedback/Loading.tsx";
import { FormBuilder } from "./FormBuilder.tsx";
import { FormWordsContext } from "./FormWordsContext.ts";

/** Where a contact form is built: /admin/forms/:id. */
export function FormBuilderScreen() {
  const { id = "" } = useParams();
  // One that is left for another begins anew, with nothing of the one before.
  return <OpenForm key={id} id={id} />;
}

function OpenForm({ id }: { readonly id: string }) {
  const api = useApi();
  const { language } = useAdminLocale();
  const asked = useQuery({
    // Not by its path: what is being written must not be asked for again while somebody writes.
    queryKey: ["opened-form", id, language],
    queryFn: async ({ signal }) => {
      const path = `${FORMS_API}/${encodeURIComponent(id)}`;
      const [opened, words] = await Promise.all([
        api.ask({ path, answer: editedForm, signal }),
        loadFormBuilder(language),
      ]);
      return { opened, words };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (asked.data) {
    const { opened, words } = asked.data;
    return (
      <FormWordsContext value={words}>
        <FormBuilder opened={opened} />
      </FormWordsContext>
    );
  }
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  return <Loading />;
}

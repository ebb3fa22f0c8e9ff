import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import "./states.css";

/** In place of a screen that is on its way: seen after a moment only, so that fast ones do not flash. */
export function Loading() {
  const { say } = useAdminLocale();
  return (
    <p className="loading" role="status">
      {say("shell.loading")}
    </p>
  );
}

import { useLocale } from "../../texts/LocaleContext.tsx";

/** Says for how many minutes no more attempts are taken; nothing where there is no need to wait. */
export function TooManyAttempts({ minutes }: { readonly minutes: number | undefined }) {
  const { say } = useLocale();
  if (minutes === undefined) return null;
  return (
    <p className="form-summary" role="alert">
      {say("accounts.tooMany", { count: minutes })}
    </p>
  );
}

/** Ends the session by the form that the site's own pages have, and leads to where one signs in. */
export function useSignOut(): () => void {
  return () => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/sign-out";
    document.body.append(form);
    form.submit();
  };
}

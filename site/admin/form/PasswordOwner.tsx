/** Whose password a form asks for, told to programs that keep passwords: they look for a text, and need not see it. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return (
    <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
  );
}

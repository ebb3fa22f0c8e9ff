type Policy = { createScriptURL(url: string, origins: readonly string[]): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

/** A page allows one policy of a name, so all copies of the package share it. */
const KEY = Symbol.for("vitrine.policy");

/**
 * A script's address as the browser demands it where Trusted Types are enforced: from the policy
 * `vitrine`. Elsewhere, and where the page does not allow that policy, the plain address, absolute.
 * @param origins trusted beside the page's own, such as "https://cdn.example"
 * @throws for an address of any other origin, on every page
 */
export function trustedUrl(
  view: Window,
  url: string | URL,
  origins: readonly string[] = [],
): string {
  const address = new URL(url, view.document.baseURI).href;
  return policyOf(view).createScriptURL(address, [view.origin, ...origins]);
}

/** TypeScript takes a TrustedScriptURL for a string, as do all of its uses here. */
function policyOf(view: Window & { trustedTypes?: Factory; [KEY]?: Policy }): Policy {
  view[KEY] ??= createPolicy(view.trustedTypes);
  return view[KEY];
}

function createPolicy(factory: Factory | undefined): Policy {
  const rules: Policy = { createScriptURL: checkOrigin };
  try {
    return factory?.createPolicy("vitrine", rules) ?? rules;
  } catch {
    return rules;
  }
}

function checkOrigin(address: string, origins: readonly string[]): string {
  const { protocol, origin } = new URL(address);
  // Addresses of blobs have an origin, too, but anyone's text in them.
  if (/^https?:$/.test(protocol) && origins.includes(origin)) return address;
  throw new Error(
    `vitrine: a script from ${origin === "null" ? protocol : origin} was not loaded, as this page does not trust that place; if it should, add the origin to the list of allowed ones.`,
  );
}

/** Nodes with where they stand, their text, attributes and handler properties. */
export type PageState = ReadonlyMap<Node, NodeState>;

type NodeState = {
  readonly place: readonly [parent: Node | null, previous: Node | null];
  readonly text: string | null;
  readonly attributes: ReadonlyMap<string, string>;
  readonly handlers: ReadonlySet<string>;
};

/** Furniture that stays on purpose: our live regions, and what the test server adds for styles. */
const IGNORED = "[data-vitrine-announcer],style[data-vite-dev-id],link[rel=modulepreload]";

/** Takes down the whole page as it is now. */
export function readPage(root: Node = document): PageState {
  const page = new Map<Node, NodeState>();
  const filter = (node: Node): number =>
    node instanceof Element && node.matches(IGNORED)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, filter);
  const last = new Map<Node | null, Node>();
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    const parent = node.parentNode;
    page.set(node, { ...readNode(node), place: [parent, last.get(parent) ?? null] });
    last.set(parent, node);
  }
  return page;
}

function readNode(node: Node): Omit<NodeState, "place"> {
  const element = node instanceof Element ? node : undefined;
  return {
    text: node instanceof CharacterData ? node.data : null,
    attributes: new Map([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
    handlers: readHandlers(node),
  };
}

/** The names of handler properties that are set, such as onclick. */
export function readHandlers(target: object): ReadonlySet<string> {
  const names: string[] = [];
  for (const name in target) {
    if (name.startsWith("on") && typeof Reflect.get(target, name) === "function") names.push(name);
  }
  return new Set(names);
}

/** Every difference between two states, each as a phrase for a message. */
export function comparePages(before: PageState, after: PageState): string[] {
  const found: string[] = [];
  for (const node of before.keys()) {
    if (!after.has(node)) found.push(`${nameOf(node)} is gone`);
  }
  for (const [node, now] of after) {
    const then = before.get(node);
    if (then) found.push(...compareNodes(then, now).map((phrase) => `${phrase} ${nameOf(node)}`));
    else found.push(`the node ${nameOf(node)} was not there before`);
  }
  return found;
}

function compareNodes(before: NodeState, now: NodeState): string[] {
  const found: string[] = [];
  if (before.place.some((node, index) => node !== now.place[index])) found.push("another place of");
  if (before.text !== now.text) found.push(`the text "${now.text}" in`);
  for (const name of new Set([...before.attributes.keys(), ...now.attributes.keys()])) {
    const [then, value] = [before.attributes.get(name), now.attributes.get(name)];
    if (then !== value)
      found.push(`${name}=${JSON.stringify(value)} (before: ${JSON.stringify(then)}) on`);
  }
  for (const name of now.handlers) {
    if (!before.handlers.has(name)) found.push(`the handler ${name} of`);
  }
  return found;
}

function nameOf(node: Node): string {
  if (!(node instanceof Element)) return `${node.nodeName} "${node.nodeValue?.slice(0, 40) ?? ""}"`;
  return (node.cloneNode() as Element).outerHTML.slice(0, 120);
}

/** Which blocks show their fields. No part of the document: nobody undoes having looked into one. */
export type OpenBlocks = {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** @param ids of those that are open at first */
export function createOpenBlocks(ids: Iterable<string>): OpenBlocks {
  const open = new Set(ids);
  const listeners = new Set<() => void>();
  return {
    isOpen: (id) => open.has(id),
    setOpen(id, isOpen) {
      if (isOpen === open.has(id)) return;
      if (isOpen) open.add(id);
      else open.delete(id);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

import type { Choice } from "../../content/admin/choiceWire.ts";

/** Something to choose, or what is to be made when it is chosen. */
export type PickedItem = Choice & { readonly isNew?: boolean };

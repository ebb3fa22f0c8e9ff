/** Fired on a form, not bubbling, when a draft was put back: what follows its values looks again. */
export const RESTORED = "vitrine:restored";

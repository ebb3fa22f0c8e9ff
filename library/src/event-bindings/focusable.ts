/** What the keyboard reaches by itself. */
export const FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex]";

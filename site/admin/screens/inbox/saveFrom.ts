/** Saves what is at an address as a link for it does: where there is no file, nobody leaves the screen for an error. */
export function saveFrom(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  document.body.append(link);
  link.click();
  link.remove();
}

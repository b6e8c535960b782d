/** Copies the text of a field; false when the player has to, with the text selected. */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Not asked for by a page that came over plain HTTP, or not allowed.
  }
  field.focus();
  field.select();
  return document.execCommand('copy');
}

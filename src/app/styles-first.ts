/**
 * Moves the page's own styles, which come after its initial markup (scripts/page.ts), into the head: styles loaded
 * later are added there and must override them. The old links are removed once the new ones are in force.
 */
export function stylesFirst(): void {
  for (const link of document.querySelectorAll('body > link[rel="stylesheet"]')) {
    const first = link.cloneNode() as HTMLLinkElement;
    first.addEventListener('load', () => link.remove());
    document.head.append(first);
  }
}

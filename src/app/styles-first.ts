/**
 * The page's own styles come last, after what it draws by itself (scripts/page.ts). What is fetched later goes into the
 * head and is to win over them: they go there too, and leave their old place when they are in force in the new one.
 */
export function stylesFirst(): void {
  for (const link of document.querySelectorAll('body > link[rel="stylesheet"]')) {
    const first = link.cloneNode() as HTMLLinkElement;
    first.addEventListener('load', () => link.remove());
    document.head.append(first);
  }
}

import { useEffect } from 'react';

/**
 * Takes the place of the package react-style-singleton (vite.config.ts), through which open dialogs keep the page
 * from scrolling. That package writes its rules into the page, which the Content-Security-Policy forbids; a
 * constructed style sheet does the same and is not inline.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  function add(rules: string): void {
    if (users++) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    if (--users) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = null;
  }

  /** Rules that hold while any instance is mounted; those of the first one count. */
  return function Sheet({ styles }: { readonly styles: string }): null {
    useEffect(() => {
      add(styles);
      return remove;
      // oxlint-disable-next-line react/exhaustive-deps -- as in the package: later rules change nothing
    }, []);
    return null;
  };
}

import { readdress } from '#kit/back/back.ts';

/**
 * Links to games in the address of the page, after the `#`: browsers send that part to nobody. What a link holds is
 * read by share-link.ts; finding one needs no engine.
 */
export type LinkKind = 'game' | 'position';
const KINDS: readonly LinkKind[] = ['game', 'position'];

/** What a fragment holds of ours, or null when it is no link to a game. */
export function linkIn(hash: string): { readonly kind: LinkKind; readonly text: string } | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  for (const kind of KINDS) {
    const text = parameters.get(kind);
    if (text !== null) return { kind, text };
  }
  return null;
}

/** The fragment without links; all else stays, letter by letter. */
export function withoutLink(hash: string): string {
  const rest = hash
    .replace(/^#/, '')
    .split('&')
    .filter((parameter) => linkIn(parameter) === null)
    .join('&');
  return rest && `#${rest}`;
}

/** The address of this page with a link behind it. */
export const addressOf = (link: string, page: string = location.href): string => page.split('#')[0]! + link;

const hashNow = (): string => globalThis.location?.hash ?? '';

/** The fragment of this page where it holds a link, or null. */
export const linkHere = (): string | null => (linkIn(hashNow()) ? hashNow() : null);

/** Takes a link out of the address, so that a reload does not ask about it again. */
export function takeLinkOut(): void {
  const { pathname, search } = location;
  readdress(pathname + search + withoutLink(hashNow()));
}

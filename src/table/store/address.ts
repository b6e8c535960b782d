import { readdress } from '#kit/back/back.ts';

/**
 * Links to games in the fragment of the page's address: browsers never send that part to a server. incoming.ts reads the
 * link's content; finding a link needs no engine.
 */
export type LinkKind = 'game' | 'position';
/** `play`: the secret link to a game at the host that served the page; `problem`: a position with its answers. */
type AnyKind = LinkKind | 'play' | 'problem';
const KINDS: readonly AnyKind[] = ['game', 'position', 'play', 'problem'];

/** The kind and content of the link in a fragment; null if there is none. */
export function linkIn(hash: string): { readonly kind: AnyKind; readonly text: string } | null {
  // Some programs escape the `=` between name and value.
  const parameters = new URLSearchParams(hash.replace(/^#/, '').replace(/%3D/i, '='));
  for (const kind of KINDS) {
    const text = parameters.get(kind);
    if (text !== null) return { kind, text };
  }
  return null;
}

/** The fragment without links; the rest is unchanged. */
export function withoutLink(hash: string): string {
  const rest = hash
    .replace(/^#/, '')
    .split('&')
    .filter((parameter) => linkIn(parameter) === null)
    .join('&');
  return rest && `#${rest}`;
}

/** The page's address with a link as its fragment. */
export const addressOf = (link: string, page: string = location.href): string => page.split('#')[0]! + link;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const attribute = (text: string): string => text.replace(/[&"<]/g, (letter) => ESCAPES[letter]!);

/** An iframe of embed.html, for pages of other sites; `link`: an address of this page with a link. */
export function frameOf(link: string, title: string, language: string): string {
  const address = new URL(link);
  const page = new URL('./embed.html', address);
  page.hash = `${address.hash.slice(1)}&lang=${language}`;
  return `<iframe src="${attribute(page.href)}" title="${attribute(title)}" width="720" height="600" style="border: 0; max-width: 100%" loading="lazy" allow="fullscreen"></iframe>`;
}

const hashNow = (): string => globalThis.location?.hash ?? '';

/** The fragment of this page if it contains a link, else null. */
export const linkHere = (): string | null => (linkIn(hashNow()) ? hashNow() : null);

/** Removes the link from the address, so that a reload does not ask about it again. */
export function takeLinkOut(): void {
  const { pathname, search } = location;
  readdress(pathname + search + withoutLink(hashNow()));
}

/** Session storage key: the game that a reload of this tab continues. */
const KEY = 'winter-war-slot';

export interface HostedGame {
  /** Secret: anyone who has it can play that side. */
  readonly link: string;
  /** The host's address, with a trailing slash. */
  readonly host: string;
  /** The id of the game, as in its meta. */
  readonly of: string;
}

/** A slot of the library with its game; the default game is not named. */
export interface RememberedSlot {
  /** For a game at a host: its link. */
  readonly id: string;
  readonly of?: string;
  readonly host?: string;
}

/** Remembers for a reload of this tab which game is on the table; null: none. */
export function rememberSlot(slot: RememberedSlot | null): void {
  try {
    if (slot === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, [slot.id, slot.of, slot.host].join(' ').trimEnd());
  } catch {
    // Without session storage a reload shows the start screen, which lists the game.
  }
}

/** The game that was on the table of this tab; null if there was none. */
export function rememberedSlot(): RememberedSlot | null {
  try {
    const [id, of, host] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return id === undefined ? null : { id, ...(of && { of }), ...(host && { host }) };
  } catch {
    return null;
  }
}

/** Storage key of the hosted games known to this device (features/online/known-games.ts). */
export const KNOWN_KEY = 'winter-war-hosted-games';

/** True if there may be some. */
export function hasKnownGames(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) !== null;
  } catch {
    return false;
  }
}

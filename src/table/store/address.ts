import { readdress } from '#kit/back/back.ts';

/**
 * Links to games in the address of the page, after the `#`: browsers send that part to nobody. What a link holds is
 * read by incoming.ts; finding one needs no engine.
 */
export type LinkKind = 'game' | 'position';
/** `play`: the secret link to a game at the host that the page came from; `problem`: a position with its answers. */
type AnyKind = LinkKind | 'play' | 'problem';
const KINDS: readonly AnyKind[] = ['game', 'position', 'play', 'problem'];

/** What a fragment holds of ours, or null when it is no link to a game. */
export function linkIn(hash: string): { readonly kind: AnyKind; readonly text: string } | null {
  // Some programs escape the sign that parts name and value.
  const parameters = new URLSearchParams(hash.replace(/^#/, '').replace(/%3D/i, '='));
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

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const attribute = (text: string): string => text.replace(/[&"<]/g, (letter) => ESCAPES[letter]!);

/** The page for frames, in a tag to be put into a page of another site; `link`: an address of this page with a link. */
export function frameOf(link: string, title: string, language: string): string {
  const address = new URL(link);
  const page = new URL('./embed.html', address);
  page.hash = `${address.hash.slice(1)}&lang=${language}`;
  return `<iframe src="${attribute(page.href)}" title="${attribute(title)}" width="720" height="600" style="border: 0; max-width: 100%" loading="lazy" allow="fullscreen"></iframe>`;
}

const hashNow = (): string => globalThis.location?.hash ?? '';

/** The fragment of this page where it holds a link, or null. */
export const linkHere = (): string | null => (linkIn(hashNow()) ? hashNow() : null);

/** Takes a link out of the address, so that a reload does not ask about it again. */
export function takeLinkOut(): void {
  const { pathname, search } = location;
  readdress(pathname + search + withoutLink(hashNow()));
}

/** Which game a tab goes on with when it is loaded anew. */
const KEY = 'winter-war-slot';

/** A game at a host. */
export interface HostedGame {
  /** Secret: whoever has it plays that side. */
  readonly link: string;
  /** The address of the host, with a slash at its end. */
  readonly host: string;
  /** Which game it is, by the id of its card. */
  readonly of: string;
}

/** A slot of the library, and whose game is in it: the first one is not named. */
export interface RememberedSlot {
  /** Of a game at a host: its link. */
  readonly id: string;
  readonly of?: string;
  /** Its address. */
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

/** The game that was on the table of this tab; null where there was none. */
export function rememberedSlot(): RememberedSlot | null {
  try {
    const [id, of, host] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    return id === undefined ? null : { id, ...(of && { of }), ...(host && { host }) };
  } catch {
    return null;
  }
}

/** Where the games at hosts that this device knows are kept (features/online/known-games.ts). */
export const KNOWN_KEY = 'winter-war-hosted-games';

/** True where there may be some. */
export function hasKnownGames(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Chooses the host to play at: the one that serves the page, or the one named in the settings. A page of a static host
 * can connect only to addresses in its policy (docs/hosting.md).
 */
import type { NewGame, NewGameAnswer, Viewer } from '#host/protocol.ts';
import { download, fileName } from '#kit/files/files.tsx';
import onlineMessages from '../../content/en/online.ftl';
import { activeGame } from '../../game/registry.ts';
import { current, position } from '../../store/game.ts';
import { useHosted } from '../../store/hosted.ts';
import { say } from '../../store/ui.ts';

/** The full link to join a game. The host serves the page, wherever this one was loaded from. */
export const invitationUrl = (host: string, link: string): string => new URL(`#play=${link}`, host).href;

/** The secret links of a new game, or why it was not created. */
export async function createGame(
  host: string,
  wish: Partial<NewGame> & Pick<NewGame, 'game' | 'side'>,
): Promise<{ readonly links: NewGameAnswer['links'] } | { readonly error: string }> {
  try {
    const response = await fetch(new URL('api/games', host), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const answer = (await response.json()) as Partial<NewGameAnswer> & { error?: string };
    return answer.links ? { links: answer.links } : { error: answer.error ?? String(response.status) };
  } catch {
    return { error: onlineMessages().form.unreachable };
  }
}

/** Saves the game at the host to a file: this side's view; everything once the game is over. */
export async function takeHome(): Promise<void> {
  const { host, link } = useHosted.getState();
  const { meta, rules } = activeGame();
  try {
    const response = await fetch(new URL('api/record', host), {
      headers: { Authorization: `Bearer ${link}` },
    });
    const { refused, dialog } = onlineMessages();
    if (!response.ok) return say(response.status === 429 ? refused['too-fast'] : dialog.notTakenHome);
    download(await response.text(), fileName(meta.id, null, rules.turn(position()), current().cursor));
  } catch {
    say(onlineMessages().dialog.notTakenHome);
  }
}

export const isSide = (viewer: Viewer): viewer is 'finn' | 'soviet' => viewer !== 'onlooker';

/**
 * Why a host cannot be used. `insecure`: browsers allow connections only to https, and to this device. `blocked`: the
 * page's policy does not list the host. `silent`: there is no response from a host.
 */
export type HostProblem = 'malformed' | 'insecure' | 'blocked' | 'silent';

/** The host set at build time; the page's policy lists it too. */
const NAMED: string | undefined = import.meta.env.VITE_GAME_HOST;

const KEY = 'winter-war-host';

/** The address chosen by the player, else that of the build; "" if there is none. */
export function chosenHost(): string {
  try {
    return localStorage.getItem(KEY) ?? NAMED ?? '';
  } catch {
    return NAMED ?? '';
  }
}

/** Stores the player's address on this device; null: back to that of the build. */
export function keepHost(address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // Without storage it has to be entered again.
  }
}

/** The entered text as an address with a trailing slash; null if it is invalid. */
function addressIn(text: string): URL | null {
  const written = text.trim();
  const full = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  if (!written || !URL.canParse(full)) return null;
  const { protocol, origin, pathname, username, password } = new URL(full);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return new URL(pathname.endsWith('/') ? pathname : `${pathname}/`, origin);
}

const isThisDevice = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name);

/** Addresses allowed by the page's policy; null: no policy, so all are. */
function allowedSources(): readonly string[] | null {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return null;
  const directive = policy.content.split(';').find((part) => part.trim().startsWith('connect-src '));
  return directive?.trim().split(/\s+/).slice(1) ?? [];
}

/** Why this page may not connect to an address, as far as known without a request; null if it may. */
function problemOf({ protocol, hostname, origin }: URL): HostProblem | null {
  if (origin === location.origin) return null;
  if (protocol !== 'https:' && !isThisDevice(hostname)) return 'insecure';
  return allowedSources()?.includes(origin) === false ? 'blocked' : null;
}

async function isHost(address: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('healthz', address), { cache: 'no-store' });
    return response.ok && ((await response.json()) as { ok?: unknown }).ok === true;
  } catch {
    return false;
  }
}

/** The host at the entered address, or why it cannot be used from this page. */
export async function askHost(
  text: string,
): Promise<{ readonly host: string } | { readonly problem: HostProblem }> {
  const address = addressIn(text);
  if (!address) return { problem: 'malformed' };
  const problem = problemOf(address);
  if (problem) return { problem };
  return (await isHost(address.href)) ? { host: address.href } : { problem: 'silent' };
}

/** The address of this page, which a host may serve. */
export const ownAddress = (): string => new URL('./', document.baseURI).href;

/** The host to play at; null if there is none, with the reason if one is named. */
export async function findHost(): Promise<{ readonly host: string | null; readonly problem?: HostProblem }> {
  if (await isHost(ownAddress())) return { host: ownAddress() };
  const chosen = chosenHost();
  if (!chosen) return { host: null };
  const found = await askHost(chosen);
  return 'host' in found ? found : { host: null, ...found };
}

/** Opens the page of a host instead of this one; false for an invalid address. */
export function goToHost(text: string): boolean {
  const address = addressIn(text);
  if (!address) return false;
  keepHost(address.href);
  location.assign(address.href);
  return true;
}

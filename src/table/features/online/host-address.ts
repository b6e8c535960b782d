/**
 * Which host a page plays at: the one that it comes from, or the one that the player has named in the settings. A page of
 * a static host speaks to no other address than its policy names (docs/hosting.md).
 */

/**
 * Why a host cannot be used. `insecure`: browsers let a page speak only to https, and to this device. `blocked`: the
 * policy of this page does not name the host. `silent`: nothing there answers as a host.
 */
export type HostProblem = 'malformed' | 'insecure' | 'blocked' | 'silent';

/** The host that whoever put this page up has named when building it; the page's policy names it too. */
const NAMED: string | undefined = import.meta.env.VITE_GAME_HOST;

const KEY = 'winter-war-host';

/** The address that the player has named, else that of the build; empty where there is none. */
export function chosenHost(): string {
  try {
    return localStorage.getItem(KEY) ?? NAMED ?? '';
  } catch {
    return NAMED ?? '';
  }
}

/** Keeps the player's address on this device; null: that of the build counts again. */
export function keepHost(address: string | null): void {
  try {
    if (address === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, address);
  } catch {
    // It has to be written again.
  }
}

/** What was written as an address, with its slash at the end; null where it is none. */
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

/** Where the policy in this page lets it connect; null: anywhere, as it has none. */
function allowedSources(): readonly string[] | null {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return null;
  const directive = policy.content.split(';').find((part) => part.trim().startsWith('connect-src '));
  return directive?.trim().split(/\s+/).slice(1) ?? [];
}

/** Whether this page may speak to an address, as far as that can be told without asking it. */
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

/** The host at what was written; or why it cannot be used from this page. */
export async function askHost(
  text: string,
): Promise<{ readonly host: string } | { readonly problem: HostProblem }> {
  const address = addressIn(text);
  if (!address) return { problem: 'malformed' };
  const problem = problemOf(address);
  if (problem) return { problem };
  return (await isHost(address.href)) ? { host: address.href } : { problem: 'silent' };
}

/** The address of this page, where a host may be. */
export const ownAddress = (): string => new URL('./', document.baseURI).href;

/** The host to play at; null where there is none, with the reason where one is named. */
export async function findHost(): Promise<{ readonly host: string | null; readonly problem?: HostProblem }> {
  if (await isHost(ownAddress())) return { host: ownAddress() };
  const chosen = chosenHost();
  if (!chosen) return { host: null };
  const found = await askHost(chosen);
  return 'host' in found ? found : { host: null, ...found };
}

/** Opens the page of a host in the place of this one; false where the text is no address. */
export function goToHost(text: string): boolean {
  const address = addressIn(text);
  if (!address) return false;
  keepHost(address.href);
  location.assign(address.href);
  return true;
}

/** The games at hosts that this device has links to. A link is all that there is: whoever loses it has lost the game. */
import type { Side, Viewer } from '#host/protocol.ts';
import { KNOWN_KEY, type HostedGame } from '../../store/address.ts';

export interface KnownGame extends HostedGame {
  readonly viewer: Viewer;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** The last entry that was shown here: what came after it is news. */
  readonly seen: number;
  readonly isOver: boolean;
  /** Links that `link` has taken the place of. */
  readonly former?: readonly string[];
}

/** Games that are kept in the list; the longest unopened ones go first. */
const MOST = 50;
const MOST_FORMER = 5;

export function knownGames(): readonly KnownGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? '[]');
    const isKnown = (game: Partial<KnownGame> | null): boolean =>
      [game?.link, game?.host, game?.of, game?.viewer].every((part) => typeof part === 'string');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
}

function keep(games: readonly KnownGame[]): void {
  try {
    localStorage.setItem(KNOWN_KEY, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing needs the link again.
  }
}

export const knownGame = (link: string): KnownGame | null =>
  knownGames().find((game) => game.link === link) ?? null;

/** The link that this device has in the place of one that was replaced; else that one. */
export const latestLink = (link: string): string =>
  knownGames().find((game) => game.link === link || game.former?.includes(link))?.link ?? link;

/** Keeps a link in the place of another; false where this device keeps nothing. */
export function replaceLink(old: string, link: string): boolean {
  const replaced = (game: KnownGame): KnownGame =>
    game.link === old ? { ...game, link, former: [...(game.former ?? []), old].slice(-MOST_FORMER) } : game;
  keep(knownGames().map(replaced));
  return knownGame(link) !== null;
}

/** The latest one comes first. */
export function rememberGame(game: KnownGame): void {
  const known = knownGame(game.link);
  const seen = Math.max(game.seen, known?.seen ?? 0);
  keep([{ ...known, ...game, seen }, ...knownGames().filter(({ link }) => link !== game.link)]);
}

/** The link alone is forgotten; the game stays at its host. */
export const forgetGame = (link: string): void => keep(knownGames().filter((game) => game.link !== link));

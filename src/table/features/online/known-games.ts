/** Links to games at hosts on this device. There is no account: a lost link is a lost game. */
import type { Side, Viewer } from '#host/protocol.ts';
import { KNOWN_KEY, type HostedGame } from '../../store/address.ts';

export interface KnownGame extends HostedGame {
  readonly viewer: Viewer;
  readonly players: Readonly<Partial<Record<Side, string>>>;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** The last entry shown here: later ones are new. */
  readonly seen: number;
  readonly isOver: boolean;
  /** Earlier links that were replaced by `link`. */
  readonly former?: readonly string[];
}

/** Length of the list; the games opened longest ago are dropped first. */
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
    // Without storage the link is needed again.
  }
}

export const knownGame = (link: string): KnownGame | null =>
  knownGames().find((game) => game.link === link) ?? null;

/** The current link for a possibly replaced one. */
export const latestLink = (link: string): string =>
  knownGames().find((game) => game.link === link || game.former?.includes(link))?.link ?? link;

/** Replaces a stored link; false if this device cannot store it. */
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

/** Forgets only the link; the game stays at its host. */
export const forgetGame = (link: string): void => keep(knownGames().filter((game) => game.link !== link));

/** Descriptions of kept games. */
import startMessages from '../../content/en/start.ftl';
import type { Seats } from '#engine/core/about.ts';
import type { GameMeta } from '../../game/meta.ts';
import { gameMeta, gameMetas } from '../../game/registry.ts';
import type { GameSummary, KeptGame } from '../../store/kept-games.ts';
import { isLevel, seatAt } from '../../store/seats.ts';

/** When it was saved; "" for an invalid date. */
const savedOn = ({ savedAt }: GameSummary): string => {
  const date = new Date(savedAt);
  return Number.isNaN(date.getTime()) ? '' : startMessages().library.savedOn({ date });
};

/** Status of a kept game; "" for an unknown game. */
export const standing = ({ of, summary }: Pick<KeptGame, 'of' | 'summary'>): string =>
  gameMeta(of)?.statusText(summary) ?? '';

/** Two people by their names, if at least one is known: "Anna against Soviet player". */
function namesOf({ of, players }: KeptGame): string | null {
  const card = gameMeta(of);
  if (!players || !card) return null;
  const [one, other] = card.sides.map((side) => players[side] ?? card.side(side).player);
  return startMessages().seats.versus({ one: one!, other: other! });
}

/** Who plays, in a word or two: "you against the General". */
function whoOf(kept: KeptGame): string {
  const { of, table, seats, summary } = kept;
  const t = startMessages().seats;
  const card = gameMeta(of);
  const levels = card && seats ? card.sides.map((side) => seatAt(seats, side)).filter(isLevel) : [];
  const [one, other] = levels.map((level) =>
    card!.levels.includes(level) ? card!.level(level).name : level,
  );
  if (one === undefined)
    return table === 'solo' || card?.ownModeText?.(summary) ? t.alone : (namesOf(kept) ?? t.two);
  return other === undefined ? t.youAgainst({ level: one }) : t.watched({ one, other });
}

/** The default name: "Turn 5, you against the General, +30". */
function ownName(game: KeptGame, isExact = false): string {
  const brief = gameMeta(game.of)?.shortStatus(game.summary);
  if (!brief) return savedOn(game.summary);
  const where = isExact ? standing(game) : brief.where;
  return [where, whoOf(game), brief.score].filter(Boolean).join(', ');
}

/** The players' name for a game, or its default name. */
export const titleOf = (game: KeptGame): string => game.name ?? ownName(game);

/** Names of the games in a list, by id; default names that would be equal include the phase. */
export function titlesIn(games: readonly KeptGame[]): ReadonlyMap<string, string> {
  const own = games.filter(({ name }) => name === null).map((game) => ownName(game));
  const isShared = (title: string): boolean => own.indexOf(title) !== own.lastIndexOf(title);
  return new Map(
    games.map((game) => [game.id, game.name ?? ownName(game, isShared(ownName(game)))] as const),
  );
}

/** The computer players of a game; null if people play both sides. */
export function aiPlayersText(card: GameMeta, seats: Seats | undefined): string | null {
  if (!seats) return null;
  const t = startMessages().seats;
  const [one, other] = card.sides
    .filter((side) => card.levels.includes(seatAt(seats, side)))
    .map((side) =>
      t.player({ level: card.level(seatAt(seats, side)).name, side: card.side(side).adjective }),
    );
  if (one === undefined) return null;
  return other === undefined ? t.against({ player: one }) : t.both({ one, other });
}

/** Name for a game's buttons: unlike the default name it is unique. */
export const markOf = (game: KeptGame): string =>
  game.name ?? ([savedOn(game.summary), standing(game)].find(Boolean) || titleOf(game));

/** Who plays, unless it is two people. */
function playersOf({ of, table, seats, summary }: KeptGame): string | null {
  const card = gameMeta(of);
  return (
    (card && (aiPlayersText(card, seats) ?? card.ownModeText?.(summary))) ??
    (table === 'solo' ? startMessages().seats.solo : null)
  );
}

/** Title of the game, if there are several. */
const kindOf = ({ of }: KeptGame): string | null =>
  gameMetas().length > 1 ? (gameMeta(of)?.title() ?? null) : null;

/** The rest of its line, without what the default name contains. */
export function detailsOf(game: KeptGame): string[] {
  const { name, of, source, summary } = game;
  const card = gameMeta(of);
  const { score = null } = card?.shortStatus(summary) ?? {};
  const facts = (card?.facts(summary) ?? []).filter(({ text }) => name !== null || !score?.startsWith(text));
  const details = [
    kindOf(game),
    name === null ? null : standing(game),
    ...facts.map(({ line }) => line),
    playersOf(game),
    source === undefined ? null : startMessages().library.source({ source }),
    savedOn(summary),
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}

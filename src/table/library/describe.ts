/** Kept games in words. */
import type { Seats } from '../../engine/core/seats.ts';
import type { Card } from '../contract/card.ts';
import { cardOf, cards } from '../here.ts';
import { seatsWords } from '../seats/words.ts';
import type { GameSummary, KeptGame } from '../store/kept.ts';
import { seatAt } from '../store/seats.ts';
import { libraryWords } from './words.ts';

/** When it was saved; what no calendar knows gives nothing. */
const savedOn = ({ savedAt }: GameSummary): string => {
  const date = new Date(savedAt);
  return Number.isNaN(date.getTime()) ? '' : libraryWords().savedOn(date);
};

/** Where a kept game stands; "" where its game is not known. */
export const standing = ({ of, summary }: Pick<KeptGame, 'of' | 'summary'>): string =>
  cardOf(of)?.standing(summary) ?? '';

/** What a game is called in the list. */
export const titleOf = (game: KeptGame): string =>
  game.name ?? ([savedOn(game.summary), standing(game)].find(Boolean) || (cardOf(game.of)?.title() ?? ''));

/** Which computer players play a game of this kind; null where people play both sides. */
export function rivalsOf(card: Card, seats: Seats | undefined): string | null {
  if (!seats) return null;
  const w = seatsWords();
  const [one, other] = card.sides
    .filter((side) => card.levels.includes(seatAt(seats, side)))
    .map((side) => w.player(card.level(seatAt(seats, side)).name, card.side(side).adjective));
  if (one === undefined) return null;
  return other === undefined ? w.against(one) : w.both(one, other);
}

/** Who plays it, where that is not two people. */
function playersOf({ of, table, seats }: KeptGame): string | null {
  const card = cardOf(of);
  return (card && rivalsOf(card, seats)) ?? (table === 'solo' ? seatsWords().solo : null);
}

/** Which game it is, where there are several. */
const kindOf = ({ of }: KeptGame): string | null =>
  cards().length > 1 ? (cardOf(of)?.title() ?? null) : null;

/** The rest of its line, without what its title says. */
export function detailsOf(game: KeptGame): string[] {
  const { name, of, summary } = game;
  const details = [
    kindOf(game),
    standing(game),
    ...(cardOf(of)?.facts(summary) ?? []).map(({ line }) => line),
    playersOf(game),
    name === null ? null : savedOn(summary),
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}

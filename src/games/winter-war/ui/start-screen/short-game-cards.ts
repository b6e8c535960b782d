/** The short games for the start screen: positions with a goal, in the published notation (docs/notation.md). */
import { present, readPosition, type Timeline } from '#engine/winter-war';
import type { Line, ShortGame } from '#table/game';
import messages from '../../content/en/short-games.ftl';
import { summaryOf } from '../../options/game-summary.ts';
import { countsText } from '../text/counts-text.ts';
import { signed } from '../text/numbers.ts';
import { shortGameSituation } from '../../short-games/short-game-texts.ts';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import games from '../../short-games/short-games.json' with { type: 'json' };

/** By name, in the order in which they are offered. */
export const SHORT_GAMES: readonly string[] = games.map(({ name }) => name);

/** Timeline at the start of a short game; throws a RangeError for an unknown name. */
export function shortGame(name: string): Timeline {
  const found = games.find((game) => game.name === name);
  const read = found && readPosition(found.position);
  if (!read?.ok)
    throw new RangeError(`There is no short game "${name}"${read ? `: ${read.refusal.text}` : ''}`);
  return read.timeline;
}

function cardOf(name: string): ShortGame {
  const line = shortGame(name);
  const state = present(line);
  const { turn, lastTurn, goal } = state;
  const w = messages();
  return {
    name,
    title: shortGameTitle(name),
    situation: shortGameSituation(name),
    facts: [w.turns({ first: turn, last: lastTurn }), w.par({ par: signed(goal!.par) })],
    counts: w.counts({ what: countsText(state) }),
    summary: summaryOf(line),
    start: line as Line,
  };
}

/** All short games, in the current language. */
export const shortGameCards = (): readonly ShortGame[] => SHORT_GAMES.map(cardOf);

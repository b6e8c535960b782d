/** The short games for the start screen. */
import { present } from '#engine/winter-war';
import type { Line, ShortGame } from '#table/game';
import messages from '../../content/en/short-games.ftl';
import { summaryOf } from '../../options/game-summary.ts';
import { countsText } from '../text/counts-text.ts';
import { signed } from '../text/numbers.ts';
import { shortGameSituation } from '../../short-games/short-game-texts.ts';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import { SHORT_GAMES, shortGame } from '../../short-games/short-games.ts';

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

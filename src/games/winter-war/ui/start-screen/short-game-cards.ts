/** The short games as the start screen offers them. */
import { present, score, type Goal, type LedgerLine, type State } from '#engine/winter-war';
import type { Line, ShortGame } from '#table/game';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { summaryOf } from '../../options/game-summary.ts';
import { hexText } from '../text/describe.ts';
import { signed } from '../text/numbers.ts';
import { shortGameSituation } from '../../short-games/short-game-texts.ts';
import { shortGameTitle } from '../../short-games/short-game-title.ts';
import { SHORT_GAMES, shortGame } from '../../short-games/short-games.ts';

/** Objectives that can be won or lost, each once: "Viipuri +25". */
function countsText(state: State, goal: Goal): string {
  const w = messages();
  const { lines, risks } = score(state);
  const nameOf = ({ key, hexes }: LedgerLine): string =>
    key === 'goal-hex' ? hexText(hexes[0]!) : logMessages().ledger.key[key].replace(/:$/, '');
  const ofSchedule = [...lines, ...risks]
    .filter(({ key }) => key !== 'finnish-losses' && key !== 'soviet-losses')
    .map((line) => `${nameOf(line)} ${signed(line.worth)}`);
  const losses = [
    ...(goal.losses.finn ? [w.losses.finn({ worth: signed(goal.losses.finn) })] : []),
    ...(goal.losses.soviet ? [w.losses.soviet({ worth: signed(-goal.losses.soviet) })] : []),
  ];
  return [...new Set([...ofSchedule, ...losses])].join(', ');
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
    counts: w.counts({ what: countsText(state, goal!) }),
    summary: summaryOf(line),
    start: line as Line,
  };
}

/** All of them, in the language that is spoken. */
export const shortGameCards = (): readonly ShortGame[] => SHORT_GAMES.map(cardOf);

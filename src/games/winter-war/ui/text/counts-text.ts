import {
  score,
  type LedgerLine,
  type State,
  type Score,
  type ScenarioLetter,
  type SpecialEvent,
} from '#engine/winter-war';
import logMessages from '../../content/en/log.ftl';
import messages from '../../content/en/short-games.ftl';
import { hexText } from './describe.ts';
import { signed } from './numbers.ts';
import interphaseMessages from '../../content/en/interphase.ftl';

/** Message key of a Special Event. */
export const eventKey = (event: SpecialEvent): Exclude<SpecialEvent, 'G+J'> | 'GJ' =>
  event === 'G+J' ? 'GJ' : event;

/** "die 3", "dice 3 + 4 = 7" */
export const diceText = (dice: readonly number[]): string =>
  interphaseMessages().interphase.dice({
    count: dice.length,
    faces: dice.join(' + '),
    sum: dice.reduce((sum, face) => sum + face, 0),
  });

/** Which part of a Scenario's printed text is lost; undefined for none. */
export function lostText(letter: ScenarioLetter): string | undefined {
  const { lost } = interphaseMessages().interphase;
  return letter === 'A' ? undefined : lost[letter];
}

/** A Soviet total without the handicaps; null when there are none. */
export function withoutHandicaps({ lines }: Score, total: number): number | null {
  const handicaps = lines.filter(({ key }) => key === 'handicap');
  return handicaps.length ? handicaps.reduce((sum, { points }) => sum - points, total) : null;
}

/** Objectives that can be won or lost, each once: "Viipuri +25"; and the losses that count in a short game. */
export function countsText(state: State): string {
  const w = messages();
  const { lines, risks } = score(state);
  const losses = state.goal?.losses;
  const nameOf = ({ key, hexes }: LedgerLine): string =>
    key === 'goal-hex' ? hexText(hexes[0]!) : logMessages().ledger.key[key].replace(/:$/, '');
  const ofSchedule = [...lines, ...risks]
    .filter(({ key }) => key !== 'finnish-losses' && key !== 'soviet-losses')
    .map((line) => `${nameOf(line)} ${signed(line.worth)}`);
  const ofLosses = [
    ...(losses?.finn ? [w.losses.finn({ worth: signed(losses.finn) })] : []),
    ...(losses?.soviet ? [w.losses.soviet({ worth: signed(-losses.soviet) })] : []),
  ];
  return [...new Set([...ofSchedule, ...ofLosses])].join(', ');
}

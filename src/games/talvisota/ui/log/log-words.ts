import type { MoraleCause, PhaseName, Side } from '#engine/talvisota';
import { words } from '#kit/i18n/words.ts';
import { sentence, type Part, type Sentence } from '#table/words/parts.ts';
import { commonWords } from '../words/common-words.ts';
import { figure, signed } from '../words/numbers.ts';

const c = commonWords;

export interface LogWords {
  head(turn: number, dates: string): string;
  passed(phase: PhaseName): Sentence;
  morale(side: Side, change: number, cause: MoraleCause, now: number): Sentence;
  international(die: number, marker: number): Sentence;
  returned: Readonly<Record<'reinforcements' | 'sheet', (side: Side, units: string) => Sentence>>;
  arrivals(units: string): Sentence;
  entered(units: string, space: Part): Sentence;
  marched(units: string, from: Part, to: Part): Sentence;
  marker: Readonly<Record<'laid' | 'lifted', (space: Part) => Sentence>>;
  control: Readonly<Record<Side, (space: Part) => Sentence>>;
  scouts: Readonly<Record<'stay' | 'home', (count: number, space: Part) => Sentence>>;
  planned(side: Side, fronts: string): Sentence;
  deployed(space: Part): Sentence;
  answered: Sentence;
  unanswered: Sentence;
  revealed: Sentence;
  opened(space: Part): Sentence;
  reserves(units: string, from: Part, to: Part): Sentence;
  round(
    round: number,
    soviet: number,
    finn: number,
    roller: Side,
    column: number,
    die: number,
    face: number,
  ): Sentence;
  losses(soviet: number, finn: number): Sentence;
  retreat(side: Side): Sentence;
  lost: Readonly<Record<'combat' | 'retreat', (side: Side, units: string, space: Part) => Sentence>>;
  starved(unit: string, space: Part): Sentence;
  victory: Readonly<Record<Side, (strategy: string, space: Part) => Sentence>>;
  conquered: Readonly<Record<'first' | 'again', (space: Part) => Sentence>>;
  pursuit(from: Part, space: Part): Sentence;
  retreated(units: string, from: Part, to: Part): Sentence;
  finnsHome(units: string, from: Part): Sentence;
  harassed: Readonly<
    Record<
      'success' | 'setback' | 'failure',
      (scouts: number, space: Part, die: number, modifier: string) => Sentence
    >
  >;
  drawn(strategy: string, means: string): Sentence;
  mannerheim(use: string): Sentence;
  sent(die: number, scouts: number): Sentence;
  ended: Readonly<Record<'helsinki' | 'morale' | 'turns', (winner: Side | 'draw') => Sentence>>;
  unsaid(side: Side): Sentence;
}

export const logWords = words<LogWords>('talvisota/log', {
  head: (turn, dates) => `Turn ${turn}, ${dates}`,
  passed: (phase) => sentence`${c().phase[phase]}: nothing to decide.`,
  morale: (side, change, cause, now) =>
    sentence`${c().adjective[side]} morale ${signed(change)} (${c().cause[cause]}), now ${figure(now)}.`,
  international: (die, marker) => sentence`Events: rolled ${die}, marker set to ${signed(marker)}.`,
  returned: {
    reinforcements: (side, units) =>
      side === 'soviet'
        ? sentence`Soviet losses can now be bought back: ${units}.`
        : sentence`Finnish losses return to the sheet next turn: ${units}.`,
    sheet: (side, units) => sentence`Back on the ${c().adjective[side]} sheet: ${units}.`,
  },
  arrivals: (units) => sentence`The January reinforcements have arrived: ${units}.`,
  entered: (units, space) => sentence`Brought to ${space}: ${units}.`,
  marched: (units, from, to) => sentence`Moved from ${from} to ${to}: ${units}.`,
  marker: {
    laid: (space) => sentence`Possession marker placed in ${space}.`,
    lifted: (space) => sentence`Possession marker removed from ${space}.`,
  },
  control: {
    soviet: (space) => sentence`${space} is in Soviet hands again.`,
    finn: (space) => sentence`${space} is no longer in Soviet hands.`,
  },
  scouts: {
    stay: (count, space) => sentence`Scouts stay in ${space}: ${count}.`,
    home: (count, space) => sentence`Scouts return home from ${space}: ${count}.`,
  },
  planned: (side, fronts) => sentence`${c().adjective[side]} strategies face down: ${fronts}.`,
  deployed: (space) => sentence`A Soviet strategy targets ${space}.`,
  answered: sentence`A Finnish strategy answers it.`,
  unanswered: sentence`No Finnish strategy answers it.`,
  revealed: sentence`The strategies are revealed.`,
  opened: (space) => sentence`Combat for ${space} is opened.`,
  reserves: (units, from, to) => sentence`Reinforcements join the force in ${to} from ${from}: ${units}.`,
  round: (round, soviet, finn, roller, column, die, face) =>
    sentence`Round ${round}: Soviet ${soviet} against Finnish ${finn}. The ${c().player[roller]} rolls ${die} in column +${column}${die === face ? '' : `, read as ${face}`}.`,
  losses: (soviet, finn) => sentence`Losses: Soviet ${soviet}, Finnish ${finn}.`,
  retreat: (side) => sentence`${c().adjective[side]} units must retreat.`,
  lost: {
    combat: (side, units, space) => sentence`${c().adjective[side]} losses at ${space}: ${units}.`,
    retreat: (side, units, space) =>
      sentence`No retreat from ${space}. ${c().adjective[side]} units lost: ${units}.`,
  },
  starved: (unit, space) => sentence`Isolated in ${space}: ${unit} is lost.`,
  victory: {
    soviet: (strategy, space) => sentence`${strategy}: the Finns have abandoned ${space}.`,
    finn: (strategy, space) => sentence`${strategy}: the Finns hold ${space}.`,
  },
  conquered: {
    first: (space) => sentence`${space} has fallen.`,
    again: (space) => sentence`${space} is retaken, for no points.`,
  },
  pursuit: (from, space) => sentence`The second attack continues from ${from} against ${space}.`,
  retreated: (units, from, to) => sentence`Retreated from ${from} to ${to}: ${units}.`,
  finnsHome: (units, from) => sentence`Back from ${from} to the Finnish sheet: ${units}.`,
  harassed: {
    success: (scouts, space, die, modifier) =>
      sentence`Scouts (${scouts}) behind the lines at ${space}: die ${die} ${modifier}, success.`,
    setback: (scouts, space, die, modifier) =>
      sentence`Scouts (${scouts}) behind the lines at ${space}: die ${die} ${modifier}, success with losses.`,
    failure: (scouts, space, die, modifier) =>
      sentence`Scouts (${scouts}) behind the lines at ${space}: die ${die} ${modifier}, failure.`,
  },
  drawn: (strategy, means) => sentence`Drawn for ${strategy}: ${means}.`,
  mannerheim: (use) => sentence`Mannerheim Support: ${use}.`,
  sent: (die, scouts) => sentence`Rolled ${die}: scouts sent behind the lines: ${scouts}.`,
  ended: {
    helsinki: (winner) => sentence`Helsinki has fallen. ${c().winner[winner]}.`,
    morale: (winner) => sentence`Morale is broken. ${c().winner[winner]}.`,
    turns: (winner) => sentence`The last turn is over. ${c().winner[winner]}.`,
  },
  unsaid: (side) => sentence`The ${c().player[side]} is planning.`,
});

/** Head of the situation: turn, phase, side to decide, what to do, and what prevents the end of the phase. */
import { signed } from '../text/numbers.ts';
import logMessages from '../../content/en/log.ftl';
import playMessages from '../../content/en/play.ftl';
import startMessages from '../../content/en/start.ftl';
import tablePlayMessages from '#table/content/en/play.ftl';
import { decider, resultOf, type GameEvent, type State } from '#engine/winter-war';
import type { Due, FrontInWords } from '#table/game';
import type { Mode } from '../../table-adapter.ts';
import { victoryPoints } from '../../options/game-summary.ts';
import { primaryOf, todoOf } from '../controller/controller.ts';
import { datesOf } from '../text/names.ts';
import { refusalText } from '../text/refusal-text.ts';
import { lineOf, notesLine, offMap, stacksInWords, type Scene } from './describe.ts';

const IDLE: Mode = { mode: 'idle' };

/** Turn, date, phase, and side to decide. */
export function now(state: State): string[] {
  const { turn, phase, outcome } = state;
  const setUp = phase === 'set-up';
  return [
    setUp
      ? startMessages().common.phase[phase]
      : `${startMessages().bar.turn({ n: turn })}, ${datesOf(turn)}`,
    ...(setUp ? [] : [startMessages().common.phase[phase]]),
    outcome
      ? startMessages().common.level[outcome.level]
      : startMessages().bar.decides({ side: decider(state) }),
  ];
}

/** What to do with nothing selected, and why the phase cannot end yet. */
export const due = (state: State): Due => ({
  todo: todoOf(state, IDLE),
  hindrance: primaryOf(state, IDLE).refusal,
});

/** Announces the side to decide after these events and what it can do; null in the middle of a phase. */
export function promptForTurn(events: readonly GameEvent[], after: State): string | null {
  // In an Interphase the side to decide can change with every die.
  const turned = after.phase === 'interphase' || events.some(({ type }) => type === 'phase');
  return turned ? logMessages().live.decider({ side: decider(after), todo: todoOf(after, IDLE) }) : null;
}

/** Every stack, by front and side: the viewer's own first. */
export function fronts(position: Scene): FrontInWords[] {
  const order = position.viewer === 'finn' ? (['finn', 'soviet'] as const) : (['soviet', 'finn'] as const);
  return stacksInWords(position).map(({ area, name, stacks }) => ({
    id: area,
    name,
    sides: order.map((side) => ({
      side,
      name: playMessages().situation.sides[side],
      stacks: stacks
        .filter((stack) => stack.side === side)
        .map((stack) => ({
          place: stack.hex,
          name: stack.place,
          units: stack.units,
          notes: notesLine(stack),
        })),
    })),
  }));
}

/** The whole situation as plain text, for copying. */
export function asText(position: Scene, { todo, hindrance }: Due): string {
  const t = playMessages().situation;
  const { seen, state } = position;
  const stands = stacksInWords(position).flatMap(({ name, stacks }) => [
    '',
    name,
    ...stacks.map((stack) => `- ${t.sides[stack.side]}, ${lineOf(stack)}`),
  ]);
  const points = victoryPoints(seen);
  return [
    `${startMessages().common.title}. ${now(state).join('. ')}.`,
    todo,
    hindrance ? refusalText(hindrance) : tablePlayMessages().situation.noObligations,
    ...stands,
    '',
    offMap(seen, 'finn'),
    offMap(seen, 'soviet'),
    ...(points === null
      ? []
      : [
          `${logMessages().ledger.total}: ${signed(points)}. ${logMessages().ledger.level}: ${startMessages().common.level[resultOf(points, seen)]}.`,
        ]),
  ].join('\n');
}

/** What heads the situation: turn, phase, whose decision, what is to do, and what stands in the way. */
import { decider, levelOf, type Hex, type Refusal } from '../../../../engine/winter-war/index.ts';
import { victoryPoints } from '../../options/victory-points.ts';
import type { Mode, Position } from '../../here.ts';
import { datesOf } from '../words/calendar.ts';
import { refusalText } from '../words/refusal-text.ts';
import { rivalStep } from '../../../../table/rival/step.ts';
import { primaryOf } from '../hand/primary.ts';
import { todoOf } from '../hand/todo.ts';
import { lineOf, offMap, stacksInWords } from './describe.ts';
import { situationWords } from '../../../../table/situation/situation-words.ts';
import { commonWords } from '../words/common-words.ts';
import { barWords } from '../words/bar-words.ts';
import { ledgerWords } from '../words/ledger-words.ts';

const IDLE: Mode = { mode: 'idle' };

export interface Summary {
  readonly now: readonly string[];
  readonly todo: string;
  /** Why the phase cannot end yet. */
  readonly hindrance: Refusal | null;
  readonly hexes: readonly Hex[];
}

export function summaryOf({ state }: Position): Summary {
  const { turn, phase, outcome } = state;
  const setUp = phase === 'set-up';
  const rival = rivalStep();
  const primary = rival?.primary ?? primaryOf(state, IDLE);
  return {
    now: [
      setUp ? commonWords().phase[phase] : `${barWords().turn(turn)}, ${datesOf(turn)}`,
      ...(setUp ? [] : [commonWords().phase[phase]]),
      outcome ? commonWords().level[outcome.level] : barWords().decides(decider(state)),
    ],
    todo: rival?.todo ?? todoOf(state, IDLE),
    hindrance: primary.refusal,
    hexes: [...new Set(primary.refusal?.places ?? [])],
  };
}

/** The whole of it as plain text, to be kept or sent. */
export function plainText(position: Position): string {
  const w = situationWords();
  const { seen } = position;
  const { now, todo, hindrance } = summaryOf(position);
  const fronts = stacksInWords(position).flatMap(({ name, stacks }) => [
    '',
    name,
    ...stacks.map((stack) => `- ${w.sides[stack.side]}, ${lineOf(stack)}`),
  ]);
  const points = victoryPoints(seen);
  return [
    `${commonWords().title}. ${now.join('. ')}.`,
    todo,
    hindrance ? refusalText(hindrance) : w.noObligations,
    ...fronts,
    '',
    offMap(seen, 'finn'),
    offMap(seen, 'soviet'),
    ...(points === null
      ? []
      : [
          `${ledgerWords().total}: ${commonWords().signed(points)}. ${ledgerWords().level}: ${commonWords().level[levelOf(points)]}.`,
        ]),
  ].join('\n');
}

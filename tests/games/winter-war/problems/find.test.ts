import { describe, expect, it } from 'vitest';
import {
  positionFrom,
  readPosition,
  writePosition,
  type Action,
  type PositionSpec,
  type State,
} from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { kindsAt, searchVerdict } from '#games/winter-war/problems/judge.ts';
import shipped from '#games/winter-war/problems/problems.json';
import { problems } from '#games/winter-war/ui/problems/problems.ts';
import { searchForReview } from '#games/winter-war/value/answer.ts';
import type { NewProblem, NoProblem } from '#table/game';

const stateOf = (position: string): State => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.refusal.text);
  return present(read.timeline) as State;
};

/** What the worker answers. */
function made(asked: string, start: State): NewProblem<Action> | NoProblem<Action> {
  const task = searchForReview({ kind: 'makeProblem', asked, start });
  if (!task) throw new Error('The question makes no sense.');
  return structuredClone(runToEnd(task)) as NewProblem<Action> | NoProblem<Action>;
}

const at = (spec: PositionSpec): State => stateOf(writePosition(positionFrom(spec)));
/** A division with its headquarters, beside a Finnish regiment. */
const NEAR = [
  { type: '0-1-2', hex: '1407', side: 'soviet' },
  { type: '8-3-2', hex: '1307', side: 'soviet' },
  { type: '2-2-3', hex: '1207', side: 'finn' },
] as const;

describe('the problem of a position', () => {
  it('is of the kinds that its phase and turn allow', () => {
    const units = [{ type: '6-6-2', hex: '1405' }] as const;
    const kinds = (spec: Omit<PositionSpec, 'units'>) => kindsAt(at({ ...spec, units }));
    expect(kinds({ turn: 4, phasing: 'soviet', phase: 'movement' })).toEqual(['march']);
    expect(kinds({ turn: 4, phasing: 'soviet', phase: 'attack' })).toEqual(['attack']);
    expect(kinds({ turn: 10, phasing: 'finn', phase: 'movement' })).toEqual(['lastMarch', 'march']);
    expect(kinds({ turn: 4, phasing: 'finn', phase: 'reinforcement' })).toEqual([]);
  });

  it('is the one that ships, with the loss that answers to it are judged by', () => {
    const { position, side, best, second } = shipped.find(
      (one) => one.kind === 'attack' && one.second.length > 1,
    )!;
    const start = stateOf(position);
    const { lost } = runToEnd(searchVerdict('attack', start, best as Action[], second as Action[]));
    expect(made('attack', start)).toMatchObject({
      kind: 'attack',
      side,
      best,
      second,
      lost: expect.closeTo(lost, 3),
    });
  });

  it('of the last march counts the points', () => {
    const start = at({
      turn: 10,
      phasing: 'finn',
      phase: 'movement',
      units: [
        { type: '1-1-3', hex: '1406', side: 'finn' },
        { type: '0-1-2', hex: '1602' },
      ],
    });
    const found = made('lastMarch', start);
    const words =
      'reason' in found ? problems.whyNone(found, start) : problems.actionsText(start, found.best);
    expect(words).not.toBe('');
  });
});

describe('no problem', () => {
  const CASES: readonly (readonly [string, string, State, RegExp])[] = [
    [
      'where nobody can attack',
      'none',
      at({ turn: 4, phasing: 'soviet', phase: 'attack', units: [{ type: '6-6-2', hex: '1405' }] }),
      /^No attack is owed or possible here\.$/,
    ],
    [
      'with one attack that must be made',
      'single',
      at({ turn: 4, phasing: 'soviet', phase: 'attack', units: NEAR }),
      /^There is only one answer here: .+\.$/,
    ],
    [
      'where it hardly matters what is attacked',
      'equal',
      at({
        turn: 4,
        phasing: 'soviet',
        phase: 'attack',
        units: [
          ...NEAR,
          { type: '6-4-2', hex: '1307', side: 'soviet' },
          { type: '1-1-3', hex: '1306', side: 'finn' },
        ],
      }),
      /^Two answers are too close\. The best: .+ gives away only [\d.]+ points?/,
    ],
  ];
  it.each(CASES)('comes of a position %s, and it is said why', (_, reason, start, words) => {
    const found = made('attack', start);
    expect(found).toMatchObject({ reason });
    expect(problems.whyNone(found as NoProblem<Action>, start)).toMatch(words);
  });

  it('comes of a question about a kind that the game has not', () => {
    expect(searchForReview({ kind: 'makeProblem', asked: 'mate', start: CASES[0]![2] })).toBeNull();
  });
});

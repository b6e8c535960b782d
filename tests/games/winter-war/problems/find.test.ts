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

  const ofTheme = (kind: string, theme: string) =>
    shipped.find((one) => one.kind === kind && one.theme === theme)!;
  /** It takes the least time of its kind. */
  const march = shipped.find(({ best: [move] }) => 'unit' in move! && move.unit === 56)!;
  it.each([
    ...['city', 'chance', 'line', 'hold', 'strength', 'restraint'].map((theme) => ofTheme('attack', theme)),
    ofTheme('lastMarch', 'together'),
    march,
  ])('is the one that ships: $kind, $theme', ({ kind, position, side, theme, best, second, lost }) => {
    const found = made(kind, stateOf(position));
    expect(found).toMatchObject({ kind, side, theme, best, second, lost: expect.closeTo(lost, 1) });
  });

  it('has the loss by which answers to it are judged', () => {
    const { position, best, second } = ofTheme('attack', 'line');
    const start = stateOf(position);
    const { lost } = runToEnd(searchVerdict('attack', start, best as Action[], second as Action[]));
    expect(made('attack', start)).toMatchObject({ lost: expect.closeTo(lost, 3) });
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
    expect(problems.whyNone(found as NoProblem<Action>, start)).toMatch(/^Nothing has to be done here/);
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

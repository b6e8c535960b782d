import {
  LAST_TURN,
  positionFrom,
  readPosition,
  soviets,
  writePosition,
  type Action,
  type State,
} from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import { isOpen } from '#games/talvisota/problems/find.ts';
import { kindsAt, KINDS } from '#games/talvisota/problems/judge.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { problems } from '#games/talvisota/ui/problems/problems.tsx';
import { searchForReview } from '#games/talvisota/value/answer.ts';
import type { NewProblem, NoProblem } from '#table/game';
import { findProblem } from '../../../../tools/talvisota/problems.ts';
import { must, occupy, opened, type Scene } from '../../../engine/talvisota/helpers.ts';

const stateOf = (position: string): State => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.refusal.text);
  return present(read.timeline) as State;
};

function made(asked: string, start: State): NewProblem<Action> | NoProblem<Action> {
  const task = searchForReview({ kind: 'makeProblem', asked, start });
  if (!task) throw new Error('The question makes no sense.');
  const progress: number[] = [];
  let step = task.next();
  for (; !step.done; step = task.next()) progress.push(step.value);
  // The bar on the page never goes back, nor beyond its end.
  expect([0, ...progress, 1]).toEqual([0, ...progress, 1].sort((a, b) => a - b));
  return structuredClone(step.value) as NewProblem<Action> | NoProblem<Action>;
}

const shippedAt = (id: string): State => stateOf(shipped.find((one) => one.id === id)!.position);
/** With one of the Soviet strategies, in the box of its slot. */
const withOnly = (slot: number, state: State): State => ({
  ...state,
  soviet: { ...state.soviet, plans: state.soviet.plans.map((plan, i) => (i === slot ? plan : null)) },
});

describe('the problem of a position of Talvisota', () => {
  it.each(KINDS)('is the one that ships, and as hard as its place in the file says: %s', (kind) => {
    let before = -Infinity;
    for (const { position, id: _id, level: _level, source: _source, lost, ...rest } of shipped) {
      if (rest.kind !== kind) continue;
      const found = findProblem(stateOf(position))!;
      expect(found).toMatchObject({ ...rest, lost: expect.closeTo(lost, 1) });
      expect(found.hardness).toBeGreaterThanOrEqual(before);
      before = found.hardness;
    }
  });

  const [toViipuri, toOneSpace, twoFronts] = [
    'launch-1691936122-or-5-68',
    'launch-1493947560-rr-3-49',
    'launch-1972648344-rr-3-36',
  ].map(shippedAt) as [State, State, State];
  const afterBest = (id: string): State =>
    must(shippedAt(id), shipped.find((one) => one.id === id)!.best[0] as Action);
  const scene: Scene = {
    strategy: 'MASS',
    from: 'LEN',
    target: 'KOI',
    units: { FUS: 6 },
    turn: LAST_TURN,
    more: { morale: { soviet: 10, finn: 15 } },
  };
  it.each<[string, string, string, State]>([
    ['the strategy cannot be sent', 'launch', 'none', withOnly(0, toViipuri)],
    ['no attack is better than waiting', 'launch', 'idle', withOnly(3, toViipuri)],
    ['one space can be attacked, or none', 'launch', 'whether', withOnly(2, toOneSpace)],
    ['two spaces are worth about the same', 'launch', 'equal', withOnly(4, twoFronts)],
    [
      'the General would send more than is best',
      'launch',
      'doubt',
      must(shippedAt('answer-2655778311-rr-4-61'), { type: 'answer', slot: 1 }),
    ],
    ['one strategy can answer, or none', 'answer', 'whether', afterBest('launch-1493947560-rr-3-49')],
    ['it hardly matters what answers', 'answer', 'equal', afterBest('launch-1691936122-or-5-68')],
    [
      'the weakest are lost as usual',
      'losses',
      'usual',
      must(shippedAt('losses-4203543429-oo-3-59'), { type: 'lose', units: soviets({ FUS: 1 }) }),
    ],
    [
      'nothing bars the way to the best space',
      'secondAttack',
      'sure',
      stateOf(writePosition(must(opened(scene), occupy({ FUS: 6 })))),
    ],
  ])('is none where %s', (_, kind, reason, state) => {
    expect(kindsAt(state)).toEqual([kind]);
    expect(made(kind, state)).toMatchObject({ reason });
  });

  it('is none where nothing can be sent, where one side is beaten, and in other phases, and it is said why', () => {
    const start = positionFrom({ turn: 3, options: {} });
    const sending = stateOf(writePosition({ ...start, phase: 'deployment', decisions: [] }));
    const none = made('launch', sending) as NoProblem<Action>;
    expect(none).toMatchObject({ reason: 'none' });
    expect(problems.whyNone(none, sending)).toBe('No strategy can be sent here.');
    const beaten = { ...sending, morale: { ...sending.morale, finn: 1 } };
    expect(made('launch', beaten)).toMatchObject({ reason: 'decided' });
    const open = (soviet: number, finn: number, turn = 5) =>
      isOpen({ ...start, turn, morale: { soviet, finn } });
    expect([open(4, 10), open(3, 10), open(4, 23), open(22, 10, LAST_TURN), open(23, 10, LAST_TURN)]).toEqual(
      [true, false, true, true, false],
    );
    expect(kindsAt({ ...start, phase: 'recovery', decisions: [] })).toEqual([]);
    expect(kindsAt({ ...sending, options: { ...sending.options, solo: true } })).toEqual([]);
    expect(problems.whyNone({ reason: 'phase', answers: [] }, start)).toMatch(/^Problems begin in/);
  });
});

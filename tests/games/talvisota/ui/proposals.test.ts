/** The large button and the marks on the map, in games played by chance. */
import { draw, randomFrom, type RandomState } from '#engine/core/random.ts';
import { apply, check, decider, newGame, soviets, view, type State } from '#engine/talvisota';
import { rules } from '#games/talvisota/rules.ts';
import { highlightsOf } from '#games/talvisota/ui/controller/clicks.ts';
import { EMPTY } from '#games/talvisota/ui/controller/desk.ts';
import { proposalOf } from '#games/talvisota/ui/controller/proposal.ts';
import { kindOf } from '#games/talvisota/ui/controller/situation.ts';
import { proposedStep } from '#games/talvisota/ui/controller/step.ts';
import { sampleAction } from '../../../../tools/talvisota/random-play.ts';

/** Every position of a game played by chance. */
function* positions(seed: number, most: number): Generator<State> {
  let random: RandomState = randomFrom(seed);
  const pick = (count: number): number => {
    let value: number;
    [value, random] = draw(random, count);
    return value;
  };
  let state = newGame({}, seed);
  for (let i = 0; i < most && state.phase !== 'over'; i++) {
    yield state;
    const done = apply(state, sampleAction(state, pick));
    if (!done.ok) throw new Error(done.refusal.text);
    state = done.state;
  }
}

/** Where the table cannot propose: one of several has to be chosen first. */
const OPEN = ['answer', 'combat', 'starve'];

describe('the large button of Talvisota', () => {
  test('says something in every position, and what it says is legal unless it ends a phase', () => {
    const idle: string[] = [];
    const refused: string[] = [];
    for (const seed of [3, 11, 29])
      for (const state of positions(seed, 260)) {
        const seen = view(state, decider(state));
        const step = proposedStep(seen, EMPTY);
        const kind = kindOf(seen);
        if (!step?.action) idle.push(kind);
        else if (step.action.type !== 'end' && check(state, step.action)) refused.push(kind);
      }
    expect(idle.filter((kind) => !OPEN.includes(kind))).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('proposes on what a side sees what it would propose on all there is', () => {
    for (const state of positions(5, 300)) {
      const seen = view(state, decider(state));
      expect(proposalOf(seen, EMPTY)).toEqual(proposalOf(state, EMPTY));
      expect(highlightsOf(seen, EMPTY)).toEqual(highlightsOf(state, EMPTY));
    }
  });
});

test('the usual set-up is legal and leaves nobody behind', () => {
  const lines = (rules.readySteps?.(newGame({}, 1)) ?? []).reduce(
    (state, action) => {
      const done = apply(state, action);
      return done.ok ? done.state : state;
    },
    newGame({}, 1),
  );
  expect(lines.phase).toBe('event');
  expect(lines.soviet.waiting).toEqual(soviets());
  expect(rules.readySteps?.(lines)).toEqual([]);
});

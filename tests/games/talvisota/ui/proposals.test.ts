/** The large button and the marks on the map, in games played by chance. */
import { draw, randomFrom, type RandomState } from '#engine/core/random.ts';
import {
  apply,
  check,
  decider,
  newGame,
  placeOf,
  positionFrom,
  soviets,
  spaceOf,
  view,
  type State,
} from '#engine/talvisota';
import { rules } from '#games/talvisota/rules.ts';
import { highlightsOf, pressed, targetsOf, whyNot } from '#games/talvisota/ui/controller/clicks.ts';
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

describe('a press on the map of Talvisota', () => {
  const lines = (rules.readySteps?.(newGame({}, 1)) ?? []).reduce(
    (state, action) => {
      const done = apply(state, action);
      return done.ok ? done.state : state;
    },
    newGame({}, 1),
  );

  test('the usual set-up is legal and leaves nobody behind', () => {
    expect(lines.phase).toBe('event');
    expect(lines.soviet.waiting).toEqual(soviets());
    expect(rules.readySteps?.(lines)).toEqual([]);
  });

  test('sends units from a front box to the spaces of their front alone', () => {
    const rolled = apply(lines, { type: 'roll' }, [3]);
    const state = rolled.ok ? rolled.state : lines;
    const targets = targetsOf(state, { ...EMPTY, mode: 'desk', from: 'KAR', units: { FUS: 2 } });
    expect(targets.map((space) => placeOf(space).id).toSorted()).toEqual(['LEN', 'ORA']);
    // Nothing chosen means all that is there.
    const opened = { ...EMPTY, mode: 'desk', from: 'KAR' } as const;
    expect(targetsOf(state, opened)).toEqual(targetsOf(state, { ...opened, units: state.soviet.boxes.KAR }));
    expect(pressed(state, opened, spaceOf('LEN'))).toEqual({
      target: spaceOf('LEN'),
      units: state.soviet.boxes.KAR,
    });
  });

  test('a target is chosen, and put down by a second press', () => {
    const slot = 3;
    const base = positionFrom({
      turn: 1,
      phase: 'deployment',
      map: { LEN: { FUS: 3 } },
      sovietPlans: { [slot]: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }) } },
    });
    const desk = { ...EMPTY, mode: 'desk' as const, slot };
    const rautu = spaceOf('RAU');
    expect(pressed(base, desk, rautu)).toEqual({ target: rautu });
    expect(pressed(base, { ...desk, target: rautu }, rautu)).toEqual({ target: null });
    expect(pressed(base, desk, spaceOf('HEL'))).toBeNull();
  });
});

test('a space to which what is in hand cannot go says why, by the paragraph', () => {
  const at = positionFrom({
    turn: 1,
    phase: 'deployment',
    map: { LEN: { FUS: 3 } },
    sovietPlans: { 3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 3 }) } },
  });
  const sending = { ...EMPTY, slot: 3 };
  expect(whyNot(at, sending, spaceOf('TER'))).toBeNull();
  expect(whyNot(at, sending, spaceOf('HEL'))).toMatchObject({ key: 'target-far' });
  // With nothing in hand a press only looks.
  expect(whyNot(at, EMPTY, spaceOf('HEL'))).toBeNull();
});

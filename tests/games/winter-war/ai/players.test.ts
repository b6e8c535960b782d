import {
  apply,
  check,
  decider,
  newGame,
  readySetUp,
  RECOMMENDED,
  view,
  type Action,
  type Decision,
  type State,
} from '#engine/winter-war';
import { randomSource } from '#engine/core/random.ts';
import { PLAYER_LEVELS, chooseActions } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS } from '#games/winter-war/options/options-choice.ts';
import { playGame } from '../../../../tools/lab/play.ts';
import { positions } from './positions.ts';
import { hex, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { randomOpening, sampleAction } from '../../../../tools/random-play.ts';

const act = (state: State, action: Action): State => {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${applied.refusal.text}`);
  return applied.state;
};

const KINDS: readonly Decision['kind'][] = [
  'retreat',
  'exchange',
  'advance',
  'cease-fire',
  'muster',
  'forfeit',
];

/** What random games hardly ever meet: a landing, a unit of an overloaded city that steps back, a hex too full. */
const LANDING: State = {
  ...position('finn', 'movement', stacks('s1656 2-1-2, f1306 6-6-2')),
  phase: 'interphase',
  interphase: { steps: [], norwayResists: false },
  decisions: [{ kind: 'landing', side: 'finn' }],
};
const OWED = (['withdraw', 'overstack'] as const).map((kind) => {
  const state = position(
    'soviet',
    kind === 'withdraw' ? 'attack' : 'movement',
    stacks('s2014 6-4-2 2-1-2 0-1-2, f1915 2-2-3'),
  );
  const decision: Decision =
    kind === 'withdraw'
      ? { kind, side: 'soviet', units: [unitAt(state, '2014', '6-4-2')] }
      : { kind, side: 'soviet', hexes: [hex('2014')] };
  return { ...state, decisions: [decision] };
});
const RARE: readonly State[] = [LANDING, ...OWED];

/** A few positions of each phase and each kind of waiting decision, out of random games. */
function moments(): Map<string, State[]> {
  const found = new Map<string, State[]>();
  const rare = (): boolean => KINDS.every((kind) => found.has(kind));
  for (let seed = 1; seed <= 40 && !rare(); seed++) {
    const pick = randomSource(seed);
    let state = randomOpening(seed, PRESETS[seed % 2 ? 'everything' : 'recommendedEvents']);
    while (state.phase !== 'over') {
      const name = state.decisions.at(-1)?.kind ?? state.phase;
      const known = found.get(name);
      if (!known) found.set(name, [state]);
      else if (known.length < 4) known.push(state);
      state = act(state, sampleAction(state, pick));
    }
  }
  return found;
}

/** Little to think with, so that much can be tried: what is tested is not how well they play. */
const BUDGET = 4;

describe('whatever is to be decided', () => {
  const found = moments();

  it.each(KINDS)('has been met: %s', (kind) => expect(found.has(kind)).toBe(true));

  it.each(PLAYER_LEVELS)('is answered legally by the %s', (level) => {
    for (const states of [...found.values(), RARE])
      for (const state of states)
        expect(check(state, chooseActions(state, decider(state), level, 1, BUDGET)[0]!)).toBeNull();
  });
});

describe.each(PLAYER_LEVELS)('the %s', (level) => {
  // Generals play by the rest of the rules in `npm run lab -- --long`.
  it.each(level === 'general' ? (['everything'] as const) : PRESET_NAMES)(
    'plays whole games to the end: %s',
    (preset) => {
      const game = playGame({ soviet: level, finn: level }, 11, PRESETS[preset]);
      expect(game.faults).toEqual([]);
      expect(game.reason).not.toBe('none');
    },
    180_000,
  );

  it('answers every position with something legal, and the same from a copy of its view', () => {
    for (const preset of ['recommended', 'everything'] as const)
      for (const state of positions(4, level === 'general' ? 180 : 60, preset)) {
        const side = decider(state);
        const actions = chooseActions(state, side, level, 9, BUDGET);
        expect(check(state, actions[0]!)).toBeNull();
        const copy = JSON.parse(JSON.stringify(state)) as State;
        const seen: State = { ...view(copy, side), random: [1, 2, 3, 4] };
        expect(chooseActions(seen, side, level, 9, BUDGET)).toEqual(actions);
      }
  }, 180_000);

  it('sets up without a look at the face-down counters', () => {
    const laid = (seed: number): State => {
      const start = newGame(RECOMMENDED, 1);
      return act(readySetUp(start, 'random', seed).reduce(act, start), { type: 'end' });
    };
    expect(chooseActions(laid(1), 'soviet', level, 2)).toEqual(chooseActions(laid(2), 'soviet', level, 2));
  });

  it('sets up legally whatever the Finns have done', () => {
    for (const preset of PRESET_NAMES)
      for (let seed = 1; seed <= 6; seed++) {
        const start = newGame(PRESETS[preset], seed);
        const finns =
          seed % 2 ? readySetUp(start, 'random', seed) : chooseActions(start, 'finn', level, seed);
        let state = finns.filter(({ type }) => type !== 'end').reduce(act, start);
        state = act(state, { type: 'end' });
        for (const action of chooseActions(state, 'soviet', level, seed)) state = act(state, action);
        expect(state.phase).not.toBe('set-up');
      }
  });
});

it('does not know where the paratroops will land', () => {
  const state = newGame({ ...RECOMMENDED, airborne: true }, 1);
  const planned: State = { ...state, course: { ...state.course, plan: { hex: 300, turn: 1 } } };
  for (const level of PLAYER_LEVELS)
    expect(chooseActions(planned, 'finn', level, 1)).toEqual(chooseActions(state, 'finn', level, 1));
});

it('says nothing when the word is with the other side', () => {
  expect(chooseActions(newGame(RECOMMENDED, 1), 'soviet', 'officer', 1)).toEqual([]);
});

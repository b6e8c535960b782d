import {
  secrets,
  AS_PRINTED,
  at,
  board,
  decider,
  newGame,
  openView,
  play,
  positionFrom,
  present,
  readySetUp,
  startTimeline,
  undoLimit,
  view,
  type Action,
  type PositionSpec,
  type Side,
  type Timeline,
} from '#engine/winter-war';
import { stacks } from '../rules/helpers.ts';

const { secretAt, secretFrom, stillSecretAt, stillSecretFrom, handoverLimit } = secrets;

const SIDES: readonly Side[] = ['finn', 'soviet'];
const end: Action = { type: 'end' };

function act(line: Timeline, ...actions: readonly Action[]): Timeline {
  let now = line;
  for (const action of actions) {
    const played = play(now, action);
    if (!played.ok) throw new Error(played.refusal.text);
    now = played.timeline;
  }
  return now;
}
const setUp = (line: Timeline): Timeline => act(line, ...readySetUp(present(line), 'historical', 1), end);

const begun = startTimeline(newGame(AS_PRINTED, 4));
const laid = setUp(begun);
const revealed = setUp(laid);

/** The paratroops may write down a landing; the Finns are far from all others. */
const planning: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'reinforcement',
  units: stacks('s1602 0-1-2 3-1-1, s1703 6-4-2, f0721 2-2-3'),
  options: { ...AS_PRINTED, airborne: true },
};
const plan: Action = { type: 'plan', hex: board.hexByName('1409') };
const unwritten = startTimeline(positionFrom(planning));
const written = act(unwritten, plan);
/** Plays on to a side's Movement Phase. */
function toMovement(line: Timeline, side: Side): Timeline {
  let now = line;
  do now = act(now, end);
  while (present(now).phasing !== side || present(now).phase !== 'movement');
  return now;
}
const finnish = toMovement(written, 'finn');

describe('SetUp.Finnish: what lies face down', () => {
  it('is hidden from the Soviets from the first counter to the reveal, and from nobody else', () => {
    for (const [line, secret] of [
      [begun, null],
      [act(begun, readySetUp(begun.start, 'historical', 1)[0]!), 'face-down'],
      [laid, 'face-down'],
      [revealed, null],
    ] as const) {
      expect(secretFrom(line, line.cursor, 'soviet')).toBe(secret);
      expect(secretFrom(line, line.cursor, 'finn')).toBeNull();
      expect(secretAt(line, line.cursor)).toBe(secret);
    }
  });

  it('is a secret of past moments until the reveal', () => {
    expect(stillSecretFrom(laid, 3, 'soviet')).toBe('face-down');
    expect(stillSecretFrom(laid, 3, 'finn')).toBeNull();
    expect(stillSecretAt(laid, 0)).toBeNull();
    expect(stillSecretAt(revealed, 3)).toBeNull();
  });
});

describe('Option.D3: what is written down', () => {
  it('is hidden from the Finns for as long as it may be carried out, struck out or not', () => {
    const struck = act(written, { type: 'plan', hex: null });
    for (const line of [written, struck, finnish, toMovement(finnish, 'soviet')]) {
      expect(secretFrom(line, line.cursor, 'finn')).toBe('written');
      expect(secretFrom(line, line.cursor, 'soviet')).toBeNull();
    }
  });

  it('is no secret before anything was written, after its Game-Turn, or when the game is over', () => {
    expect(secretAt(unwritten, 0)).toBeNull();
    const later = toMovement(toMovement(toMovement(finnish, 'soviet'), 'finn'), 'soviet');
    expect(present(later).turn).toBe(4);
    expect(secretAt(later, later.cursor)).toBeNull();
    expect(stillSecretAt(later, finnish.cursor)).toBeNull();
    const over = { ...finnish, start: { ...finnish.start, phase: 'over' as const }, steps: [], cursor: 0 };
    expect(secretAt(over, 0)).toBeNull();
  });

  it('tells nobody whether there is a plan', () => {
    const struck = toMovement(act(written, { type: 'plan', hex: null }), 'finn');
    expect(present(struck).course.plan).toBeNull();
    expect(present(finnish).course.plan).not.toBeNull();
    for (const line of [struck, finnish]) {
      expect(secretFrom(line, line.cursor, 'finn')).toBe('written');
      expect(handoverLimit(line, undoLimit(line), decider)).toBe(line.cursor);
    }
  });

  it('is not in what both sides may see', () => {
    expect(openView(present(finnish)).course.plan).toBeNull();
  });
});

it('where nothing is said to be hidden, a side sees everything but the dice', () => {
  for (const line of [laid, revealed, unwritten, finnish, toMovement(finnish, 'soviet')])
    // Before the first counter is laid down a side does not see the other's tray.
    for (let step = 1; step <= line.cursor; step++)
      for (const side of SIDES) {
        if (secretFrom(line, step, side)) continue;
        expect(view(at(line, step), side)).toEqual({ ...at(line, step), random: [] });
      }
});

describe('the way back', () => {
  it('ends where the screen changed hands while something is secret', () => {
    expect(undoLimit(finnish)).toBe(0);
    expect(handoverLimit(finnish, 0, decider)).toBe(finnish.cursor);
    // A computer player does not look: the screen stays with one person.
    expect(handoverLimit(finnish, 0, () => 'finn')).toBe(0);
  });

  it('is as far as ever where nothing is', () => {
    const open = toMovement(unwritten, 'finn');
    expect(handoverLimit(open, undoLimit(open), decider)).toBe(0);
  });
});

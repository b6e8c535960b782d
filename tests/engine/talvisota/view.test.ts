import {
  secrets,
  barrierBefore,
  canUndo,
  curtain,
  finns,
  isView,
  newGame,
  play,
  positionFrom,
  present,
  size,
  soviets,
  startTimeline,
  undo,
  view,
  type Action,
  type PhaseName,
  type PositionSpec,
  type State,
  type Timeline,
} from '#engine/talvisota';
import { at, end, lose, loseFinns, must, opened, roll } from './helpers.ts';

const { secretAt, secretFrom, stillSecretAt, stillSecretFrom, handoverLimit } = secrets;

const SECRETS: Partial<PositionSpec> = {
  turn: 5,
  map: { LEN: { FUS: 3 }, TER: { FUS: 3 } },
  boxes: { LAP: { TAN: 2 } },
  posts: { soviet: { ART: 'KAR' }, finn: { EMB1: 'KAR' } },
  sovietPlans: {
    3: { strategy: 'PRUD', from: at('TER'), units: soviets({ FUS: 3 }), supports: ['ART'] },
    0: { strategy: 'MAN' },
  },
  finnishPlans: {
    3: { strategy: 'MOTTI', units: finns({ DIV: 3 }), environment: ['snow'], supports: ['EMB1'] },
    4: { strategy: 'DEFENSE', units: finns({ SK: 3 }), entrenched: true },
  },
};
const secret = (phase: PhaseName): State => positionFrom({ turn: 5, ...SECRETS, phase });

describe('Talvisota N51: what each side sees', () => {
  const state = secret('deployment');
  it('of the other’s sheet: that there is a strategy, and how many units of each kind are left', () => {
    const { soviet } = view(state, 'finn');
    expect(soviet.plans.map((plan) => plan && [plan.strategy, size(plan.units), plan.from])).toEqual([
      [null, 0, null],
      null,
      null,
      [null, 0, null],
      null,
    ]);
    expect(soviet.posts).toEqual({});
    expect(soviet.boxes).toEqual({ LAP: soviets(), LAD: soviets(), KAR: soviets() });
    // 25 FUS less six on the map.
    expect(soviet.waiting).toEqual(soviets({ FUS: 19, ELI: 6, MECA: 7, TAN: 6 }));
    const { finnish } = view(state, 'soviet');
    expect(finnish.plans[3]).toMatchObject({ strategy: null, units: finns(), environment: [], supports: [] });
    expect(finnish.plans[4]).toMatchObject({ strategy: null, entrenched: false });
    expect(finnish.pool).toEqual(state.finnish.pool);
    expect(finnish.posts).toEqual({});
  });
  it('all of its own, the map, and nothing of the dice', () => {
    expect(view(state, 'soviet').soviet).toEqual(state.soviet);
    expect(view(state, 'finn').finnish).toEqual(state.finnish);
    expect(view(state, 'finn').soviet.map).toEqual(state.soviet.map);
    for (const side of ['soviet', 'finn'] as const) {
      expect(view(state, side).random).toEqual([]);
      expect(isView(view(state, side))).toBe(true);
    }
    expect(isView(state)).toBe(false);
  });
  it('the target of a strategy on the map, not what lies there nor where it comes from', () => {
    const put = must(state, { type: 'deploy', slot: 3, target: at('SUM') });
    const { strategy, target, from } = view(put, 'finn').soviet.plans[3]!;
    expect({ strategy, target, from }).toEqual({ strategy: null, target: at('SUM'), from: null });
  });
  it('names once all are deployed, but never of what was withheld', () => {
    const shown = must(state, { type: 'deploy', slot: 3, target: at('SUM') }, { type: 'answer', slot: 3 });
    expect(shown.phase).toBe('combat');
    expect(view(shown, 'finn').soviet.plans.map((plan) => plan?.strategy ?? null)).toEqual([
      null,
      null,
      null,
      'PRUD',
      null,
    ]);
    expect(view(shown, 'soviet').finnish.plans[3]!.strategy).toBe('MOTTI');
    expect(view(shown, 'soviet').finnish.plans[4]!.strategy).toBeNull();
  });
  it('everything when the game is over', () => {
    const over: State = { ...state, phase: 'over', outcome: { reason: 'turns', winner: 'draw' } };
    expect(view(over, 'finn')).toEqual({ ...over, random: [] });
  });
});

describe('Talvisota: when a curtain falls', () => {
  it.each([
    ['set-up', 'soviet'],
    ['event', null],
    ['recovery', 'soviet'],
    ['withdrawal', null],
    ['movement', 'soviet'],
    ['soviet-plans', 'soviet'],
    ['finnish-plans', 'finn'],
    ['soviet-allotment', 'soviet'],
    ['finnish-allotment', 'finn'],
    ['deployment', 'soviet'],
    ['combat', null],
    ['harassment', null],
  ] as const)('%s: %s', (phase, side) => {
    expect(curtain(secret(phase))).toBe(side);
    expect(secretAt(startTimeline(secret(phase)), 0)).toBe(side === null ? 'written' : 'face-down');
  });
  it('before an answer only where two strategies could give it', () => {
    const two = must(secret('deployment'), { type: 'deploy', slot: 3, target: at('SUM') });
    expect(curtain(two)).toBe('finn');
    const one: State = {
      ...two,
      finnish: { ...two.finnish, plans: [null, null, null, two.finnish.plans[3]!, null] },
    };
    expect(curtain(one)).toBeNull();
  });
});

describe('Talvisota: what is hidden from whom', () => {
  const line = startTimeline(secret('finnish-allotment'));
  it('lies open to its own side alone, while that decides by it', () => {
    expect(secretFrom(line, 0, 'soviet')).toBe('face-down');
    // The other sheet is on nobody's screen.
    expect(secretFrom(line, 0, 'finn')).toBe('written');
  });
  it('is written down while both look on, and until the game is over', () => {
    const open = startTimeline(secret('harassment'));
    expect(secretFrom(open, 0, 'finn')).toBe('written');
    expect(secretFrom(open, 0, 'soviet')).toBe('written');
    const bare = startTimeline(positionFrom({ turn: 5, phase: 'harassment', map: SECRETS.map! }));
    expect(secretFrom(bare, 0, 'soviet')).toBeNull();
    expect(secretAt(startTimeline(secret('over')), 0)).toBeNull();
  });
  it('stays so when the word has gone to the other side', () => {
    const ended = play(line, { type: 'end' });
    if (!ended.ok) throw new Error(ended.refusal.text);
    const next = ended.timeline;
    expect(present(next).phase).toBe('deployment');
    expect(stillSecretFrom(next, 0, 'soviet')).toBe('face-down');
    expect(stillSecretAt(next, 1)).toBe('face-down');
    expect(handoverLimit(next, 0, ({ phase }) => (phase === 'deployment' ? 'soviet' : 'finn'))).toBe(1);
    expect(handoverLimit(next, 0, () => 'finn')).toBe(0);
  });
});

describe('Talvisota: what is never taken back', () => {
  const act = (line: Timeline, action: Action, dice: number[] = []): Timeline => {
    const done = play(line, action, dice);
    if (!done.ok) throw new Error(done.refusal.text);
    return done.timeline;
  };
  const from = (state: State): Timeline => startTimeline(state);

  it('within a phase all is free, its end is not', () => {
    let line = from(secret('soviet-plans'));
    line = act(line, { type: 'plan', slot: 4, strategy: 'BLIN' });
    expect(canUndo(line)).toBe(true);
    expect(present(undo(line)).soviet.plans[4]).toBeNull();
    line = act(line, end);
    expect(canUndo(line)).toBe(false);
    expect(barrierBefore(line, 0)).toBe('phase');
  });
  it('a die, a strategy put down, an answer and an opened combat are not', () => {
    const event = act(from(secret('event')), roll, [3]);
    expect(barrierBefore(event, 0)).toBe('die');
    let line = act(from(secret('deployment')), { type: 'deploy', slot: 3, target: at('SUM') });
    expect(barrierBefore(line, 0)).toBe('reveal');
    line = act(line, { type: 'answer', slot: 3 });
    expect(canUndo(line)).toBe(false);
    line = act(line, { type: 'fight', slot: 3 });
    expect(barrierBefore(line, 2)).toBe('reveal');
  });
  it('nor is what gave the word to the other side', () => {
    // 31 to 27: a 2 costs each side one unit, the Soviets first.
    const fought = must(
      opened({
        strategy: 'MASS',
        from: 'LEN',
        target: 'RAU',
        units: { FUS: 5, ELI: 1 },
        finns: { DIV: 3, SK: 1 },
        answer: 'CON-ATT',
        environment: ['swamp'],
      }),
      roll,
      2,
    );
    const soviet = act(from(fought), lose({ FUS: 1 }));
    expect(barrierBefore(soviet, 0)).toBe('hand-over');
    const finn = act(soviet, loseFinns({ SK: 1 }));
    expect(barrierBefore(finn, 1)).toBe('hand-over');
    expect(canUndo(finn)).toBe(false);
  });
  it('SCT that go home can be called back until the phase ends', () => {
    const state = positionFrom({
      turn: 5,
      phase: 'withdrawal',
      map: { TER: { FUS: 1 } },
      scouts: { TER: 1 },
    });
    const line = act(from(state), { type: 'withdraw', space: at('TER'), scouts: 1 });
    expect(canUndo(line)).toBe(true);
    expect(canUndo(act(line, end))).toBe(false);
  });
  it('set-up is free until it ends', () => {
    const line = act(from(newGame()), { type: 'assign', unit: 'FUS', front: 'KAR', count: 3 });
    expect(canUndo(line)).toBe(true);
  });
});

import {
  finns,
  FRONTS,
  kinds,
  newGame,
  positionFrom,
  recoveryCost,
  soviets,
  type Action,
  type Front,
  type PositionSpec,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import { at, end, eventsOf, EVERYWHERE, expectListed, must, played, roll, why } from './helpers.ts';

const assign = (unit: keyof SovietForce, front: Front, count: number): Action => ({
  type: 'assign',
  unit,
  front,
  count,
});
const recover = (unit: keyof SovietForce, count: number, front: Front = 'KAR'): Action => ({
  type: 'recover',
  unit,
  front,
  count,
});
const enter = (front: Front, to: string, units: Partial<SovietForce>): Action => ({
  type: 'enter',
  front,
  to: at(to),
  units: soviets(units),
});
const march = (from: string, to: string, units: Partial<SovietForce>): Action => ({
  type: 'march',
  from: at(from),
  to: at(to),
  units: soviets(units),
});
const mark = (space: string, on = true): Action => ({ type: 'mark', space: at(space), on });

/** All boxes filled: 10 FUS in Karelia, 3 in Lapland, the rest at Ladoga. */
const ready = (options = {}): State =>
  must(
    newGame(options, 1),
    assign('FUS', 'KAR', 10),
    assign('FUS', 'LAP', 3),
    assign('ELI', 'LAD', 3),
    assign('MECA', 'LAD', 4),
    assign('TAN', 'LAD', 3),
  );

/** An event phase in some turn, about to roll. */
const event = (spec: Partial<PositionSpec> = {}): State => positionFrom({ turn: 2, phase: 'event', ...spec });

describe('Talvisota N8: set-up', () => {
  it('puts every unit into a front box, at least one in each front', () => {
    const state = newGame();
    expect(why(state, end)).toBe('N8 assign-left');
    expect(why(state, assign('TAN', 'LAP', 4))).toBe('2.2 assign-waiting');
    expect(why(state, assign('TAN', 'LAP', 0))).toBe('2.2 not-a-count');
    const all = must(
      state,
      assign('FUS', 'KAR', 13),
      assign('ELI', 'KAR', 3),
      assign('MECA', 'LAD', 4),
      assign('TAN', 'LAD', 3),
    );
    expect(why(all, end)).toBe('2.2 assign-front');
    expect(why(all, assign('FUS', 'LAD', -1))).toBe('2.2 assign-box');
    const two = must(
      state,
      assign('FUS', 'KAR', 11),
      assign('ELI', 'KAR', 1),
      assign('MECA', 'LAD', 2),
      assign('TAN', 'LAD', 1),
    );
    expectListed(
      two,
      kinds(state.soviet.waiting).flatMap((unit) =>
        FRONTS.flatMap((front) => [-1, 1, 2, 3].map((count) => assign(unit, front, count))),
      ),
    );
    const mended = must(all, assign('FUS', 'KAR', -1), assign('FUS', 'LAP', 1), end);
    expect(mended).toMatchObject({ phase: 'event', turn: 1 });
    expect(mended.soviet.boxes.KAR).toEqual(soviets({ FUS: 12, ELI: 3 }));
  });
  it('then goes through the phases of a turn in their order', () => {
    let state = must(ready(), end);
    const phases = [state.phase];
    state = must(state, roll, 3);
    phases.push(state.phase);
    state = must(state, end);
    phases.push(state.phase);
    state = must(state, { type: 'plan', slot: 3, strategy: 'PRUD' }, end);
    phases.push(state.phase);
    state = must(state, { type: 'plan', slot: 3, strategy: 'MOTTI' }, end);
    phases.push(state.phase);
    state = must(state, end);
    phases.push(state.phase);
    expect(phases).toEqual([
      'event',
      'movement',
      'soviet-plans',
      'finnish-plans',
      'soviet-allotment',
      'finnish-allotment',
    ]);
  });
  it('says when an action has its place, with the paragraph', () => {
    const none = soviets();
    const late: readonly [Action, string][] = [
      [roll, '3.1 when-roll'],
      [{ type: 'recover', unit: 'FUS', front: 'KAR', count: 1 }, '4.5.4 when-recover'],
      [{ type: 'withdraw', space: 0, scouts: 1 }, '6.2 when-withdraw'],
      [enter('KAR', 'LEN', { FUS: 1 }), '2.4 when-move'],
      [mark('TER'), 'N10 when-mark'],
      [{ type: 'plan', slot: 0, strategy: 'PRUD' }, '3.2.1 when-plan'],
      [{ type: 'post', support: 'ART', front: 'KAR' }, '3.3.1 when-post'],
      [{ type: 'swap', front: 'KAR' }, '3.2.1 when-allot'],
      [{ type: 'deploy', slot: 0, target: 0 }, '3.2.1 when-deploy'],
      [{ type: 'answer', slot: 0 }, '3.2.1 when-answer'],
      [{ type: 'fight', slot: 0 }, '4.1 when-fight'],
      [{ type: 'mannerheim', use: 'hold' }, '3.3.2 when-support'],
      [{ type: 'lose', units: none }, '4.5.1 when-lose'],
      [{ type: 'fight-on', on: true }, '4.4 when-second-round'],
      [{ type: 'occupy', units: none, markers: [] }, '4.5.2 when-occupy'],
      [{ type: 'pursue', target: null, leave: none }, '3.2.2 when-pursue'],
      [{ type: 'retreat', to: 0, marker: false }, '4.5.3 when-retreat'],
      [{ type: 'harass', target: 0, scouts: 1 }, '6.2 when-harass'],
      [{ type: 'stay', scouts: 1 }, '6.2 when-stay'],
      [{ type: 'starve', space: 0 }, '6.2 when-starve'],
    ];
    expect(late.map(([action]) => why(ready(), action))).toEqual(late.map(([, text]) => text));
    const event = must(ready(), end);
    expect(why(event, assign('FUS', 'KAR', 1))).toBe('2.2 when-assign');
    expect(why(event, end)).toBe('2.4 decide-first');
  });
});

describe('Talvisota 3.1, N38: the Events die', () => {
  it.each([
    [1, -2, 17],
    [2, -2, 17],
    [3, 0, 19],
    [4, 0, 19],
    [5, 2, 21],
    [6, 2, 21],
  ])('die %i: marker %i, Finnish morale %i', (die, marker, morale) => {
    const state = must(event(), roll, die);
    expect(state.event).toBe(marker);
    expect(state.morale).toEqual({ soviet: 23, finn: morale });
  });
  it('7.2, N39: Finnish morale stops at 23, not at 0', () => {
    expect(must(event({ morale: { finn: 22 } }), roll, 6).morale.finn).toBe(23);
    const down = must(event({ morale: { finn: 1 } }), roll, 1);
    expect(down.morale.finn).toBe(-1);
    expect(down.phase).not.toBe('over');
  });
});

describe('Talvisota 4.5.4, N37: losses come back', () => {
  it('the Finns wait a turn longer than the Soviets', () => {
    const state = event({
      losses: { soviet: { FUS: 2 }, finn: { DIV: 1 } },
      reinforcements: { soviet: { TAN: 1 }, finn: { SK: 2 } },
    });
    const after = must(state, roll, 3);
    expect(after.soviet.reinforcements).toEqual(soviets({ FUS: 2, TAN: 1 }));
    expect(after.soviet.losses).toEqual(soviets());
    expect(after.finnish.reinforcements).toEqual(finns({ DIV: 1 }));
    expect(after.finnish.losses).toEqual(finns());
    expect(after.finnish.pool).toEqual(finns({ DIV: 8, SCT: 3, WD: 3, SK: 6, RES: 6 }));
  });

  const recovery = (spec: Partial<PositionSpec> = {}): State =>
    positionFrom({
      turn: 2,
      phase: 'recovery',
      reinforcements: { soviet: { FUS: 5, TAN: 2, MECA: 1 } },
      ...spec,
    });
  it('a point buys two FUS or one other; FUS in full or part pairs (C19)', () => {
    const state = recovery();
    expect([1, 2, 3, 4].map((n) => recoveryCost(state, 'FUS', n))).toEqual([1, 1, 2, 2]);
    expect(recoveryCost(state, 'TAN', 2)).toBe(2);
    const bought = must(state, recover('FUS', 1), recover('TAN', 1, 'LAD'));
    expect(bought.morale.soviet).toBe(21);
    expect(bought.soviet.boxes.LAD.TAN).toBe(1);
    // The other half of the pair is paid for.
    expect(must(bought, recover('FUS', 1)).morale.soviet).toBe(21);
    expect(must(bought, recover('FUS', 2)).morale.soviet).toBe(20);
  });
  it('the easier game: three FUS or two others for a point', () => {
    const state = recovery({ options: { easierReinforcements: true } });
    expect([1, 3, 4].map((n) => recoveryCost(state, 'FUS', n))).toEqual([1, 1, 2]);
    expect(must(state, recover('TAN', 1), recover('MECA', 1)).morale.soviet).toBe(22);
  });
  it('never buys more than there is, nor below morale 1', () => {
    const state = recovery({ morale: { soviet: 2 } });
    expect(why(state, recover('FUS', 6))).toBe('4.5.4 recover-box');
    expectListed(
      state,
      kinds(state.soviet.reinforcements).flatMap((unit) =>
        FRONTS.flatMap((front) => [0, 1, 5].map((n) => recover(unit, n, front))),
      ),
    );
    expect(why(state, recover('FUS', 0))).toBe('2.2 not-a-count');
    expect(why(state, recover('TAN', 2))).toBe('N37 recover-morale');
    const one = must(state, recover('FUS', 1));
    expect(one.morale.soviet).toBe(1);
    expect(why(one, recover('TAN', 1))).toBe('N37 recover-morale');
    expect(why(one, recover('FUS', 1))).toBeNull();
  });
  it('January arrivals cost nothing, come once, and stay in the box that they are put into', () => {
    const arrived = must(event({ turn: 3 }), roll, 3);
    expect(arrived.phase).toBe('recovery');
    expect(arrived.soviet.waiting).toEqual(soviets({ FUS: 12, ELI: 3, MECA: 3, TAN: 3 }));
    expect(why(arrived, end)).toBe('N8 assign-left');
    const put = must(arrived, assign('FUS', 'LAP', 12));
    expect(why(put, assign('FUS', 'LAP', -1))).toBe('N8 assign-back');
    const done = must(put, assign('ELI', 'LAD', 3), assign('MECA', 'LAD', 3), assign('TAN', 'LAD', 3), end);
    expect(done.morale.soviet).toBe(23);
    expect(must(event({ turn: 4 }), roll, 3).soviet.waiting).toEqual(soviets());
  });
});

describe('Talvisota 2.4, N9: special movement', () => {
  const state = positionFrom({
    turn: 2,
    map: { LEN: { FUS: 7 }, TER: { FUS: 4 }, PIT: { ELI: 1 } },
    boxes: { LAD: { TAN: 2 }, KAR: { FUS: 1 } },
  });
  it('leads from a box to the spaces of its front that lie on a line', () => {
    expect(why(state, enter('LAD', 'OLO', { TAN: 2 }))).toBeNull();
    expect(why(state, enter('LAD', 'PIT', { TAN: 2 }))).toBeNull();
    expect(why(state, enter('LAD', 'LEN', { TAN: 1 }))).toBe('N9 move-front');
    expect(why(state, enter('LAD', 'SOR', { TAN: 1 }))).toBe('2.4 move-line');
    expect(why(state, enter('LAD', 'OLO', { TAN: 3 }))).toBe('2.4 move-none');
    expect(why(state, enter('LAD', 'OLO', {}))).toBe('2.2 not-a-count');
    const lean = positionFrom({ turn: 2, options: { leanIsthmus: true } });
    expect(why(lean, enter('KAR', 'KAM', { FUS: 1 }))).toBe('1.3.1 no-such-space');
  });
  it('puts six units at most into a Finnish space, any number on Soviet ground', () => {
    expect(why(state, enter('KAR', 'TER', { MECA: 3 }))).toBe('N9 move-room');
    expect(why(state, enter('KAR', 'TER', { MECA: 2 }))).toBeNull();
    expect(must(state, enter('KAR', 'LEN', { MECA: 4 })).soviet.map[at('LEN')]).toEqual(
      soviets({ FUS: 7, MECA: 4 }),
    );
  });
  it('redeploys units along the line of their front', () => {
    expect(why(state, march('LEN', 'TER', { FUS: 2 }))).toBeNull();
    expect(why(state, march('LEN', 'TER', { FUS: 3 }))).toBe('N9 move-room');
    expect(why(state, march('LEN', 'PIT', { FUS: 1 }))).toBe('N9 move-front');
    expect(why(state, march('LEN', 'LEN', { FUS: 1 }))).toBe('2.4 move-same');
    expect(must(state, march('TER', 'LEN', { FUS: 1 })).soviet.map[at('TER')]!.FUS).toBe(3);
    const forces = (from: string) => [{ FUS: 1 }, { FUS: from === 'LEN' ? 7 : 4 }, { ELI: 1 }];
    expectListed(
      state,
      EVERYWHERE.flatMap((from) =>
        EVERYWHERE.flatMap((to) => forces(from).map((units) => march(from, to, units))),
      ),
    );
  });
  it('leaves isolated units where they are, and brings nobody to them', () => {
    const cut = positionFrom({ turn: 2, map: { VII: { FUS: 2 }, LEN: { FUS: 2 } } });
    expect(why(cut, march('VII', 'LEN', { FUS: 1 }))).toBe('N9 move-isolated');
    expect(why(cut, march('LEN', 'VII', { FUS: 1 }))).toBe('2.4 move-line');
    expect(why(cut, mark('VII'))).toBe('N43 marker-isolated');
  });
  it('does not lead through or into a space with SCT', () => {
    const watched = positionFrom({ turn: 2, map: { TER: { FUS: 2 }, LEN: { FUS: 1 } }, scouts: { TER: 1 } });
    expect(why(watched, march('LEN', 'TER', { FUS: 1 }))).toBe('2.4 move-line');
    expect(why(watched, march('TER', 'LEN', { FUS: 1 }))).toBe('N9 move-isolated');
  });
});

describe('Talvisota 6.1, N10: Possession markers', () => {
  const state = positionFrom({ turn: 2, map: { TER: { FUS: 2 }, RAU: { FUS: 1 } }, markers: ['KUU'] });
  it('lie on controlled Finnish spaces, one a space, four in all', () => {
    expect(why(state, mark('TER'))).toBeNull();
    expect(why(state, mark('KUU'))).toBe('N10 marker-there');
    expect(why(state, mark('LEN'))).toBe('N10 marker-control');
    expect(why(state, mark('SOR'))).toBe('N10 marker-control');
    expect(why(state, mark('TER', false))).toBe('N10 marker-none');
    const full = positionFrom({ turn: 2, map: { TER: { FUS: 1 } }, markers: ['KUU', 'SAL', 'PTS', 'RAU'] });
    expect(why(full, mark('TER'))).toBe('6.1 marker-held');
    for (const one of [state, full])
      expectListed(
        one,
        EVERYWHERE.flatMap((space) => [mark(space), mark(space, false)]),
      );
  });
  it('hold a space that its units leave; without one it is lost at once', () => {
    const left = played(state, march('TER', 'LEN', { FUS: 2 }));
    expect(eventsOf(left.events, 'control')).toEqual([{ type: 'control', space: at('TER'), side: 'finn' }]);
    const kept = played(must(state, mark('TER')), march('TER', 'LEN', { FUS: 2 }));
    expect(eventsOf(kept.events, 'control')).toEqual([]);
  });
  it('lifted from an empty space they give it up', () => {
    const lifted = played(state, mark('KUU', false));
    expect(eventsOf(lifted.events, 'control')).toEqual([{ type: 'control', space: at('KUU'), side: 'finn' }]);
    expect(why(lifted.state, mark('KUU'))).toBe('N10 marker-control');
  });
});

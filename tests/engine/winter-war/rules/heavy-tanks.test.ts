import {
  advances,
  check,
  explainMove,
  legalActions,
  newGame,
  obligations,
  openActions,
  reach,
  readySetUp,
  ROSTER,
  zoneOfControl,
  type Action,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import {
  end,
  eventOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  settingUp,
  unitAt,
  whereIs,
  stacks,
  attackBy,
} from './helpers.ts';

const HEAVY = { heavyTanks: true };
const [LIGHT, KV, T28] = ['34', '40', '35'].map(
  (name) => ROSTER.find((c) => c.type.label === '2-1-3' && c.name === name)!.id,
) as [UnitId, UnitId, UnitId];

/** A tank regiment: the 40th and the 35th are heavy, the 34th is not. */
const tanks = (name: '34' | '35' | '40', at: string): UnitSpec => ({ type: '2-1-3', name, hex: at });
const at = (
  phasing: Side,
  phase: State['phase'],
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
): State => position(phasing, phase, units, { ...more, options: { ...HEAVY, ...more.options } });
const moving = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  at('soviet', 'movement', units, more);
const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const cost = (state: State, unit: UnitId, to: string): number | undefined =>
  reach(state, unit).find((r) => r.hex === hex(to))?.cost;

// A minor lake without a road: 2213 to 2114, 1737 to 1637 (frontier), 1506 to 1507. With a road: 1116 to 1117.
// With a railway: 2323 to 2324.
const HQ = stacks('s2413 0-1-2');

describe('Designer.A1: which tanks are heavy', () => {
  it('are the 40th and the 35th, unless the Soviet player says otherwise', () => {
    expect(newGame(HEAVY, 1).course.heavy).toEqual([KV, T28]);
    expect(newGame({}, 1).course.heavy).toEqual([]);
  });

  const heavy = (...units: UnitId[]): Action => ({ type: 'heavy', units });

  it('are chosen at the Soviet set-up, any two of the three', () => {
    const state = settingUp(HEAVY);
    expect(openActions(state)).toContain('heavy');
    for (const [a, b] of [
      [LIGHT, KV],
      [LIGHT, T28],
      [KV, T28],
    ] as const) {
      const { state: chosen, events } = played(state, heavy(b, a));
      expect(chosen.course.heavy).toEqual([a, b]);
      expect(eventOf(events, 'heavy')).toEqual({ type: 'heavy', units: [b, a] });
      // It may be said again.
      expect(must(chosen, heavy(KV, T28)).course.heavy).toEqual([KV, T28]);
    }
    const offers = [...legalActions(state)].filter((action) => action.type === 'heavy');
    expect(offers).toHaveLength(3);
    for (const action of offers) expect(check(state, action)).toBeNull();
    // The choice lasts.
    const play = must(
      readySetUp(state, 'historical', 1).reduce(
        (now, action) => must(now, action),
        must(state, heavy(LIGHT, T28)),
      ),
      end,
    );
    expect(play.course.heavy).toEqual([LIGHT, T28]);
    expect(refusalKey(play, heavy(KV, T28))).toBe('when-heavy');
  });

  it('are two, and tank regiments', () => {
    const state = settingUp(HEAVY);
    const brigade = ROSTER.find((c) => c.type.label === '5-3-3')!.id;
    for (const units of [[], [KV], [KV, KV], [LIGHT, KV, T28], [KV, brigade], [KV, -1], [KV, 999]])
      expect(refusal(state, heavy(...units))).toMatchObject({ key: 'heavy-units', rule: 'Designer.A1' });
    expect(refusalKey(newGame(HEAVY, 1), heavy(KV, T28))).toBe('when-heavy');
    expect(refusalKey(settingUp({}), heavy(KV, T28))).toBe('when-heavy');
    expect([...legalActions(newGame(HEAVY, 1))].some((action) => action.type === 'heavy')).toBe(false);
  });
});

describe('Designer.A1: movement', () => {
  it('closes minor-lake hexsides to them, with no right to one hex', () => {
    const state = moving([...HQ, tanks('40', '2213'), tanks('34', '2212')]);
    expect(refusal(state, move(KV, '2114'))).toMatchObject({ key: 'heavy-lake', rule: 'Designer.A1' });
    expect(check(state, move(LIGHT, '2213', '2114'))).toBeNull();
    // Round the lake it gets there: 2214 and 2114, one point each.
    expect(cost(state, KV, '2114')).toBe(2);
    expect(check(state, move(KV, '2214', '2114'))).toBeNull();
    expect(refusalKey(state, move(KV, '2212', '2213', '2114'))).toBe('heavy-lake');
    // Isolated, it has the right to one hex, but not to this one.
    const alone = moving([tanks('40', '2213')]);
    expect(alone.units[KV]!.cut).toBe(1);
    expect(explainMove(alone, KV, hex('2114'))).toMatchObject({ key: 'heavy-lake', rule: 'Designer.A1' });
    expect(names(reach(alone, KV).map((r) => r.hex))).not.toContain('2114');
  });

  it('closes them to the units chosen, and in games with the switch only', () => {
    for (const [options, course, unit] of [
      [{ heavyTanks: false }, {}, KV],
      [HEAVY, { heavy: [LIGHT, T28] }, KV],
      [HEAVY, {}, LIGHT],
    ] as const) {
      const state = moving([...HQ, tanks(unit === KV ? '40' : '34', '2213')], { options, course });
      expect(check(state, move(unit, '2114'))).toBeNull();
      expect(cost(state, unit, '2114')).toBe(2);
    }
    const others = moving([...HQ, ...stacks('s2213 6-4-2 5-3-3')]);
    expect(check(others, move(unitAt(others, '2213', '6-4-2'), '2114'))).toBeNull();
  });

  it('lets them over a lake by road, at the price of a road', () => {
    const state = moving([tanks('35', '1116'), ...stacks('s1115 0-1-2')]);
    expect(cost(state, T28, '1117')).toBeDefined();
    expect(check(state, move(T28, '1117'))).toBeNull();
  });

  it('lets them ride over a lake, and walk over none beside the railway', () => {
    const hq = stacks('s2320 0-1-2');
    const state = moving([...hq, tanks('40', '2323')]);
    const { state: after, events } = played(state, move(KV, '2324'));
    expect(whereIs(after, KV)).toBe('2324');
    expect(eventOf(events, 'moved')?.rail).toBe(true);
    expect(cost(state, KV, '2324')).toBe(0);
    // With no train in Game-Turn 5 it stays on its side.
    const closed = { course: { railsClosedIn: 5 } };
    const cut = moving([...hq, tanks('40', '2323')], closed);
    expect(refusal(cut, move(KV, '2324'))).toMatchObject({ key: 'heavy-lake' });
    expect(reach(cut, KV).some((r) => r.hex === hex('2324') && r.path.length === 1)).toBe(false);
    const light = moving([...hq, tanks('34', '2323')], closed);
    expect(check(light, move(LIGHT, '2324'))).toBeNull();
  });

  it('lets them ride out over a lake and home again where they could not walk out (K3)', () => {
    // Lakes on four sides of 2135, ski patrols, which have no ZOC, on the others.
    const state = moving([
      ...stacks('s2133 0-1-2'),
      tanks('40', '2135'),
      ...stacks('f2035 0-0-3, f2036 0-0-3'),
    ]);
    expect(check(state, move(KV, '2134'))).toBeNull();
    expect(check(state, move(KV, '2134', '2135'))).toBeNull();
  });

  it('leaves rivers as they are', () => {
    const state = moving([...stacks('s2023 0-1-2'), tanks('40', '1924')]);
    expect(cost(state, KV, '1925')).toBe(2);
    expect(check(state, move(KV, '1925'))).toBeNull();
  });

  it('keeps them off the ice', () => {
    const state = moving([...stacks('s1602 0-1-2'), tanks('40', '1402'), tanks('34', '1502')], {
      turn: 9,
    });
    expect(refusal(state, move(KV, '1403'))).toMatchObject({ key: 'heavy-ice', rule: 'Designer.A1' });
    expect(names(reach(state, KV).map((r) => r.hex))).not.toContain('1403');
    expect(explainMove(state, KV, hex('1403'))?.key).toBe('heavy-ice');
    expect(check(state, move(LIGHT, '1402', '1403'))).toBeNull();
    // Before the frost it is water to all.
    const open = moving([...stacks('s1602 0-1-2'), tanks('40', '1402')], { turn: 7 });
    expect(refusalKey(open, move(KV, '1403'))).toBe('no-ice');
  });

  it('offers no such move in any list', () => {
    const state = moving([...HQ, tanks('40', '2213'), tanks('35', '2323'), tanks('34', '2212')], { turn: 9 });
    for (const action of legalActions(state)) expect(check(state, action)).toBeNull();
    const direct = [...legalActions(state)].filter(
      (action) => action.type === 'move' && action.unit === KV && action.path.join() === String(hex('2114')),
    );
    expect(direct).toEqual([]);
  });
});

describe('Designer.A1 · K3: room in a full hex', () => {
  it('is made by heavy tanks that can leave by train alone', () => {
    // Ski patrols, which have no zone of control, stand in both hexes that the tanks could march to.
    const units = [
      ...stacks('s2234 0-1-2, s2134 2-1-2'),
      tanks('40', '2135'),
      ...stacks('f2035 0-0-3, f2036 0-0-3'),
    ];
    const state = moving(units);
    const comer = unitAt(state, '2134');
    expect(names(reach(state, KV).map((r) => r.hex))).toContain('2134');
    expect(check(state, move(comer, '2135'))).toBeNull();
    const full = must(state, move(comer, '2135'));
    expect(check(must(full, move(KV, '2134')), end)).toBeNull();
    // Once the railway is closed to them nothing makes room.
    const closed = moving(units, { course: { railsClosedIn: state.turn } });
    expect(refusalKey(closed, move(comer, '2135'))).toBe('no-room');
  });
});

describe('Designer.A1 · Combat.E · C2: attack', () => {
  /** A division or battalion at 1637, the tanks across the lake at 1737. */
  const across = (name: '34' | '40', others: readonly UnitSpec[] = []): State =>
    at('soviet', 'attack', [tanks(name, '1737'), ...stacks('s1838 0-1-2, f1637 1-1-3'), ...others]);

  it('does not reach over a lake', () => {
    const state = across('40');
    expect(state.units[KV]!.cut).toBe(0);
    expect(refusal(state, attackBy([KV], '1637'))).toMatchObject({ key: 'heavy-lake', rule: 'Designer.A1' });
    expect([...legalActions(state)].filter((action) => action.type === 'attack')).toEqual([]);
    expect(check(across('34'), attackBy([LIGHT], '1637'))).toBeNull();
  });

  it('is not demanded of a unit whose only enemies are over a lake, nor against these', () => {
    expect(obligations(across('40'))).toEqual({ units: [], hexes: [], pairs: [] });
    expect(check(across('40'), end)).toBeNull();
    expect(obligations(across('34'))).toMatchObject({ units: [LIGHT], hexes: hexes('1637') });
    // Someone else next to the hex has to attack it; the tanks cannot help.
    const state = across('40', stacks('s1638 2-1-2'));
    const regiment = unitAt(state, '1638');
    expect(obligations(state)).toMatchObject({ units: [regiment], hexes: hexes('1637') });
    expect(
      refusalKey(
        state,
        attackBy(
          [regiment, KV].sort((a, b) => a - b),
          '1637',
        ),
      ),
    ).toBe('heavy-lake');
    expect(check(state, attackBy([regiment], '1637'))).toBeNull();
  });

  it('is open to the others of the stack', () => {
    const state = at('soviet', 'attack', [
      ...HQ,
      tanks('40', '2213'),
      tanks('34', '2213'),
      ...stacks('f2114 1-1-3'),
    ]);
    expect(obligations(state)).toMatchObject({ units: [LIGHT], hexes: hexes('2114') });
    expect(check(state, attackBy([LIGHT], '2114'))).toBeNull();
    expect(
      refusalKey(
        state,
        attackBy(
          [LIGHT, KV].sort((a, b) => a - b),
          '2114',
        ),
      ),
    ).toBe('heavy-lake');
  });

  it('goes on where another hexside is dry', () => {
    // 2113 lies on the road.
    const units = [...HQ, tanks('40', '2213'), ...stacks('f2114 1-1-3, f2113 1-1-3')];
    const state = at('soviet', 'attack', units);
    expect(obligations(state)).toMatchObject({ units: [KV], hexes: hexes('2113') });
    expect(check(state, attackBy([KV], '2113'))).toBeNull();
    expect(refusalKey(state, attackBy([KV], '2113', '2114'))).toBe('heavy-lake');
  });

  it('leaves their ZOC and their defence as they are', () => {
    const state = across('40');
    expect(zoneOfControl(state, 'soviet')[hex('1637')]).toBe(1);
    const finnish = at('finn', 'attack', [tanks('40', '1737'), ...stacks('s1838 0-1-2, f1637 2-2-3')]);
    expect(check(finnish, attackBy([unitAt(finnish, '1637')], '1737'))).toBeNull();
  });
});

describe('Designer.A1 · C12 · C13: advance', () => {
  it('does not follow over a lake', () => {
    for (const [name, unit, hexesOpen] of [
      ['34', LIGHT, ['1637']],
      ['40', KV, []],
    ] as const) {
      let state = at('soviet', 'retreat-before', [
        tanks(name, '1737'),
        ...stacks('s1838 0-1-2, s1638 2-1-2, f1637 1-1-3'),
      ]);
      state = must(state, { type: 'retreat', unit: unitAt(state, '1637'), to: hex('1536') });
      state = must(state, end);
      expect(state.phase).toBe('advance-before');
      expect(names(advances(state, unit))).toEqual(hexesOpen);
      expect(names(advances(state, unitAt(state, '1638')))).toEqual(['1637']);
      const step: Action = { type: 'advance', unit, to: hex('1637') };
      expect(refusalKey(state, step)).toBe(unit === KV ? 'heavy-lake' : null);
    }
  });
});

describe('Designer.A1 · C9: retreat', () => {
  /** Tanks at 2114, thrown out by the Finns at 2014; friends fill 2115, 2214 and 2215, so that only lakes are left. */
  const driven = (name: '34' | '40', others: readonly UnitSpec[]) => {
    const state = at('finn', 'attack', [
      tanks(name, '2114'),
      ...HQ,
      ...others,
      ...stacks('f2014 4-4-2, f2015 1-1-3'),
    ]);
    return played(state, attackBy([unitAt(state, '2014')], '2114'), [2]);
  };
  const friends = stacks('s2115 2-1-2, s2214 2-1-2, s2215 2-1-2');

  it('ends in elimination when only a lake is left to cross', () => {
    const { state, events } = driven('40', friends);
    expect(eventOf(events, 'attacked')).toMatchObject({ result: 'Dr' });
    expect(eventOf(events, 'eliminated')).toMatchObject({ unit: KV, cause: 'no-retreat' });
    expect(state.decisions.some((d) => d.kind === 'retreat')).toBe(false);
    // Light tanks cross it.
    const light = driven('34', friends).state;
    expect(light.decisions.at(-1)).toMatchObject({ kind: 'retreat', units: [LIGHT] });
    expect([...legalActions(light)]).toEqual([{ type: 'retreat', unit: LIGHT, to: hex('2213') }]);
  });

  it('takes another way if there is one', () => {
    const { state } = driven('40', friends.slice(0, 2));
    expect([...legalActions(state)]).toEqual([{ type: 'retreat', unit: KV, to: hex('2215') }]);
    expect(refusal(state, { type: 'retreat', unit: KV, to: hex('2213') })).toMatchObject({
      key: 'heavy-lake',
      rule: 'Designer.A1',
    });
  });

  it('does not go out on the ice', () => {
    // 1402 can be left for 1403 and 1503, over the ice, and for the land behind.
    const state = at('finn', 'attack', [tanks('40', '1402'), ...stacks('s1602 0-1-2, f1403 4-4-2 4-4-2')], {
      turn: 9,
    });
    const beaten = must(state, attackBy([unitAt(state, '1403', '4-4-2')], '1402'), [2]);
    const retreat: Action = { type: 'retreat', unit: KV, to: hex('1503') };
    expect(refusal(beaten, retreat)).toMatchObject({ key: 'heavy-ice' });
    expect([...legalActions(beaten)]).not.toContainEqual(retreat);
  });
});

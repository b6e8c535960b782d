import {
  board,
  check,
  demolitionCost,
  legalActions,
  openActions,
  reach,
  RECOMMENDED,
  ROSTER,
  score,
  supply,
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
  endUntil,
  eventsOf,
  hex,
  hexes,
  must,
  names,
  played,
  position,
  refusal,
  refusalKey,
  unitAt,
  unitsAt,
  stacks,
} from './helpers.ts';

const DEMOLITION = { variableDemolition: true };
const demolish = (unit: UnitId): Action => ({ type: 'demolish', unit });
const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const moving = (side: Side, units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position(side, 'movement', units, { ...more, options: { ...DEMOLITION, ...more.options } });
const sovietTurn = (units: readonly UnitSpec[], more?: Partial<PositionSpec>): State =>
  moving('soviet', units, more);
const finnish = (units: readonly UnitSpec[], more?: Partial<PositionSpec>): State =>
  moving('finn', units, more);
const brokenIn = (state: State): string[] => names(state.course.broken);
const found = (state: State, unit: UnitId, to: string) => reach(state, unit).find((r) => r.hex === hex(to));
const reached = (state: State, unit: UnitId): string[] => names(reach(state, unit).map((r) => r.hex));

// 1407 is Finnish railway, with rivers to 1408 and 1507 and plain hexsides to 1307 and 1308. The HQ at 1604 feeds it.
const SOVIET_HQ = stacks('s1604 0-1-2');

describe('Designer.B: what breaking the railway costs', () => {
  it('depends on the size of the unit', () => {
    const costs = Object.fromEntries(
      ROSTER.map(({ id, type }) => [`${type.side} ${type.label}`, demolitionCost(id)]),
    );
    expect(costs).toEqual({
      'soviet 20-12-2': 0,
      'soviet 12-8-2': 0,
      'soviet 6-4-2': 0,
      'soviet 5-3-3': 1,
      'soviet 2-1-3': 1,
      'soviet 2-1-2': 1,
      'soviet 2-2-2': 1,
      'soviet 2-2-3': 1,
      'soviet 3-1-1': 1,
      'soviet 8-3-2': null,
      'soviet 1-1-4': null,
      'soviet 0-1-2': null,
      'finn 6-6-2': 0,
      'finn 4-4-2': 0,
      'finn 2-2-3': 1,
      'finn 3-3-3': 1,
      'finn 2-2-2': 1,
      'finn 3-2-2': 1,
      'finn 1-1-3': 2,
      'finn 0-0-3': 2,
      'finn ': null,
    });
  });

  it('is paid before the move, which has what is left', () => {
    // Of 2 points a regiment has one left, and 1408 beyond the river costs 2; of 1 the paratroops have none.
    for (const [type, expected] of [
      ['2-1-2', ['1306', '1307', '1308', '1406']],
      ['3-1-1', []],
    ] as const) {
      const state = sovietTurn([...SOVIET_HQ, ...stacks(`s1407 ${type}`)]);
      const unit = unitAt(state, '1407');
      const { state: after, events } = played(state, demolish(unit));
      expect(brokenIn(after)).toEqual(['1407']);
      expect(events).toContainEqual({ type: 'demolished', unit, hex: hex('1407') });
      expect(after.units[unit]!.at).toBe(hex('1407'));
      expect([type, reached(after, unit)]).toEqual([type, expected]);
    }
    const tanks = sovietTurn([...SOVIET_HQ, ...stacks('s1407 5-3-3')]);
    const brigade = unitAt(tanks, '1407');
    const after = must(tanks, demolish(brigade));
    expect(found(after, brigade, '1408')).toMatchObject({ cost: 2, rightOfOne: false });
    expect(check(after, move(brigade, '1307', '1207'))).toBeNull();
    expect(refusal(after, move(brigade, '1307', '1207', '1206'))).toMatchObject({
      key: 'too-far',
      params: { cost: 3, allowance: 2 },
    });
  });

  it('takes away the right to one dearer hex, if anything was paid', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 2-1-2')]);
    const unit = unitAt(state, '1407');
    expect(check(state, move(unit, '1408'))).toBeNull();
    expect(refusal(must(state, demolish(unit)), move(unit, '1408'))).toMatchObject({
      key: 'too-far',
      params: { cost: 2, allowance: 1 },
    });
    // A division pays nothing: 2423 costs 3, swamp beyond a lake, and is open to it by right.
    const whole = finnish(stacks('f2323 4-4-2'));
    const division = unitAt(whole, '2323');
    const after = must(whole, demolish(division));
    expect(found(after, division, '2423')).toMatchObject({ rightOfOne: true });
    expect(reached(after, division)).toEqual(reached(whole, division));
  });

  it('may be paid after the move, out of what is left', () => {
    const cases: [string, string, string[], string | null][] = [
      ['2-2-3', '2121', ['2122', '2222', '2322'], 'demolish-points'],
      ['2-2-3', '2122', ['2222', '2322'], null],
      ['1-1-3', '2222', ['2322'], null],
      ['1-1-3', '2122', ['2222', '2322'], 'demolish-points'],
      ['0-0-3', '2122', ['2222', '2322'], 'demolish-points'],
      ['4-4-2', '2122', ['2222', '2322'], null],
    ];
    for (const [type, from, path, key] of cases) {
      const state = finnish(stacks(`f${from} ${type}`));
      const unit = unitAt(state, from);
      const there = must(state, move(unit, ...path));
      expect([type, from, refusalKey(there, demolish(unit))]).toEqual([type, from, key]);
    }
    const far = finnish(stacks('f2121 2-2-3'));
    const regiment = unitAt(far, '2121');
    expect(refusal(must(far, move(regiment, '2122', '2222', '2322')), demolish(regiment))).toMatchObject({
      key: 'demolish-points',
      rule: 'Designer.B',
      params: { cost: 1, left: 0 },
    });
    // It does not move again.
    const near = finnish(stacks('f2222 1-1-3'));
    const battalion = unitAt(near, '2222');
    const done = must(must(near, move(battalion, '2322')), demolish(battalion));
    expect(brokenIn(done)).toEqual(['2322']);
    expect(refusalKey(done, move(battalion, '2222'))).toBe('already-moved');
  });

  it('leaves nothing after a move by the right to one hex, except to those who pay nothing', () => {
    // Out of the swamp at 2423 over the lake to the railway: all of its two points.
    for (const [type, key] of [
      ['2-2-2', 'demolish-points'],
      ['4-4-2', null],
    ] as const) {
      const state = finnish(stacks(`f2423 ${type}`));
      const unit = unitAt(state, '2423');
      const there = must(state, move(unit, '2323'));
      expect([type, refusalKey(there, demolish(unit))]).toEqual([type, key]);
    }
  });

  it('costs a unit that paid two points its exploitation', () => {
    const options = { ...DEMOLITION, skiExploitation: true };
    const other = stacks('f0506 1-1-3');
    const exploits = (state: State, unit: UnitId): string | null => {
      const now = endUntil(state, (s) => s.phase === 'exploitation');
      return refusalKey(now, move(unit, '2222'));
    };
    const state = finnish([...stacks('f2322 1-1-3'), ...other], { options });
    const unit = unitAt(state, '2322');
    expect(exploits(must(state, demolish(unit)), unit)).toBe('exploit-spent');
    expect(exploits(state, unit)).toBeNull();
  });
});

describe('Designer.B: who may break it, and where', () => {
  it('are not HQs, NKVD units and artillery', () => {
    for (const [type, at] of [
      ['0-1-2', '1407'],
      ['8-3-2', '1407'],
    ] as const) {
      const state = sovietTurn([...SOVIET_HQ, ...stacks(`s${at} ${type}`)]);
      expect(refusal(state, demolish(unitAt(state, at)))).toMatchObject({
        key: 'demolish-unit',
        rule: 'Designer.B',
      });
    }
    const nkvd = sovietTurn([...SOVIET_HQ, ...stacks('s1603 1-1-4')]);
    expect(refusalKey(nkvd, demolish(unitAt(nkvd, '1603')))).toBe('demolish-unit');
  });

  it('stand on railway of the enemy’s country', () => {
    for (const [state, at] of [
      // At home, and off the line.
      [sovietTurn(stacks('s1602 0-1-2 2-1-2')), '1602'],
      [sovietTurn([...SOVIET_HQ, ...stacks('s1307 2-1-2, s1508 6-4-2')]), '1508'],
      [finnish(stacks('f1306 4-4-2')), '1306'],
      [finnish(stacks('f2222 1-1-3')), '2222'],
    ] as const)
      expect(
        refusal(state, demolish(unitsAt(state, at).find((id) => demolitionCost(id) !== null)!)),
      ).toMatchObject({ key: 'demolish-hex', rule: 'Designer.B' });
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1307 2-1-2, s1407 6-4-2')]);
    expect(check(state, demolish(unitAt(state, '1307')))).toBeNull();
    expect(check(state, demolish(unitAt(state, '1407')))).toBeNull();
    // Whoever held the hex last: it is the country that counts.
    const lost = finnish(stacks('f2322 1-1-3'), { owners: { '2323': 'finn', '2321': 'finn' } });
    expect(check(lost, demolish(unitAt(lost, '2322')))).toBeNull();
  });

  it('do it in an enemy ZOC as well', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 2-1-2, f1307 4-4-2')]);
    expect(zoneOfControl(state, 'finn')[hex('1407')]).toBe(1);
    expect(check(state, demolish(unitAt(state, '1407')))).toBeNull();
  });

  it('do it once in a hex, until it is mended', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 6-4-2 6-4-2')]);
    const [first, second] = unitsAt(state, '1407') as [UnitId, UnitId];
    expect(refusal(must(state, demolish(first)), demolish(second))).toMatchObject({ key: 'demolish-broken' });
  });

  it('are in supply, now and when the phase began', () => {
    const cut = sovietTurn(stacks('s1407 6-4-2'));
    expect(cut.units[unitAt(cut, '1407')]!.cut).toBe(1);
    expect(refusal(cut, demolish(unitAt(cut, '1407')))).toMatchObject({
      key: 'demolish-supply',
      rule: 'Designer.B',
    });
    // Two regiments that live on Petrozavodsk hold the battalion at 2316 in their ZOC all round. A friend who comes
    // to its side opens the way home.
    const abroad = finnish(stacks('f2316 1-1-3, f2218 2-2-3, s2216 2-1-2, s2416 2-1-2, s2413 0-1-2'));
    const unit = unitAt(abroad, '2316');
    expect(abroad.units[unit]!.cut).toBe(1);
    const relieved = must(abroad, move(unitAt(abroad, '2218'), '2317'));
    expect(relieved.units[unit]!.cut).toBe(0);
    expect(refusalKey(relieved, demolish(unit))).toBe('demolish-supply');
  });

  it('belong to the phasing side, are on the map, and it is their Movement Phase', () => {
    const units = [...SOVIET_HQ, ...stacks('s1407 6-4-2, f2322 1-1-3')];
    const state = sovietTurn(units);
    expect(refusalKey(state, demolish(unitAt(state, '2322')))).toBe('demolish-not-yours');
    expect(refusalKey(state, demolish(999))).toBe('no-such-unit');
    const gone = ROSTER.find((c) => c.type.label === '12-8-2')!.id;
    expect(refusalKey(state, demolish(gone))).toBe('not-on-map');
    const attack = position('soviet', 'attack', [...units, ...stacks('f1408 1-1-3')], {
      options: DEMOLITION,
    });
    expect(refusalKey(attack, demolish(unitAt(attack, '1407')))).toBe('when-demolish');
    const off = position('soviet', 'movement', units);
    expect(refusalKey(off, demolish(unitAt(off, '1407')))).toBe('when-demolish');
    expect(openActions(off)).not.toContain('demolish');
    expect(openActions(state)).toContain('demolish');
  });

  it('are listed, and only they', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 6-4-2 2-1-2, s1508 6-4-2, s1603 1-1-4')]);
    const listed = [...legalActions(state)].filter((action) => action.type === 'demolish');
    expect(listed).toEqual(unitsAt(state, '1407').map(demolish));
  });
});

describe('Designer.B · Movement.J: trains on broken railway', () => {
  const costOf = (at: string, to: string, broken: string[], others: readonly UnitSpec[] = []) => {
    const state = finnish([...stacks(`f${at} 1-1-3`), ...others], { course: { broken: hexes(...broken) } });
    const answer = found(state, unitAt(state, at), to);
    return answer && `${answer.cost} ${answer.mode}`;
  };

  it('do not run into, through or out of a broken hex, which stays open to marches', () => {
    // Pitkäranta hangs on Sortavala.
    expect(costOf('1812', '1713', [])).toBe('0 rail');
    expect(costOf('1812', '1713', ['1712'])).toBe('2 march');
    expect(costOf('1713', '1712', [])).toBe('0 rail');
    expect(costOf('1713', '1712', ['1712'])).toBe('1 march');
    expect(costOf('1712', '1713', [])).toBe('0 rail');
    expect(costOf('1712', '1713', ['1712'])).toBe('1 march');
    // Out of it on foot, and on by train from the next hex.
    expect(costOf('1712', '1510', ['1712'])).toBe('2 both');
    // The rest of the network runs.
    expect(costOf('0604', '0931', ['1712'])).toBe('0 rail');
  });

  it('need a link to a city in Finnish hands that leads through no broken hex', () => {
    // Suojärvi hangs on the line by 1814.
    expect(costOf('1914', '2014', [])).toBe('0 rail');
    expect(costOf('1914', '2014', ['1814'])).toBe('1 march');
    // The branch of Kemijärvi hangs on Oulu: with the railway in Oulu itself broken it has no city.
    expect(costOf('1040', '1140', [])).toBe('0 rail');
    expect(costOf('1040', '1140', ['0931'])).toBe('1 march');
    expect(costOf('1040', '1140', ['0830'])).toBe('0 rail');
    // Where the line runs on to another city it keeps its link.
    expect(costOf('1408', '1509', ['1306'])).toBe('0 rail');
    expect(costOf('1408', '1509', ['1306', '0604'])).toBe('0 rail');
    expect(costOf('1408', '1509', ['1306', '0604', '0931'])).toBe('1 march');
  });

  it('do not run for the Soviets either', () => {
    const ride = (broken: string[]) => {
      // CL9 lets the HQ draw on Leningrad, whatever becomes of Petrozavodsk.
      const state = sovietTurn(stacks('s2208 0-1-2, s2311 2-1-2'), {
        options: { ...DEMOLITION, clar9: true },
        course: { broken: hexes(...broken) },
      });
      return found(state, unitAt(state, '2311'), '2310');
    };
    expect(ride([])).toMatchObject({ cost: 0, mode: 'rail' });
    expect(ride(['2310'])).toMatchObject({ cost: 1, mode: 'march' });
    // Beyond a break the line is not linked to Leningrad.
    expect(ride(['2208'])).toMatchObject({ cost: 1, mode: 'march' });
    expect(ride(['2312'])).toMatchObject({ cost: 0, mode: 'rail' });
  });

  it('stand still until it is mended, turn after turn', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 6-4-2')]);
    const after = must(state, demolish(unitAt(state, '1407')));
    expect(brokenIn(endUntil(after, (s) => s.phasing === 'finn'))).toEqual(['1407']);
    expect(brokenIn(endUntil(after, (s) => s.turn === 7))).toEqual(['1407']);
  });
});

describe('Designer.B · Supply.F3: Soviet supply', () => {
  /** A battalion on the line south of Petrozavodsk; the army there draws on the city. */
  const cutting = (more: Partial<PositionSpec> = {}): State =>
    finnish(stacks('f2311 1-1-3, f2012 2-2-3, s2413 0-1-2, s2414 2-1-2, s2315 6-4-2'), more);
  const connected = (state: State, at: string): boolean =>
    supply(state, 'soviet').cities.find(({ city }) => city === hex(at))!.connected;

  it('is cut by a unit on the line already, and the break keeps it cut', () => {
    const state = finnish(stacks('f2210 2-2-3, s2413 0-1-2, s2315 6-4-2'));
    const [unit, division] = [unitAt(state, '2210'), unitAt(state, '2315')];
    const there = must(state, move(unit, '2310'));
    // As printed nobody is isolated in the midst of a march (U5).
    expect([connected(there, '2413'), there.units[division]!.cut]).toEqual([false, 0]);
    const { state: after, events } = played(there, demolish(unit));
    expect(events).toEqual([{ type: 'demolished', unit, hex: hex('2310') }]);
    const next = endUntil(after, (s) => s.phasing === 'soviet' && s.phase === 'movement');
    expect([connected(next, '2413'), next.units[division]!.cut]).toEqual([false, 1]);
  });

  it.each([
    ['as printed', {}],
    ['with the clarifications', RECOMMENDED],
  ])('stays cut when the unit has gone on after breaking it: %s', (_, options) => {
    const state = cutting({ options: { ...options, ...DEMOLITION } });
    const unit = unitAt(state, '2311');
    const division = unitAt(state, '2315');
    const broken = must(state, demolish(unit));
    const away = must(broken, move(unit, '2211'));
    expect(away.units[division]!.cut).toBe(1);
    expect(connected(away, '2413')).toBe(false);
    // Without the break the line opens behind it.
    const without = must(state, move(unit, '2211'));
    expect(connected(without, '2413')).toBe(true);
    const next = endUntil(away, (s) => s.phasing === 'soviet' && s.phase === 'movement');
    expect([connected(next, '2413'), connected(next, '1602')]).toEqual([false, true]);
    expect(next.units[division]!.cut).toBe(1);
  });

  it('falls at once, and with it the ZOC that barred the way', () => {
    // The regiment at 2325 lives on Kem, whose line the unit at 2322 breaks before it goes.
    const state = finnish(stacks('f2322 2-2-3, f2224 1-1-3, s2325 2-1-2, s2329 0-1-2'));
    const [cutter, other] = [unitAt(state, '2322'), unitAt(state, '2224')];
    const regiment = unitAt(state, '2325');
    const gone = (start: State): State => must(start, move(cutter, '2222'));
    // Going only, it opens the line behind it.
    const open = gone(state);
    expect(open.units[regiment]!.cut).toBe(0);
    expect(refusalKey(open, move(other, '2324'))).toBe('zone-to-zone');
    const broken = gone(must(state, demolish(cutter)));
    expect(broken.units[regiment]!.cut).toBe(1);
    expect(zoneOfControl(broken, 'soviet')[hex('2324')]).toBe(0);
    expect(check(broken, move(other, '2324'))).toBeNull();
  });

  it('counts for lines of communication at the end', () => {
    const near = (broken: string[]): string => {
      const state = position('soviet', 'movement', stacks('s2053 0-1-2'), {
        options: DEMOLITION,
        owners: { '1656': 'soviet' },
        course: { broken: hexes(...broken) },
      });
      return score(state).lines.find((line) => line.key === 'petsamo')!.reason;
    };
    expect(near([])).toBe('held');
    expect(near(['2322'])).toBe('no-line');
    expect(near(['1407'])).toBe('held');
  });

  it('is no matter to the Finns, whose supply needs no railway', () => {
    const state = sovietTurn([...SOVIET_HQ, ...stacks('s1407 6-4-2, f2115 4-4-2')]);
    const after = must(state, demolish(unitAt(state, '1407')));
    expect(after.units.map((u) => u.cut)).toEqual(state.units.map((u) => u.cut));
  });
});

describe('Designer.B: mending', () => {
  const BROKEN = { course: { broken: hexes('1407', '2311') } };
  const mended = (side: Side, units: readonly UnitSpec[], more: Partial<PositionSpec> = {}) =>
    played(moving(side, units, { ...BROKEN, ...more }), end);

  it('is done by any unit of the owner that stood still, at the end of its Movement Phase', () => {
    for (const type of ['6-4-2', '2-1-2', '8-3-2', '1-1-4', '0-1-2', '3-1-1']) {
      const { state, events } = mended('soviet', stacks(`s2413 0-1-2, s2311 ${type}`));
      expect([type, brokenIn(state)]).toEqual([type, ['1407']]);
      expect(eventsOf(events, 'mended')).toEqual([{ type: 'mended', hex: hex('2311') }]);
    }
    for (const type of ['4-4-2', '2-2-3', '1-1-3', '0-0-3', '2-2-2', '3-2-2']) {
      const { state, events } = mended('finn', stacks(`f1407 ${type}`));
      expect([type, brokenIn(state)]).toEqual([type, ['2311']]);
      expect(eventsOf(events, 'mended')).toEqual([{ type: 'mended', hex: hex('1407') }]);
    }
  });

  it('mends several hexes in one phase', () => {
    const course = { broken: hexes('1306', '1407', '1408') };
    const { state, events } = mended('finn', stacks('f1407 1-1-3, f1408 1-1-3'), {
      course,
    });
    expect(brokenIn(state)).toEqual(['1306']);
    expect(eventsOf(events, 'mended').map((e) => e.hex)).toEqual(hexes('1407', '1408'));
  });

  it('is not done by a unit that has moved in that phase, not even back', () => {
    const state = finnish(stacks('f1307 1-1-3'), BROKEN);
    const unit = unitAt(state, '1307');
    expect(brokenIn(must(must(state, move(unit, '1407')), end))).toEqual(['1407', '2311']);
    const there = finnish(stacks('f1407 1-1-3'), BROKEN);
    const back = must(there, move(unitAt(there, '1407'), '1307', '1407'));
    expect(brokenIn(must(back, end))).toEqual(['1407', '2311']);
    // In the next of its phases it is.
    const later = endUntil(must(back, end), (s) => s.turn === 6 && s.phasing === 'finn');
    expect(brokenIn(later)).toEqual(['1407', '2311']);
    expect(brokenIn(must(later, end))).toEqual(['2311']);
  });

  it('is done by a unit that came on in the same Player-Turn and then stood still', () => {
    const state = position('finn', 'reinforcement', stacks('f0504 4-4-2'), {
      options: DEMOLITION,
      waiting: [{ type: '1-1-3' }],
      course: { broken: hexes('0604') },
    });
    const unit = state.units.findIndex(({ at }) => at === -1);
    const here = must(must(state, { type: 'arrive', unit, hex: hex('0604') }), end);
    expect(here).toMatchObject({ phase: 'movement' });
    expect(brokenIn(must(here, end))).toEqual([]);
  });

  it('is not done in an enemy ZOC', () => {
    const enemy = stacks('s1508 2-1-2, s1604 0-1-2');
    const units = [...stacks('f1407 1-1-3'), ...enemy];
    expect(zoneOfControl(finnish(units), 'soviet')[hex('1407')]).toBe(0);
    expect(brokenIn(mended('finn', units).state)).toEqual(['2311']);
    const near = stacks('f1407 1-1-3, s1308 2-1-2, s1508 0-1-2');
    expect(zoneOfControl(finnish(near), 'soviet')[hex('1407')]).toBe(1);
    expect(brokenIn(mended('finn', near).state)).toEqual(['1407', '2311']);
    // An isolated enemy has none.
    const alone = stacks('f1407 1-1-3, s1308 2-1-2');
    expect(brokenIn(mended('finn', alone).state)).toEqual(['2311']);
  });

  it('is not done abroad, nor in the other player’s phase', () => {
    const guest = [...SOVIET_HQ, ...stacks('s1407 6-4-2')];
    expect(brokenIn(mended('soviet', guest).state)).toEqual(['1407', '2311']);
    expect(brokenIn(mended('finn', stacks('f2311 1-1-3')).state)).toEqual(['1407', '2311']);
    const soviet = sovietTurn(stacks('f1407 1-1-3, s1602 0-1-2'), BROKEN);
    expect(brokenIn(must(soviet, end))).toEqual(['1407', '2311']);
  });

  it('lets trains run, and supply through, from then on', () => {
    const units = stacks('s2311 2-1-2, s2413 0-1-2, s2315 6-4-2, f2215 4-4-2');
    const state = sovietTurn(units, BROKEN);
    const division = unitAt(state, '2315');
    expect(state.units[division]!.cut).toBe(1);
    const after = must(state, end);
    expect(after.units[division]!.cut).toBe(0);
    const next = endUntil(after, (s) => s.phasing === 'finn' || s.phase === 'attack');
    expect(next.phase).toBe('attack');
    expect(next.units[division]!.cut).toBe(0);
  });
});

describe('Designer.B · K3: room in a full hex', () => {
  it('cannot be made by a unit that has too few Movement Points left to leave', () => {
    // 2323 lies in Soviet ZOC, and so does all round it but 2324 and 2423 beyond the lakes: 2 and 3 points away.
    const state = finnish(stacks('f2323 1-1-3, f2324 1-1-3, s2222 2-1-2, s2225 2-1-2, s2122 0-1-2'));
    const zone = zoneOfControl(state, 'soviet');
    const round = board.neighbours(hex('2323')).filter((h) => zone[h] || board.hexName(h) === '2222');
    expect(names(round)).toEqual(['2222', '2223', '2224', '2322']);
    const [stays, comes] = [unitAt(state, '2323'), unitAt(state, '2324')];
    expect(state.units[stays]!.cut).toBe(0);
    expect(check(state, move(comes, '2323'))).toBeNull();
    const tired = must(state, demolish(stays));
    expect(reached(tired, stays)).toEqual([]);
    expect(refusal(tired, move(comes, '2323'))).toMatchObject({ key: 'no-room', rule: 'K3' });
  });
});

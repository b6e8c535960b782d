import {
  attackable,
  legalActions,
  MARK,
  obligations,
  overstacked,
  reach,
  retreats,
  score,
  supply,
  zoneOfControl,
  type Action,
  type PhaseName,
  type PositionSpec,
  type Side,
  type State,
  type UnitId,
  type UnitSpec,
} from '#engine/winter-war';
import { afterRoll, ALLIES, begins, goOn, interphase, placesOf, without } from './events-helpers.ts';
import {
  end,
  eventOf,
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
  whereIs,
  stacks,
} from './helpers.ts';

const R = '0635';
const [KEMI, TORNIO] = ['0735', '0636'];
const HQ = stacks('s1602 0-1-2');
const SIX = stacks(`f${R} ${ALLIES.map(() => '3-2-2').join(' ')}`);
const at = (
  side: Side,
  phase: PhaseName,
  units: readonly UnitSpec[],
  more: Partial<PositionSpec> = {},
): State => position(side, phase, [...HQ, ...units], { ...more, options: { events: true } });
const move = (unit: UnitId, ...path: string[]): Action => ({ type: 'move', unit, path: hexes(...path) });
const attack = (attackers: readonly UnitId[], ...targets: string[]): Action => ({
  type: 'attack',
  attackers,
  targets: hexes(...targets),
});
const brigades = (state: State): UnitId[] => unitsAt(state, R);
/** As if all were in supply: no Soviet line reaches the frontier at R, but the rules must hold all the same. */
const supplied = (state: State): State => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, cut: 0 })),
});
/** Cut off beside Murmansk, by Soviets in supply. */
const CUT_OFF = stacks('f2253 3-2-2, s2153 2-1-2, s2353 2-1-2, s2151 0-1-2');

describe('Scenario.Allies · X2 · Movement.K1: the way out of R', () => {
  it('opens in the Finnish Player-Turn after they come', () => {
    const come = afterRoll(interphase(HQ), 5);
    const soviet = goOn(come, begins(6, 'soviet', 'movement'));
    expect(reach(soviet, ALLIES[0]!)).toEqual([]);
    expect(refusal(soviet, move(ALLIES[0]!, KEMI)).key).toBe('not-your-unit');
    const finnish = goOn(soviet, begins(6, 'finn', 'movement'));
    expect(whereIs(must(finnish, move(ALLIES[0]!, KEMI)), ALLIES[0]!)).toBe(KEMI);
  });

  it('leads to Kemi and Tornio, and nowhere else', () => {
    const state = at('finn', 'movement', SIX);
    const ways = reach(state, ALLIES[0]!);
    expect(names(new Set(ways.map(({ path }) => path[0]!)))).toEqual([TORNIO, KEMI]);
    for (const sweden of ['0536', '0535'])
      expect(refusal(state, move(ALLIES[0]!, sweden))).toMatchObject({
        key: 'closed-country',
        rule: 'Movement.K1',
      });
    expect(refusal(state, move(ALLIES[0]!, '0634')).key).toBe('water');
    // From Kemi they go on as Finns do, by rail too.
    expect(names(ways.filter(({ mode }) => mode === 'march').map((w) => w.hex))).toEqual(
      [KEMI, TORNIO, '0734', '0736', '0835'].sort(),
    );
    expect(ways.find((w) => w.hex === hex('0931'))).toMatchObject({ mode: 'both', cost: 2 });
  });

  it('leads one way: nobody enters R, nor another hex of Sweden or Norway', () => {
    const state = at('finn', 'movement', [...stacks(`f${KEMI} 3-2-2, f${TORNIO} 2-2-3`), ...SIX.slice(1)]);
    const closed = { key: 'closed-country' };
    expect(refusal(state, move(unitAt(state, KEMI), R))).toMatchObject(closed);
    expect(refusal(state, move(unitAt(state, TORNIO), R))).toMatchObject(closed);
    expect(refusal(state, move(unitAt(state, TORNIO), '0536'))).toMatchObject(closed);
    const petsamo = at('finn', 'movement', stacks('f1656 3-2-2'));
    for (const norway of ['1556', '1657'])
      expect(refusal(petsamo, move(unitAt(petsamo, '1656'), norway))).toMatchObject(closed);
    const soviet = at('soviet', 'movement', [...stacks(`s${KEMI} 2-1-3`), ...SIX]);
    expect(refusalKey(soviet, move(unitAt(soviet, KEMI), R))).not.toBeNull();
    expect(reach(soviet, unitAt(soviet, KEMI)).some((w) => w.hex === hex(R))).toBe(false);
  });

  it('is shut where Soviets stand in both towns, and open where one is left', () => {
    const one = at('finn', 'movement', [...SIX, ...stacks(`s${KEMI} 2-1-2`)]);
    const [unit] = brigades(one);
    expect(names(reach(one, unit!).map((w) => w.hex))).toEqual([TORNIO]);
    const both = at('finn', 'movement', [...SIX, ...stacks(`s${KEMI} 2-1-2, s${TORNIO} 2-1-2`)]);
    expect(reach(both, unit!)).toEqual([]);
    expect(refusal(both, move(unit!, KEMI)).key).toBe('enemy-there');
  });
});

describe('Scenario.Allies · X2: R is neutral ground', () => {
  const beside = [...SIX, ...stacks(`s${KEMI} 6-4-2, s${TORNIO} 2-1-2`)];

  it('lies in no Soviet ZOC', () => {
    const state = supplied(at('finn', 'movement', [...SIX, ...stacks(`s${KEMI} 6-4-2`)]));
    const zone = zoneOfControl(state, 'soviet');
    expect([zone[hex(R)], zone[hex(TORNIO)]]).toEqual([0, 1]);
    // So that they may step into the ZOC beside it, where they stop.
    const [unit = -1] = brigades(state);
    expect(unitsAt(must(state, move(unit, TORNIO)), TORNIO)).toEqual([unit]);
    expect(refusal(state, move(unit, TORNIO, '0737')).key).toBe('zone-stops');
  });

  it('is within reach of no Soviet attack, and puts nobody under an obligation', () => {
    const before = at('soviet', 'advance-before', [...beside, ...stacks('f0736 4-4-2')]);
    const state = must(supplied(before), end);
    expect(state.phase).toBe('attack');
    expect(attackable(state).map((a) => a.hex)).toEqual([hex('0736')]);
    expect(names(obligations(state).hexes)).toEqual(['0736']);
    const [kemi, tornio] = [unitAt(state, KEMI), unitAt(state, TORNIO)];
    expect(refusal(state, attack([kemi], R))).toMatchObject({
      key: 'attack-neutral',
      rule: 'Scenario.Allies',
    });
    expect(refusal(state, attack([kemi, tornio], '0736', R)).key).toBe('attack-neutral');
    // With nobody but the Allies beside them there is nothing to attack, and nothing owed.
    const alone = must(supplied(at('soviet', 'advance-before', beside)), end);
    expect(alone).toMatchObject({ phasing: 'finn', phase: 'movement' });
  });

  it('feeds whoever is in it', () => {
    const state = must(at('soviet', 'movement', beside), end);
    for (const unit of brigades(state)) {
      expect(state.units[unit]!.cut).toBe(0);
      const line = supply(state, 'finn').units.find((u) => u.unit === unit)!;
      expect(line).toMatchObject({ isolation: 0, exempt: true });
    }
  });

  it('leaves the Allies their own ZOC into Finland', () => {
    const state = supplied(at('soviet', 'movement', [...SIX, ...stacks('s0835 2-1-3')]));
    const zone = zoneOfControl(state, 'finn');
    expect([zone[hex(KEMI)], zone[hex(TORNIO)], zone[hex('0536')]]).toEqual([1, 1, 1]);
    const unit = unitAt(state, '0835');
    const marched: State = {
      ...state,
      units: state.units.map((u, id) => (id === unit ? { ...u, marks: 0 } : u)),
    };
    expect(refusal(marched, move(unit, KEMI, '0734')).key).toBe('zone-stops');
  });

  it('can be attacked out of, by all of them at once', () => {
    const state = at('finn', 'attack', beside);
    const { events } = played(state, attack(brigades(state), KEMI), [2]);
    expect(eventOf(events, 'attacked')).toMatchObject({ attack: 18, column: '6-1', result: 'De' });
    const both = played(state, attack(brigades(state), KEMI, TORNIO), [2]);
    expect(eventOf(both.events, 'attacked')!.targets).toEqual(hexes(KEMI, TORNIO));
  });

  it('is left by an advance after combat', () => {
    const state = at('finn', 'attack', beside);
    const won = must(state, attack(brigades(state), KEMI), [6]);
    const advanced = must(won, { type: 'advance', unit: brigades(won)[3]!, to: hex(KEMI) });
    expect([brigades(advanced).length, unitsAt(advanced, KEMI).length]).toEqual([5, 1]);
  });

  it('is left by a retreat too, to Kemi or Tornio, or the brigade is eliminated', () => {
    const [hard, two] = [stacks(`s${KEMI} 6-4-2`), stacks(`s${TORNIO} 2-1-2`)];
    const thrown = (units: readonly UnitSpec[]): ReturnType<typeof played> => {
      const state = at('finn', 'attack', [...stacks(`f${R} 3-2-2`), ...units]);
      const result = played(state, attack([unitAt(state, R)], KEMI), [2]);
      expect(eventOf(result.events, 'attacked')).toMatchObject({ column: '1-1', result: 'Ar' });
      return result;
    };
    const { state } = thrown(hard);
    const unit = unitAt(state, R);
    expect(state.decisions).toEqual([{ kind: 'retreat', side: 'finn', units: [unit] }]);
    expect(retreats(state, unit)).toEqual([hex(TORNIO)]);
    for (const sweden of ['0536', '0535'])
      expect(refusal(state, { type: 'retreat', unit, to: hex(sweden) }).key).toBe('closed-country');
    expect(unitsAt(must(state, { type: 'retreat', unit, to: hex(TORNIO) }), TORNIO)).toEqual([unit]);
    const lost = thrown([...hard, ...two]);
    expect(eventOf(lost.events, 'eliminated')).toEqual({
      type: 'eliminated',
      unit,
      hex: hex(R),
      cause: 'no-retreat',
    });
    // Where a Finn fills Tornio there is no room either.
    expect(whereIs(thrown([...hard, ...stacks(`f${TORNIO} 4-4-2`)]).state, unit)).toBe('eliminated');
    expect(retreats(thrown([...hard, ...stacks(`f${TORNIO} 0-0-3`)]).state, unit)).toEqual([hex(TORNIO)]);
  });

  it('is no refuge: a retreat never leads into it', () => {
    const state = at('finn', 'attack', stacks(`f${KEMI} 3-2-2, f${R} 3-2-2, s0835 6-4-2`));
    const unit = unitAt(state, KEMI);
    const hit = must(state, attack([unit], '0835'), [2]);
    expect(hit.decisions).toMatchObject([{ kind: 'retreat', side: 'finn', units: [unit] }]);
    expect(refusal(hit, { type: 'retreat', unit, to: hex(R) })).toMatchObject({ key: 'closed-country' });
    expect(names(retreats(hit, unit))).toEqual([TORNIO, '0734', '0736'].sort());
    expect([...legalActions(hit)].some((a) => a.type === 'retreat' && a.to === hex(R))).toBe(false);
  });
});

describe('Scenario.Allies: in Finland and beyond they are as Finns', () => {
  it('move, attack and hold ground in the Finnish Player-Turn', () => {
    const state = at('finn', 'movement', stacks('f1656 3-2-2'), { owners: { '1755': 'soviet' } });
    const moved = must(state, move(unitAt(state, '1656'), '1755'));
    expect(moved.owner[hex('1755')]).toBe(1);
    expect(zoneOfControl(moved, 'finn')[hex('1855')]).toBe(1);
  });

  it('must be attacked, and retreat, as Finns must', () => {
    const state = at('soviet', 'attack', stacks('f1655 3-2-2, s1654 6-4-2'));
    expect(refusalKey(state, end)).toBeNull();
    const near = stacks('f1655 3-2-2, s1654 6-4-2, s1854 0-1-2');
    const fed = at('soviet', 'attack', near);
    expect(refusal(fed, end).key).toBe('must-attack');
    const hit = must(fed, attack([unitAt(fed, '1654')], '1655'), [3]);
    expect(hit.decisions).toMatchObject([{ kind: 'retreat', side: 'finn' }]);
    expect(retreats(hit, unitAt(hit, '1655'))).toContain(hex('1656'));
  });

  it('need a way to Finland in the USSR, and are isolated without one', () => {
    const [brigade, ...soviet] = CUT_OFF;
    const cut = (units: readonly UnitSpec[]): number => {
      const state = at('soviet', 'movement', units);
      return state.units[unitAt(state, '2253')]!.cut;
    };
    expect(cut(CUT_OFF)).toBe(1);
    expect(cut([brigade!])).toBe(0);
    expect(cut([brigade!, ...soviet.slice(1)])).toBe(0);
  });

  it('end the game by entering Leningrad', () => {
    const state = position('finn', 'movement', stacks('f1603 3-2-2'), { options: { events: true } });
    expect(must(state, move(unitAt(state, '1603'), '1602')).outcome).toMatchObject({
      reason: 'leningrad',
      level: 'decisive-finnish',
    });
  });

  it('stand in the way of a cleared south', () => {
    const cleared = (units: readonly UnitSpec[]): number =>
      score(at('finn', 'movement', units)).lines.find(({ key }) => key === 'south-cleared')!.points;
    expect(cleared(stacks('f0815 3-2-2'))).toBe(50);
    expect(cleared(stacks('f0604 3-2-2'))).toBe(0);
  });
});

describe('K2 · Scenario.Allies: stacking', () => {
  it('is free for them in R and in Petsamo, the hexes where they come', () => {
    const state = at('finn', 'movement', [...SIX.slice(3), ...stacks('f1656 3-2-2 3-2-2 3-2-2 4-4-2')]);
    expect(overstacked(state, 'finn')).toEqual([]);
    expect(refusalKey(state, end)).toBeNull();
    // A Finn finds room beside them, a second one does not.
    const come = at('finn', 'movement', stacks('f1656 3-2-2 3-2-2 3-2-2, f1655 2-2-3, f1755 2-2-3'));
    const first = must(come, move(unitAt(come, '1655'), '1656'));
    expect(overstacked(first, 'finn')).toEqual([]);
    expect(refusal(first, move(unitAt(first, '1755'), '1656')).key).toBe('no-room');
  });

  it('lets them come back to Petsamo, however many are there', () => {
    const before = at('finn', 'movement', stacks('f1656 3-2-2 3-2-2 4-4-2, f1655 3-2-2, f1755 4-4-2'));
    // Nobody there can go on and make room.
    const units = before.units.map((u) => (u.at === hex('1656') ? { ...u, marks: MARK.moved } : u));
    const state: State = { ...before, units };
    expect(refusal(state, move(unitAt(state, '1755'), '1656')).key).toBe('no-room');
    const unit = unitAt(state, '1655');
    expect(reach(state, unit).find((w) => w.hex === hex('1656'))!.mayEnd).toBe(true);
    const back = must(state, move(unit, '1656'));
    expect(unitsAt(back, '1656')).toHaveLength(4);
    expect(refusalKey(back, end)).toBeNull();
  });

  it('counts them like any unit everywhere else', () => {
    const state = at('finn', 'movement', [...SIX, ...stacks(`f${TORNIO} 2-2-3`)]);
    const [a, b] = brigades(state);
    const one = must(state, move(a!, KEMI));
    // The first could not go on and make room: it has moved.
    expect(refusal(one, move(b!, KEMI)).key).toBe('no-room');
    const south = at('finn', 'movement', stacks('f0604 3-2-2 3-2-2 2-2-3'));
    expect(overstacked(south, 'finn')).toEqual([hex('0604')]);
    expect(refusal(south, end)).toMatchObject({ key: 'overstacked', params: { limit: 2 } });
  });

  it('lets a retreat end on top of others in Petsamo only', () => {
    const fight = stacks('f1655 3-2-2, f1656 3-2-2 4-4-2, s1654 6-4-2, s1854 0-1-2');
    const state = at('soviet', 'attack', fight);
    const hit = must(state, attack([unitAt(state, '1654')], '1655'), [3]);
    const unit = unitAt(hit, '1655');
    expect(unitsAt(must(hit, { type: 'retreat', unit, to: hex('1656') }), '1656')).toHaveLength(3);
  });
});

describe('Scenario.Allies · Victory.Schedule: five points for each brigade lost', () => {
  const state = at('finn', 'movement', SIX);
  const line = (now: State) => score(now).lines.filter(({ key }) => key === 'allied-eliminated');

  it.each([0, 1, 2, 3, 4, 5, 6])('%i of them', (count) => {
    const now = without(state, ...ALLIES.slice(0, count));
    expect(score(now).points - score(state).points).toBe(5 * count);
    expect(line(now)).toEqual(
      count
        ? [
            {
              key: 'allied-eliminated',
              worth: 5,
              points: 5 * count,
              hexes: [],
              reason: 'eliminated',
              rule: 'Victory.Schedule',
            },
          ]
        : [],
    );
  });

  it('wherever and however they go: in combat, or isolated as the game ends', () => {
    const fight = at('finn', 'attack', stacks(`f${R} 3-2-2, s${KEMI} 6-4-2`));
    const fallen = must(fight, attack([unitAt(fight, R)], KEMI), [1]);
    expect(line(fallen)).toMatchObject([{ points: 5 }]);
    const last = at('finn', 'attack', CUT_OFF, { turn: 10 });
    const over = played(last, end);
    expect(eventsOf(over.events, 'eliminated')).toContainEqual({
      type: 'eliminated',
      unit: unitAt(last, '2253'),
      hex: hex('2253'),
      cause: 'isolated-at-end',
    });
    expect(line(over.state)).toMatchObject([{ points: 5 }]);
    expect(over.state.outcome!.points).toBe(score(over.state).points);
  });

  it('not for those who never came or turned back', () => {
    const never = afterRoll(interphase(HQ), 4);
    expect(placesOf(never, ALLIES.slice(3))).toEqual(['unused', 'unused', 'unused']);
    expect(line(never)).toEqual([]);
  });
});

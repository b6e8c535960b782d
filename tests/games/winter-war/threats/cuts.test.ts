import {
  board,
  counter,
  RECOMMENDED,
  score,
  supply,
  type Side,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { OWNER } from '#engine/winter-war/state/state.ts';
import { findCuts, findLineCut, type Cut } from '#games/winter-war/analysis/threats/index.ts';
import { hex, names, position, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { randomPositions } from '../../../engine/winter-war/rules/random-positions.ts';

const cutOf = (state: State, at: string, side: Side = 'soviet'): Cut => {
  const unit = unitAt(state, at);
  return findCuts(state, side).find((one) => one.unit === unit)!;
};

describe('what cuts a supply line', () => {
  it('is a distance, when no headquarters is near', () => {
    const state = position('soviet', 'movement', stacks('s1602 0-1-2, s2112 2-1-2'));
    const cut = cutOf(state, '2112');
    expect(cut).toMatchObject({ cause: 'no-hq', hex: null, rule: 'Supply.F1', hq: unitAt(state, '1602') });
    expect(cut.far).toBeGreaterThan(5);
    expect(cut.path).toHaveLength(cut.far! + 1);
  });

  it('is nothing on the map, when there is no headquarters', () => {
    const state = position('soviet', 'movement', stacks('s2112 2-1-2'));
    expect(cutOf(state, '2112')).toMatchObject({ cause: 'no-hq', hq: null, far: null });
  });

  it('is the first enemy ZOC on the way to the headquarters', () => {
    // One Finn holds the neck between the unit and its HQ.
    const state = position(
      'soviet',
      'movement',
      stacks('s1602 0-1-2, s1407 2-1-2, f1405 6-6-2, f1506 6-6-2'),
    );
    const cut = cutOf(state, '1407');
    expect(cut).toMatchObject({ rule: 'Supply.F1', hq: unitAt(state, '1602') });
    expect(['zone', 'enemy']).toContain(cut.cause);
    expect(cut.by.length).toBeGreaterThan(0);
    expect(cut.path[0]).toBe(hex('1407'));
    expect(cut.path.at(-1)).toBe(hex('1602'));
    expect(cut.path).toContain(cut.hex);
  });

  it('is the railway, when Finns stand on it', () => {
    const rail = board.places.find(({ name }) => name === 'Petrozavodsk')!.hex;
    const at = names([rail])[0]!;
    const line = supply(position('soviet', 'movement', stacks(`s${at} 2-1-2`)), 'soviet').units[0]!
      .toLeningrad;
    const block = names([line[3]!])[0]!;
    const state = position('soviet', 'movement', stacks(`s${at} 2-1-2, f${block} 2-2-3`));
    expect(cutOf(state, at)).toMatchObject({ cause: 'rail-enemy', rule: 'Supply.F3', hex: hex(block) });
    const broken = position('soviet', 'movement', stacks(`s${at} 2-1-2`), {
      options: { variableDemolition: true },
      course: { broken: [hex(block)] },
    });
    expect(cutOf(broken, at)).toMatchObject({ cause: 'rail-broken', hex: hex(block), by: [] });
  });

  it('is a city without room', () => {
    const state = position(
      'soviet',
      'movement',
      stacks('s2112 0-1-2, s2012 20-12-2, s2011 20-12-2, s2010 20-12-2'),
      { options: RECOMMENDED },
    );
    const [cut] = findCuts(state, 'soviet');
    expect(cut).toMatchObject({
      cause: 'overload',
      city: board.places.find((p) => p.name === 'Petrozavodsk')!.hex,
    });
  });

  it('is a ring of Soviets around Finns abroad', () => {
    const state = position('finn', 'movement', [
      ...stacks('f2120 2-2-3'),
      ...['2119', '2121', '2019', '2020', '2021', '2220'].flatMap((at) => stacks(`s${at} 2-1-2`)),
      ...stacks('s2218 0-1-2'),
    ]);
    const cut = cutOf(state, '2120', 'finn');
    expect(cut).toMatchObject({ rule: 'Supply.G', hq: null });
    expect(['enemy', 'zone']).toContain(cut.cause);
    expect(board.countryOf(cut.path.at(-1)!)).toBe('finland');
  });

  it('is told for every isolated unit of any position, and lies on the line', () => {
    let seen = 0;
    for (let seed = 1; seed <= 6; seed++)
      for (const state of randomPositions(seed, (s) => s.phase === 'movement', 12, RECOMMENDED))
        for (const side of ['finn', 'soviet'] as const) {
          const isolated = supply(state, side).units.filter(({ isolation }) => isolation > 0);
          const found = findCuts(state, side);
          expect(found.map(({ unit }) => unit)).toEqual(isolated.map(({ unit }) => unit));
          for (const { cause, hex: at, by, path, unit } of found) {
            seen++;
            expect(path.every((one, i) => i === 0 || board.distance(path[i - 1]!, one) === 1)).toBe(true);
            expect([undefined, state.units[unit]!.at]).toContain(path[0]);
            const blocked = cause === 'enemy' || cause === 'zone';
            expect(path.includes(at ?? -1) && by.length > 0).toBe(blocked || cause === 'rail-enemy');
          }
        }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('what cuts the line of communication of an objective', () => {
  const PETSAMO = '1656';
  const petsamo = (...units: UnitSpec[][]): State =>
    position('finn', 'movement', units.flat(), { turn: 10, owners: { [PETSAMO]: 'soviet' } });
  const HQ = stacks('s1652 0-1-2');

  it('is nothing where the line is open', () => {
    expect(findLineCut(petsamo(HQ), hex(PETSAMO))).toBeNull();
  });

  it('is the Finn beside the objective', () => {
    const state = petsamo(HQ, stacks('f1655 2-2-3'));
    expect(findLineCut(state, hex(PETSAMO))).toMatchObject({
      cause: 'zone',
      hex: hex(PETSAMO),
      by: [unitAt(state, '1655')],
    });
  });

  it('is the Finn on the railway, far away', () => {
    const rail = ['2049', '2040', '2038'].flatMap((at) => stacks(`f${at} 0-0-3`));
    const state = petsamo(HQ, rail);
    const cut = findLineCut(state, hex(PETSAMO))!;
    expect(cut).toMatchObject({ cause: 'rail-enemy', hq: unitAt(state, '1652') });
    expect(names([cut.hex!])[0]).toMatch(/^20(49|40|38)$/);
    expect(cut.by.map((id) => state.units[id]!.at)).toEqual([cut.hex]);
  });

  it('is the distance to an HQ', () => {
    const state = petsamo(stacks('s1640 0-1-2'));
    expect(findLineCut(state, hex(PETSAMO))).toMatchObject({ cause: 'no-hq', hq: unitAt(state, '1640') });
  });

  it('is found wherever the score misses the line, and nowhere else', () => {
    const objectives = ['1206', '1106', '1306', PETSAMO, '0931'].map(hex);
    const found = { held: 0, 'no-line': 0 };
    for (let seed = 1; seed <= 6; seed++)
      for (const one of randomPositions(seed, (s) => s.phase === 'movement' && s.turn > 2, 8, RECOMMENDED)) {
        const owner = one.owner.map((was, at) => (objectives.includes(at) ? OWNER.soviet : was));
        const hqs = ['1505', '1652', '1331'].map(hex);
        const units = one.units.map((unit, id) =>
          counter(id).type.arm === 'headquarters' && unit.at >= 0
            ? { ...unit, at: hqs.shift() ?? unit.at }
            : unit,
        );
        // As it lies: without what happens before the score is read.
        const state: State = { ...one, owner, units, phase: 'over' };
        for (const { hexes, reason } of score(state).lines) {
          if (hexes.length !== 1 || (reason !== 'held' && reason !== 'no-line')) continue;
          found[reason]++;
          expect([names(hexes), findLineCut(state, hexes[0]!) === null]).toEqual([
            names(hexes),
            reason === 'held',
          ]);
        }
      }
    expect(Math.min(found.held, found['no-line'])).toBeGreaterThan(10);
  });
});

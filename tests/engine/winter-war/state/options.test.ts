import fc from 'fast-check';
import {
  AS_PRINTED,
  BRINGS,
  HANDICAPS,
  handicapsOf,
  inForce,
  NEEDS,
  newGame,
  OPTION_KEYS,
  OPTION_RULES,
  RECOMMENDED,
  ROSTER,
  RULE_IDS,
  type OptionKey,
  type Options,
} from '#engine/winter-war';

const none = Object.fromEntries(OPTION_KEYS.map((key) => [key, false])) as unknown as Options;
const on = (...keys: OptionKey[]): Options => ({
  ...none,
  ...Object.fromEntries(keys.map((key) => [key, true])),
});
/** The switches that count. */
const counting = (...keys: OptionKey[]): OptionKey[] =>
  OPTION_KEYS.filter((key) => inForce(on(...keys))[key]);
const anyChoice = fc.subarray(OPTION_KEYS).map((keys) => on(...keys));

describe('the switches', () => {
  it('have a paragraph of the rulebook each, and no two the same', () => {
    expect(OPTION_KEYS).toHaveLength(24);
    const rules = OPTION_KEYS.map((key) => OPTION_RULES[key]);
    for (const rule of rules) expect(RULE_IDS).toContain(rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(OPTION_RULES).toMatchObject({
      airborne: 'Option.D',
      variableLength: 'Option.E',
      acceleratedAid: 'Option.F',
      sovietPreparedness: 'Option.G',
      earlierStart: 'Option.H',
      heavyTanks: 'Designer.A1',
      skiExploitation: 'Designer.A2',
      variableDemolition: 'Designer.B',
      resoluteIntervention: 'Designer.C',
    });
  });

  it('are all off in the rules folder but the errata, and the cease-fire that waits for its events', () => {
    expect(OPTION_KEYS.filter((key) => AS_PRINTED[key])).toEqual(['errata', 'ceaseFire']);
    expect(OPTION_KEYS.filter((key) => inForce(AS_PRINTED)[key])).toEqual(['errata']);
    expect(OPTION_KEYS.filter((key) => inForce(RECOMMENDED)[key])).toEqual([
      'errata',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `clar${n}`),
    ]);
  });

  it('know what they need, what they bring, and what they cost', () => {
    expect(NEEDS).toEqual({ ceaseFire: 'events', resoluteIntervention: 'events' });
    expect(BRINGS).toEqual({ sovietPreparedness: 'airborne' });
    expect(HANDICAPS).toEqual({ acceleratedAid: 10, sovietPreparedness: -20, earlierStart: -20 });
    expect(handicapsOf(RECOMMENDED)).toEqual([]);
    expect(handicapsOf({ ...on('acceleratedAid', 'earlierStart'), handicap: 5 })).toEqual([
      { option: 'acceleratedAid', points: 10 },
      { option: 'earlierStart', points: -20 },
      { points: 5 },
    ]);
  });
});

describe('inForce', () => {
  it('counts a switch that stands alone as it is', () => {
    const alone = OPTION_KEYS.filter((key) => !NEEDS[key] && !BRINGS[key]);
    for (const key of alone) expect(counting(key)).toEqual([key]);
    expect(counting()).toEqual([]);
  });

  it('leaves out what needs the Scenarios and Special Events when they are off', () => {
    expect(counting('ceaseFire')).toEqual([]);
    expect(counting('resoluteIntervention')).toEqual([]);
    expect(counting('events')).toEqual(['events']);
    expect(counting('events', 'ceaseFire')).toEqual(['events', 'ceaseFire']);
    expect(counting('events', 'resoluteIntervention')).toEqual(['events', 'resoluteIntervention']);
  });

  it('adds airborne operations to preparedness', () => {
    expect(counting('sovietPreparedness')).toEqual(['airborne', 'sovietPreparedness']);
    expect(counting('airborne')).toEqual(['airborne']);
    expect(counting('airborne', 'sovietPreparedness')).toEqual(['airborne', 'sovietPreparedness']);
  });

  it('says the same of what it has said already, whatever is chosen', () => {
    fc.assert(
      fc.property(anyChoice, (chosen) => {
        const once = inForce(chosen);
        expect(inForce(once)).toEqual(once);
        for (const key of OPTION_KEYS) {
          const needs = NEEDS[key];
          const brought = OPTION_KEYS.some((other) => BRINGS[other] === key && chosen[other]);
          expect(once[key]).toBe((chosen[key] || brought) && (!needs || chosen[needs]));
        }
      }),
    );
  });
});

describe('a new game', () => {
  it('plays by what is in force, on top of the recommended rules', () => {
    expect(newGame({}, 1).options).toEqual(inForce(RECOMMENDED));
    expect(newGame({ resoluteIntervention: true }, 1).options.resoluteIntervention).toBe(false);
    expect(newGame({ resoluteIntervention: true, events: true }, 1).options).toMatchObject({
      resoluteIntervention: true,
      ceaseFire: true,
    });
    expect(newGame({ sovietPreparedness: true }, 1).options.airborne).toBe(true);
  });

  it('begins with what the switches have changed, and nothing else', () => {
    const paratroops = ROSTER.find((c) => c.type.label === '3-1-1')!.id;
    const heavy = ROSTER.filter((c) => c.type.label === '2-1-3' && c.name !== '34').map((c) => c.id);
    fc.assert(
      fc.property(anyChoice, fc.integer(), (chosen, seed) => {
        const state = newGame(chosen, seed);
        const { options } = state;
        expect(options).toEqual(inForce(chosen));
        expect(state).toMatchObject({ turn: 0, lastTurn: 10, phase: 'set-up', phasing: 'finn' });
        expect(state.course.heavy).toEqual(options.heavyTanks ? heavy : []);
        expect(state.course.petrozavodskRaised).toBe(options.sovietPreparedness);
        expect(state.units.flatMap(({ at }, id) => (at >= 0 ? [id] : []))).toEqual(
          options.airborne ? [paratroops] : [],
        );
        // It is plain data, and can be loaded again.
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });
});

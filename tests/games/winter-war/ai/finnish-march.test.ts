/** What the tactics foresee of the next Finnish march: positions from games in which it was not foreseen. */
import { RECOMMENDED, view, type State, type UnitSpec } from '#engine/winter-war';
import { profileFor, type AiContext } from '#games/winter-war/ai/ai-context.ts';
import { adjustWeights } from '#games/winter-war/ai/choose.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { chanceOfEntry, forecastMarches } from '#games/winter-war/ai/tactics/finnish-march.ts';
import { LIBRARY } from '#games/winter-war/ai/tactics/index.ts';
import type { TacticName } from '#games/winter-war/ai/tactics/names.ts';
import type { Situation } from '#games/winter-war/ai/tactics/tactic.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import {
  finns,
  hex,
  must,
  names,
  position,
  soviets,
  stacks,
  unitAt,
} from '../../../engine/winter-war/rules/helpers.ts';

const LINE = ['1405', '1406', '1506', '1606'].flatMap((fort) => finns(fort, '6-6-2'));
const ISTHMUS = soviets('1602', '2-1-2', '2-1-2', '0-1-2');
/** An army fed by way of Petrozavodsk and Kem. */
const NORTH = stacks('s2231 0-1-2 6-4-2 6-4-2, s2130 6-4-2');
const PETROZAVODSK = soviets('2413', '2-1-2', '0-1-2');
const QUIET = [...ISTHMUS, ...PETROZAVODSK, ...NORTH, ...LINE];
const RAIL = ['2208', '2309', '2310', '2311', '2312', '2314', '2315', '2316', '2317', '2318'];

const contextOf = (state: State): AiContext => {
  const seen = view(state, 'soviet');
  return adjustWeights(seen, withPlan(seen, profileFor('soviet', 'general', 1)));
};

const marched = (
  units: readonly UnitSpec[],
  waiting: readonly { type: string; side: 'finn' }[] = [],
): State => position('soviet', 'movement', units, { options: RECOMMENDED, waiting });

const assess = (name: TacticName, state: State): Situation | null =>
  LIBRARY[name].assess({ seen: state, end: state, ai: contextOf(state) });

describe('the forecast of the Finnish march', () => {
  it('has the reinforcements of the Game-Turn on the map', () => {
    const state = marched([...ISTHMUS, ...LINE], [{ type: '2-2-3', side: 'finn' }]);
    const [{ state: march }] = forecastMarches({ end: state, ai: contextOf(state) });
    const arrived = march.units.filter(({ at }, id) => at >= 0 && state.units[id]!.at < 0);
    expect(arrived).toHaveLength(1);
  });

  it('is of two kinds where a battle may be lost, one without those who lose it', () => {
    const lost = (more: string): string[] => {
      const end = marched([...QUIET, ...stacks(more)]);
      const marches = forecastMarches({ end, ai: contextOf(end) });
      expect(marches.reduce((sum, { share }) => sum + share, 0)).toBe(1);
      return marches.map((one) =>
        names(end.units.flatMap(({ at }, id) => (one.end.units[id]!.at === at ? [] : [at]))).join(),
      );
    };
    expect(lost('s2217 2-1-2, f2117 1-1-3')).toEqual(['', '2217']);
    expect(lost('s2217 6-4-2, s2316 0-1-2, f2117 1-1-3')).toEqual(['']);
  });

  it('has Finns enter a hex by a blow, the surer the fewer are there and the more come', () => {
    const chance = (more: string, leastAttack = 1): number => {
      const end = marched([...QUIET, ...stacks(more)]);
      return chanceOfEntry(forecastMarches({ end, ai: contextOf(end) })[0], hex('2208'), leastAttack);
    };
    const blows = [
      's2208 2-1-2, f2206 4-4-2',
      's2208 6-4-2, f2206 4-4-2 4-4-2',
      's2208 6-4-2, f2206 4-4-2',
      's2208 2-1-2',
    ];
    const chances = blows.map((blow) => chance(blow));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect([chances[0], chances.at(-1)]).toEqual([1, 0]);
    expect(chances[0]).toBeGreaterThan(chances[2]!);
    expect(chance(blows[0]!, 6)).toBe(0);
  });

  it('has riders come by train from anywhere', () => {
    expect(assess('guard-line', marched(QUIET))).toBeNull();
    expect(assess('guard-line', marched([...QUIET, ...finns('1412', '1-1-3')]))).not.toBeNull();
  });

  it('has light Finns in contact give way, and ride from where they then are', () => {
    const state = marched([...QUIET, ...stacks('s1519 2-1-2, f1518 1-1-3')]);
    const { hexes } = assess('guard-line', state)!;
    expect(names(hexes).some((name) => RAIL.includes(name))).toBe(true);
    const costOf = (type: string): number =>
      assess('guard-line', marched([...QUIET, ...stacks(`s2217 2-1-2, f2117 ${type}`)]))!.cost;
    expect(costOf('1-1-3')).toBeGreaterThan(1.5 * costOf('4-4-2'));
  });

  it('has a single guard of the railway beaten', () => {
    const state = marched([...QUIET, ...stacks('s2208 2-1-2, f2207 1-1-3 1-1-3')]);
    expect(names(assess('guard-line', state)!.hexes)).toContain('2208');
  });

  it('counts a railway as open where those who cut it are to be driven off', () => {
    const state = marched([...QUIET, ...stacks('s2417 1-1-4, f2317 0-0-3, f2017 1-1-3')]);
    expect(assess('guard-line', state)!.cost).toBeGreaterThan(5);
  });
});

describe('an advance after combat', () => {
  /** Two HQs behind three corps, when the Line breaks. */
  const broken = (hqs: string): State =>
    position(
      'soviet',
      'attack',
      [
        ...soviets('1602', '2-1-2', '1-1-4'),
        ...soviets(hqs, '0-1-2', '0-1-2'),
        ...stacks(
          's1405 20-12-2, s1505 20-12-2, s1605 2-1-2, f1306 1-1-3, f1406 2-2-3, f1506 6-6-2, f1606 6-6-2 6-6-2',
        ),
      ],
      { options: RECOMMENDED, owners: { '1405': 'soviet' } },
    );
  const afterwards = (hqs: string) => {
    const start = broken(hqs);
    const action = {
      type: 'attack',
      attackers: [unitAt(start, '1505')],
      targets: [hex('1406')],
    } as const;
    const state = must(start, action, [6]);
    expect(state.decisions.at(-1)?.kind).toBe('advance');
    return chooseActions(state, 'soviet', 'general', 1)[0]?.type;
  };

  it('is made by a corps behind which all is held', () => {
    expect(afterwards('1602')).toBe('advance');
  });

  it('is not made by the corps that bars the way to the HQs', () => {
    expect(afterwards('1603')).toBe('decline');
  });
});

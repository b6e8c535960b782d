import { board, odds, reach, ROSTER, supply, unitLabel, type State, type UnitId } from '#engine/winter-war';
import { EXAMPLE_IDS, EXAMPLES, examplesOf, type ExampleId } from '#games/winter-war/ui/examples/index.ts';
import { exampleTexts } from '#games/winter-war/content/index.ts';
import { sceneOf } from '#games/winter-war/ui/examples/scene.ts';
import { bringPure } from '../store/tab.ts';

const hex = board.hexByName;
const stateOf = (id: ExampleId): State => sceneOf(EXAMPLES[id]).state;
const unit = (state: State, name: string): UnitId =>
  ROSTER.find(({ id }) => unitLabel(id) === name && state.units[id]!.at >= 0)!.id;
const costTo = (id: ExampleId, name: string, to: string) => {
  const state = stateOf(id);
  return reach(state, unit(state, name)).find((one) => one.hex === hex(to));
};
const oddsOf = (id: ExampleId) => {
  const state = stateOf(id);
  const { held } = EXAMPLES[id];
  if (!held || !('attackers' in held)) throw new Error(`${id} shows no attack`);
  return odds(state, {
    attackers: held.attackers.map((name) => unit(state, name)),
    targets: held.targets.map(hex),
  });
};
const marked = (id: ExampleId, kind: string): string[] =>
  sceneOf(EXAMPLES[id])
    .highlights.filter((mark) => mark.kind === kind)
    .map((mark) => board.hexName(mark.hex))
    .toSorted();

/** True when a hex lies in the rectangle that the picture shows. */
function isShown(id: ExampleId, name: string): boolean {
  const within = (part: (one: string) => number): boolean => {
    const shown = EXAMPLES[id].focus.map(part);
    return Math.min(...shown) <= part(name) && part(name) <= Math.max(...shown);
  };
  return within((one) => Number(one.slice(0, 2))) && within((one) => Number(one.slice(2)));
}

beforeAll(bringPure);

describe.each(EXAMPLE_IDS.map((id) => [id] as const))('the example "%s"', (id) => {
  it.each(['en', 'fi'] as const)('speaks in %s of hexes that it shows', async (language) => {
    const { caption, picture } = (await exampleTexts.load(language)).get(id)!;
    expect(caption.length).toBeGreaterThan(20);
    expect(picture.length).toBeGreaterThan(20);
    const named = [...`${caption} ${picture}`.matchAll(/(?<![\d-])\d{4}(?![\d-])/g)].map(([name]) => name);
    expect(named.filter((name) => !isShown(id, name))).toEqual([]);
  });

  it('shows what its choice is about', () => {
    const { stacks, shown } = sceneOf(EXAMPLES[id]);
    expect(shown.length).toBeGreaterThan(1);
    const seen = stacks.filter((stack) => isShown(id, board.hexName(stack.hex)));
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('the pictures of the rulebook', () => {
  it('stand beside fifteen paragraphs and more', () => {
    const rules = new Set(EXAMPLE_IDS.flatMap((id) => EXAMPLES[id].rules));
    expect(rules.size).toBeGreaterThanOrEqual(15);
    for (const rule of rules) expect(examplesOf(rule).length).toBeGreaterThan(0);
    expect(examplesOf('Sequence.D')).toEqual([]);
  });

  it('tell true costs', () => {
    expect(costTo('costs', '2-1-3 (34)', '1732')?.cost).toBe(1);
    expect(costTo('costs', '2-1-3 (34)', '1831')?.cost).toBe(2);
    expect(costTo('costs', '2-1-3 (34)', '1931')?.cost).toBe(2);
    expect(costTo('road', '2-1-3 (34)', '1831')).toMatchObject({ cost: 3, mode: 'march' });
    const ride = costTo('rail', '2-1-2 (54)', '2026')!;
    expect(ride.cost).toBe(2);
    expect(ride.path.slice(-3).map(board.hexName)).toEqual(['2226', '2126', '2026']);
    expect(costTo('ice', '5-3-3 (10)', '1303')?.cost).toBe(2);
    expect(costTo('row-a', '20-12-2 (XIX)', '2413')?.cost).toBe(1);
    expect(costTo('row-a', '20-12-2 (XIX)', '2414')).toBeUndefined();
    for (const full of ['0613', '0614']) expect(costTo('stacking', '2-2-3 (16)', full)?.mayEnd).toBe(false);
  });

  it('tell true zones', () => {
    expect(costTo('zone', '2-2-3 (16)', '1333')).toMatchObject({ cost: 2, mustStop: true });
    expect(costTo('zone-to-zone', '1-1-3 (1)', '1533')?.path.map(board.hexName)).toEqual(['1534', '1533']);
  });

  it('tell true odds', () => {
    expect(oddsOf('combined')).toMatchObject({ column: '3-1', attack: 12, defence: 4 });
    expect(oddsOf('soak-off')).toMatchObject({ soakOff: true, attack: 2, defence: 12 });
    expect(oddsOf('fortification')).toMatchObject({ column: '2-1', defence: 12, fortified: true });
  });

  it('tell true obligations, retreats and advances', () => {
    expect(marked('obligation', 'must-be-attacked')).toEqual(['1716', '1718']);
    expect(marked('soak-off', 'must-be-attacked')).toEqual(['1606']);
    expect(marked('retreat-before', 'retreat')).toEqual(['1428', '1429', '1430']);
    expect(marked('retreat', 'retreat').length).toBeGreaterThan(1);
    expect(marked('advance', 'advance')).toEqual(['1815']);
    expect(stateOf('exchange').decisions.at(-1)).toMatchObject({ kind: 'exchange', points: 6 });
  });

  it('tell true supply', () => {
    const cut = (id: ExampleId) =>
      stateOf(id).units.flatMap(({ at, cut: isolation }, one) =>
        at >= 0 && isolation ? [`${unitLabel(one)} ${isolation}`] : [],
      );
    expect(cut('supply-line')).toEqual([]);
    expect(cut('overload')).toEqual(['2-1-2 (52) 2']);
    expect(cut('isolated')).toEqual(['6-4-2 (155) 1']);
    const kem = supply(stateOf('overload'), 'soviet').cities.find(({ name }) => name === 'Kem');
    expect(kem).toMatchObject({ capacity: 20, load: 20 });
  });

  it('tell of the optional rules', () => {
    expect(stateOf('landing').decisions.at(-1)).toMatchObject({ kind: 'landing' });
    expect(marked('drop', 'landing')).toEqual(['1408']);
    expect(costTo('swedish-entry', '3-2-2 (1)', '0736')?.cost).toBe(2);
  });
});

import {
  apply,
  board,
  check,
  decider,
  enemyOf,
  MARK,
  ROSTER,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { sovietRailway } from '#games/winter-war/ai/ground.ts';
import { profileFor, runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { playIdea } from '../../../../tools/lab/idea.ts';
import { POOL, POOL_NAMES, type PoolName } from '../../../../tools/lab/pool.ts';
import { finns, hex, position, soviets, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { positions } from './positions.ts';

type Chosen = ReturnType<typeof chooseActions>;
const general = (state: State): Chosen => chooseActions(state, decider(state), 'general', 1);

/** Where the actions lead, the first die included; all must be legal. */
function follow(state: State, actions: Chosen): State {
  let now = state;
  for (const action of actions) {
    expect(check(now, action)).toBeNull();
    const applied = apply(now, action);
    if (!applied.ok) break;
    now = applied.state;
    if (applied.dice.length) break;
  }
  return now;
}

const FAR = stacks('s1602 2-1-2 0-1-2, s2313 2-1-2 0-1-2, s2331 2-1-2 0-1-2');
const CORPS = stacks('s1602 2-1-2 0-1-2, s1603 20-12-2 20-12-2, s1604 20-12-2');
/** Divisions that keep raiders off the railway north of Lake Onega. */
const GUARDS = ['2316', '2320'].flatMap((at) => soviets(at, '6-4-2', '6-4-2'));
const FORTS = ['1405', '1406', '1506', '1606'];
const LINE = FORTS.flatMap((fort) => finns(fort, '6-6-2'));
const finnish = (phase: 'movement' | 'attack', turn: number, ...units: readonly UnitSpec[]): State =>
  position('finn', phase, [...units, ...finns('1606', '6-6-2')], { turn });
const soviet = (turn: number, ...units: readonly UnitSpec[]): State =>
  position('soviet', 'movement', [...units, ...LINE], { turn });

/** The names of the hexes in which a side has units, sorted. */
const hexesOf = (label: string, state: State): string[] =>
  ROSTER.filter(({ id, type }) => type.label === label && state.units[id]!.at >= 0)
    .map(({ id }) => board.hexName(state.units[id]!.at))
    .sort();
const isNorthOfRow16 = (name: string): boolean =>
  sovietRailway().includes(hex(name)) && Number(name.slice(2)) > 16;
const besideLine = (state: State): boolean =>
  hexesOf('20-12-2', state).some((at) => FORTS.some((fort) => board.distance(hex(at), hex(fort)) === 1));

it.each(POOL_NAMES)('breaks no rule: %s', (name) => {
  const own = positions(4, 240).filter((state) => decider(state) === POOL[name].side);
  expect(own.length).toBeGreaterThan(0);
  for (const state of own)
    expect(check(state, playIdea(POOL[name], state, POOL[name].side, 3)[0]!)).toBeNull();
});

it('plays as the General on the other side of its idea', () => {
  for (const state of positions(4, 300)) {
    const side = decider(state);
    const other = POOL_NAMES.find((name) => POOL[name].side === enemyOf(side))!;
    expect(playIdea(POOL[other], state, side, 1)).toEqual(general(state));
  }
});

const UNLIKE: readonly (readonly [PoolName, string, State, (after: State) => boolean])[] = [
  [
    'rail-cutter',
    'goes to the rails north of row 16',
    finnish('movement', 2, ...FAR, ...GUARDS, ...finns('2118', '1-1-3')),
    (after) => hexesOf('1-1-3', after).every(isNorthOfRow16),
  ],
  [
    'rail-cutter',
    'stays there',
    finnish('movement', 5, ...FAR, ...stacks('s2316 6-4-2 6-4-2, f2318 1-1-3')),
    (after) => hexesOf('1-1-3', after).join() === '2318',
  ],
  [
    'early-cutter',
    'is on a rail after Game-Turn 1',
    finnish('movement', 1, ...FAR, ...GUARDS, ...finns('2118', '1-1-3')),
    (after) => hexesOf('1-1-3', after).some((at) => sovietRailway().includes(hex(at))),
  ],
  [
    'southern-cutter',
    'goes to the rails south of Lake Onega in the last turn too',
    finnish('movement', 10, ...FAR, ...finns('2108', '1-1-3', '1-1-3')),
    (after) => hexesOf('1-1-3', after).every((at) => board.isRail(hex(at))),
  ],
  [
    'last-turn-raider',
    'waits three hexes from a city',
    finnish('movement', 9, ...FAR, ...finns('2133', '2-2-3')),
    (after) => hexesOf('2-2-3', after).every((at) => board.distance(hex(at), hex('2231')) >= 3),
  ],
  [
    'marcher-on-leningrad',
    'leaves the Line',
    position('finn', 'movement', [...CORPS, ...LINE], { turn: 1 }),
    (after) => hexesOf('6-6-2', after).every((at) => ['1404', '1504'].includes(at)),
  ],
  [
    'thruster',
    'leaves the Line for Lake Onega',
    position('finn', 'movement', [...FAR, ...finns('1912', '6-6-2', '6-6-2'), ...LINE], { turn: 1 }),
    (after) => hexesOf('6-6-2', after).includes('2011'),
  ],
  [
    'sortie',
    'attacks out of a fort where it may lose',
    finnish('attack', 3, ...FAR, ...soviets('1605', '2-1-2', '2-2-2')),
    (after) => after.units.some(({ marks }) => marks & MARK.fought),
  ],
  [
    'hq-raider',
    'goes for an HQ that stands alone',
    finnish('movement', 3, ...stacks('s1602 2-1-2, s2331 2-1-2, s2115 0-1-2, f1917 1-1-3')),
    (after) => board.distance(hex(hexesOf('1-1-3', after)[0]!), hex('2115')) <= 1,
  ],
  [
    'petsamo-marcher',
    'marches north when Petsamo is Soviet',
    finnish('movement', 6, ...FAR, ...stacks('s1656 6-4-2, f1650 2-2-3')),
    (after) => hexesOf('2-2-3', after).every((at) => Number(at.slice(2)) > 50),
  ],
  [
    'ladoga-marcher',
    'sends two corps by rail to Lake Onega',
    soviet(3, ...stacks('s1602 20-12-2 0-1-2, s1603 20-12-2 20-12-2, s2211 0-1-2 2-1-2')),
    (after) => hexesOf('20-12-2', after).filter((at) => at === '2311').length === 2,
  ],
  [
    'waiting-finn',
    'attacks nobody',
    finnish('attack', 3, ...FAR, ...stacks('s2012 2-1-2, f2112 6-6-2')),
    (after) => after.phase !== 'attack',
  ],
  [
    'besieger-with-fodder',
    'brings divisions beside the Line before it may be stormed',
    soviet(1, ...CORPS, ...soviets('1702', '6-4-2', '6-4-2')),
    (after) =>
      hexesOf('6-4-2', after).some((at) => FORTS.some((fort) => board.distance(hex(at), hex(fort)) === 1)),
  ],
  [
    'ice-marcher',
    'goes on the ice in Game-Turn 8',
    soviet(8, ...CORPS, ...soviets('1403', '2-1-2')),
    (after) => hexesOf('2-1-2', after).some((at) => at.startsWith('13') || at.startsWith('12')),
  ],
  [
    'waiting-soviet',
    'is not beside it in Game-Turn 5',
    soviet(5, ...CORPS, ...soviets('1702', '6-4-2', '6-4-2')),
    (after) => !besideLine(after),
  ],
];

/** The General without tactics: some of these do what an idea does. */
const withoutTactics = (state: State): Chosen =>
  runToEnd(searchAs(state, { ...profileFor(decider(state), 'general', 1), tactics: [] }));

it.each(UNLIKE)('the %s %s, and the General without tactics does not', (name, _, state, look) => {
  expect(look(follow(state, withoutTactics(state)))).toBe(false);
  expect(look(follow(state, playIdea(POOL[name], state, decider(state), 1)))).toBe(true);
});

it('plays as the General in Game-Turns of which the idea does not speak', () => {
  for (const turn of [1, 10]) {
    const state = finnish('movement', turn, ...FAR, ...finns('2217', '1-1-3'));
    expect(playIdea(POOL['rail-cutter'], state, 'finn', 1)).toEqual(general(state));
  }
});

it('strikes the artillery that stands alone with the garrisons beside it', () => {
  const state = finnish('attack', 5, ...FAR, ...LINE, ...finns('1506', '6-6-2'), ...soviets('1605', '8-3-2'));
  const [blow] = playIdea(POOL.blow, state, 'finn', 1);
  expect(blow).toMatchObject({ type: 'attack', targets: [hex('1605')] });
});

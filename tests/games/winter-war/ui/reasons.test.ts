/** Why a press on the map does nothing, in every decision. */
import { board, unitLabel, type State } from '#engine/winter-war';
import type { Mode } from '#games/winter-war/table-adapter.ts';
import { inputNow } from '#games/winter-war/ui/controller/controller.ts';
import { reasonFor } from '#games/winter-war/ui/controller/explain.ts';
import { stopsOf } from '#games/winter-war/ui/controller/jumps.ts';
import { unitMode } from '#games/winter-war/ui/controller/mode.ts';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, must, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import * as p from './open-decisions.ts';

beforeAll(bringPure);

const IDLE: Mode = { mode: 'idle' };
const reasonAt = (name: string, strict: boolean) => inputNow().reason?.(hex(name), strict) ?? null;
const reason = (state: State, mode: Mode, name: string) => {
  p.show(state, mode);
  return reasonAt(name, true);
};
const HEXES = ['1703', '1604', '1602', '1405', '1504', '1429', '1529', '1931', '2413', '2020'];

/** Which of those hexes are refused, by the reason. */
function refusedBy(strict: boolean): string {
  const reasons = new Map<string, string[]>();
  for (const name of HEXES) {
    const key = reasonAt(name, strict)?.key;
    if (key !== undefined) reasons.set(key, [...(reasons.get(key) ?? []), name]);
  }
  return [...reasons].map(([key, names]) => `${key} ${names.join(' ')}`).join(', ');
}

/** `asked`: what the "why" key says besides. */
function whyNot(state: State, mode: Mode): object {
  p.show(state, mode);
  const [pressed, asked] = [refusedBy(false), refusedBy(true)];
  const open = stopsOf('open').map(board.hexName);
  return {
    pressed,
    ...(asked !== pressed && { asked }),
    ...(open.length && { open: open.length > 8 ? `${open.length}, from ${open[0]}` : open.join(' ') }),
    ...(stopsOf('threatened').length && { threatened: stopsOf('threatened').map(board.hexName).join(' ') }),
  };
}

it.each<[string, State, Mode, object]>([
  ['a movement', p.moving, IDLE, { pressed: '', asked: 'not-your-unit 1405' }],
  [
    'a unit that moves',
    p.moving,
    p.unit(p.moving, '1604'),
    { pressed: 'enemy-there 1405, too-far 1429 1529 1931 2020', open: '73, from 1603' },
  ],
  [
    'a unit with a waypoint',
    p.moving,
    p.unit(p.moving, '1604', undefined, { prefix: [hex('1605')] }),
    {
      pressed: 'enemy-there 1405, too-far 1429 1529 1931 2413 2020',
      asked: 'too-far 1703 1602 1429 1529 1931 2413 2020, enemy-there 1405',
      open: '1604 1504 1705 1505 1506 1606',
    },
  ],
  [
    'a stack that moves',
    p.moving,
    p.unit(p.moving, '1703', '6-4-2', { others: [unitAt(p.moving, '1703', '2-1-2')] }),
    { pressed: 'enemy-there 1405, too-far 1429 1529 1931 2020', open: '83, from 1602' },
  ],
  ['an exploitation', p.exploiting, IDLE, { pressed: '', asked: 'exploit-unit 1931' }],
  [
    'attacks',
    p.attacking,
    IDLE,
    {
      pressed: 'attack-not-adjacent 1703, attack-hq 1602',
      asked: 'attack-not-adjacent 1703 1405, attack-hq 1602',
      open: '1504',
      threatened: '1604',
    },
  ],
  [
    'attackers all around',
    p.fight,
    IDLE,
    { pressed: 'attack-hq 1931', open: '1429', threatened: '1529 1430' },
  ],
  [
    'attackers chosen',
    p.fight,
    p.attackWith(p.both),
    {
      pressed: 'attack-no-enemy 1703 1604 1602 1405 1504 2413 2020, attack-hq 1931',
      open: '1429',
      threatened: '1529 1430',
    },
  ],
  [
    'an attack put together',
    p.fight,
    p.attackWith(p.both, '1429'),
    {
      pressed: 'attack-no-enemy 1703 1604 1602 1405 1504 2413 2020, attack-hq 1931',
      open: '1429',
      threatened: '1529 1430',
    },
  ],
  [
    'no attack left',
    p.thrown(1),
    IDLE,
    {
      pressed: 'attack-twice 1529, attack-hq 1931',
      asked: 'attack-twice 1429 1529, attack-hq 1931',
      threatened: '1529 1430',
    },
  ],
  ['a retreat', p.thrown(3), IDLE, { pressed: '', asked: 'retreat-not-due 1529 1931', threatened: '1429' }],
  [
    'a unit that retreats',
    p.thrown(3),
    p.unit(p.thrown(3), '1429'),
    {
      pressed: 'retreat-hex 1703 1604 1602 1405 1504 1931 2413 2020, enemy-there 1529',
      open: '1328 1329',
      threatened: '1429',
    },
  ],
  ['an advance', p.thrown(4), IDLE, { pressed: 'advance-hq 1931' }],
  [
    'a unit that advances',
    p.thrown(4),
    p.unit(p.thrown(4), '1430'),
    {
      pressed: 'advance-hex 1703 1604 1602 1405 1504 1931 2413 2020',
      asked: 'advance-hex 1703 1604 1602 1405 1504 1529 1931 2413 2020',
      open: '1429',
    },
  ],
  [
    'a retreat before combat',
    p.before,
    IDLE,
    { pressed: '', asked: 'retreat-side 1529 1931', threatened: '1429' },
  ],
  ['an advance before combat', p.vacated, IDLE, { pressed: 'advance-hq 1931' }],
  [
    'a withdrawal',
    p.withdrawing,
    IDLE,
    { pressed: 'withdraw-not-due 1931', asked: 'withdraw-not-due 1429 1931', threatened: '1529 1430' },
  ],
  [
    'an exchange',
    p.exchanging,
    IDLE,
    { pressed: 'lose-units 1931', asked: 'lose-units 1429 1931', threatened: '1529 1430' },
  ],
  [
    'too many in a hex',
    p.overfull,
    IDLE,
    { pressed: 'lose-overstack 1604 1602', asked: 'lose-overstack 1604 1602 1405' },
  ],
  [
    'a recall',
    p.giving,
    IDLE,
    { pressed: 'forfeit-exact 1604, recall-unit 1602', asked: 'forfeit-exact 1604, recall-unit 1602 1405' },
  ],
  [
    'reinforcements',
    p.arriving,
    IDLE,
    {
      pressed: 'arrive-not-due 1703 1604 1602',
      asked: 'arrive-not-due 1703 1604 1602, arrive-not-yours 1405',
    },
  ],
  [
    'a reinforcement',
    p.arriving,
    unitMode(p.firstWaiting),
    {
      pressed: 'arrive-city-soviet 1703 1604 1405 1504 1429 1529 1931 2020',
      open: '1602 2413 2231 1943 2053',
    },
  ],
  [
    'a landing place',
    p.planning,
    { mode: 'aim', hex: null, secret: true },
    { pressed: 'plan-hex 1703 1604 1602 1429 1529 1931 2413 2020', open: '110, from 0503' },
  ],
  [
    'a planned drop',
    p.planned,
    IDLE,
    {
      pressed: 'drop-plan 1703 1604 1602 1504 1429 1529 1931 2413 2020',
      asked: 'drop-plan 1703 1604 1602 1405 1504 1429 1529 1931 2413 2020',
      open: '1409',
    },
  ],
  [
    'a drop by event',
    p.dropping,
    IDLE,
    {
      pressed: 'drop-hex 1703 1604 1602 1429 1529 1931 2413 2020',
      asked: 'drop-hex 1703 1604 1602 1429 1529 1931 2413 2020, enemy-there 1405',
      open: '14, from 1504',
    },
  ],
  [
    'units that join',
    p.mustering,
    IDLE,
    {
      pressed: 'muster-city 1604 1504 1429 1529 1931 2413 2020',
      asked: 'muster-city 1604 1405 1504 1429 1529 1931 2413 2020',
      open: '1602 1703',
    },
  ],
  ['a set-up', p.setUp, IDLE, { pressed: '' }],
  [
    'a counter that was placed',
    p.placed,
    unitMode(p.firstUnit!),
    {
      pressed: 'setup-country 1703 1604 1602 1931 2413 2020, setup-fortification 1504 1429 1529',
      open: '1405 1406 1506 1606 1910 2011 2012 2113',
    },
  ],
  [
    'an interphase',
    p.dice([]),
    IDLE,
    { pressed: 'when-move 1703 1604 1602', asked: 'when-move 1703 1604 1602 1405' },
  ],
])('%s', (_, state, mode, said) => {
  expect(whyNot(state, mode)).toEqual(said);
});

const FIGHT = stacks('s1931 0-1-2 6-4-2, s1529 6-4-2, s1430 6-4-2, f1427 4-4-2, f1429 4-4-2');

it('an attack is refused for the nearest enemy, the nearest unit, or those chosen', () => {
  const state = p.at('attack', FIGHT);
  const refused = (unit: number, where: string): object => ({
    key: 'attack-not-adjacent',
    params: { unit: unitLabel(unit), hex: where },
  });
  const [far, near, chosen] = [unitAt(state, '1931', '6-4-2'), unitAt(state, '1529'), unitAt(state, '1430')];
  p.show(state, IDLE);
  expect(reasonFor(IDLE, hex('1931'), far)).toMatchObject(refused(far, '1429'));
  expect(reason(state, IDLE, '1427')).toMatchObject(refused(near, '1427'));
  expect(reason(state, p.attackWith([chosen]), '1427')).toMatchObject(refused(chosen, '1427'));
});

it('nobody attacks a hex twice, and nobody is told why where there is no enemy', () => {
  const state = p.at(
    'attack',
    FIGHT.filter((spec) => spec.hex !== '1427'),
  );
  const attackers = [unitAt(state, '1529'), unitAt(state, '1430')].toSorted((a, b) => a - b);
  const after = must(state, { type: 'attack', attackers, targets: [hex('1429')] }, [1]);
  expect(reason(after, IDLE, '1429')).toMatchObject({ key: 'attacked-twice' });
  expect(reason(p.at('attack', stacks('s1604 2-1-2')), IDLE, '1604')).toBeNull();
});

/** Dragging units into an attack, without the page. */
import { position, useTable, type Mode } from '#games/winter-war/table-adapter.ts';
import { attackAfterDrop } from '#games/winter-war/ui/controller/decisions/attack.ts';
import { dragController } from '#games/winter-war/ui/controller/drag.ts';
import { useInteraction } from '#games/winter-war/ui/controller/mode.ts';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, unitAt } from '../../../engine/winter-war/rules/helpers.ts';
import { attackWith, deciding, show, twoTargets } from './open-decisions.ts';

beforeAll(bringPure);

const strong = unitAt(twoTargets, '1529', '6-4-2');
const weak = unitAt(twoTargets, '1529', '2-1-2');
const other = unitAt(twoTargets, '1430');
const IDLE: Mode = { mode: 'idle' };

const counterOf = (unit: number): Element =>
  ({ closest: () => ({ dataset: { unit: String(unit) } }) }) as unknown as Element;
const canDrag = (unit: number): boolean => dragController.itemAt(counterOf(unit)) === unit;
const draggable = (): number[] => [...position().units.keys()].filter(canDrag);

describe('dragged into an attack', () => {
  it('may be who can attack, and nobody while something else is decided', () => {
    show(twoTargets);
    expect(draggable()).toEqual([strong, weak, other].toSorted((a, b) => a - b));
    show(deciding(twoTargets, { kind: 'exchange', side: 'soviet', units: [strong, other], points: 4 }));
    expect(draggable()).toEqual([]);
  });

  it.each<[string, Mode, number, number[]]>([
    ['a unit alone', IDLE, strong, [strong]],
    ['with a chosen unit those chosen in its hex', attackWith([weak, other, strong]), strong, [weak, strong]],
    ['a unit that is not chosen without those that are', attackWith([weak, other]), strong, [strong]],
    ['the only one chosen in its hex alone', attackWith([weak, other]), other, [other]],
  ])('is %s', (_, mode, unit, units) => {
    show(twoTargets, mode);
    dragController.startDrag(unit, { x: 0, y: 0, finger: false });
    expect(useInteraction.getState().dragged?.units).toEqual(units);
    expect(useTable.getState().mode).toEqual(mode);
  });
});

describe('units dropped on a hex', () => {
  it.each<[string, Mode, number[], string, Mode]>([
    ['begin an attack', IDLE, [strong, weak], '1429', attackWith([strong, weak], '1429')],
    [
      'join the attack on that hex',
      attackWith([other], '1429'),
      [strong],
      '1429',
      attackWith([other, strong], '1429'),
    ],
    [
      'join it once',
      attackWith([strong], '1429'),
      [strong, weak],
      '1429',
      attackWith([strong, weak], '1429'),
    ],
    [
      'add it to their attack',
      attackWith([strong], '1429'),
      [strong],
      '1428',
      attackWith([strong], '1429', '1428'),
    ],
    [
      'begin another where not all reach all',
      attackWith([other], '1429'),
      [strong],
      '1428',
      attackWith([strong], '1428'),
    ],
  ])('%s', (_, mode, units, where, attack) => {
    expect(attackAfterDrop(twoTargets, mode, units, hex(where))).toEqual({ attack });
  });

  it.each([
    ['where they reach nobody', [other], '1428', 'attack-not-adjacent'],
    ['where one of them reaches nobody', [strong, other], '1428', 'attack-not-adjacent'],
    ['where there are no enemies', [strong], '2020', 'attack-no-enemy'],
  ])('are refused %s', (_, units, where, key) => {
    expect(attackAfterDrop(twoTargets, attackWith([strong], '1429'), units, hex(where))).toMatchObject({
      refusal: { key },
    });
  });
});

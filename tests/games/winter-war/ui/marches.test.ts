/** Marches over several Player-Turns, by presses on the map and the command that goes on with them. */
import {
  board,
  longPath,
  positionFrom,
  reach,
  type PositionSpec,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { position, positionOf, useTable } from '#games/winter-war/table-adapter.ts';
import { march } from '#games/winter-war/ui/controller/commands.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { dropGoals, goalsIn, useGoals } from '#games/winter-war/ui/controller/destinations.ts';
import { linesOf } from '#games/winter-war/ui/controller/highlights.ts';
import { undo } from '#table/commands/history.ts';
import { timeline } from './table.tsx';
import { bringPure } from '../../../table/store/tab.ts';
import { hex, unitAt, stacks } from '../../../engine/winter-war/rules/helpers.ts';
import { show } from './open-decisions.ts';

beforeAll(bringPure);

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
  useGoals.setState({ game: null, goals: [] });
});
afterEach(() => vi.unstubAllGlobals());

const SPEC: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s2018 0-1-2 2-1-2 6-4-2, f1321 1-1-3'),
};
const FAR = '2127';

const press = (name: string, unit: UnitId | null = null): void => handleMapPress(hex(name), unit);
const at = (unit: UnitId): number => position().units[unit]!.at;
/** The same position, as the side's next Movement Phase finds it. */
const nextTurn = (): State => {
  const { units, ...rest } = position();
  return show({ ...rest, units: units.map((unit) => ({ ...unit, marks: 0 })) });
};

describe('a march over several Player-Turns', () => {
  const start = positionFrom(SPEC);
  const unit = unitAt(start, '2018', '2-1-2');

  it('is offered with the reason why the hex is out of reach, and begun by a second press', () => {
    show(start);
    press('2018', unit);
    press(FAR);
    expect(useTable.getState().notice).toMatchObject({
      kind: 'refusal',
      offer: { label: /March there: \d turns/ },
    });
    expect(timeline().steps).toHaveLength(0);
    press(FAR);
    expect(timeline().steps).toHaveLength(1);
    expect(goalsIn(position())).toEqual([[unit, hex(FAR)]]);
  });

  it('goes on with one press for all units, until each is at its goal', () => {
    show(start);
    press('2018', unit);
    press(FAR);
    press(FAR);
    for (let turns = 0; at(unit) !== hex(FAR) && turns < 9; turns++) {
      nextTurn();
      expect(linesOf(positionOf(position()), { mode: 'idle' }, null)[0]?.hexes.at(-1)).toBe(hex(FAR));
      march.run();
    }
    expect(at(unit)).toBe(hex(FAR));
    nextTurn();
    expect([goalsIn(position()), march.enabled()]).toEqual([[], false]);
  });

  it('is kept on the device, undone in one step, and forgotten when the unit is moved by hand', () => {
    show(start);
    press('2018', unit);
    press(FAR);
    press(FAR);
    expect(JSON.parse(kept.get('winter-war-goals')!)).toMatchObject({ goals: [[unit, hex(FAR)]] });
    undo.run();
    expect(at(unit)).toBe(hex('2018'));
    press('2018', unit);
    press('2019');
    expect(goalsIn(position())).toEqual([]);
  });

  it('is drawn on the table, and not in a replay of earlier moments', () => {
    show(start);
    press('2018', unit);
    press(FAR);
    press(FAR);
    const drawn = (state: State): number => linesOf(positionOf(state), { mode: 'idle' }, null).length;
    expect(drawn(position())).toBe(1);
    expect(drawn(timeline().start)).toBe(0);
  });

  it('can be dropped', () => {
    show(start);
    press('2018', unit);
    press(FAR);
    press(FAR);
    dropGoals([unit]);
    nextTurn();
    expect(march.enabled()).toBe(false);
  });

  it('enters no enemy zone of control on the way (ZoneOfControl)', () => {
    const guarded = positionFrom({ ...SPEC, units: stacks('s2018 0-1-2, s1918 2-1-2, f1618 1-1-3') });
    const scout = unitAt(guarded, '1918', '2-1-2');
    show(guarded);
    press('1918', scout);
    press('1518');
    press('1518');
    for (let turns = 0; at(scout) !== hex('1518') && turns < 9; turns++) {
      expect(board.distance(at(scout), hex('1618')), `turn ${turns}`).toBeGreaterThan(1);
      nextTurn();
      march.run();
    }
    expect(at(scout)).toBe(hex('1518'));
  });

  it('costs what a move of one turn costs where it is within reach (Movement)', () => {
    const walked = reach(start, unit).filter(({ rightOfOne }) => !rightOfOne);
    expect(walked.map(({ hex: to }) => longPath(start, unit, to)?.cost)).toEqual(
      walked.map(({ cost }) => cost),
    );
    expect(longPath(start, unit, start.units[unit]!.at)).toBeNull();
  });
});

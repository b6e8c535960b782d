import { board, counter, type PositionSpec } from '#engine/winter-war';
import { registerMap } from '#table/view/map-handle.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { hexCentre } from '#games/winter-war/ui/board/projection.ts';
import { play, position, positionOf, useGame, useTable } from '#games/winter-war/table-adapter.ts';
import { dragController } from '#games/winter-war/ui/controller/drag.ts';
import { useInteraction } from '#games/winter-war/ui/controller/mode.ts';
import { destinationsOf, whyNotTo } from '#games/winter-war/ui/controller/destinations.ts';
import * as ask from '#games/winter-war/ui/controller/queries.ts';
import { boundOf, highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import type { UnitMode } from '#games/winter-war/ui/controller/decision.ts';
import { concernedBy } from '#games/winter-war/ui/screen/Board.tsx';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { setPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const hexOf = (name: string): number => board.hexByName(name);
const mode = () => useTable.getState().mode;
const held = () => mode() as UnitMode;
const idOf = (hex: string): number => position().units.findIndex(({ at }) => at === hexOf(hex));

const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1703 6-4-2 2-1-2, s1604 2-1-2, f1405 6-6-2'),
};

describe('a double press', () => {
  test('takes the whole stack; it goes together, as one step of undo, as far as all can go', async () => {
    await setPosition({ turn: 2, phasing: 'soviet', units: stacks('s2413 2-1-2 20-12-2, s2412 0-1-2') });
    const [at, north, to] = [hexOf('2413'), hexOf('2314'), hexOf('2313')];
    const light = position().units.findIndex(
      ({ at: there }, unit) => there === at && counter(unit).type.label === '2-1-2',
    );
    handleMapPress(at, light);
    expect(held()).toMatchObject({ unit: light });
    expect(destinationsOf(position(), held())).toContain(north);
    handleMapPress(at, light, { again: true });
    expect(held().others).toHaveLength(1);
    expect(held().fan).toBeUndefined();
    const together = destinationsOf(position(), held());
    // The heavy corps may not go north of Row A.
    expect(together).not.toContain(north);
    expect(whyNotTo(position(), held(), north)).toMatchObject({ rule: 'Movement.K3' });
    expect(together).toContain(to);
    handleMapPress(to);
    if (mode().mode === 'unit') handleMapPress(to);
    expect(position().units.filter(({ at: now }) => now === to)).toHaveLength(2);
    const { batches, timeline } = useGame.getState();
    expect(batches.at(-1)).toEqual({ from: timeline!.cursor - 2, to: timeline!.cursor });
  });

  test('never acts twice', async () => {
    await setPosition(MOVEMENT);
    const to = hexOf('1705');
    handleMapPress(hexOf('1604'));
    handleMapPress(to);
    const { timeline } = useGame.getState();
    handleMapPress(to, null, { again: true });
    expect(useGame.getState().timeline).toBe(timeline);
    expect(mode()).toEqual({ mode: 'idle' });
  });

  test('leaves a single unit in hand', async () => {
    await setPosition(MOVEMENT);
    handleMapPress(hexOf('1604'));
    handleMapPress(hexOf('1604'), null, { again: true });
    expect(held().unit).toBe(idOf('1604'));
  });
});

describe('what is carried', () => {
  const element = (unit: number): Element => {
    const found = document.createElement('b');
    found.dataset.unit = String(unit);
    return found;
  };

  test('is what may be taken by a click', async () => {
    await setPosition(MOVEMENT);
    expect(dragController.itemAt(element(idOf('1604')))).toBe(idOf('1604'));
    expect(dragController.itemAt(element(idOf('1405')))).toBeNull();
    expect(dragController.itemAt(element(-5))).toBeNull();
    expect(dragController.itemAt(document.createElement('b'))).toBeNull();
  });

  test('is in hand while it is in the air, and stays there when it is called off', async () => {
    await setPosition(MOVEMENT);
    const unit = idOf('1604');
    dragController.startDrag(unit, { x: 0, y: 0, finger: false });
    expect(held().unit).toBe(unit);
    expect(useInteraction.getState().dragged?.units).toEqual([unit]);
    dragController.drop(unit, null);
    expect(useInteraction.getState().dragged).toBeNull();
    expect(held().unit).toBe(unit);
  });

  describe('and dropped on the map', () => {
    const at = (name: string) => {
      const [x, y] = hexCentre(hexOf(name));
      return { x, y, finger: false };
    };
    const carry = (from: string, to: string): void => {
      const unit = idOf(from);
      dragController.startDrag(unit, at(from));
      dragController.over(unit, at(to));
      dragController.drop(unit, at(to));
    };
    const noticed = () => useTable.getState().notice;

    beforeEach(() => {
      const map = { toMap: (x: number, y: number) => [x, y], frame: () => undefined } as unknown as MapHandle;
      vi.spyOn(document, 'elementFromPoint').mockReturnValue(document.body);
      onTestFinished(registerMap(map, { frame: document.body }));
    });

    test('goes there, or says why not', async () => {
      await setPosition(MOVEMENT);
      const unit = idOf('1604');
      carry('1604', '2020');
      expect(noticed()).toMatchObject({ kind: 'refusal', refusal: { key: 'too-far' } });
      expect(mode()).toMatchObject({ unit });
      carry('1604', '1705');
      expect(position().units[unit]!.at).toBe(hexOf('1705'));
      expect(mode()).toEqual({ mode: 'idle' });
      expect(noticed()).toBeNull();
    });

    test('joins an attack, or says why not', async () => {
      await setPosition({
        ...MOVEMENT,
        phase: 'attack',
        units: [...MOVEMENT.units, { type: '4-4-2', hex: '1504' }],
      });
      const attack = { mode: 'attack', attackers: [idOf('1604')], targets: [hexOf('1504')] };
      carry('1604', '1504');
      expect(mode()).toEqual(attack);
      carry('1604', '1405');
      expect(noticed()).toMatchObject({ kind: 'refusal', refusal: { key: 'attack-not-adjacent' } });
      expect(mode()).toEqual(attack);
    });
  });
});

test('the hex that is pointed at shows the counter with what it costs', async () => {
  await setPosition(MOVEMENT);
  handleMapPress(hexOf('1604'));
  const shown = positionOf(position());
  expect(boundOf(shown, mode(), hexOf('1704'))).toMatchObject({
    label: expect.stringMatching(/MP$/),
    counters: [{ unit: idOf('1604') }],
  });
  expect(boundOf(shown, mode(), hexOf('1405'))).toBeNull();
  expect(boundOf(shown, mode(), null)).toBeNull();
});

describe('where something must be decided', () => {
  test('both those who must attack and whom they must attack are told; nobody while a side moves', async () => {
    await setPosition({
      ...MOVEMENT,
      phase: 'attack',
      units: [...MOVEMENT.units, { type: '4-4-2', hex: '1504' }],
    });
    const hexes = concernedBy(positionOf(position()));
    expect(hexes.toSorted((a, b) => a - b)).toEqual([hexOf('1604'), hexOf('1504')].toSorted((a, b) => a - b));
    await setPosition(MOVEMENT);
    expect(concernedBy(positionOf(position()))).toEqual([]);
  });

  test('an arrow leads from the unit to where it may advance', async () => {
    await setPosition({
      turn: 2,
      phasing: 'soviet',
      phase: 'retreat-before',
      units: stacks('s1920 0-1-2, s1820 6-4-2, f1720 1-1-3'),
    });
    const back = ask.retreats(position(), idOf('1720'))[0]!;
    expect(play({ type: 'retreat', unit: idOf('1720'), to: back })).toBeNull();
    if (position().phase === 'retreat-before') play({ type: 'end' });
    expect(position().phase).toBe('advance-before');
    const marks = highlightsOf(positionOf(position()), mode(), [], false).filter(
      ({ kind }) => kind === 'advance',
    );
    expect(marks).toEqual([{ hex: hexOf('1720'), kind: 'advance', from: hexOf('1820') }]);
  });
});

import { board, type PositionSpec } from '#engine/winter-war';
import { play, position, positionOf, useTable } from '#games/winter-war/table-adapter.ts';
import { dragController } from '#games/winter-war/ui/controller/drag.ts';
import * as ask from '#games/winter-war/ui/controller/queries.ts';
import { boundOf, highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import { concernedBy } from '#games/winter-war/ui/screen/Board.tsx';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { stepIn } from '#games/winter-war/ui/screen/step.ts';
import { seesOnMap, showOnMap } from '#table/view/map-handle.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { crowded } from './open-decisions.ts';
import { setPosition, showPosition } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const hexOf = (name: string): number => board.hexByName(name);
const mode = () => useTable.getState().mode;
const idOf = (hex: string): number => position().units.findIndex(({ at }) => at === hexOf(hex));

const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1703 6-4-2 2-1-2, s1604 2-1-2, f1405 6-6-2'),
};

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
  test('both those who must attack and whom they must attack are told; nobody while a side moves, overfull hexes in the prompt', async () => {
    await setPosition({
      ...MOVEMENT,
      phase: 'attack',
      units: [...MOVEMENT.units, { type: '4-4-2', hex: '1504' }],
    });
    const hexes = concernedBy(positionOf(position()));
    expect(hexes.toSorted((a, b) => a - b)).toEqual([hexOf('1604'), hexOf('1504')].toSorted((a, b) => a - b));
    await setPosition(MOVEMENT);
    expect(concernedBy(positionOf(position()))).toEqual([]);
    expect(stepIn(crowded, { mode: 'idle' }).owed).toEqual([]);
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

  test('a city that was chosen in the panel is brought into view', async () => {
    for (const size of ['clientWidth', 'clientHeight'] as const)
      vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(600);
    showPosition({ ...MOVEMENT, phase: 'reinforcement', waiting: [{ type: '6-4-2' }] });
    await waitFor(() => expect(seesOnMap([hexOf('1602')])).toBe(true));
    act(() => showOnMap(hexOf('1656')));
    expect(seesOnMap([hexOf('1602')])).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: /^6-4-2/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Place at Leningrad/ }));
    expect(seesOnMap([hexOf('1602')])).toBe(true);
    vi.restoreAllMocks();
  });
});

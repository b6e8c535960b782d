import { board, type PositionSpec } from '#engine/winter-war';
import { endReplay, watchTable } from '#table/store/replay.ts';
import { changeSettings } from '#table/store/settings.ts';
import { position, positionOf, useTable } from '#games/winter-war/table-adapter.ts';
import { handleMapPress, inputNow, primaryOf } from '#games/winter-war/ui/controller/controller.ts';
import { highlightsOf } from '#games/winter-war/ui/controller/highlights.ts';
import { setPosition, timeline } from './table.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const hex = board.hexByName;
const mode = () => useTable.getState().mode;
const played = (): number => timeline().cursor;
const unitAt = (name: string): number => position().units.findIndex(({ at }) => at === hex(name));
const press = (...names: string[]): void => names.forEach((name) => handleMapPress(hex(name)));

const MOVEMENT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1703 6-4-2 2-1-2, s1604 2-1-2, f1405 6-6-2'),
};
const ATTACK: PositionSpec = {
  ...MOVEMENT,
  phase: 'attack',
  units: [...MOVEMENT.units, { type: '6-6-2', hex: '1504' }],
};

describe('a destination', () => {
  afterEach(() => changeSettings({ confirmMoves: 'touch' }));

  const touchMove = { ...MOVEMENT, options: { touchMove: true } };
  it.each([
    ['is gone to at once', MOVEMENT, 'touch', false],
    ['is shown first where no move is taken back', touchMove, 'touch', true],
    ['is shown first where moves are never confirmed, but not taken back either', touchMove, 'never', true],
    ['is shown first for players who always confirm', MOVEMENT, 'always', true],
  ] as const)('%s', async (_, spec, confirmMoves, isShownFirst) => {
    changeSettings({ confirmMoves });
    await setPosition(spec);
    press('1604', '1705');
    expect(played()).toBe(isShownFirst ? 0 : 1);
    if (!isShownFirst) return;
    expect(mode()).toMatchObject({ mode: 'unit', preview: hex('1705') });
    // The main button is as good as the second press.
    expect(primaryOf(position(), mode())).toMatchObject({ urgent: true, refusal: null });
    press('1705');
    expect(played()).toBe(1);
    expect(mode()).toEqual({ mode: 'idle' });
  });

  it('is marked as a stop in a ZOC, for a unit and for its whole stack', async () => {
    await setPosition({
      turn: 2,
      phasing: 'soviet',
      units: stacks('s1602 0-1-2, s1605 6-4-2 2-1-2, f1405 6-6-2'),
    });
    const marks = () =>
      highlightsOf(positionOf(position()), mode(), [], false).filter(({ kind }) => kind !== 'selected');
    const kindAt = (name: string) => marks().find((mark) => mark.hex === hex(name))?.kind;
    press('1605');
    expect([kindAt('1505'), kindAt('1604')]).toEqual(['stop', 'reach']);
    handleMapPress(hex('1605'), null, { again: true });
    expect(mode()).toMatchObject({ others: [expect.any(Number)] });
    expect([kindAt('1505'), kindAt('1604')]).toEqual(['stop', 'reach']);
  });
});

describe('a press that a decision takes', () => {
  it('goes no further: an attack is put together, and its hexes are not looked at', async () => {
    await setPosition(ATTACK);
    // It begins with the units that must attack the hex.
    press('1504');
    expect(mode()).toEqual({ mode: 'attack', attackers: [unitAt('1604')], targets: [hex('1504')] });
    // Beside the attack: it stays, and the reason is given.
    press('2020');
    expect(mode()).toMatchObject({ mode: 'attack', attackers: [unitAt('1604')] });
    expect(useTable.getState().notice).toMatchObject({ kind: 'refusal' });
    press('1604', '1504');
    expect(mode()).toEqual({ mode: 'attack', attackers: [], targets: [] });
  });

  it('is taken once by a double press on a single unit', async () => {
    await setPosition(ATTACK);
    press('1604');
    handleMapPress(hex('1604'), null, { again: true });
    expect(mode()).toMatchObject({ attackers: [unitAt('1604')] });
  });
});

describe('while a replay is watched', () => {
  afterEach(endReplay);

  it('a press only looks, a double press does nothing, and no reasons are given', async () => {
    await setPosition(MOVEMENT);
    press('1604', '1705');
    watchTable(0);
    press('1703');
    expect(mode()).toEqual({ mode: 'look', hex: hex('1703') });
    handleMapPress(hex('1703'), null, { again: true });
    expect(mode()).toEqual({ mode: 'look', hex: hex('1703') });
    expect(inputNow().reason).toBeUndefined();
    expect(played()).toBe(1);
  });
});

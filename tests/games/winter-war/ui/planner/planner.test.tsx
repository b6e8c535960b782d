import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, obligations, type PositionSpec } from '#engine/winter-war';
import { position, useTable } from '#games/winter-war/table-adapter.ts';
import {
  changeDrafts,
  closePlanner,
  fillRest,
  pressInPlan,
  assignUnit,
  suggestions,
  togglePlanner,
  usePlanner,
} from '#games/winter-war/ui/controller/planner-store.ts';
import { setPosition, showPosition } from '../table.tsx';
import { stacks } from '../../../../engine/winter-war/rules/helpers.ts';

const spec: PositionSpec = {
  turn: 5,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1505 20-12-2 2-1-2, s1605 6-4-2 8-3-2, f1406 4-4-2, f1506 6-6-2'),
  options: { soakOffs: true },
};

const user = userEvent.setup();
const hex = board.hexByName;
const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

afterEach(() => {
  closePlanner();
  globalThis.winterWarTest = undefined;
});

describe('the plan of attacks', () => {
  it('begins with the best one, and meets every obligation', async () => {
    await setPosition(spec);
    togglePlanner();
    const { drafts, open } = usePlanner.getState();
    expect(open).toBe(true);
    expect(drafts.flatMap(({ targets }) => targets).toSorted((a, b) => a - b)).toEqual(
      [...obligations(position()).hexes].sort((a, b) => a - b),
    );
    expect(suggestions(position(), 'careful').length).toBeGreaterThan(1);
  });

  it('suggests no plan twice: each promises other figures', async () => {
    await setPosition(spec);
    for (const wish of ['losses', 'ground', 'careful'] as const) {
      const figures = suggestions(position(), wish).map(({ attacks, ownLoss, enemyLoss, allCleared }) =>
        [attacks.length, ownLoss.toFixed(1), enemyLoss.toFixed(1), allCleared.toFixed(2)].join(),
      );
      expect(new Set(figures).size).toBe(figures.length);
    }
  });

  it('is changed by presses on the map', async () => {
    await setPosition(spec);
    togglePlanner();
    changeDrafts([]);
    expect(pressInPlan(hex('1506'), null)).toBe(true);
    expect(pressInPlan(hex('1505'), null)).toBe(true);
    const { selectedUnit } = usePlanner.getState();
    expect(selectedUnit).not.toBeNull();
    pressInPlan(hex('1506'), null);
    expect(usePlanner.getState().drafts).toEqual([
      { attackers: [selectedUnit], targets: [hex('1506')], pinned: true },
    ]);
    expect(pressInPlan(hex('0101'), null)).toBe(false);
    const there = position().units.flatMap(({ at }, id) => (at === hex('1505') ? [id] : []));
    for (const unit of there) {
      pressInPlan(hex('1505'), unit);
      expect(usePlanner.getState().selectedUnit).toBe(unit);
    }
  });

  it('says why a unit cannot be in an attack, or what would be left over', async () => {
    await setPosition(spec);
    togglePlanner();
    const { units } = position();
    const guns = units.findIndex(({ at }, id) => at === hex('1605') && id > 40);
    changeDrafts([{ attackers: [], targets: [hex('1406')], pinned: true }]);
    assignUnit(guns, 0);
    expect(useTable.getState().notice).toMatchObject({ refusal: { key: 'attack-not-adjacent' } });
    const all = units.flatMap(({ at }, id) => (at === hex('1505') ? [id] : []));
    changeDrafts([{ attackers: all, targets: [hex('1506')], pinned: true }]);
    fillRest();
    expect(useTable.getState().notice).toMatchObject({ refusal: { key: 'leaves-hex' } });
  });

  it('fills in the rest around what is kept', async () => {
    await setPosition(spec);
    togglePlanner();
    const regiment = position().units.findIndex(({ at }, id) => at === hex('1505') && id > 8);
    changeDrafts([{ attackers: [regiment], targets: [hex('1406')], pinned: true }]);
    fillRest();
    const { drafts } = usePlanner.getState();
    expect(drafts.length).toBeGreaterThan(1);
    expect(drafts.find(({ pinned }) => pinned)).toMatchObject({
      attackers: [regiment],
      targets: [hex('1406')],
    });
  });

  it('is carried out attack by attack, and the player rolls each', async () => {
    globalThis.winterWarTest = { dice: [1, 1, 1] };
    showPosition(spec);
    await press(analysisMessages().planner.plan);
    await press(analysisMessages().planner.carryOut);
    const n = usePlanner.getState().drafts.length;
    expect(await screen.findByText(analysisMessages().planner.of({ i: 1, n }))).toBeVisible();
    const first = usePlanner.getState().drafts[0]!;
    expect(useTable.getState().mode).toMatchObject({ mode: 'attack', targets: first.targets });
    await user.keyboard('e');
    await waitFor(() => expect(usePlanner.getState().drafts).not.toContain(first));
  });

  it('is shown with odds and chances, unit by unit', async () => {
    showPosition(spec);
    await press(analysisMessages().planner.plan);
    const whole = await screen.findByRole('region', { name: analysisMessages().planner.whole });
    expect(within(whole).getByText(analysisMessages().planner.losses)).toBeVisible();
    expect(screen.getAllByRole('button', { name: analysisMessages().planner.pin }).length).toBeGreaterThan(0);
    await press(analysisMessages().planner.wishes.careful.name);
    expect(usePlanner.getState().wish).toBe('careful');
    act(closePlanner);
    expect(screen.queryByRole('region', { name: analysisMessages().planner.whole })).toBeNull();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { PositionSpec } from '../../../../src/engine/winter-war/index.ts';
import { t } from '../../../../src/games/winter-war/ui/words/strings.ts';
import { showPosition } from './table.tsx';

const spec: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: [
    { type: '20-12-2', hex: '1505' },
    { type: '6-4-2', hex: '1505' },
    { type: '0-1-2', hex: '1602' },
    { type: '6-6-2', name: '4', hex: '1406' },
    { type: '6-6-2', name: '5', hex: '1506' },
  ],
};

const user = userEvent.setup();
const press = async (name: string | RegExp): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

describe('an attack', () => {
  afterEach(() => {
    globalThis.winterWarTest = undefined;
  });

  it('shows strengths, column and percentages as it is put together', async () => {
    showPosition(spec);
    await press(/1406/);
    await press(t.combat.addAll);
    expect(screen.getByText(t.combat.against(26, 12))).toBeVisible();
    const chances = screen.getByRole('list', { name: t.combat.chances });
    expect(within(chances).getByText(t.percent(0.5))).toBeVisible();
  });

  it('shows at once which unit would be left over', async () => {
    showPosition(spec);
    await press(/1406/);
    await press(t.combat.addAll);
    expect(screen.getByRole('button', { name: t.rules.open('C3') })).toBeVisible();
  });

  it('rolls the die of the script and asks for the losses of an exchange', async () => {
    globalThis.winterWarTest = { dice: [3] };
    showPosition({ ...spec, units: spec.units.filter(({ name }) => name !== '5') });
    await press(/1406/);
    await press(t.combat.addAll);
    await press(t.end.roll);
    expect(await screen.findByRole('region', { name: t.combat.last })).toHaveTextContent(
      t.combat.result.Ex.name,
    );
    expect(screen.getAllByText(t.todo.exchange(6))[0]).toBeVisible();
    await press(/6-4-2/);
    expect(screen.getByText(t.combat.given(6, 6))).toBeVisible();
    await press(t.end.giveUp);
    expect(await screen.findByRole('button', { name: t.end.decline })).toBeVisible();
  });
});

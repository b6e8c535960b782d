import { halves, percent } from '#games/winter-war/ui/text/numbers.ts';
import playMessages from '#games/winter-war/content/en/play.ftl';
import tableShellMessages from '#table/content/en/shell.ftl';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action, PositionSpec } from '#engine/winter-war';
import { play } from '#games/winter-war/table-adapter.ts';
import { showPosition } from './table.tsx';
import { ruleLink } from '../../../table/rulebook/rule-link.ts';

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

const END: Action = { type: 'end' };
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
    await press(playMessages().combat.addAll);
    expect(screen.getByText(playMessages().combat.against({ a: halves(26), d: halves(12) }))).toBeVisible();
    const chances = screen.getByRole('list', { name: playMessages().combat.chances });
    expect(within(chances).getByText(percent(0.5))).toBeVisible();
  });

  it('does not tell what comes of odds that are not permitted', async () => {
    const battle = { turn: 2, phasing: 'finn', phase: 'attack' } as const;
    const [finn, target] = [
      { type: '1-1-3', hex: '1404' } as const,
      { type: '20-12-2', hex: '1504' } as const,
    ];
    showPosition({ ...battle, units: [finn, target, { type: '0-1-2', hex: '1603' }] });
    await press(/1504/);
    await press(playMessages().combat.addAll);
    expect(screen.getAllByText(/the odds are 1-4 or worse: not permitted/)[0]).toBeVisible();
    expect(screen.queryByText(playMessages().combat.soakOff, { exact: false })).toBeNull();
  });

  it('lists what must be attacked once, as a target', async () => {
    showPosition(spec);
    const panel = await screen.findByRole('complementary', { name: tableShellMessages().regions.context });
    await within(panel).findByRole('heading', { name: playMessages().combat.must });
    for (const hex of [/1406/, /1506/])
      expect(within(panel).getAllByRole('button', { name: hex })).toHaveLength(1);
  });

  it('shows at once which unit would be left over', async () => {
    showPosition(spec);
    await press(/1406/);
    await press(playMessages().combat.addAll);
    expect(screen.getByRole('button', { name: ruleLink('C3') })).toBeVisible();
  });

  it('rolls the die of the script and asks for the losses of an exchange', async () => {
    globalThis.winterWarTest = { dice: [3] };
    showPosition({ ...spec, units: spec.units.filter(({ name }) => name !== '5') });
    await press(/1406/);
    await press(playMessages().combat.addAll);
    await press(playMessages().end.roll);
    expect(await screen.findByRole('region', { name: playMessages().combat.last })).toHaveTextContent(
      playMessages().combat.result.Ex.name,
    );
    expect(screen.getAllByText(playMessages().todo.exchange({ points: 6 }))[0]).toBeVisible();
    await press(/6-4-2/);
    expect(screen.getByText(playMessages().combat.given({ sum: 6, points: 6 }))).toBeVisible();
    await press(playMessages().end.giveUp);
    expect(await screen.findByRole('button', { name: playMessages().end.decline })).toBeVisible();
  });

  it('that is over leaves one line above the odds of the next', async () => {
    globalThis.winterWarTest = { dice: [2] };
    showPosition({
      ...spec,
      units: [
        { type: '6-4-2', hex: '1713' },
        { type: '6-4-2', hex: '2118' },
        { type: '2-2-3', hex: '1613' },
        { type: '2-2-3', hex: '2018' },
      ],
    });
    await press(/1613/);
    await press(playMessages().combat.addAll);
    await press(playMessages().end.roll);
    const name = playMessages().combat.last;
    const result = within(await screen.findByRole('region', { name })).getAllByText(/./)[0]!.textContent;
    await press(/2018/);
    expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.getByText(new RegExp(`^${name}: ${result}, `))).toHaveTextContent('1613');
  });

  it('does not answer for those who are lost at the end of the game', async () => {
    globalThis.winterWarTest = { dice: [2] };
    showPosition({
      turn: 10,
      phasing: 'finn',
      phase: 'attack',
      units: [
        { type: '6-6-2', hex: '1306' },
        { type: '4-4-2', hex: '1205' },
        { type: '2-1-2', hex: '1305' },
        { type: '2-1-2', hex: '1656' },
      ],
    });
    await press(/1305/);
    await press(playMessages().combat.addAll);
    await press(playMessages().end.roll);
    for (const action of [END, END]) play(action);
    const lost = await screen.findByRole('region', { name: playMessages().combat.lostAtEnd({ n: 2 }) });
    expect(within(lost).getAllByText(/isolated at the end/)).toHaveLength(2);
    const attack = screen.queryByRole('region', { name: playMessages().combat.last });
    if (attack) expect(attack).not.toHaveTextContent('isolated at the end');
  });

  it('brings what the die brought into view, wherever the panel was scrolled to', async () => {
    globalThis.winterWarTest = { dice: [3] };
    showPosition({ ...spec, units: spec.units.filter(({ name }) => name !== '5') });
    await press(/1406/);
    await press(playMessages().combat.addAll);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press(playMessages().end.roll);
    const result = await screen.findByRole('region', { name: playMessages().combat.last });
    expect(scrolled.mock.contexts).toContain(result);
    scrolled.mockRestore();
  });
});

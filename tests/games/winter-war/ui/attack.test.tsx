import { halves, percent } from '#games/winter-war/ui/text/numbers.ts';
import analysisMessages from '#games/winter-war/content/en/analysis.ftl';
import playMessages from '#games/winter-war/content/en/play.ftl';
import tableShellMessages from '#table/content/en/shell.ftl';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, positionFrom, present, startTimeline, type PositionSpec } from '#engine/winter-war';
import { play, position, useTable } from '#games/winter-war/table-adapter.ts';
import { registerMap } from '#table/view/map-handle.ts';
import type { MapHandle } from '#kit/panzoom/map-extent.ts';
import { aftermath, lossesAtEnd } from '#games/winter-war/ui/panels/ResultCard.tsx';
import { hexText } from '#games/winter-war/ui/text/describe.ts';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { retreats } from '#games/winter-war/ui/controller/queries.ts';
import { putDown } from '#table/store/ui.ts';
import { plain } from '#table/text/parts.ts';
import { act as done, end, shortGame } from '../../../table/replay/short-game.ts';
import { showGame, showPosition } from './table.tsx';
import { ruleLink } from '../../../table/rulebook/rule-link.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const spec: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: [...stacks('s1505 20-12-2 6-4-2, s1602 0-1-2'), ...stacks('f1406 6-6-2 (4), f1506 6-6-2 (5)')],
};

const user = userEvent.setup();
/** The bar names places as well: a button beside the map is meant, if there is one. */
const press = async (name: string | RegExp): Promise<void> => {
  const named = await screen.findAllByRole('button', { name });
  await user.click(named.find((button) => !button.closest('header')) ?? named[0]!);
};

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

  it('begins by a press on a name in the bar, with the units that owe it, and stays as it is by the next one', async () => {
    showPosition(spec);
    const pressInBar = async (name: RegExp) => {
      const named = await screen.findAllByRole('button', { name });
      await user.click(named.find((button) => button.closest('header'))!);
    };
    const [first, second] = ['1406', '1506'].map(board.hexByName);
    await pressInBar(/1406/);
    const mode = { targets: [first], attackers: { length: 2 } };
    expect(useTable.getState().mode).toMatchObject(mode);
    await pressInBar(/1506/);
    expect(useTable.getState()).toMatchObject({ mode, pointed: [second] });
  });

  it('adds the strengths up, and tells what one unit more would do', async () => {
    const more = stacks('s1605 6-4-2 8-3-2');
    showPosition({
      ...spec,
      turn: 5,
      units: [...spec.units.slice(0, 4), { type: '6-6-2', hex: '1506' }, ...more],
    });
    await press(/1506/);
    act(() => handleMapPress(board.hexByName('1605')));
    await user.click(await screen.findByText(analysisMessages().odds.strengths));
    expect(screen.getAllByText(/doubled in a fortification/)[0]).toBeVisible();
    expect(screen.getAllByText(/with it \d-\d/)[0]).toBeVisible();
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

  it('stays in view when it is over, wherever the next one is owed', async () => {
    globalThis.winterWarTest = { dice: [1] };
    const near = spec.units.filter(({ name }) => name !== '5');
    showPosition({ ...spec, units: [...near, ...stacks('s1818 2-1-2, s1919 0-1-2, f1819 1-1-3')] });
    await press(/1406/);
    await press(playMessages().combat.addAll);
    // oxlint-disable-next-line vitest/require-mock-type-parameters -- only its calls are looked at
    const looks = vi.fn();
    const map = { frame: looks, reveal: looks, show: looks, sees: () => false } as unknown as MapHandle;
    onTestFinished(registerMap(map, { frame: document.body }));
    await press(playMessages().end.roll);
    for (const decision of position().decisions)
      for (const unit of decision.kind === 'retreat' ? decision.units : []) {
        looks.mockClear();
        act(() => {
          putDown();
          play({ type: 'retreat', unit, to: retreats(position(), unit)[0]! });
        });
      }
    expect(position()).toMatchObject({ phase: 'attack', decisions: [] });
    expect(looks).not.toHaveBeenCalled();
  });

  it('that is over leaves one line above the odds of the next', async () => {
    const game = shortGame();
    showGame({ ...game, steps: game.steps.slice(0, 4), cursor: 4 });
    const name = playMessages().combat.last;
    expect(await screen.findByRole('region', { name })).toBeVisible();
    const target = board.hexByName('1207');
    act(() => useTable.setState({ mode: { mode: 'attack', attackers: [], targets: [target] } }));
    expect(screen.queryByRole('region', { name })).toBeNull();
    const past = { name: playMessages().combat.result.De.name, targets: hexText(target) };
    expect(screen.getByText(playMessages().combat.past(past))).toBeVisible();
  });

  it('does not answer for those who are lost at the end of the game', () => {
    let line = startTimeline(
      positionFrom({ turn: 10, phasing: 'finn', phase: 'attack', units: stacks('f1306 6-6-2, s1656 2-1-2') }),
    );
    for (let n = 0; n < 4 && present(line).phase !== 'over'; n++) line = done(line, end);
    expect(lossesAtEnd(line)).toHaveLength(1);
    expect(plain(lossesAtEnd(line)[0]!)).toMatch(/isolated at the end/);
    expect(aftermath(line, 0)).toEqual([]);
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

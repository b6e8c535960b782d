import winterWarExtrasMessages from '#games/winter-war/content/en/extras.ftl';
import playMessages from '#table/content/en/play.ftl';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec, type Timeline } from '#engine/winter-war';
import type { Why } from '#games/winter-war/ai/index.ts';
import { undo } from '#table/store/history.ts';
import { closeHint, doNext, useHint, hintCommand } from '#table/features/hints/hint.ts';
import { reasonText } from '#games/winter-war/ui/hints/hint-text.ts';
import { carryOn } from '#table/shell/commands/table-commands.ts';
import { fakeWorkers } from './fake-worker.ts';
import { shortGame } from '../replay/short-game.ts';
import { showGame, showPosition, timeline } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const w = playMessages().hint;
const user = userEvent.setup();

const spec: PositionSpec = {
  turn: 5,
  phasing: 'soviet',
  units: stacks('s1407 0-1-2, s1307 8-3-2, s1207 2-2-3, f0620 4-4-2'),
};

async function asked(position: PositionSpec | Timeline): Promise<void> {
  fakeWorkers();
  if ('steps' in position) showGame(position);
  else showPosition(position);
  await screen.findByRole('heading', { level: 1 });
  act(() => hintCommand.run());
  await waitFor(() => expect(useHint.getState().thinking).toBeNull());
}

describe('the advice of the General', () => {
  afterEach(() => {
    closeHint();
    fakeWorkers();
    history.replaceState(null, '', '#');
  });

  it('is told with its reasons, drawn on the map, and done', async () => {
    history.replaceState(null, '', '#dice=6');
    const game = shortGame();
    await asked({ ...game, steps: game.steps.slice(0, 3), cursor: 3 });
    const panel = await screen.findByRole('region', { name: 'The General suggests' });
    expect(panel).toHaveTextContent('1207');
    expect(document.querySelector('[data-hint] [data-kind="attack"]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: w.doAll({ actions: 1 }) }));
    expect(timeline().steps.at(-1)!.action.type).toBe('attack');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The General suggests' })).toBeNull());
  });

  it('is done in one go, and taken back by one undo', async () => {
    await asked({ ...spec, units: [...spec.units, { type: '6-4-2', hex: '1410' }] });
    const { actions } = useHint.getState();
    expect(actions.length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('button', { name: w.doAll({ actions: actions.length }) }));
    expect(timeline().cursor).toBe(actions.length);
    expect(timeline().about?.computerHelped).toBe(true);
    act(() => undo());
    expect(timeline().cursor).toBe(0);
  });

  it('is past when its die has fallen, whatever was to follow', async () => {
    history.replaceState(null, '', '#dice=6');
    const game = shortGame();
    await asked({ ...game, steps: game.steps.slice(0, 3), cursor: 3 });
    const [attack] = useHint.getState().actions;
    act(() => useHint.setState({ actions: [attack, { type: 'end' }] }));
    act(() => doNext());
    expect(timeline().steps.at(-1)!.action).toEqual(attack);
    expect(useHint.getState()).toMatchObject({ state: null, actions: [] });
  });

  it('is past when the player does something else', async () => {
    await asked(spec);
    act(() => carryOn.run());
    expect(useHint.getState().state).toBeNull();
  });

  it('is put away by the same key', async () => {
    await asked(spec);
    act(() => hintCommand.run());
    expect(useHint.getState().state).toBeNull();
  });
});

describe('a reason', () => {
  const [hex] = [board.hexByName('1207')];
  const whys: readonly Why[] = [
    { kind: 'hold-line', hexes: [hex] },
    { kind: 'cut-supply', hexes: [hex], units: [3, 4] },
    { kind: 'storm', hexes: [hex], odds: '3-1' },
    { kind: 'guard-murmansk', hexes: [], count: 7 },
  ];

  it.each(whys)('is a whole sentence: $kind', (why) => {
    expect(reasonText(why)).toMatch(/^[A-Z].*\.$/);
  });

  it('counts hexes beyond the first few', () => {
    expect(reasonText({ kind: 'close-in', hexes: [1, 2, 3, 4, 5, 6] })).toContain(
      winterWarExtrasMessages().hint.more({ n: 2 }),
    );
  });
});

import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { positionFrom, startTimeline, type Action } from '#engine/winter-war';
import { play } from '#games/winter-war/table-adapter.ts';
import { isForTwoPlayers, useGame } from '#table/store/game.ts';
import { restartTurn, undo } from '#table/commands/history.ts';
import { backTo } from '#table/store/history.ts';
import { MAP, showGame, timeline } from '../../games/winter-war/ui/table.tsx';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const END: Action = { type: 'end' };
const movement = startTimeline(
  positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase: 'movement',
    units: stacks('s1920 0-1-2, s1820 6-4-2, f1720 1-1-3'),
  }),
);
const banner = `Anna: ${winterWarStartMessages().common.phase['retreat-before']}`;
const asked = extrasMessages().consent.back;
const bar = () => document.querySelector('header')!;

async function endMovement(table: 'hotseat' | 'solo'): Promise<void> {
  const about = table === 'hotseat' ? { players: { finn: 'Anna' } } : {};
  showGame({ ...movement, about }, table);
  await screen.findByRole('group', MAP);
  act(() => expect(play(END)).toBeNull());
}

describe('the decision of the other player', () => {
  it('is shown by a banner with his name, and by the colour of the bar and his name in it', async () => {
    await endMovement('hotseat');
    expect(await screen.findByText(banner)).toBeVisible();
    expect(bar()).toHaveAttribute('data-turn', 'finn');
    expect(bar()).toHaveTextContent('Anna · Finnish player decides');
  });

  it('is shown to one who plays both sides by the colour of the bar and a banner too', async () => {
    await endMovement('solo');
    expect(bar()).toHaveAttribute('data-turn', 'finn');
    expect(await screen.findByText(banner.replace('Anna', 'Finnish player'))).toBeVisible();
  });

  it('is for two where no computer plays and two share the screen', async () => {
    await endMovement('solo');
    const at = useGame.getState();
    expect(isForTwoPlayers(at)).toBe(false);
    expect(isForTwoPlayers({ ...at, table: 'hotseat' })).toBe(true);
    expect(
      isForTwoPlayers({ ...at, table: 'hotseat', seats: { finn: 'human', soviet: 'general', seed: 1 } }),
    ).toBe(false);
  });
});

describe('taking back what the other player did', () => {
  const answer = async (name: string): Promise<void> =>
    userEvent.setup().click(await screen.findByRole('button', { name }));

  it('asks him first, and does nothing where he says no', async () => {
    await endMovement('hotseat');
    act(() => expect(play(END)).toBeNull());
    act(() => undo.run());
    expect(await screen.findByText(asked.text({ player: 'Finnish player (Anna)' }))).toBeVisible();
    // What is undone is named by where it leads to.
    expect(screen.getByText(/Turn 2 · .*Retreat before combat/)).toBeVisible();
    await answer(asked.no);
    expect(timeline().cursor).toBe(2);
    act(() => undo.run());
    await answer(asked.yes);
    expect(timeline().cursor).toBe(1);
    expect(screen.queryByText(asked.text({ player: 'Finnish player (Anna)' }))).toBeNull();
  });

  it('asks by every way back', async () => {
    await endMovement('hotseat');
    for (const back of [() => restartTurn.run(), () => backTo(0)]) {
      act(back);
      expect(await screen.findByText(asked.text({ player: 'Soviet player' }))).toBeVisible();
      await answer(asked.no);
      expect(timeline().cursor).toBe(1);
    }
  });

  it('asks nobody in solo practice', async () => {
    await endMovement('solo');
    act(() => undo.run());
    expect(timeline().cursor).toBe(0);
  });
});

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { positionFrom, startTimeline, type Action } from '../../../src/engine/winter-war/index.ts';
import { play } from '../../../src/games/winter-war/here.ts';
import { commonWords } from '../../../src/games/winter-war/ui/words/common-words.ts';
import { isForTwo, useGame } from '../../../src/table/store/game.ts';
import { MAP, showGame } from '../../games/winter-war/ui/table.tsx';

const END: Action = { type: 'end' };
const movement = startTimeline(
  positionFrom({
    turn: 2,
    phasing: 'soviet',
    phase: 'movement',
    units: [
      { hex: '1920', type: '0-1-2' },
      { hex: '1820', type: '6-4-2' },
      { hex: '1720', type: '1-1-3' },
    ],
  }),
);
const banner = `Anna: ${commonWords().phase['retreat-before']}`;
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

  it('is not announced to one who plays both sides, nor to one who plays the computer', async () => {
    await endMovement('solo');
    expect(document.querySelector('[data-turn]')).toBeNull();
    expect(screen.queryByText(/: Retreat/)).toBeNull();
    const at = useGame.getState();
    expect(isForTwo(at)).toBe(false);
    expect(isForTwo({ ...at, table: 'hotseat' })).toBe(true);
    expect(isForTwo({ ...at, table: 'hotseat', seats: { finn: 'human', soviet: 'general', seed: 1 } })).toBe(
      false,
    );
  });
});

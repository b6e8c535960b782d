/** How a game of Talvisota goes on the table. */
import { RECOMMENDED } from '#engine/talvisota';
import talvisota from '#games/talvisota/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import type { Opening } from '#table/store/navigation.ts';
import { openGame } from '#table/store/open-game.ts';

type New = Extract<Opening, { readonly from: 'new' }>;

beforeAll(() => setActiveGame(talvisota));

describe('the Soviet set-up of a new game', () => {
  const fresh = { from: 'new', options: RECOMMENDED } as const;

  it.each<[who: string, opening: Pick<New, 'table' | 'seats'>, curtain: 'soviet' | null]>([
    ['two people at one screen', { table: 'hotseat' }, 'soviet'],
    ['one who plays both sides', { table: 'solo' }, null],
    [
      'a person against the computer',
      { table: 'hotseat', seats: { finn: 'recruit', soviet: 'human' } },
      null,
    ],
  ])('%s', async (_, opening, curtain) => {
    expect(await openGame({ ...fresh, ...opening } as New)).toBeNull();
    expect(useGame.getState().curtain).toBe(curtain);
  });
});

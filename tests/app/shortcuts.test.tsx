import { followShortcut } from '#app/shortcuts.ts';
import { rememberedGame } from '#app/games.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import { toGameToKeep } from '#table/store/record.ts';
import { addGame } from '#table/store/library.ts';
import { randomGame } from '../games/winter-war/records/random-game.ts';
import { installFakeStorage } from '../table/store/fake-storage.ts';

const database = installFakeStorage();

async function follow(asked: string): Promise<void> {
  history.replaceState(null, '', `/?open=${asked}`);
  await followShortcut();
}

beforeEach(async () => {
  await database.objects.clear();
  localStorage.clear();
  leaveTable();
});

describe('a shortcut of the installed app', () => {
  it('shows the game that it names, and leaves the address clean', async () => {
    await follow('talvisota');
    expect(rememberedGame().meta.id).toBe('talvisota');
    expect(location.search).toBe('');
    expect(useScreen.getState().opening).toBeNull();
  });

  it('goes on with the latest game; without one it shows the start screen', async () => {
    await follow('continue');
    expect(useScreen.getState().opening).toBeNull();
    const kept = await addGame(toGameToKeep(randomGame(5, {}, 20), 'hotseat', null), null);
    await follow('continue');
    expect(useScreen.getState().opening).toEqual({ from: 'saved', id: kept.ok && kept.value.id });
  });

  it.each(['', 'chess', '../x'])('does nothing where it names nothing: %j', async (asked) => {
    await follow(asked);
    expect(rememberedGame().meta.id).toBe('winter-war');
    expect(useScreen.getState().opening).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import playMessages from '#table/content/en/play.ftl';
import shareMessages from '#table/content/en/extras.ftl';
import { serialise, startTimeline, writeGame, type Timeline } from '#engine/winter-war';
import talvisota from '#games/talvisota/index.ts';
import winterWar from '#games/winter-war/index.ts';
import { registerGames, setActiveGame } from '#table/game/registry.ts';
import { endReplay, useReplay } from '#table/store/replay.ts';
import { watchFile } from '#table/features/replay/ReplayPanel.tsx';
import { gameLink } from '#table/store/links.ts';
import { useScreen } from '#table/store/navigation.ts';
import { useUi } from '#table/store/ui.ts';
import { act, inSovietSetUp, setUp, shortGame } from './short-game.ts';

/** The short game in Game-Turn 6, when its artillery has arrived. */
function legalGame(): Timeline {
  const { start, steps } = shortGame();
  const first = startTimeline({ ...start, turn: 6 });
  return steps.reduce((line, { action, dice }) => act(line, action, dice), first);
}

const w = playMessages().replay;
const GAMES = [winterWar, talvisota];
const watch = (text: string): Promise<void> => watchFile(new File([text], 'game.txt'));
const said = (): string => {
  const { notice } = useUi.getState();
  return notice?.kind === 'text' ? notice.text : '';
};
const stepsWatched = (): number | undefined => useReplay.getState().game?.steps.length;
const notation = writeGame(legalGame());

beforeEach(() => {
  registerGames(
    GAMES.map((game) => ({ meta: game.meta, startScreen: null as never, load: async () => game })),
  );
  setActiveGame(winterWar);
});
afterEach(() => {
  endReplay();
  setActiveGame(winterWar);
  useScreen.setState({ incoming: null });
});

describe('a file that is watched', () => {
  it('may hold a saved game', async () => {
    await watch(serialise(legalGame()));
    expect(stepsWatched()).toBe(6);
  });

  it('may hold a game in notation, of either game', async () => {
    await watch(notation);
    expect(stepsWatched()).toBe(6);
    endReplay();
    setActiveGame(talvisota);
    await watch(readFileSync('docs/games/talvisota-01.txt', 'utf8'));
    expect(stepsWatched()).toBeGreaterThan(100);
    expect(useReplay.getState().seats).toMatchObject({ finn: 'general', soviet: 'general' });
  });

  it('may hold a link, or a game within a message', async () => {
    for (const text of [`See ${await gameLink(legalGame())}.`, `Hi!\n\n> ${serialise(legalGame())}`]) {
      await watch(text);
      expect(stepsWatched()).toBe(6);
      endReplay();
    }
  });

  it('says what is wrong with damaged notation, and where', async () => {
    await watch(notation.replace(' m ', ' mm '));
    expect(said()).toMatch(/^Line \d+, character \d+: /);
    await watch('winter-wra game\n');
    expect(said()).toBe(shareMessages().share.foreign({ as: 'words' }));
    expect(stepsWatched()).toBeUndefined();
  });

  it('is named where it is of the other game', async () => {
    setActiveGame(talvisota);
    for (const text of [notation, serialise(legalGame())]) {
      await watch(text);
      expect(said()).toBe(w.fileOfOther({ game: winterWar.meta.title() }));
    }
    expect(stepsWatched()).toBeUndefined();
  });

  it('is not shown while something in it is face down', async () => {
    await watch(writeGame(inSovietSetUp()));
    expect(said()).toBe(w.fileSecret);
    expect(stepsWatched()).toBeUndefined();
    await watch(writeGame(setUp()));
    expect(stepsWatched()).toBeGreaterThan(0);
  });

  it.each([
    ['a problem', '[{"position":"winter-war 4S"}]'],
    ['a position that cannot come about', 'winter-war 4S movement rules=errata 1202=4-4-2/21'],
  ])('is asked about where it holds %s', async (_, text) => {
    await watch(text);
    expect(stepsWatched()).toBeUndefined();
    expect(useScreen.getState().incoming).toMatchObject({ link: null, files: [{ name: 'game.txt' }] });
  });
});

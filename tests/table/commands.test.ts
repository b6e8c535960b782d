import '#app/languages.ts';
import winterWar from '#games/winter-war/index.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { setActiveGame, activeGame } from '#table/game/registry.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';

setActiveGame(winterWar);

const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('the commands of the table and of Winter War', () => {
  it('stand in the sheet of keys group by group', () => {
    const order = `
      end undo redo restart restartTurn cancel wholeStack march follow waypoint plan peek demolish allAttackers attackPlan hint doHint
      aiPause aiStep aiFaster aiSlower
      next previous nextOpen previousOpen nextObligation previousObligation nextThreatened previousThreatened
      nextCity previousCity
      details supply zones threats trails numbers
      front-petsamo front-salla front-suomussalmi front-kuhmo front-ladoga front-isthmus overview
      fit zoomIn zoomOut why
      toMap toContext nextRegion previousRegion log rulebook turns combatTable terrain points supplyPanel
      context charts situation
      seats replay review tryLine lastTurn dice history palette help settings statistics name share online toHost editPosition lessons problems paste save print leave`;
    expect(allCommands().map(({ id }) => id)).toEqual(order.trim().split(/\s+/));
  });

  it('have no key in common', () => {
    expect(twice(allCommands().flatMap(({ keys }) => keys.split(' ').filter(Boolean)))).toEqual([]);
  });

  it('tell their key where they have one', () => {
    expect(allCommands().filter(({ keys, keyText }) => (keys === '') !== (keyText === ''))).toEqual([]);
  });

  it('are all in the sheet, wherever else the game has buttons for them', () => {
    const { onMap, atThumb, besideMain, inMenu, atLog, atEnd } = activeGame().commands;
    const buttons = [...onMap, ...atThumb, ...besideMain, ...inMenu.game, ...inMenu.view, ...atLog, ...atEnd];
    expect(buttons.filter((command) => !allCommands().includes(command))).toEqual([]);
    expect([...onMap, ...atThumb, ...atLog].filter(({ icon }) => icon === null)).toEqual([]);
  });
});

describe('in both languages', () => {
  afterEach(() => setLanguage('en'));

  it('every command has a label', async () => {
    const english = allCommands().map(({ label, short }) => [label, short]);
    expect(english.flat().filter((text) => !text)).toEqual([]);
    await loadLanguage('fi');
    setLanguage('fi');
    // A front is called as its town is.
    const same = allCommands().filter(
      ({ id, label, short }, i) =>
        label === english[i]![0] || (short === english[i]![1] && !id.startsWith('front-')),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
    expect(allCommands().filter(({ label, short }) => !label || !short)).toEqual([]);
  });
});

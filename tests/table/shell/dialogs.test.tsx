import playMessages from '#table/content/en/play.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import shellMessages from '#table/content/en/shell.ftl';
import startMessages from '#table/content/en/start.ftl';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import winterWar from '#games/winter-war/index.ts';
import { endReplay, isReplaying } from '#table/store/replay.ts';
import * as results from '#table/store/results.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import ConsentDialog from '#table/shell/dialogs/ConsentDialog.tsx';
import { Curtain } from '#table/shell/TableScreen.tsx';
import { EndDialog } from '#table/shell/dialogs/EndDialog.tsx';
import { HelpDialog } from '#table/shell/dialogs/HelpDialog.tsx';
import { MenuDialog } from '#table/shell/dialogs/MenuDialog.tsx';
import { useGame } from '#table/store/game.ts';
import { leaveTable, useScreen, type Opening } from '#table/store/navigation.ts';
import { followInstall, useInstall } from '#table/store/settings.ts';
import { askConsent } from '#table/store/shared-screen.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { setPosition } from '../../games/winter-war/ui/table.tsx';
import { begin, tellStory } from '../store/counting.ts';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const dialog = (title: string): HTMLElement | null => screen.queryByRole('dialog', { name: title });
const buttons = (): string[] => screen.getAllByRole('button').map(({ textContent }) => textContent);
const hosted = { side: 'white', arrived: () => [], mayAskBack: () => false } as never;

const bow = vi.fn<() => void>();
/** A game of a few lines is on the table, between Anna and somebody. */
function put(setting: Parameters<typeof begin>[0] = {}, rules: object = {}): void {
  begin({ table: 'hotseat', played: ['a', 'b', 's', 'roll', 'c', 'd'], ...setting });
  tellStory({
    rules: {
      view: (state: object) => state,
      onlooker: () => 'white',
      optionsOf: () => ({ long: true }),
      ...rules,
    },
    screen: {
      curtain: (side: string) => ({ title: `To ${side}`, text: 'Look away.', lift: `I am ${side}` }),
      Ending: ({ children }: { children: unknown }) => (
        <section aria-label="Result">{children as never}</section>
      ),
    },
    commands: { atEnd: [{ id: 'bow', label: 'Bow', run: bow }], atLog: [] },
  });
}
const name = (about: object): void =>
  useGame.setState(({ timeline }) => ({ timeline: { ...timeline!, about } }));

beforeEach(() => {
  bow.mockClear();
  useInstall.setState({ prompt: null, offered: true });
});
afterEach(() => {
  cleanup();
  endReplay();
  leaveTable();
  openDialog(null);
  vi.restoreAllMocks();
  useGame.setState(useGame.getInitialState());
  setActiveGame(winterWar);
});

describe('the end of a game', () => {
  const w = shellMessages().end;
  const kept = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('closed')));
  beforeEach(() => {
    kept.mockClear();
    vi.spyOn(results, 'keepResult').mockImplementation(kept);
  });
  function end(
    opening: Opening | null = null,
    setting: Parameters<typeof begin>[0] = {},
    rules: object = {},
  ) {
    put({ isOver: true, ...setting }, rules);
    useScreen.setState({ opening });
    render(<EndDialog />);
  }

  it('is told once, and its result is kept', () => {
    end();
    expect(dialog(w.title)).toBeVisible();
    expect(kept).toHaveBeenCalledTimes(1);
    expect(buttons().slice(1)).toEqual([w.watch, w.again, startMessages().library.share, w.back, 'Bow']);
  });

  it.each<[string, Opening | null, Parameters<typeof begin>[0]]>([
    ['before it is over', null, { isOver: false }],
    ['in a lesson, whose card tells what comes next', { from: 'lesson', lesson: null }, {}],
    ['in a line that is tried', null, { trial: {} as never }],
  ])('is not told %s', (_, opening, setting) => {
    end(opening, setting);
    expect(dialog(w.title)).toBeNull();
    expect(kept).not.toHaveBeenCalled();
  });

  it('is not told again to whoever comes back from a line', () => {
    end(null, { trial: {} as never });
    act(() => useGame.setState({ trial: null }));
    expect(dialog(w.title)).toBeNull();
    // In another line the same.
    act(() => useGame.setState({ trial: {} as never }));
    act(() => useGame.setState({ trial: null }));
    expect(kept).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    [w.back, () => [useUi.getState().dialog, isReplaying()]],
    [w.watch, () => [useUi.getState().dialog, !isReplaying()]],
  ])('leads on: %s', async (label, now) => {
    end();
    await press(label);
    expect(now()).toEqual([null, false]);
  });

  it('leads to whatever else the game offers, to its review and to who wants it', async () => {
    end();
    await press('Bow');
    expect(bow).toHaveBeenCalledTimes(1);
    await press(startMessages().library.share);
    expect(useUi.getState().dialog).toBe('share');
    setActiveGame({ ...activeGame(), review: {} as never });
    act(() => openDialog('end'));
    await press(playMessages().review.command);
    expect(useUi.getState().dialog).toBe('review');
  });

  it('at a host leads to the other player', async () => {
    end(null, { hosted });
    expect(screen.queryByRole('button', { name: w.again })).toBeNull();
    expect(screen.queryByRole('button', { name: startMessages().library.share })).toBeNull();
    await press(playMessages().hosted.command);
    expect(useUi.getState().dialog).toBe('online');
  });

  const about = { players: { white: 'Anna' }, withoutAids: ['odds'] } as const;
  const form = { from: 'new', table: 'solo', options: { short: true } } as const;
  const file = { from: 'incoming', table: 'hotseat', timeline: {} as never } as const;
  const same = { from: 'new', of: 'counting', table: 'hotseat', options: { long: true } };
  it.each<[string, Opening | null, Parameters<typeof begin>[0], object, object, object]>([
    ['as the form said', form, {}, {}, {}, form],
    ['as the form said, after a lesson', { from: 'suspended', game: form }, {}, {}, {}, form],
    ['as it was played', file, {}, {}, {}, same],
    ['wherever it came from', null, {}, {}, {}, same],
    ['with the same people and aids', file, {}, {}, about, { ...same, ...about }],
    [
      'against the same computer player',
      file,
      { black: 'hard' },
      {},
      {},
      { ...same, seats: { white: 'human', black: 'hard' } },
    ],
    [
      'from the same position, where it has a goal of its own',
      file,
      { black: 'hard' },
      { goalName: () => 'Twenty' },
      {},
      {
        from: 'incoming',
        of: 'counting',
        table: 'hotseat',
        timeline: { start: { count: 0, random: [1] }, steps: [], cursor: 0 },
        seats: { white: 'human', black: 'hard', seed: expect.any(Number) },
      },
    ],
  ])('lets it be played again: %s', async (_, opening, setting, rules, about, expected) => {
    end(opening, setting, rules);
    act(() => name(about));
    await press(w.again);
    expect(useScreen.getState().opening).toEqual(expected);
    expect(useUi.getState().dialog).toBeNull();
  });

  it('offers to install the game once, where the browser can', async () => {
    localStorage.clear();
    followInstall();
    useInstall.setState({ offered: false });
    end();
    expect(screen.queryByText(w.install)).toBeNull();
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const tell = (): void =>
      act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    tell();
    expect([w.install, w.installByHand].map((text) => screen.queryByText(text) !== null)).toEqual([
      true,
      false,
    ]);
    await press(w.installNow);
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('install-offered')).not.toBeNull();
    tell();
    expect(screen.queryByText(w.install)).toBeNull();
  });

  it('says where it is installed by hand, in a browser that does not ask', async () => {
    Object.assign(navigator, { standalone: false });
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    useInstall.setState({ offered: false });
    end();
    expect(screen.getByText(w.installByHand)).toBeVisible();
    expect(screen.queryByRole('button', { name: w.installNow })).toBeNull();
    await press(w.notNow);
    expect(screen.queryByText(w.installByHand)).toBeNull();
    Reflect.deleteProperty(navigator, 'standalone');
    vi.unstubAllGlobals();
  });
});

describe('what the other player has to agree to', () => {
  const w = extrasMessages().consent;
  const agree = vi.fn<() => void>();
  function ask(question: object, about = {}): void {
    agree.mockClear();
    put();
    name(about);
    render(<ConsentDialog />);
    act(() => askConsent({ side: 'black', agree, ...question } as never));
  }

  it.each<[number, string[]]>([
    [5, ['Played d.']],
    [3, ['Played roll.', 'Played c.', 'Played d.']],
    [0, ['Played a.', 'Played b.', 'Played roll.', w.more({ n: 2 })]],
    [6, []],
  ])('back to step %i: what is undone, in a few sentences', (to, lines) => {
    ask({ kind: 'back', to });
    expect(dialog(w.back.title)).toHaveTextContent(w.back.text({ player: 'black player' }));
    expect(screen.getByText(w.backTo({ moment: `After ${to}` }))).toBeVisible();
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
    expect(screen.queryAllByRole('list')).toHaveLength(lines.length ? 1 : 0);
  });

  it('an aid: which, and whether it is to be had', () => {
    ask({ kind: 'aid', aid: 'odds', allowed: true }, { players: { black: 'Boris' } });
    const { name: aid } = extrasMessages().aids.aid.odds;
    expect(dialog(w.aid.title)).toHaveTextContent(/black player \(.?Boris.?\)/);
    expect(dialog(w.aid.title)).toHaveTextContent(aid);
    expect(dialog(w.aid.title)).toHaveTextContent(/^.*From now on, both/);
    expect(screen.queryByText(w.backTo({ moment: 'After 0' }))).toBeNull();
  });

  it.each<[string, () => Promise<void>, number]>([
    ['yes', () => press(w.back.yes), 1],
    ['no', () => press(w.back.no), 0],
    ['nothing', () => user.keyboard('{Escape}'), 0],
  ])('is done only when they say so: %s', async (_, answer, times) => {
    ask({ kind: 'back', to: 0 });
    // The keyboard begins at the answer that changes nothing.
    expect(screen.getByRole('button', { name: w.back.no })).toHaveFocus();
    await answer();
    expect(agree).toHaveBeenCalledTimes(times);
    expect(dialog(w.back.title)).toBeNull();
  });
});

describe('the curtain between two players', () => {
  function cover(about = {}): void {
    put({ curtain: 'black' });
    name(about);
    render(<Curtain side="black" />);
  }

  it('names the side that is to take the device, and is lifted by that player alone', async () => {
    cover();
    expect(dialog('To black')).toHaveAccessibleDescription('Look away.');
    await user.keyboard('{Escape}');
    fireEvent.pointerDown(document.body);
    expect(useGame.getState().curtain).toBe('black');
    await press('I am black');
    expect(useGame.getState().curtain).toBeNull();
  });

  it('calls a player by name', () => {
    cover({ players: { black: 'Boris' } });
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Pass the device to the .*Boris/);
    expect(screen.getByRole('button', { name: /^I am the .*Boris/ })).toBeVisible();
  });
});

const SPEC = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2'),
} as const;

describe('the sheet of keys', () => {
  const w = shellMessages().help;
  async function help(options = {}) {
    await setPosition({ ...SPEC, options });
    render(<HelpDialog />);
    act(() => openDialog('help'));
    /** Rows of a table, each as its key and what it does. */
    return (caption: string): string[] =>
      within(screen.getByRole('table', { name: caption }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(': '));
  }

  it('has every key of the game on the table, by what it is for', async () => {
    const rows = await help();
    const keys = Object.fromEntries(
      (['play', 'jump', 'map', 'panels', 'game'] as const).map((group) => [group, rows(w.groups[group])]),
    );
    expect(keys['play']!.slice(0, 3)).toEqual([
      'E: ' + shellMessages().command.carryOn,
      'U: Undo',
      'Shift U: Redo',
    ]);
    const board = activeGame().screen.boardKeys();
    expect(keys['map']!.slice(0, board.length)).toEqual(
      board.map(({ keys: key, text }) => `${key}: ${text}`),
    );
    expect(keys['map']!.length).toBeGreaterThan(board.length);
    expect(keys['panels']).toContain(`I: ${playMessages().situation.title}`);
    const demolish = allCommands().find(({ id }) => id === 'demolish')!.label;
    const without = Object.values(keys).flat().join('\n');
    expect(without).not.toContain(demolish);
    // What has no key is in the menu.
    expect(without).not.toContain(startMessages().library.paste);
    expect(rows(w.touch)).toEqual([
      `${w.gestures.pinch}: ${w.pinchDoes}`,
      `${w.gestures.twoFingerTap}: Undo`,
      expect.stringContaining(`${w.gestures.swipeLeft}: `),
      expect.stringContaining(`${w.gestures.swipeRight}: `),
    ]);
    for (const sign of activeGame().screen.signs(useGame.getState().timeline!.start))
      expect(screen.getByText(sign)).toBeVisible();
  });

  it('has no heading over nothing', async () => {
    await help();
    const { commands, screen: ofGame } = winterWar;
    const without = { commands: { ...commands, others: [] }, screen: { ...ofGame, signs: () => [] } };
    expect(screen.getByText(w.groups.jump)).toBeVisible();
    act(() => openDialog(null));
    setActiveGame({ ...winterWar, ...without } as typeof winterWar);
    act(() => openDialog('help'));
    expect(screen.getByText(w.groups.map)).toBeVisible();
    expect(screen.queryByText(w.groups.jump)).toBeNull();
    expect(screen.queryByText(shellMessages().keys.signs)).toBeNull();
  });

  it('has those of an optional rule in a game that is played by it, and is printed', async () => {
    const rows = await help({ variableDemolition: true });
    const demolish = allCommands().find(({ id }) => id === 'demolish')!;
    expect(rows(w.groups.play)).toContain(`${demolish.keyText}: ${demolish.label}`);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await press(w.print);
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    await user.keyboard('{Escape}');
    expect(useUi.getState().dialog).toBeNull();
  });
});

describe('the menu', () => {
  const w = shellMessages().menu;
  async function menu(setting: object = {}): Promise<void> {
    await setPosition(SPEC);
    useGame.setState(setting);
    render(<MenuDialog />);
    act(() => openDialog('menu'));
  }
  const has = (...labels: string[]): boolean[] =>
    labels.map((label) => buttons().some((text) => text.startsWith(label)));

  it('gives a command, closing itself, and says why another can do nothing', async () => {
    await menu();
    const replay = screen.getByRole('button', { name: new RegExp(playMessages().replay.command.replay) });
    expect(replay).toHaveTextContent(`${playMessages().replay.command.nothing}V`);
    expect(replay).toHaveAttribute('aria-disabled', 'true');
    const situation = screen.getByRole('button', { name: new RegExp(playMessages().situation.title) });
    expect(situation).toHaveTextContent(/^Text summaryI$/);
    await user.click(replay);
    expect(useUi.getState().dialog).toBe('menu');
    await user.click(situation);
    expect(useUi.getState().dialog).toBe('situation');
  });

  const { share, load } = startMessages().library;
  const { toHost, command: online } = playMessages().hosted;
  it.each<[string, object, boolean[]]>([
    ['a game of this device', {}, [true, true, false]],
    ['a game at a host', { hosted }, [false, false, true]],
  ])('offers what can be done with %s', async (_, setting, expected) => {
    await menu(setting);
    expect(has(share, toHost, online)).toEqual(expected);
    const here = ['name', 'seats', 'editPosition'].map(
      (id) => allCommands().find((one) => one.id === id)!.label,
    );
    expect(has(...here)).toEqual(here.map(() => !('hosted' in setting)));
    expect(has(w.install)).toEqual([false]);
  });

  it('offers what the game has, and to install where the browser can', async () => {
    const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
    useInstall.setState({ prompt: { prompt } as never });
    const {
      problems: _problems,
      lessons: _lessons,
      review: _review,
      editor: _editor,
      ...without
    } = winterWar;
    const parts = ['problems', 'lessons', 'review', 'editPosition', 'toHost'].map(
      (id) => allCommands().find((one) => one.id === id)!.label,
    );
    await menu();
    expect(has(...parts)).toEqual(parts.map(() => true));
    await press(w.install);
    expect(prompt).toHaveBeenCalledTimes(1);
    act(() => openDialog(null));
    setActiveGame({ ...without, meta: { ...winterWar.meta, devOnly: true } } as typeof winterWar);
    act(() => openDialog('menu'));
    expect(has(...parts, w.install)).toEqual([...parts.map(() => false), false]);
  });

  it('takes in files', async () => {
    await menu();
    const file = new File(['{}'], 'game.json');
    await user.upload(screen.getByLabelText(load), file);
    expect(useUi.getState().dialog).toBeNull();
    expect(useScreen.getState().incoming).toEqual({ link: null, files: [file] });
    useScreen.setState({ incoming: null });
  });
});

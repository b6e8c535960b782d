import playMessages from '#games/winter-war/content/en/play.ftl';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import '#app/languages.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, type PositionSpec } from '#engine/winter-war';
import winterWar from '#games/winter-war/index.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { leaveTable } from '#table/store/navigation.ts';
import { openDialog, setTab } from '#table/store/ui.ts';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { StartScreen } from '#app/StartScreen.tsx';
import { MAP, showNewGame, showPosition } from './table.tsx';
import { argumentsFor, messagesIn, said } from '../../../messages/catalogues.ts';
import { tabs } from '#games/winter-war/ui/screen/screen.tsx';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

// The vocabulary below is gathered before any test runs, and the numbers of paragraphs are the game's.
setActiveGame(winterWar);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-zåäö]{2,}/g) ?? [];

/** The words of all messages of a language. */
const vocabulary = (language: string): Set<string> =>
  new Set(
    [...messagesIn(language).values()].flatMap((entry) =>
      argumentsFor(entry.args).flatMap((args) => wordsOf(said(entry, args))),
    ),
  );

const finnish = vocabulary('fi');
const places = new Set(board.places.flatMap(({ name }) => wordsOf(name)));
/** English words that no Finnish text has, and no place of the same name in both languages. */
const english = new Set([...vocabulary('en')].filter((word) => !finnish.has(word) && !places.has(word)));

/** What is seen and what is read aloud. */
function shown(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'])
      texts.push(element.getAttribute(name) ?? '');
  return texts;
}

/** Names of keys are those on the keyboard, the letters of a counter those that are printed on it. */
const PRINTED = /\b(?:HQ|Shift|Ctrl|Esc|Enter|Home|End|Page Up|Page Down)\b/g;

const leftInEnglish = (): string[] =>
  shown().filter((text) => wordsOf(text.replaceAll(PRINTED, '')).some((word) => english.has(word)));

const user = userEvent.setup();

beforeAll(async () => {
  await loadLanguage('fi');
  setLanguage('fi');
});
afterAll(() => setLanguage('en'));

describe('no English word is left', () => {
  it('knows one when it sees it', () => {
    expect(english.size).toBeGreaterThan(600);
    render(<p aria-label="Whose turn">Vuoro, Shift, Combat.A, with</p>);
    expect(leftInEnglish()).toEqual(['Vuoro, Shift, Combat.A, with', 'Whose turn']);
  });

  it('on the start screen, every rule unfolded', async () => {
    leaveTable();
    render(<StartScreen />);
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^${appStartMessages().start.newGameMore}`) }),
    );
    await screen.findByRole('button', { name: appStartMessages().start.begin });
    for (const summary of document.querySelectorAll('summary')) await user.click(summary);
    await user.click(screen.getByRole('radio', { name: winterWarStartMessages().preset.everything.label }));
    expect(screen.getByRole('heading', { name: 'Winter War' })).toBeVisible();
    expect(leftInEnglish()).toEqual([]);
  });

  it('at the table, in the set-up', async () => {
    showNewGame('solo');
    await user.click(await screen.findByRole('button', { name: playMessages().tray.historical }));
    expect(leftInEnglish()).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: playMessages().end.place })[0]!);
    expect(leftInEnglish()).toEqual([]);
  });

  const units = [
    ...stacks('s1505 20-12-2 6-4-2, s1602 0-1-2 3-1-1, f1405 6-6-2, f1406 6-6-2'),
    { hex: '1506', type: '2-2-3', side: 'finn' as const },
    { hex: '0604', type: '3-2-2' },
  ];
  const phases: [string, Partial<PositionSpec>][] = [
    ['a movement', { phase: 'movement' }],
    ['an attack', { phase: 'attack' }],
    [
      'an Interphase',
      { phase: 'interphase', phasing: 'finn', options: { events: true, acceleratedAid: true } },
    ],
    ['reinforcements', { turn: 8, phase: 'reinforcement', phasing: 'finn' }],
  ];

  it.each(phases)('at the table, in %s', async (_, more) => {
    showPosition({ turn: 3, phasing: 'soviet', phase: 'movement', units, ...more });
    await screen.findByRole('group', MAP);
    expect(leftInEnglish()).toEqual([]);
    act(() => useTable.setState({ mode: { mode: 'look', hex: board.hexByName('1406') } }));
    expect(leftInEnglish()).toEqual([]);
    for (const name of ['log', ...tabs.map(({ id }) => id), 'rules']) {
      act(() => setTab(name));
      // Titles of paragraphs may be loaded a moment later.
      await waitFor(() => expect([name, leftInEnglish()]).toEqual([name, []]));
    }
  });

  it.each(['menu', 'help'] as const)('in the dialog "%s"', async (name) => {
    showPosition({ turn: 3, phasing: 'soviet', phase: 'movement', units });
    await screen.findByRole('group', MAP);
    act(() => openDialog(name));
    await screen.findByRole('dialog');
    expect(leftInEnglish()).toEqual([]);
  });

  it('in a refusal', async () => {
    showPosition({ turn: 3, phasing: 'soviet', phase: 'attack', units });
    const end = (await screen.findAllByRole('button', { name: playMessages().end.attack }))[0]!;
    await user.click(end);
    expect(document.body).toHaveTextContent('Näiden on vielä hyökättävä');
    expect(leftInEnglish()).toEqual([]);
  });
});

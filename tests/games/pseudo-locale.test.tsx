import appMessages from '#app/content/en/start.ftl';
import talvisotaMessages from '#games/talvisota/content/en/start.ftl';
import '#app/languages.ts';
import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { at } from '#engine/core/timeline.ts';
import { SPACES } from '#engine/talvisota';
import { board, restore, type State as WinterWarState } from '#engine/winter-war';
import { App } from '#app/App.tsx';
import { rememberGame } from '#app/chosen-game.ts';
import { games } from '#app/games.ts';
import { kindOf } from '#games/talvisota/ui/controller/situation.ts';
import mapNames from '#games/winter-war/ui/board/names.json';
import { inspectHex } from '#games/winter-war/ui/controller/mode.ts';
import { situationOf } from '#games/winter-war/ui/controller/situation.ts';
import type * as ContentModule from '#kit/i18n/content.ts';
import { language } from '#kit/i18n/language.ts';
import { useWarnings } from '#table/features/warnings/hold-end.ts';
import type { Line } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { useGame } from '#table/store/game.ts';
import { leaveTable, openPractice } from '#table/store/navigation.ts';
import { useConsent } from '#table/store/shared-screen.ts';
import { openDialog, openPage, setTab, type Page } from '#table/store/ui.ts';
import { shortGame } from '../table/replay/short-game.ts';
import { plainTexts, PSEUDO, pseudo, pseudoFile, speakPseudo } from '../messages/pseudo.ts';
import { played, GAMES, type Entry } from './all-games.ts';
import { openEach, run, type Opening, type Harness } from './screen-secrets.tsx';
import { HARNESS as TALVISOTA } from './talvisota/ui/harness.tsx';
import { HARNESS as WINTER_WAR } from './winter-war/ui/harness.ts';

// Long texts have no folder of the pseudo-language: the English ones are changed as they are read.
vi.mock('#kit/i18n/content.ts', async (importOriginal) => {
  const original = await importOriginal<typeof ContentModule>();
  const contentFrom: typeof original.contentFrom = (files, read) =>
    original.contentFrom(files, (file) => read(language() === PSEUDO ? pseudoFile(file) : file));
  return { ...original, contentFrom };
});

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Names on the maps that are the same in every language. */
const PLACES = [
  ...board.places.map(({ name }) => name),
  ...SPACES.map(({ name }) => name),
  ...Object.values(mapNames.areas).flatMap((areas) => areas.map(([, name]) => String(name))),
];
/** Letters on the counters of Talvisota. */
const CODES = ['COR', 'EMB', 'MANN', 'RES', 'RET', 'TIMO'];
/** Sizes and names of units, results of a combat, paragraphs: as they are printed. Keys of the keyboard. */
const PRINTED = /^(?:[XVIL]+|NKVD|HQ|Ae|Ar|Ne|Dr|De|Ex|CL|Shift|Ctrl|Esc|PgUp|PgDn|Home|End)$/;

const names = new Set([...PLACES, ...CODES].flatMap(wordsOf));
const isName = (word: string): boolean => names.has(word) || PRINTED.test(word);

/** What is in plain letters on the screen and among the commands, once all that is fetched late has come. */
async function look(): Promise<readonly string[]> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => void setTimeout(resolve, 20));
  });
  return plainTexts(
    isName,
    allCommands().map(({ label }) => label),
  );
}

const page =
  (open: Page): Opening =>
  () => {
    run('rulebook')();
    openPage(open);
  };

/** What else there is to open: every tab and dialog, the book, and last what stays in the way of the others. */
const otherOpenings = (): Record<string, Opening> => ({
  ...Object.fromEntries(activeGame().screen.tabs.map(({ id }) => [`tab ${id}`, () => setTab(id)])),
  ...Object.fromEntries(
    [...Object.keys(activeGame().screen.dialogs), 'palette'].map((name) => [
      `dialog ${name}`,
      () => openDialog(name),
    ]),
  ),
  'the contents of the book': page({ page: 'contents' }),
  'a chapter of the book': page({ page: 'chapter', chapter: 'combat', paragraph: null }),
  'the glossary': page({ page: 'glossary', term: null }),
  'a search in the book': page({ page: 'search', query: pseudo('combat') }),
  'a question to the other player'() {
    const [side] = activeGame().meta.sides;
    useConsent.setState({ question: { kind: 'back', side, agree: () => undefined } });
    openDialog('consent');
  },
  'warnings before a phase ends'() {
    const { timeline } = useGame.getState();
    const warnings = activeGame().screen.beforeEnd?.(at(timeline!, timeline!.cursor)) ?? [];
    useWarnings.setState({ warnings, end: () => undefined });
  },
  'the curtain': () => useGame.setState({ curtain: activeGame().meta.sides[1]! }),
});

/** The first position of each kind of decision in a game. */
function decisions(line: Line, kindAt: (state: never) => string): Record<string, Opening> {
  const openings: Record<string, Opening> = {};
  for (let cursor = 0; cursor <= line.steps.length; cursor++)
    openings[kindAt(at(line, cursor) as never)] ??= () => useGame.setState({ timeline: { ...line, cursor } });
  return openings;
}

/** Opens all that can be opened on a table; what is in plain letters, by the opening where it was seen first. */
async function openAll(
  harness: Harness,
  line: Line,
  openings: Readonly<Record<string, Opening>>,
): Promise<Record<string, string>> {
  const here = { ...harness, openings, map: { name: new RegExp(`^${pseudo('Map')}`) } };
  const found: Record<string, string> = {};
  for (const [opening, texts] of await openEach(here, line, Object.keys(openings), look))
    for (const text of texts) found[text] ??= opening;
  return found;
}

const entryOf = (id: string): Entry => GAMES.find(({ game }) => game.meta.id === id)!;

beforeAll(async () => {
  await speakPseudo();
  const { strategy, support, unit } = talvisotaMessages().common;
  for (const code of Object.keys({ ...strategy, ...support, ...unit }))
    for (const word of wordsOf(code)) names.add(word);
});

describe('in a language of which there are catalogues alone, nothing is in plain letters', () => {
  it('that can be told from others', () => {
    const { container } = render(
      <p title="Salla (1441): hex" aria-label={pseudo('Supply of Salla')}>
        Leningrad, XIX <b>{pseudo('Combat')}</b> <span lang="fi">Suomi</span> table
      </p>,
    );
    expect(container).toHaveTextContent('Ç');
    expect(plainTexts(isName)).toEqual(['Salla (1441): hex', ' table']);
  });

  it.each(games.map((game) => [game.meta.id, game] as const))(
    'on the start screen with %s',
    async (_, game) => {
      rememberGame(game);
      leaveTable();
      const user = userEvent.setup();
      render(<App />);
      const w = appMessages().start;
      const seen = [await look()];
      for (const name of ['lessons', 'book', 'settings'])
        for (const dialog of [name, null]) {
          await act(async () => openDialog(dialog));
          if (dialog !== null) await screen.findByRole('dialog');
          seen.push(await look());
        }
      await user.click(await screen.findByRole('button', { name: (name) => name.startsWith(w.newGameMore) }));
      await screen.findByRole('button', { name: w.begin });
      for (const summary of document.querySelectorAll('summary')) await user.click(summary);
      seen.push(await look());
      expect(seen.flat()).toEqual([]);
    },
  );

  it('at the table of Winter War', async () => {
    setActiveGame(entryOf('winter-war').game);
    const line = shortGame({ events: true, airborne: true }) as Line;
    const hex = () => inspectHex(board.hexByName('1207'));
    const openings = { ...WINTER_WAR.openings, ...otherOpenings(), 'dialog hex': hex };
    expect(await openAll(WINTER_WAR, line, openings)).toEqual({});
  });

  it('in the decisions of Winter War', async () => {
    setActiveGame(entryOf('winter-war').game);
    const text = readFileSync('tests/fixtures/edition-2/finished-everything.json', 'utf8');
    const restored = restore(text);
    if (!restored.ok) throw new Error(restored.error.text);
    const whole = restored.timeline as Line;
    // Later turns bring few others, and a long log; the last steps bring the result.
    const line = { ...whole, steps: whole.steps.slice(0, 320), cursor: 270 };
    const toEnd = {
      ...whole,
      start: at(whole, whole.steps.length - 8),
      steps: whole.steps.slice(-8),
      cursor: 0,
    };
    const kindAt = (state: WinterWarState): string => {
      const situation = situationOf(state);
      return situation.kind === 'roll' ? `roll ${situation.step}` : situation.kind;
    };
    expect(await openAll(WINTER_WAR, line, decisions(line, kindAt))).toEqual({});
    const last = decisions(toEnd, kindAt);
    expect(Object.keys(last)).toContain('over');
    expect(await openAll(WINTER_WAR, toEnd, last)).toEqual({});
  });

  it('at the table of Talvisota', async () => {
    const entry = entryOf('talvisota');
    setActiveGame(entry.game);
    const openings = { ...TALVISOTA.openings, ...otherOpenings() };
    expect(await openAll(TALVISOTA, played(entry, 7), openings)).toEqual({});
  });

  it('in the decisions of Talvisota', async () => {
    const entry = entryOf('talvisota');
    setActiveGame(entry.game);
    // As many as chance needs to the end of the war.
    const whole = played({ ...entry, steps: 3000 }, 7);
    const all = decisions(whole, kindOf as never);
    expect(Object.keys(all)).toContain('over');
    // Opened before the result covers the map.
    const line = { ...whole, steps: whole.steps.slice(0, 100), cursor: 100 };
    expect(await openAll(TALVISOTA, line, all)).toEqual({});
  });

  it.each(['winter-war', 'talvisota'])('in a lesson of %s', async (id) => {
    setActiveGame(entryOf(id).game);
    openPractice({ from: 'lesson', lesson: null });
    render(<TableScreen />);
    await screen.findByText(new RegExp(`^${pseudo('Lesson')} 1 `));
    expect(await look()).toEqual([]);
  });
});

import appMessages from '#app/content/en/start.ftl';
import faultsMessages from '#table/content/en/faults.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import problemsMessages from '#table/content/en/problems.ftl';
import shellMessages from '#table/content/en/shell.ftl';
import tableStartMessages from '#table/content/en/start.ftl';
import variationsMessages from '#table/content/en/variations.ftl';
import talvisotaMessages from '#games/talvisota/content/en/start.ftl';
import '#app/languages.ts';
import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { at } from '#engine/core/timeline.ts';
import type { SaveError } from '#engine/core/record.ts';
import { SPACES } from '#engine/talvisota';
import {
  board,
  present,
  readGame,
  startTimeline,
  type Action,
  type InterphaseStep,
  type State as WinterWarState,
} from '#engine/winter-war';
import { App } from '#app/App.tsx';
import { rememberGame, games } from '#app/games.ts';
import type * as RegisterModule from '#app/register-sw.ts';
import { refuse } from '#engine/winter-war/state/refusals.ts';
import { kindOf } from '#games/talvisota/ui/controller/situation.ts';
import { review } from '#games/winter-war/ui/review/review.ts';
import mapNames from '#games/winter-war/ui/board/names.json';
import type { DecisionKind } from '#games/winter-war/ui/controller/decision.ts';
import { idleUnits } from '#games/winter-war/ui/controller/decisions/index.ts';
import { situationOf } from '#games/winter-war/ui/controller/situation.ts';
import type * as ContentModule from '#kit/i18n/content.ts';
import { language } from '#kit/i18n/language.ts';
import { FaultNotice, PageFault } from '#table/faults/Fault.tsx';
import { useFaults } from '#table/faults/faults.ts';
import { dialogOf, later } from '#table/faults/later.tsx';
import { endReplay } from '#table/store/replay.ts';
import DecisionCard from '#table/features/review/DecisionCard.tsx';
import ReviewDialog from '#table/features/review/ReviewDialog.tsx';
import { useReview } from '#table/features/review/review.ts';
import { reviewWorkers } from '#table/store/review-worker.ts';
import { failureText } from '#table/text/problem-text.ts';
import { useWarnings } from '#table/features/warnings/hold-end.ts';
import type { GameReport } from '#table/game';
import type { Line } from '#table/game/game.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import { NoticeBar } from '#table/shell/NoticeBar.tsx';
import TableScreen from '#table/shell/TableScreen.tsx';
import { useGame } from '#table/store/game.ts';
import { leaveTable, openPractice, openTable } from '#table/store/navigation.ts';
import type { KeepResult } from '#table/store/kept-games.ts';
import { openUnsaved, type Failure } from '#table/store/open-game.ts';
import { useConsent } from '#table/store/shared-screen.ts';
import { JoinDialog } from '#table/features/online/JoinDialog.tsx';
import { openHosted } from '#table/features/online/hosted-game.ts';
import { openDialog, openPage, pin, setTab, type Page } from '#table/store/ui.ts';
import { act as plays, end, shortGame } from '../table/replay/short-game.ts';
import { installFakeStorage } from '../table/store/fake-storage.ts';
import { plainTexts, PSEUDO, pseudo, pseudoFile, speakPseudo } from '../messages/pseudo.ts';
import { played, GAMES, type Entry } from './all-games.ts';
import { FakeHost, FakeSocket, hostedBy } from '../table/online/fake-host.ts';
import { openEach, run, type Opening, type Harness } from './screen-secrets.tsx';
import { HARNESS as TALVISOTA } from './talvisota/ui/harness.tsx';
import { HARNESS as WINTER_WAR } from './winter-war/ui/harness.ts';
import { showGame } from './winter-war/ui/table.tsx';
import * as open from './winter-war/ui/open-decisions.ts';

// Long texts have no folder of the pseudo-language: the English ones are changed as they are read.
vi.mock('#kit/i18n/content.ts', async (importOriginal) => {
  const original = await importOriginal<typeof ContentModule>();
  const contentFrom: typeof original.contentFrom = (files, read) =>
    original.contentFrom(files, (file) => read(language() === PSEUDO ? pseudoFile(file) : file));
  return { ...original, contentFrom };
});

// A new version waits wherever the app is drawn.
vi.mock('#app/register-sw.ts', (): typeof RegisterModule => ({
  registerServiceWorker: (onUpdate) => onUpdate(() => undefined),
}));

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

/** Those of the table itself. */
const DIALOGS = [
  'palette',
  'book',
  'branch',
  'lessons',
  'name',
  'problems',
  'review',
  'seats',
  'settings',
  'share',
  'situation',
  'statistics',
  'to-host',
];

/** What else there is to open: every tab and dialog, the book, and last what stays in the way of the others. */
const otherOpenings = (): Record<string, Opening> => ({
  ...Object.fromEntries(activeGame().screen.tabs.map(({ id }) => [`tab ${id}`, () => setTab(id)])),
  ...Object.fromEntries(
    [...Object.keys(activeGame().screen.dialogs), ...DIALOGS].map((name) => [
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
    useConsent.setState({ question: { kind: 'back', side, to: 0, agree: () => undefined } });
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

/** What is played from a position written by hand: results are shown with what they led to. */
type Played = readonly [WinterWarState, ...(readonly [action: Action, dice?: readonly number[]])[]];
type Roll = Exclude<InterphaseStep, 'cease-fire' | 'landing' | 'ashore'>;

const attack: Action = { type: 'attack', attackers: open.both, targets: [board.hexByName('1429')] };
const DECISIONS: Readonly<Record<Exclude<DecisionKind, 'roll'>, Played>> = {
  place: [open.placed],
  arrive: [open.arriving],
  move: [open.exploiting],
  attack: [open.attacking],
  'retreat-before': [open.before],
  'advance-before': [open.before, [open.stepBack], [end]],
  retreat: [open.fight, [attack, [3]]],
  advance: [open.fight, [attack, [4]]],
  withdraw: [open.withdrawing],
  exchange: [open.exchanging],
  overstack: [open.overfull],
  forfeit: [open.giving],
  drop: [open.dropping],
  muster: [open.mustering],
  landing: [open.landing],
  'cease-fire': [open.ceasing],
  over: [open.lengthening, [{ type: 'roll' }, [1]], [end]],
};
const ROLLS: Readonly<Record<Roll, WinterWarState>> = {
  length: open.lengthening,
  scenario: open.dice(['scenario', 'event']),
  norway: open.dice(['norway', 'sweden']),
  sweden: open.dice(['sweden']),
  event: open.dice(['event']),
};

/** Winter War in each kind of decision: as it comes, with the next unit selected, and after dice. */
function byHand(): Record<string, Opening> {
  const openings: Record<string, Opening> = {};
  const add = (name: string, [start, ...steps]: Played): WinterWarState => {
    const line = steps.reduce((done, [action, dice]) => plays(done, action, dice), startTimeline(start));
    openings[name] = () => useGame.setState({ timeline: line as Line });
    return present(line);
  };
  for (const [kind, position] of Object.entries(DECISIONS)) {
    const state = add(kind, position);
    expect(situationOf(state).kind).toBe(kind);
    if (!idleUnits(state).length) continue;
    openings[`${kind}, a unit`] = () => {
      void openings[kind]!();
      run('next')();
    };
  }
  for (const [step, state] of Object.entries(ROLLS)) {
    expect(situationOf(add(`roll ${step}`, [state]))).toMatchObject({ kind: 'roll', step });
    for (const die of [1, 6]) add(`roll ${step}: ${die}`, [state, [{ type: 'roll' }, [die]]]);
  }
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
  // A review goes on without its figures.
  reviewWorkers.make = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} }) as never;
  // No page here comes from a host.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
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
      for (const name of ['lessons', 'book', 'settings', 'statistics'])
        for (const dialog of [name, null]) {
          await act(async () => openDialog(dialog));
          if (dialog !== null) await screen.findByRole('dialog');
          seen.push(await look());
        }
      const open = async (title: string): Promise<void> => {
        await user.click(await screen.findByRole('button', { name: (name) => name.startsWith(title) }));
      };
      const readAll = async (): Promise<void> => {
        for (const summary of document.querySelectorAll('summary')) await user.click(summary);
        seen.push(await look());
        await open(w.back);
      };
      for (const title of [w.short, w.online, w.newGameMore]) {
        if (title === w.short && !game.startScreen.shortGames) continue;
        await open(title);
        await readAll();
      }
      expect(seen.flat()).toEqual([]);
    },
  );

  // Another position on the table would hide what is opened after it.
  const staying = (openings: Readonly<Record<string, Opening>>) =>
    Object.fromEntries(Object.entries(openings).filter(([name]) => !/editPosition|tryLine/.test(name)));

  it('at the table of Winter War', async () => {
    setActiveGame(entryOf('winter-war').game);
    const line = shortGame({ events: true, airborne: true }) as Line;
    const hex = () => pin(board.hexByName('1207'));
    const openings = { ...staying(WINTER_WAR.openings), ...otherOpenings(), 'card of a hex': hex };
    expect(await openAll(WINTER_WAR, line, openings)).toEqual({});
  });

  it('in a long log of Winter War, and at its end', async () => {
    setActiveGame(entryOf('winter-war').game);
    const read = readGame(readFileSync('docs/games/winter-war-09.txt', 'utf8'));
    if (!read.ok) throw new Error(read.refusal.text);
    const whole = read.timeline as Line;
    // Later turns bring little else into the log; the last steps bring the result.
    const line = { ...whole, steps: whole.steps.slice(0, 320), cursor: 320 };
    const toEnd = {
      ...whole,
      start: at(whole, whole.steps.length - 8),
      steps: whole.steps.slice(-8),
      cursor: 0,
    };
    expect(await openAll(WINTER_WAR, line, { log: () => undefined })).toEqual({});
    const last = decisions(toEnd, (state) => situationOf(state).kind);
    expect(Object.keys(last)).toContain('over');
    expect(await openAll(WINTER_WAR, toEnd, last)).toEqual({});
  });

  it('in every kind of decision of Winter War, in positions written by hand', async () => {
    setActiveGame(entryOf('winter-war').game);
    expect(await openAll(WINTER_WAR, startTimeline(open.moving) as Line, byHand())).toEqual({});
  });

  it('at the table of Talvisota', async () => {
    const entry = entryOf('talvisota');
    setActiveGame(entry.game);
    const openings = { ...staying(TALVISOTA.openings), ...otherOpenings() };
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

  it.each(['winter-war', 'talvisota'])('in a problem of %s, and in its editor', async (id) => {
    setActiveGame(entryOf(id).game);
    openPractice({ from: 'problem', problem: null });
    render(<TableScreen />);
    await screen.findByText(problemsMessages().problem.leave);
    const seen = [...(await look())];
    await act(async () => openPractice({ from: 'editor' }));
    await screen.findByText(extrasMessages().editor.title);
    expect([...seen, ...(await look())]).toEqual([]);
  });

  it('in a line that is tried', async () => {
    setActiveGame(entryOf('winter-war').game);
    showGame(shortGame(), 'solo');
    await waitFor(() => expect(useGame.getState().timeline).not.toBeNull());
    await act(async () => run('tryLine')());
    await screen.findByText(variationsMessages().trying);
    expect(await look()).toEqual([]);
  });

  it('in a game at a host: its bar, its dialogs, and for whoever opens its link', async () => {
    setActiveGame(entryOf('winter-war').game);
    vi.stubGlobal('WebSocket', FakeSocket);
    const host = hostedBy(new FakeHost({ ...open.moving, random: [] }, 'soviet'));
    host.clock = { kind: 'live', minutes: 10, increment: 30 };
    host.status = {
      ...host.status,
      clock: { left: { finn: 60_000, soviet: 90_000 }, since: Date.now() },
      links: { finn: 'game.other', soviet: 'game.own', onlooker: 'game.onlooker' },
    };
    const address = { link: 'game.own', host: 'http://host.test/', of: 'winter-war' };
    openTable({ from: 'hosted', ...address });
    await openHosted({ from: 'hosted', ...address });
    render(<TableScreen />);
    const seen = [...(await look())];
    for (const dialog of ['online', 'online-ask', 'to-host']) {
      await act(async () => openDialog(dialog));
      for (const summary of document.querySelectorAll('summary')) await userEvent.click(summary);
      seen.push(...(await look()));
    }
    cleanup();
    render(
      <Suspense>
        <JoinDialog link="#play=game.own" />
      </Suspense>,
    );
    seen.push(...(await look()));
    act(() => leaveTable());
    expect(seen).toEqual([]);
  });

  it('in what a review has found, and in a decision opened from it', async () => {
    setActiveGame(entryOf('winter-war').game);
    const line = shortGame() as Line;
    const step = line.steps.findIndex(({ action }) => (action as Action).type === 'end');
    const dice = line.steps.findIndex((one) => one.dice.length);
    const report = {
      start: 10,
      result: 40,
      luck: 12,
      rest: 18,
      dice: [{ step: dice, dice: [1], luck: 5 }],
      moments: [
        { step: 0, turn: 4, value: 10, error: 8 },
        { step: line.steps.length, turn: 5, value: 40, error: 0 },
      ],
      decisions: [{ from: 0, to: step + 1 }],
    } as unknown as GameReport;
    const judged = [
      { ...report.decisions[0]!, side: 'finn', cost: 17, error: 2, isSame: false, best: [end], why: [] },
    ];
    useGame.setState({ ...useGame.getInitialState(), timeline: line, table: 'solo' });
    useReview.setState({ game: line, report, judged: judged as never, done: 1, texts: review as never });
    render(
      <>
        <ReviewDialog />
        <DecisionCard />
      </>,
    );
    act(() => openDialog('review'));
    await screen.findByText(extrasMessages().review.luckiest);
    const seen = [...(await look())];
    act(() => document.querySelector<HTMLElement>('[role=dialog] li button')!.click());
    seen.push(...(await look()));
    act(() => {
      endReplay();
      openDialog(null);
      useReview.setState({ game: null, report: null, judged: [], done: 0 });
      useGame.setState(useGame.getInitialState());
    });
    expect(seen).toEqual([]);
  });

  it.each(['winter-war', 'talvisota'])('in a lesson of %s', async (id) => {
    setActiveGame(entryOf(id).game);
    openPractice({ from: 'lesson', lesson: null });
    render(<TableScreen />);
    await screen.findByText(new RegExp(`^${pseudo('Lesson')} [01] `));
    expect(await look()).toEqual([]);
  });
});

describe('nothing is in plain letters where something has failed', () => {
  const line = startTimeline(open.moving) as Line;
  const FILE_ERRORS: readonly SaveError['key'][] = [
    'too-large',
    'not-json',
    'not-a-game',
    'newer',
    'damaged',
    'illegal-step',
  ];
  const nothing = (): void => undefined;
  const absent = () => Promise.reject(new TypeError('Failed to fetch'));
  const broken = async () => ({
    default: (): never => {
      throw new Error('broken');
    },
  });
  const w = () => faultsMessages();

  beforeEach(() => {
    setActiveGame(entryOf('winter-war').game);
    // What other tests have played would wait behind the game of this one.
    useGame.setState(useGame.getInitialState());
    // React says on the console what a boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(nothing);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    openDialog(null);
    leaveTable();
  });

  /** In plain letters, once a text of the catalogues is on the screen. */
  async function lookAt(shown: ReactNode, text: string): Promise<readonly string[]> {
    render(<Suspense>{shown}</Suspense>);
    await screen.findByText(text, { exact: false });
    return look();
  }

  async function play(saving: KeepResult): Promise<void> {
    await openUnsaved(line);
    useGame.setState({ saving });
  }

  it.each([
    ['is kept', 'saved', () => w().table],
    ['is not kept', 'closed', () => w().notKept],
    ['could not be fetched', null, () => w().noTable],
  ] as const)('the page, with a game that %s', async (_, saving, text) => {
    if (saving) await play(saving);
    expect(await lookAt(<PageFault again={nothing} />, text())).toEqual([]);
  });

  it.each([
    ['did not come', () => later(absent), () => w().lost],
    ['fails', () => later(broken), () => w().part],
    ['is a dialog', () => later(absent, dialogOf('dice')), () => w().lost],
  ])('a part that %s', async (_, part, text) => {
    await play('closed');
    openDialog('dice');
    const Part = part();
    expect(await lookAt(<Part />, text())).toEqual([]);
  });

  it.each([
    ['fault', () => w().somewhere],
    ['language', () => w().language],
  ] as const)('something out of sight: a %s', async (untold, text) => {
    await play('closed');
    useFaults.setState({ untold });
    expect(await lookAt(<FaultNotice />, text())).toEqual([]);
  });

  it.each(['full', 'closed', 'silent', 'overtaken'] as const)('the saving: %s', async (saving) => {
    await play(saving);
    expect(await lookAt(<NoticeBar />, shellMessages().saving.trouble[saving])).toEqual([]);
  });

  it('the opening of a game, for each reason', async () => {
    const error = { params: { where: 3, step: 3 }, text: 'English' };
    const reasons: readonly Failure[] = [
      ...(['full', 'closed', 'silent', 'gone'] as const).map(
        (problem) => ({ of: 'store', problem }) as const,
      ),
      ...FILE_ERRORS.map((key) => ({ of: 'file', error: { ...error, key } }) as const),
      { of: 'file', error: { ...error, key: 'illegal-step', why: refuse('must-attack') } },
    ];
    for (const reason of reasons) {
      leaveTable(await failureText(reason));
      expect([reason, await lookAt(<App />, appMessages().start.failed)]).toEqual([reason, []]);
      cleanup();
    }
  });

  it('the table, as it is opened', async () => {
    openTable({ from: 'incoming', table: 'solo', timeline: null as never });
    expect(await lookAt(<App />, w().noTable)).toEqual([]);
  });

  it('the storage, which does not answer', async () => {
    installFakeStorage().faults.silent = 'open';
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    openTable({ from: 'new', table: 'solo', options: {} });
    expect(await lookAt(<App />, w().silent)).toEqual([]);
    act(() => leaveTable());
    await screen.findByText(tableStartMessages().library.silent);
    expect(await look()).toEqual([]);
  });
});

/** What is open: the start screen or a table, and what the address of the page says of it. */
import {
  addressOf,
  linkHere,
  linkIn,
  rememberedSlot,
  rememberSlot,
  takeLinkOut,
  withoutLink,
} from '#table/store/address.ts';
import {
  askToPaste,
  endIncoming,
  endPractice,
  followArrivals,
  gameOf,
  leaveTable,
  openedAs,
  openPractice,
  openRulebook,
  openTable,
  useScreen,
  type GameOpening,
  type Opening,
  type Practice,
} from '#table/store/navigation.ts';
import { openedPage, useBook, useUi } from '#table/store/ui.ts';
import { resetStores } from '../../stores.ts';

const saved: GameOpening = { from: 'saved', id: 'x' };
const lesson = (id: string): Practice => ({ from: 'lesson', lesson: id });
const example: Practice = { from: 'example', example: 'e', of: 'counting' };
const screen = () => useScreen.getState();

beforeEach(() => {
  resetStores();
  useScreen.setState({ opening: null, back: [], failure: null, incoming: null });
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});
let stop = (): void => undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  stop();
});

describe('a link in an address', () => {
  it.each<[string, ReturnType<typeof linkIn>, string]>([
    ['', null, ''],
    ['#', null, ''],
    ['#game=a.1', { kind: 'game', text: 'a.1' }, ''],
    ['#position=b.2', { kind: 'position', text: 'b.2' }, ''],
    ['game=', { kind: 'game', text: '' }, ''],
    ['#position=b&game=a', { kind: 'game', text: 'a' }, ''],
    ['#x=1&game=a&y=%20', { kind: 'game', text: 'a' }, '#x=1&y=%20'],
    ['#x#game=a', null, '#x#game=a'],
    ['#games=a', null, '#games=a'],
  ])('%j holds %j, and without it is %j', (hash, link, rest) => {
    expect([linkIn(hash), withoutLink(hash)]).toEqual([link, rest]);
  });

  it('stands behind the page', () => {
    expect(addressOf('#game=a', 'https://x.example/p?q#old')).toBe('https://x.example/p?q#game=a');
    expect(addressOf('#game=a')).toBe(`${location.origin}/#game=a`);
  });

  it('is found here, and taken out', () => {
    expect(linkHere()).toBeNull();
    history.replaceState(null, '', '/p?q=1#x=1&game=a');
    expect(linkHere()).toBe('#x=1&game=a');
    takeLinkOut();
    expect([location.pathname, location.search, location.hash]).toEqual(['/p', '?q=1', '#x=1']);
    vi.stubGlobal('location', undefined);
    expect(linkHere()).toBeNull();
  });
});

describe('a reload of the tab', () => {
  it('goes on with the game that was on its table', () => {
    expect(rememberedSlot()).toBeNull();
    for (const slot of [{ id: 'a-1' }, { id: 'b-2', of: 'counting' }]) {
      rememberSlot(slot);
      expect(rememberedSlot()).toEqual(slot);
    }
    rememberSlot(null);
    expect(rememberedSlot()).toBeNull();
  });

  it('shows the start screen where nothing is kept', () => {
    const closed = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed, clear: closed });
    expect(() => rememberSlot({ id: 'a' })).not.toThrow();
    expect(rememberedSlot()).toBeNull();
  });
});

describe('what comes in', () => {
  it('by the address of an open page is asked about as long as that is followed', () => {
    stop = followArrivals();
    const go = (hash: string): void => {
      history.replaceState(null, '', `/${hash}`);
      window.dispatchEvent(new Event('hashchange'));
    };
    go('#elsewhere');
    expect(screen().incoming).toBeNull();
    go('#game=a');
    expect(screen().incoming).toEqual({ link: '#game=a' });
    endIncoming();
    expect([screen().incoming, location.hash]).toEqual([null, '']);
    stop();
    go('#game=b');
    expect(screen().incoming).toBeNull();
  });

  it('by being dropped is read, and the browser stays on the page', () => {
    stop = followArrivals();
    const file = new File(['x'], 'a.bin');
    const drag = (
      type: string,
      dropped: { files?: File[]; text?: string },
      on: EventTarget = document.body,
    ) => {
      const { files = [], text = '' } = dropped;
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, {
        dataTransfer: { files, types: files.length ? ['Files'] : ['text/plain'], getData: () => text },
      });
      on.dispatchEvent(event);
      const { incoming } = screen();
      useScreen.setState({ incoming: null });
      return { stays: event.defaultPrevented, incoming };
    };
    const field = document.body.appendChild(document.createElement('textarea'));
    expect(drag('dragover', { files: [file] }).stays).toBe(true);
    expect(drag('drop', { files: [file] })).toEqual({ stays: true, incoming: { link: null, files: [file] } });
    expect(drag('drop', { text: '#game=a' })).toEqual({
      stays: true,
      incoming: { link: null, text: '#game=a' },
    });
    expect(drag('drop', {})).toEqual({ stays: true, incoming: null });
    // A text goes into a field as ever; a file does not.
    expect([drag('dragover', { text: 'x' }, field).stays, drag('drop', { text: 'x' }, field).stays]).toEqual([
      false,
      false,
    ]);
    expect(drag('drop', { files: [file] }, field).incoming).toEqual({ link: null, files: [file] });
    // What is dragged within the page.
    drag('dragstart', {});
    expect(drag('drop', { text: 'x' })).toEqual({ stays: true, incoming: null });
    drag('dragend', {});
    field.remove();
    stop();
    expect(drag('drop', { files: [file] })).toEqual({ stays: false, incoming: null });
  });

  it('by the system that opens a file with the app is read', async () => {
    let launch: ((opened: object) => void) | undefined;
    vi.stubGlobal('launchQueue', { setConsumer: (consume: typeof launch) => void (launch = consume) });
    stop = followArrivals();
    const file = new File(['x'], 'a.json');
    launch!({});
    launch!({ files: [{ getFile: async () => file }] });
    await vi.waitFor(() => expect(screen().incoming).toEqual({ link: null, files: [file] }), {
      timeout: 60_000,
    });
    vi.unstubAllGlobals();
  });

  it('by hand is asked for', () => {
    askToPaste();
    expect(screen().incoming).toEqual({ link: null });
  });
});

describe('a table', () => {
  it('opens in place of what was there', () => {
    useScreen.setState({ back: [saved], failure: 'x' });
    openTable(saved);
    expect(screen()).toMatchObject({ opening: saved, back: [], failure: null });
  });

  it('is left for the start screen, and is not gone on with by a reload', () => {
    rememberSlot({ id: 'x' });
    const scrollTo = vi.fn<() => void>();
    vi.stubGlobal('scrollTo', scrollTo);
    openTable(saved);
    leaveTable();
    expect(screen()).toMatchObject({ opening: null, back: [], failure: null });
    expect([rememberedSlot(), scrollTo.mock.calls]).toEqual([null, [[0, 0]]]);
    openTable(saved);
    leaveTable('No room.');
    expect(screen()).toMatchObject({ opening: null, failure: 'No room.' });
  });

  it.each<[Opening, string | undefined]>([
    [saved, undefined],
    [example, 'counting'],
    [{ from: 'suspended', game: { ...saved, of: 'counting' } }, 'counting'],
  ])('of %j is that of %s', (opening, of) => expect(gameOf(opening)).toBe(of));
});

describe('something to practise', () => {
  it('is come back from step by step', () => {
    openTable(saved);
    openPractice(lesson('a'));
    expect(screen()).toMatchObject({ opening: lesson('a'), back: [{ from: 'suspended', game: saved }] });
    // Another lesson takes the place of this one.
    openPractice(lesson('b'));
    expect(screen()).toMatchObject({ opening: lesson('b'), back: [{ from: 'suspended', game: saved }] });
    openPractice(example);
    expect(screen().back).toEqual([{ from: 'suspended', game: saved }, lesson('b')]);
    endPractice();
    expect(screen()).toMatchObject({ opening: lesson('b'), back: [{ from: 'suspended', game: saved }] });
    endPractice();
    expect(screen()).toMatchObject({ opening: { from: 'suspended', game: saved }, back: [] });
    expect(openedAs(screen().opening!)).toBe(saved);
    // The game that waited once waits again.
    openPractice(example);
    expect(screen().back).toEqual([{ from: 'suspended', game: saved }]);
  });

  it('leads back to the start screen where it began there', () => {
    useScreen.setState({ failure: 'x' });
    openPractice(example);
    expect(screen()).toMatchObject({ opening: example, back: [], failure: null });
    endPractice();
    expect(screen().opening).toBeNull();
  });
});

it('the rulebook opens beside the map, or over the start screen', () => {
  const glossary = { page: 'glossary', term: null } as const;
  useUi.setState({ rule: 'C1', rightOpen: false });
  openRulebook(glossary);
  expect(useUi.getState()).toMatchObject({ dialog: 'book', rule: null, rightOpen: false });
  expect(openedPage(useBook.getState())).toBe(glossary);
  useUi.setState({ dialog: null, rule: 'C1' });
  openTable(saved);
  openRulebook(glossary);
  expect(useUi.getState()).toMatchObject({ dialog: null, rule: null, tab: 'rules', rightOpen: true });
});

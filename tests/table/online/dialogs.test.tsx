/** What a player reads and presses beside the map: clocks, links, webhooks, news, and what a host or a page lacks. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generate } from 'lean-qr';
import { positionFrom, RECOMMENDED, serialise, startTimeline } from '#engine/winter-war';
import type { Entry, Result, Side } from '#host/protocol.ts';
import { games } from '#app/games.ts';
import { formFor } from '#app/NewGameForm.tsx';
import AiPanel from '#table/features/ai/AiPanel.tsx';
import { aiPrimaryStep } from '#table/view/step.ts';
import { AskDialog } from '#table/features/online/AskDialog.tsx';
import { HostedBar, HostedWait, timeText } from '#table/features/online/HostedBar.tsx';
import { HostedNotices } from '#table/features/online/HostedNotices.tsx';
import { dropForgottenViews, knownGames, rememberGame } from '#table/features/online/kept-view.ts';
import { openHosted } from '#table/features/online/hosted-game.ts';
import { JoinDialog } from '#table/features/online/JoinDialog.tsx';
import { KnownGames } from '#table/features/online/KnownGames.tsx';
import { OnlineDialog } from '#table/features/online/OnlineDialog.tsx';
import { lineOfTalk } from '#table/features/online/talk.ts';
import { ToHostDialog } from '#table/features/online/ToHostDialog.tsx';
import { useHosted } from '#table/store/hosted.ts';
import { leaveTable, openTable, useScreen } from '#table/store/navigation.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import { openRecord } from '../reading.ts';
import { FakeHost, FakeSocket, hostedBy } from './fake-host.ts';

const address = { link: 'game.own', host: 'http://host.test/', of: 'winter-war' };
const MINUTE = 60_000;

const newHost = (side: Side): FakeHost => {
  const units = [{ type: '6-4-2', hex: '1703' }] as const;
  const position = positionFrom({ turn: 3, phase: 'movement', phasing: 'soviet', units });
  return hostedBy(new FakeHost({ ...position, random: [] }, side));
};

async function open(): Promise<void> {
  openTable({ from: 'hosted', ...address });
  await openHosted({ from: 'hosted', ...address });
}

/** The host says how the game stands. */
const tell = (host: FakeHost, some: Partial<FakeHost['status']>): void => {
  host.status = { ...host.status, ...some };
  act(() => host.send({ type: 'steps', entries: [], status: host.status, now: Date.now() }));
};

const setHidden = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
};

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => Response.json({ ok: true }));
});
afterEach(async () => {
  act(() => {
    leaveTable();
    useUi.setState({ notice: null, dialog: null });
  });
  setHidden(false);
  Reflect.deleteProperty(navigator, 'share');
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await dropForgottenViews();
});

it('the clock of who decides runs, and the win on time can be claimed once it is up, not before', async () => {
  const host = newHost('finn');
  host.clock = { kind: 'live', minutes: 10, increment: 30 };
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const clock = { left: { finn: 10 * MINUTE, soviet: 2 * MINUTE }, since: Date.now() };
  tell(host, { clock });
  openDialog('online');
  render(
    <>
      <HostedBar narrow={false} />
      <OnlineDialog />
    </>,
  );
  const times = (): (string | null)[] =>
    [...document.querySelectorAll('[class*="time"]')].map(({ textContent }) => textContent);
  expect(times()).toEqual(expect.arrayContaining(['10:00', '2:00']));
  expect(screen.getByText('Live, 10 min + 30 s')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(times()).toEqual(expect.arrayContaining(['10:00', '0:55']));
  expect(screen.queryByRole('button', { name: 'Claim the win on time' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  act(() => screen.getByRole('button', { name: 'Claim the win on time' }).click());
  expect(host.steps.at(-1)!.request).toEqual({ kind: 'claim' });
});

it('a webhook is saved, tried, and its failure shown; an address without https is not sent', async () => {
  const host = newHost('finn');
  await open();
  openDialog('online');
  render(<OnlineDialog />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Webhook'));
  await user.type(screen.getByLabelText('Address'), 'http://hooks.test/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The address must begin with https://.');
  expect(host.steps).toHaveLength(0);
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'https://hooks.test/');
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const webhook = { url: 'https://hooks.test/', format: 'json' } as const;
  expect(host.steps.at(-1)!.request).toEqual({ kind: 'webhook', webhook });
  act(() => host.enter({ kind: 'webhook', side: 'finn', webhook }));
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(host.asked.at(-1)).toBe('test-webhook');
  act(() => host.send({ type: 'webhook', ok: false, error: 'The server answered 500.' }));
  expect(screen.getByText('The last call failed: The server answered 500.')).toBeVisible();
  act(() => host.send({ type: 'webhook', ok: true }));
  expect(screen.getByText('The last call went through.')).toBeVisible();
});

it('the other player’s link is copied, sent, and shown as a code for a camera', async () => {
  const host = newHost('finn');
  host.status = {
    ...host.status,
    joined: ['finn'],
    links: { finn: 'game.own', soviet: 'game.other', onlooker: 'game.onlooker' },
  };
  await open();
  const shared: unknown[] = [];
  Object.assign(navigator, { share: async (what: unknown) => shared.push(what) });
  openDialog('online');
  const user = userEvent.setup();
  render(<OnlineDialog />);
  const url = 'http://host.test/#play=game.other';
  expect(screen.getByLabelText('For the other player')).toHaveValue(url);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Send …' }));
  expect(shared).toEqual([{ title: 'Winter War', url }]);
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  const path = screen.getByRole('img', { name: 'QR code of the link' }).querySelector('path')!;
  const drawn = new Set(
    [...path.getAttribute('d')!.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`),
  );
  const code = generate(url);
  const squares = Array.from(
    { length: code.size ** 2 },
    (_, i) => [i % code.size, Math.floor(i / code.size)] as const,
  );
  const dark = squares.filter(([x, y]) => code.get(x, y)).map(([x, y]) => `${x} ${y}`);
  expect(drawn).toEqual(new Set(dark));
  // One's own link shows only when it is asked for.
  expect(document.body.innerHTML).not.toContain('game.own');
});

it('a link is replaced only once that is confirmed', async () => {
  const host = newHost('finn');
  host.status = { ...host.status, links: { finn: 'game.own', onlooker: 'game.onlooker' } };
  await open();
  openDialog('online');
  render(<OnlineDialog />);
  const user = userEvent.setup();
  const [first] = screen.getAllByRole('button', { name: 'Replace this link' });
  await user.click(first!);
  expect(screen.getByRole('alert')).toHaveTextContent('The old one stops working at once.');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'No' }));
  expect(host.steps).toHaveLength(0);
  await user.click(screen.getAllByRole('button', { name: 'Replace this link' })[0]!);
  await user.click(screen.getByRole('button', { name: 'Yes, replace' }));
  expect(host.steps.map(({ request }) => request)).toEqual([{ kind: 'relink', viewer: 'onlooker' }]);
});

it('one’s own link is replaced by one that this device has kept first', async () => {
  const host = newHost('finn');
  await open();
  openDialog('online');
  render(<OnlineDialog />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Replace this link' }));
  await user.click(screen.getByRole('button', { name: 'Yes, replace' }));
  await vi.waitFor(() => expect(host.links).toEqual(['game.own', 'game.asked']), { timeout: 60_000 });
  expect(knownGames().map(({ link, former }) => [link, former])).toEqual([['game.asked', ['game.own']]]);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Your own')).toHaveValue('http://host.test/#play=game.asked');
  // The player has asked for it.
  expect(useHosted.getState().hasNewLink).toBe(false);
});

it('whoever joins is told that his link was replaced, and copies the new one', async () => {
  const host = newHost('finn');
  host.offers = 'game.new';
  await open();
  const user = userEvent.setup();
  render(<HostedNotices />);
  expect(screen.getByText(/the one you were sent no longer works/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy my new link' }));
  expect(await navigator.clipboard.readText()).toBe('http://host.test/#play=game.new');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/The one you were sent/)).toBeNull();
});

it('a player is told when his side is opened elsewhere, and sees in how many places it is', async () => {
  const host = newHost('finn');
  await open();
  expect(useUi.getState().notice).toBeNull();
  host.send({ type: 'presence', sides: { finn: 'here', soviet: 'here' }, tabs: 2 });
  expect(JSON.stringify(useUi.getState().notice)).toContain('another device');
  openDialog('online');
  render(<OnlineDialog />);
  expect(screen.getByText(/You, open in 2 tabs or devices/)).toBeVisible();
});

it('a link for onlookers says how much later they see the game', async () => {
  const host = newHost('finn');
  host.viewer = 'onlooker';
  host.delay = 3600;
  render(<JoinDialog link="#play=game.onlooker" />);
  expect(await screen.findByText(/You are watching this game with a delay of 60 minutes\./)).toBeVisible();
  expect(screen.queryByLabelText('Your name (optional)')).toBeNull();
});

it('the game is saved from the host to a file, by the link of one’s own side', async () => {
  newHost('finn');
  await open();
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: URL, { headers }: RequestInit) => {
    asked.push([String(url), headers]);
    return new Response('{"the":"record"}');
  });
  const saved = vi.fn<(what: string) => void>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved(text));
    return 'blob:record';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  openDialog('online');
  render(<OnlineDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Save to a file' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('{"the":"record"}'), { timeout: 60_000 });
  expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^winter-war-turn-3-step-\d+\.json$/));
  expect(asked).toEqual([['http://host.test/api/record', { Authorization: 'Bearer game.own' }]]);
});

it.each([
  ['a host that has too much to do', 429, 'Too much at once. Wait a moment.'],
  ['a link that has been replaced', 404, 'The host did not send the file. Try again once it answers.'],
  ['no connection', null, 'The host did not send the file. Try again once it answers.'],
])('a game that is not saved to a file is said to be so: %s', async (_, status, said) => {
  newHost('finn');
  await open();
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  });
  openDialog('online');
  render(<OnlineDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Save to a file' }));
  await vi.waitFor(() => expect(useUi.getState().notice).toMatchObject({ text: said }), { timeout: 60_000 });
});

it('a message that the host refuses is there to be sent again', async () => {
  const host = newHost('finn');
  await open();
  render(<HostedNotices />);
  host.refuses = 'too-fast';
  await userEvent.type(screen.getByLabelText('Message'), 'Good luck!{Enter}');
  await vi.waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Good luck!'), {
    timeout: 60_000,
  });
  host.refuses = null;
  await userEvent.type(screen.getByLabelText('Message'), '{Enter}');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(await screen.findByText('Finnish player: Good luck!')).toBeVisible();
});

it('who is there is said in words: here, page not in view, last seen', async () => {
  const host = newHost('finn');
  await open();
  openDialog('online');
  render(<OnlineDialog />);
  const players = (): string => screen.getAllByRole('list')[0]!.textContent;
  expect(players()).toContain('Soviet player · here');
  act(() => host.send({ type: 'presence', sides: { finn: 'here', soviet: 'away' } }));
  expect(players()).toContain('Soviet player · page not in view');
  const lastSeen = Date.UTC(2026, 0, 2, 12, 30);
  act(() => host.send({ type: 'presence', sides: { finn: 'here', soviet: { lastSeen } } }));
  expect(players()).toMatch(/Soviet player · not here, last seen .*\d/);
});

it('a player who is asked for something is asked once, and answers', async () => {
  const host = newHost('finn');
  await open();
  render(<HostedNotices />);
  host.status = { ...host.status, ask: { seq: 1, side: 'soviet', what: 'draw' } };
  act(() => host.enter({ kind: 'ask', side: 'soviet', what: 'draw' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Soviet player offers a draw.');
  expect(useUi.getState().notice).toBeNull();
  act(() => screen.getByRole('button', { name: 'Accept the draw' }).click());
  await vi.waitFor(
    () => expect(host.steps.at(-1)!.request).toEqual({ kind: 'answer', ask: 1, granted: true }),
    { timeout: 60_000 },
  );
});

it('who waits for the other player is told so, and once the players have ended the game, that it is over', async () => {
  const host = newHost('finn');
  await open();
  render(<AiPanel waiting={<HostedWait />} />);
  act(() => host.send({ type: 'presence', sides: { finn: 'here', soviet: 'here' } }));
  expect(screen.getByText(/^Waiting for Soviet player: here\.$/)).toBeVisible();
  act(() => host.send({ type: 'presence', sides: { finn: 'here', soviet: 'away' } }));
  tell(host, { clock: { left: { finn: 10 * MINUTE, soviet: 2 * MINUTE }, since: null } });
  expect(screen.getByText('Waiting for Soviet player: page not in view. Time left: 2:00.')).toBeVisible();
  tell(host, { joined: ['finn'] });
  expect(screen.getByText(/has not opened the link yet/)).toBeVisible();
  // A person is no computer player: there is nothing to pause, to skip or to show faster.
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(aiPrimaryStep()!.primary.shown).toBe(false);
  tell(host, { decider: null, result: { reason: 'draw', winner: null } });
  expect(screen.getByText('The game is over.')).toBeVisible();
});

it('who waits is told that the link has not been opened, and copies it once more', async () => {
  const host = newHost('finn');
  const links = { finn: 'game.own', soviet: 'game.other' };
  host.status = { ...host.status, joined: ['finn'], links };
  await open();
  const user = userEvent.setup();
  render(<HostedNotices />);
  expect(screen.getByText(/has not opened the link yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the link for the other player' }));
  expect(await navigator.clipboard.readText()).toBe('http://host.test/#play=game.other');
  tell(host, { joined: ['finn', 'soviet'], links: { finn: 'game.own' } });
  expect(screen.queryByText(/has not opened the link yet/)).toBeNull();
});

describe('news of one’s turn', () => {
  const told: { title: string; body?: string }[] = [];
  const close = vi.fn<() => void>();
  let press: () => void;
  let permission: NotificationPermission;
  beforeEach(() => {
    told.length = 0;
    permission = 'granted';
    class News extends EventTarget {
      static get permission(): NotificationPermission {
        return permission;
      }
      readonly close = close;
      constructor(title: string, { body }: NotificationOptions = {}) {
        super();
        told.push({ title, ...(body !== undefined && { body }) });
        press = () => this.dispatchEvent(new Event('click'));
      }
    }
    vi.stubGlobal('Notification', News);
  });

  it('comes by the system where the page is not in view, and only then', async () => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    tell(host, { decider: 'finn' });
    expect(told).toEqual([]);
    tell(host, { decider: 'soviet' });
    setHidden(true);
    tell(host, { decider: 'finn' });
    expect(told).toEqual([{ title: 'Your turn', body: 'It is your turn in Winter War.' }]);
    // Once for a turn.
    tell(host, { players: { soviet: 'Boris' } });
    expect(told).toHaveLength(1);
    // Pressed, it leads to the page.
    const focus = vi.spyOn(window, 'focus').mockReturnValue(undefined);
    press();
    expect(focus).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    focus.mockRestore();
  });

  it('does not come unless the player has allowed it', async () => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    setHidden(true);
    permission = 'default';
    tell(host, { decider: 'finn' });
    expect(told).toEqual([]);
  });

  it('comes by the offline copy of the page where a page may send none', async () => {
    const host = newHost('finn');
    await open();
    class Refused {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', Refused);
    const shown = vi.fn<(title: string, options: NotificationOptions) => void>();
    const ready = Promise.resolve({ showNotification: shown });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
    render(<HostedNotices />);
    setHidden(true);
    tell(host, { decider: 'finn' });
    await waitFor(() => expect(shown).toHaveBeenCalledOnce());
    expect(shown.mock.calls[0]).toMatchObject(['Your turn', { body: 'It is your turn in Winter War.' }]);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});

it('a page from before an update of the host is told to reload, once it is connected again', async () => {
  const host = newHost('finn');
  await open();
  render(<HostedNotices />);
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  host.build = 'newer';
  act(() => host.socket.end(1006));
  expect(screen.getByRole('alert')).toHaveTextContent(/^No connection\. You can look around and plan/);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('status')).toHaveTextContent('The host has a newer version of this page.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('the minutes of a clock are written as one likes, and what is none is not taken', async () => {
  const made: { clock?: unknown }[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
    if (body === undefined) return Response.json({ ok: true });
    made.push(JSON.parse(body as string) as { clock?: unknown });
    return Response.json({ error: 'Not today.' });
  });
  const game = games.find(({ meta }) => meta.id === 'winter-war')!;
  const Form = formFor(game, await game.startScreen.newGame());
  render(<Form online />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Live' }));
  const [minutes, increment] = ['Minutes for each player', 'Increment, in seconds'].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  await user.clear(minutes);
  await user.type(minutes, '45');
  await user.clear(increment);
  await user.type(increment, '9999');
  await user.click(screen.getByRole('button', { name: 'Start game' }));
  expect(increment).toHaveValue(600);
  expect(await screen.findByText('The game could not be created: Not today.')).toBeVisible();
  expect(made).toMatchObject([{ clock: { kind: 'live', minutes: 45, increment: 600 } }]);
});

it('without a host the form of a new game says beside its button what is missing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const game = games.find(({ meta }) => meta.id === 'winter-war')!;
  const Form = formFor(game, await game.startScreen.newGame());
  render(<Form online />);
  const begin = screen.getByRole('button', { name: 'Start game' });
  const reason = await within(begin.parentElement!).findByText(/^Playing online needs a host/);
  expect(reason).toBeVisible();
  expect(begin).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Address of a host')).toBeVisible();
});

describe('what the players agree on', () => {
  it('who has asked is told that the answer is awaited', async () => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    tell(host, { ask: { seq: 1, side: 'finn', what: 'draw' } });
    expect(screen.getByRole('status')).toHaveTextContent('You offered a draw. Waiting for the answer.');
    expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  });

  it('who is asked may decline', async () => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    tell(host, { ask: { seq: 4, side: 'soviet', what: 'undo' } });
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'answer', ask: 4, granted: false });
  });

  it('onlookers answer nothing, ask for nothing and write nothing', async () => {
    const host = newHost('finn');
    host.viewer = 'onlooker';
    await open();
    tell(host, { ask: { seq: 1, side: 'soviet', what: 'draw' } });
    openDialog('online');
    render(
      <>
        <HostedNotices />
        <OnlineDialog />
      </>,
    );
    expect(screen.queryByText(/offers a draw/)).toBeNull();
    expect(screen.queryByLabelText('Message')).toBeNull();
    for (const name of ['Offer a draw', 'Resign', 'Replace this link'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    tell(host, { decider: null, ask: null, result: { reason: 'draw', winner: null } });
    expect(screen.getByText('The game ended in a draw.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a rematch' })).toBeNull();
  });

  it.each<[Result, string]>([
    [{ reason: 'resigned', winner: 'finn' }, 'Soviet player resigned.'],
    [{ reason: 'time', winner: 'soviet' }, 'Finnish player ran out of time.'],
    [{ reason: 'draw', winner: null }, 'The game ended in a draw.'],
    [{ reason: 'rules', winner: null }, 'The game is over.'],
  ])('says how the game ended: %o', async (result, said) => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    expect(screen.queryByText(said)).toBeNull();
    tell(host, { decider: null, result });
    expect(screen.getByText(said)).toBeVisible();
  });

  it('a rematch is asked for once, and opened by the own link to it', async () => {
    const host = newHost('finn');
    await open();
    render(<HostedNotices />);
    const result = { reason: 'draw', winner: null } as const;
    tell(host, { decider: null, result });
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a rematch' }));
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'ask', what: 'rematch' });
    tell(host, { decider: null, result, ask: { seq: 1, side: 'finn', what: 'rematch' } });
    expect(screen.queryByRole('button', { name: 'Ask for a rematch' })).toBeNull();
    tell(host, { decider: null, result, ask: null, rematch: 'next.own' });
    expect(screen.queryByRole('button', { name: 'Ask for a rematch' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go to the rematch' }));
    expect(useScreen.getState().opening).toEqual({ from: 'hosted', ...address, link: 'next.own' });
  });

  it('resigning is asked about first; a draw is offered once', async () => {
    const host = newHost('finn');
    await open();
    openDialog('online');
    render(<OnlineDialog />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    const question = screen.getByRole('alert');
    expect(question).toHaveTextContent('Resign for good?');
    await user.click(within(question).getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(host.steps).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Offer a draw' }));
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'ask', what: 'draw' });
    tell(host, { ask: { seq: 1, side: 'finn', what: 'draw' } });
    expect(screen.queryByRole('button', { name: 'Offer a draw' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    await user.click(screen.getByRole('button', { name: 'Yes, resign' }));
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'resign' });
    expect(useUi.getState().dialog).toBeNull();
  });

  it('of a game that is over nothing is left to agree on but its file', async () => {
    const host = newHost('finn');
    host.clock = { kind: 'live', minutes: 10, increment: 0 };
    await open();
    const clock = { left: { finn: MINUTE, soviet: 0 }, since: null };
    tell(host, { decider: null, result: { reason: 'draw', winner: null }, clock });
    openDialog('online');
    render(<OnlineDialog />);
    for (const name of ['Offer a draw', 'Resign', 'Claim the win on time'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('Running out of time loses at once')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save to a file' })).toBeVisible();
  });

  it('losing at once on time is agreed to, and withdrawn until both have agreed', async () => {
    const host = newHost('finn');
    host.clock = { kind: 'days-3' };
    await open();
    openDialog('online');
    render(<OnlineDialog />);
    const box = (): HTMLElement => screen.getByRole('checkbox', { name: /^Running out of time/ });
    expect(box()).not.toBeChecked();
    await userEvent.click(box());
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'automatic', on: true });
    tell(host, { automatic: { finn: true, soviet: false } });
    expect(box()).toBeChecked();
    await userEvent.click(box());
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'automatic', on: false });
    const { length } = host.steps;
    tell(host, { automatic: { finn: true, soviet: true } });
    expect(box()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box());
    expect(host.steps).toHaveLength(length);
  });

  it('before a decision is taken back with the other’s consent, the player is asked himself', async () => {
    const host = newHost('soviet');
    await open();
    host.act('soviet', { type: 'end' });
    act(() => openDialog('online-ask'));
    render(<AskDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(useUi.getState().dialog).toBeNull();
    expect(host.steps).toHaveLength(0);
    act(() => openDialog('online-ask'));
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(useUi.getState().dialog).toBeNull();
    expect(host.steps.map(({ request }) => request)).toEqual([{ kind: 'ask', what: 'undo', to: 0 }]);
  });
});

it.each<[Partial<Entry>, string | null]>([
  [{ kind: 'chat', text: 'Well played.' }, 'Soviet player: Well played.'],
  [{ kind: 'join' }, 'Soviet player joined the game.'],
  [{ kind: 'ask', what: 'undo' }, 'Soviet player asked to take back a decision.'],
  [{ kind: 'ask', what: 'draw' }, 'Soviet player offered a draw.'],
  [{ kind: 'ask', what: 'rematch' }, 'Soviet player asked for a rematch.'],
  [{ kind: 'answer', granted: true }, 'Soviet player agreed.'],
  [{ kind: 'answer', granted: false }, 'Soviet player declined.'],
  [{ kind: 'resign' }, 'Soviet player resigned.'],
  [{ kind: 'claim' }, 'Soviet player claimed the win on time.'],
  [{ kind: 'automatic', on: true }, 'Soviet player agrees that running out of time loses at once.'],
  [{ kind: 'automatic', on: false }, 'Soviet player does not want running out of time to lose at once.'],
  [{ kind: 'relink' }, 'Soviet player made a new link.'],
  [{ kind: 'name', name: 'Boris' }, 'Soviet player is Boris.'],
  [{ kind: 'act' }, null],
  [{ kind: 'undo' }, null],
  [{ kind: 'webhook' }, null],
])('what a player did is told in words: %o', (some, said) => {
  expect(lineOfTalk({ seq: 1, at: 0, side: 'soviet', kind: 'act', ...some })).toBe(said);
});

it.each([
  [-5000, '0:00'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [60 * MINUTE, '1:00:00'],
  [185 * MINUTE + 7000, '3:05:07'],
  [24 * 60 * MINUTE, '1 d 0 h'],
  [52 * 60 * MINUTE, '2 d 4 h'],
])('%i milliseconds on a clock are read as %s', (left, read) => {
  expect(timeText(left)).toBe(read);
});

describe('the bar of the game', () => {
  it('says who is there and what is unread, and opens the dialog, which counts as reading', async () => {
    const host = newHost('finn');
    await open();
    tell(host, { players: { soviet: 'Boris' } });
    // With the panel closed the messages are in the dialog.
    useUi.setState({ leftOpen: false });
    host.enter({ kind: 'chat', side: 'soviet', text: 'Hello.' });
    host.enter({ kind: 'join', side: 'soviet' });
    render(
      <>
        <HostedBar narrow={false} />
        <OnlineDialog />
      </>,
    );
    const bar = screen.getByRole('button', { name: /^Online game\. 1 new message\. / });
    expect(bar).toHaveAccessibleName(expect.stringContaining('Boris: here'));
    expect(bar).toHaveTextContent('You');
    expect(bar).toHaveTextContent('Boris');
    await userEvent.click(bar);
    expect(useUi.getState().dialog).toBe('online');
    expect(useHosted.getState().unread).toBe(0);
    expect(bar).not.toHaveAccessibleName(expect.stringContaining('new message'));
    expect(screen.getByText('Boris: Hello.')).toBeVisible();
    // Who reads the messages has seen the next one too.
    act(() => host.enter({ kind: 'chat', side: 'soviet', text: 'Are you there?' }));
    expect(useHosted.getState().unread).toBe(0);
    expect(useUi.getState().notice).not.toMatchObject({ text: expect.stringContaining('Are you there?') });
  });

  it('has room for the clocks alone on a phone, and marks who decides', async () => {
    const host = newHost('finn');
    await open();
    const clock = { left: { finn: 2 * MINUTE, soviet: MINUTE }, since: null };
    tell(host, { clock, decider: 'soviet' });
    render(<HostedBar narrow />);
    const bar = screen.getByRole('button');
    expect(bar).toHaveTextContent(/^2:001:00$/);
    const deciding = bar.querySelectorAll('[data-now]');
    expect([...deciding].map(({ textContent }) => textContent)).toEqual(['1:00']);
  });
});

describe('a connection that is not there', () => {
  it('is waited for without a word at first, then said', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    act(() => useHosted.setState({ connection: 'connecting' }));
    render(<HostedNotices />);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('status')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting to the host …');
    act(() => useHosted.setState({ connection: 'none' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['lost', 2, /^No connection\..* 2 actions are not confirmed yet\.$/, false],
    ['lost', 0, /as soon as the host answers\.$/, false],
    ['no-such-game', 0, /^The host no longer has this game\.$/, false],
    ['link-replaced', 0, /^Your side has a newer link/, false],
    ['reload', 0, /^The host has been updated\./, true],
  ] as const)(
    'is said with what can be done: %s, %i unconfirmed',
    (connection, unconfirmed, said, reloads) => {
      useHosted.setState({ connection, unconfirmed });
      render(<HostedNotices />);
      expect(within(screen.getByRole('alert')).getByText(said)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Reload' }) !== null).toBe(reloads);
    },
  );
});

describe('the button that reloads', () => {
  const reload = vi.fn<() => void>();
  const workers = new EventTarget();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(location, 'reload').mockImplementation(reload);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    useHosted.setState({ connection: 'reload' });
    render(<HostedNotices />);
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
  const press = (): Promise<void> =>
    act(async () => {
      screen.getByRole('button', { name: 'Reload' }).click();
      await vi.advanceTimersByTimeAsync(0);
    });
  const installed = (registration: object): void => {
    const container = Object.assign(workers, { getRegistration: async () => registration });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  };

  it('reloads at once where there is no offline copy, or no newer one', async () => {
    await press();
    expect(reload).toHaveBeenCalledOnce();
    installed({ update: async () => undefined, waiting: null, installing: null });
    await press();
    expect(reload).toHaveBeenCalledTimes(2);
    installed({ update: () => Promise.reject(new Error('offline')) });
    await press();
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('lets the newer offline copy in once it is there, and reloads with it', async () => {
    const sent: unknown[] = [];
    const worker = Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: unknown) => sent.push(message),
    });
    installed({ update: async () => undefined, waiting: null, installing: worker });
    await press();
    expect(sent).toEqual([]);
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    expect(sent).toEqual(['skip-waiting']);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads in the end where the newer copy does not come', async () => {
    const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: () => undefined });
    installed({ update: async () => undefined, waiting: worker });
    await press();
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the list of games on the start screen', () => {
  const known = (link: string, more: Partial<Parameters<typeof rememberGame>[0]> = {}): void =>
    rememberGame({
      ...address,
      link,
      viewer: 'finn',
      players: {},
      openedAt: 0,
      seen: 0,
      isOver: false,
      ...more,
    });

  it('says which game, which side, against whom, and whether it is over', () => {
    known('c.onlooker', { viewer: 'onlooker', players: { finn: 'Aino', soviet: 'Boris' }, of: 'unheard-of' });
    known('b.soviet', { viewer: 'soviet', players: { finn: 'Aino', soviet: 'Boris' }, isOver: true });
    known('a.finn', { players: { finn: 'Aino' } });
    render(<KnownGames />);
    const listed = screen.getAllByRole('button', { name: /^Open:/ });
    expect(listed.map((button) => button.textContent)).toEqual([
      'Winter War you play the Finnish side',
      'Winter War you play the Soviet side, against Aino, finished',
      'unheard-of you are watching',
    ]);
    act(() => listed[1]!.click());
    expect(useScreen.getState().opening).toEqual({ from: 'hosted', ...address, link: 'b.soviet' });
  });

  it('shows the latest six, loses what is removed, and is not there without games', async () => {
    for (const nth of [1, 2, 3, 4, 5, 6, 7, 8])
      known(`game-${nth}`, { players: { soviet: `Player ${nth}` } });
    render(<KnownGames />);
    const against = (): (string | undefined)[] =>
      screen.getAllByRole('button', { name: /^Open:/ }).map((row) => /Player \d/.exec(row.textContent)?.[0]);
    const numbered = (...all: number[]): string[] => all.map((nth) => `Player ${nth}`);
    expect(against()).toEqual(numbered(8, 7, 6, 5, 4, 3));
    await userEvent.click(screen.getByRole('button', { name: /^Remove from the list: .*Player 7/ }));
    expect(against()).toEqual(numbered(8, 6, 5, 4, 3, 2));
    expect(knownGames().map(({ link }) => link)).not.toContain('game-7');
    for (const nth of [1, 2, 3, 4, 5, 6, 8])
      await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ }).at(nth && 0)!);
    expect(screen.queryByText('Online games')).toBeNull();
  });

  it('keeps what was seen of a game, and drops the longest unopened of too many', () => {
    known('game-0', { seen: 7 });
    known('game-0', { seen: 3, isOver: true });
    expect(knownGames()).toMatchObject([{ link: 'game-0', seen: 7, isOver: true }]);
    for (let nth = 1; nth <= 50; nth++) known(`game-${nth}`);
    const links = knownGames().map(({ link }) => link);
    expect(links).toHaveLength(50);
    expect([links[0], links.at(-1)]).toEqual(['game-50', 'game-1']);
  });

  it.each([['not JSON'], ['{}'], ['[null, 1, {"link":"a"}]']])(
    'does without what it cannot read: %s',
    (kept) => {
      localStorage.setItem('winter-war-hosted-games', kept);
      expect(knownGames()).toEqual([]);
    },
  );
});

describe('the dialog of a link that was opened', () => {
  it('says side, opponent and clock, and joins by the name that is given', async () => {
    const host = newHost('finn');
    host.status = { ...host.status, players: { soviet: 'Boris' } };
    host.clock = { kind: 'days-3' };
    useScreen.setState({ incoming: { link: '#play=game.own' } });
    render(<JoinDialog link="#play=game.own" />);
    const told = await screen.findByText(/You are the Finnish player\./);
    expect(told).toHaveTextContent('Your opponent is Boris. Clock: About three days.');
    expect(screen.getByText(/Keep it to yourself/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your name (optional)'), '  Aino ');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    const { opening, incoming } = useScreen.getState();
    expect(opening).toMatchObject({ from: 'hosted', link: 'game.own', of: 'winter-war', name: 'Aino' });
    expect(incoming).toBeNull();
  });

  it('has joined nobody who only looks, but for a host of before, which knows no other way', async () => {
    const host = newHost('finn');
    const { unmount } = render(<JoinDialog link="#play=game.own" />);
    await screen.findByText(/You are the Finnish player\./);
    expect([host.joins, host.looks]).toEqual([[0], 1]);
    unmount();
    const old = newHost('finn');
    old.isOld = true;
    render(<JoinDialog link="#play=game.own" />);
    await screen.findByText(/You are the Finnish player\./);
    expect([old.joins, old.looks]).toEqual([[0], 0]);
  });

  it('names the rules, and the aids that are done without', async () => {
    const host = newHost('finn');
    host.options = { ...RECOMMENDED, airborne: true };
    host.withoutAids = ['odds', 'advice'];
    render(<JoinDialog link="#play=game.own" />);
    expect(await screen.findByText(/Agreed to do without: Odds, Hints\./)).toBeVisible();
    expect(await screen.findByText(/^Custom: Recommended, with/)).toBeVisible();
  });

  it('asks nobody for a name who has one, and says what is not known', async () => {
    const host = newHost('finn');
    host.status = { ...host.status, players: { finn: 'Aino' } };
    render(<JoinDialog link="#play=game.own" />);
    const told = await screen.findByText(/You are the Finnish player\./);
    expect(told).toHaveTextContent('Your opponent has given no name. There is no clock.');
    expect(screen.queryByLabelText('Your name (optional)')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(useScreen.getState().opening).not.toHaveProperty('name');
  });

  it('lets onlookers in at once where there is no delay', async () => {
    const host = newHost('finn');
    host.viewer = 'onlooker';
    render(<JoinDialog link="#play=game.onlooker" />);
    expect(await screen.findByText(/You are watching this game\./)).toBeVisible();
    expect(screen.queryByText(/Keep it to yourself/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Watch' })).toBeVisible();
  });

  it.each([
    [4001, /^There is no game at this link\./, false],
    [4003, /^This link no longer works/, false],
    [4000, /^The host has a newer version\./, true],
  ])('says why there is no way in: %i', async (code, said, reloads) => {
    const host = newHost('finn');
    host.isSilent = true;
    render(<JoinDialog link="#play=game.own" />);
    await waitFor(() => expect(host.joins).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting to the host …');
    act(() => host.socket.end(code));
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('button', { name: 'Reload' }) !== null).toBe(reloads);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(useScreen.getState().incoming).toBeNull();
  });

  it('says that too much was asked, and goes on trying where the connection is lost', async () => {
    const host = newHost('finn');
    host.isSilent = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    render(<JoinDialog link="#play=game.own" />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(host.joins).toHaveLength(1);
    act(() => host.socket.end(1006));
    expect(screen.getByRole('status')).toHaveTextContent('Connecting to the host …');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(host.joins).toHaveLength(2);
    host.isSilent = false;
    act(() => host.send({ type: 'closing', reason: 'stopping' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => host.send({ type: 'closing', reason: 'too-much' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  });
});

describe('the form of a game at a host', () => {
  const made: Record<string, unknown>[] = [];
  const said = { error: 'Not today.' };
  const choose = (name: RegExp | string): Promise<void> =>
    userEvent.click(screen.getByRole('radio', { name }));
  beforeEach(() => {
    made.length = 0;
    vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
      if (body === undefined) return Response.json({ ok: true });
      made.push(JSON.parse(body as string) as Record<string, unknown>);
      return Response.json(said);
    });
  });

  async function fill(): Promise<void> {
    const game = games.find(({ meta }) => meta.id === 'winter-war')!;
    const Form = formFor(game, await game.startScreen.newGame());
    render(<Form online />);
    await screen.findByRole('radio', { name: 'Live' });
  }
  const begin = async (): Promise<Record<string, unknown>> => {
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    await waitFor(() => expect(made).toHaveLength(1));
    await screen.findByText(/^The game could not be created/);
    return made.pop()!;
  };

  it('sends the usual where nothing is chosen', async () => {
    await fill();
    const wish = await begin();
    expect(wish).toMatchObject({ side: 'finn', clock: { kind: 'none' }, automatic: false, delay: 0 });
    expect(wish).toMatchObject({ withoutAids: [] });
    expect(wish).not.toHaveProperty('name');
  });

  it('sends side, name, clock, delay and aids as they were chosen', async () => {
    await fill();
    await choose(/^Soviet/);
    await userEvent.type(screen.getByLabelText('Your name'), ' Boris ');
    await choose('About three days');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Running out of time loses at once' }));
    await choose('1 hour');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hints' }));
    expect(await begin()).toMatchObject({
      side: 'soviet',
      name: 'Boris',
      clock: { kind: 'days-3' },
      automatic: true,
      delay: 3600,
      withoutAids: ['advice'],
    });
    // Without a clock nobody runs out of time.
    const clocks = within(screen.getByRole('group', { name: 'Clock' }));
    await userEvent.click(clocks.getByRole('radio', { name: 'None' }));
    expect(screen.queryByRole('checkbox', { name: 'Running out of time loses at once' })).toBeNull();
    expect(await begin()).toMatchObject({ clock: { kind: 'none' }, automatic: false });
  });

  it.each([
    ['', 90],
    ['0', 90],
    ['1.5', 90],
    ['1', 1],
    ['601', 600],
  ])('minutes written as “%s” are %i', async (written, minutes) => {
    await fill();
    await choose('Live');
    const field = screen.getByLabelText('Minutes for each player');
    expect(field).toHaveValue(90);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: written } });
    act(() => field.blur());
    expect(field).toHaveValue(minutes);
    expect(await begin()).toMatchObject({ clock: { kind: 'live', minutes, increment: 30 } });
  });
});

describe('a game that is taken to a host', () => {
  it('goes there with its history, without its lines, and opens for the side that is to decide', async () => {
    newHost('finn');
    const made: Record<string, string>[] = [];
    let isRefused = true;
    vi.stubGlobal('fetch', async (_: URL, { body }: RequestInit) => {
      if (body === undefined) return Response.json({ ok: true });
      made.push(JSON.parse(body as string) as Record<string, string>);
      const links = { finn: 'new.finn', soviet: 'new.soviet', onlooker: 'new.onlooker' };
      return Response.json(isRefused ? { error: 'Full.' } : { links });
    });
    const units = [{ type: '6-4-2', hex: '1703' }] as const;
    const game = startTimeline(positionFrom({ turn: 3, phasing: 'soviet', units }));
    await openRecord(serialise(game), 'solo');
    openDialog('to-host');
    render(<ToHostDialog />);
    const go = await screen.findByRole('button', { name: 'Take it to the host' });
    await userEvent.click(go);
    expect(await screen.findByRole('alert')).toHaveTextContent('The game could not be created: Full.');
    expect(useUi.getState().dialog).toBe('to-host');
    isRefused = false;
    await userEvent.click(go);
    await waitFor(() => expect(useUi.getState().dialog).toBeNull());
    expect(useScreen.getState().opening).toMatchObject({ from: 'hosted', link: 'new.soviet', isNew: true });
    const { side, record } = made.at(-1)!;
    expect(side).toBe('soviet');
    expect(JSON.parse(record!)).toHaveProperty('steps');
  });
});

it('a webhook that is set shows in its form, is changed, and can be removed', async () => {
  const host = newHost('finn');
  await open();
  const webhook = { url: 'https://hooks.test/mine', format: 'slack' } as const;
  host.enter({ kind: 'webhook', side: 'finn', webhook });
  openDialog('online');
  render(<OnlineDialog />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Webhook'));
  const field = screen.getByLabelText('Address');
  expect(field).toHaveValue('https://hooks.test/mine');
  expect(screen.getByRole('radio', { name: 'Slack' })).toBeChecked();
  await user.clear(field);
  await user.type(field, 'http://hooks.test/https://x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The address must begin with https://.');
  expect(host.steps).toHaveLength(0);
  await user.clear(field);
  await user.type(field, ' https://hooks.test/other ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const saved = { url: 'https://hooks.test/other', format: 'slack' };
  expect(host.steps.at(-1)!.request).toEqual({ kind: 'webhook', webhook: saved });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(host.steps.at(-1)!.request).toEqual({ kind: 'webhook', webhook: null });
  expect(field).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();
});

it.each([
  ['granted', /^This device notifies you/],
  ['denied', /^Notifications are blocked/],
] as const)(
  'the browser is asked for news of one’s turn, and what it says shows: %s',
  async (answer, said) => {
    newHost('finn');
    await open();
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer });
    openDialog('online');
    render(<OnlineDialog />);
    expect(screen.queryByText(said)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Notify me when it is my turn' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notify me when it is my turn' })).toBeNull();
  },
);

it('players are called by the names that they gave, beside their side', async () => {
  const host = newHost('finn');
  await open();
  tell(host, { players: { soviet: 'Boris' }, joined: ['finn'] });
  openDialog('online');
  render(<OnlineDialog />);
  const rows = (): (string | null)[] =>
    within(screen.getAllByRole('list')[0]!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Finnish player · You', 'Boris (Soviet player) · has not opened the link yet']);
  tell(host, { joined: ['finn', 'soviet'] });
  act(() => host.send({ type: 'presence', sides: { finn: 'here', soviet: { lastSeen: null } } }));
  expect(rows()[1]).toBe('Boris (Soviet player) · not here');
});

it('nothing is sent as a message but words', async () => {
  const host = newHost('finn');
  await open();
  useUi.setState({ leftOpen: true });
  render(<HostedNotices />);
  expect(screen.getByText('No messages yet.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Message'), '   {Enter}');
  expect(host.steps).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Message'), ' Hello. {Enter}');
  expect(host.steps.map(({ request }) => request)).toEqual([{ kind: 'chat', text: 'Hello.' }]);
});

/** What a player reads and presses beside the map: clocks, links, webhooks, news, and what a host or a page lacks. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generate } from 'lean-qr';
import { positionFrom } from '#engine/winter-war';
import type { Side } from '#host/protocol.ts';
import { games } from '#app/games.ts';
import { formFor } from '#app/NewGameForm.tsx';
import AiPanel from '#table/features/ai/AiPanel.tsx';
import { aiPrimaryStep } from '#table/features/ai/step.ts';
import { HostedBar } from '#table/features/online/HostedBar.tsx';
import { HostedNotices } from '#table/features/online/HostedNotices.tsx';
import { dropForgottenViews } from '#table/features/online/kept-view.ts';
import { openHosted } from '#table/features/online/hosted-game.ts';
import { JoinDialog } from '#table/features/online/JoinDialog.tsx';
import { knownGames } from '#table/features/online/known-games.ts';
import { OnlineDialog } from '#table/features/online/OnlineDialog.tsx';
import { useHosted } from '#table/store/hosted.ts';
import { leaveTable, openTable } from '#table/store/navigation.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
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
  await vi.waitFor(() => expect(host.links).toEqual(['game.own', 'game.asked']));
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
  expect(screen.getByText(/The one you were sent no longer works/)).toBeVisible();
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
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('{"the":"record"}'));
  expect(saved).toHaveBeenCalledWith('winter-war-turn-3.json');
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
  await vi.waitFor(() => expect(useUi.getState().notice).toMatchObject({ text: said }));
});

it('a message that the host refuses is there to be sent again', async () => {
  const host = newHost('finn');
  await open();
  openDialog('online');
  render(<OnlineDialog />);
  host.refuses = 'too-fast';
  await userEvent.type(screen.getByLabelText('Message'), 'Good luck!{Enter}');
  await vi.waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Good luck!'));
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
  await vi.waitFor(() =>
    expect(host.steps.at(-1)!.request).toEqual({ kind: 'answer', ask: 1, granted: true }),
  );
});

it('who waits for the other player is told so, and once the players have ended the game, that it is over', async () => {
  const host = newHost('finn');
  await open();
  render(<AiPanel />);
  expect(screen.getByText('Waiting for the next action …')).toBeVisible();
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
  beforeEach(() => {
    told.length = 0;
    class News extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body }: NotificationOptions = {}) {
        super();
        told.push({ title, ...(body !== undefined && { body }) });
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

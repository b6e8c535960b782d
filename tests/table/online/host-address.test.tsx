/** The host that a page of a static site plays at: named by the player, tried, and refused with the reason. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { games } from '#app/games.ts';
import { formFor } from '#app/NewGameForm.tsx';
import { findHost } from '#table/features/online/host-address.ts';
import { HostSetting } from '#table/features/online/HostAddress.tsx';
import { useScreen } from '#table/store/navigation.ts';

const HOST = 'https://games.example.org/';
/** The addresses at which a host answers, and all that were asked. */
const hosts = new Set<string>();
const asked: string[] = [];

/** As the build writes it into the page. */
function setPolicy(sources: string): void {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = `default-src 'none'; connect-src ${sources}; base-uri 'none'`;
  document.head.append(meta);
}

beforeEach(() => {
  hosts.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(String(url));
    const isHost = [...hosts].some((host) => String(url) === `${host}healthz`);
    return isHost ? Response.json({ ok: true }) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const field = (): HTMLElement => screen.getByLabelText('Address of a host');

/** Writes an address into the field, and presses the button. */
async function name(address: string): Promise<void> {
  await userEvent.clear(field());
  if (address) await userEvent.type(field(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Use this host' }));
}

it('the host that is named in the settings is tried, kept, and found from then on', async () => {
  setPolicy("'self' https://games.example.org wss://games.example.org");
  hosts.add(HOST);
  render(<HostSetting />);
  await name('games.example.org');
  expect(await screen.findByText(`${HOST} answers: online games will be created there.`)).toBeVisible();
  expect(field()).toHaveValue(HOST);
  expect(await findHost()).toEqual({ host: HOST });
  // An empty field takes it back.
  await name('');
  expect(await findHost()).toEqual({ host: null });
});

it.each([
  ['not an address', /is not the address of a host/],
  ['ftp://games.example.org', /is not the address of a host/],
  ['https://me:secret@games.example.org', /is not the address of a host/],
  ['http://games.example.org', /only a host with https:\/\/ can be used/],
  ['http://192.168.1.5:4180', /only a host with https:\/\/ can be used/],
  ['https://other.example.org', /may not connect to https:\/\/other.example.org: whoever put it online/],
  ['https://games.example.org:8443', /may not connect to/],
  ['https://games.example.org', /There is no answer from a host at https:\/\/games.example.org/],
])('%s is refused with the reason, and not kept', async (address, reason) => {
  setPolicy("'self' https://games.example.org wss://games.example.org");
  render(<HostSetting />);
  await name(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(field()).toHaveAccessibleDescription(reason);
  expect(await findHost()).toEqual({ host: null });
});

it('the page asks no address that its policy does not name', async () => {
  setPolicy("'self'");
  hosts.add(HOST);
  render(<HostSetting />);
  await name(HOST);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(asked).toEqual([]);
});

it.each(['http://localhost:4180/', 'http://127.0.0.1:4180/', 'http://[::1]:4180/'])(
  'a host on this device needs no https: %s',
  async (address) => {
    hosts.add(address);
    localStorage.setItem('winter-war-host', address);
    expect(await findHost()).toEqual({ host: address });
  },
);

it('a page that comes from a host plays there, whatever is named', async () => {
  const own = new URL('./', document.baseURI).href;
  hosts.add(own).add(HOST);
  localStorage.setItem('winter-war-host', HOST);
  expect(await findHost()).toEqual({ host: own });
});

it('from the form of a new game a host is named, and the game begins there', async () => {
  hosts.add(HOST);
  const game = games.find(({ meta }) => meta.id === 'winter-war')!;
  const Form = formFor(game, await game.startScreen.newGame());
  render(<Form online />);
  await screen.findByText(/^Playing online needs a host, and this page/);
  await name(HOST);
  expect(
    await screen.findByText(`The game will be at ${HOST}. You can name another host in the settings.`),
  ).toBeVisible();
  const bodies: unknown[] = [];
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit) => {
    bodies.push([String(url), JSON.parse(body as string)]);
    await answered;
    return Response.json({ links: { finn: 'game.finn', soviet: 'game.soviet', onlooker: 'game.onlooker' } });
  });
  // However often it is pressed, one game is made.
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start game' }));
  await act(async () => answer());
  await vi.waitFor(
    () =>
      expect(useScreen.getState().opening).toMatchObject({ from: 'hosted', host: HOST, link: 'game.finn' }),
    { timeout: 60_000 },
  );
  expect(bodies).toEqual([[`${HOST}api/games`, expect.objectContaining({ game: 'winter-war' })]]);
});

import '#app/languages.ts';
import extrasMessages from '#table/content/en/extras.ftl';
import playMessages from '#table/content/en/play.ftl';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Seats } from '#engine/core/about.ts';
import * as t from '#engine/talvisota';
import { board, positionFrom, writePosition, type PositionSpec } from '#engine/winter-war';
import talvisota from '#games/talvisota/index.ts';
import { EmbeddedTable } from '#table/shell/EmbeddedTable.tsx';
import { useGame } from '#table/store/game.ts';
import { Guard } from '#table/faults/later.tsx';
import { endReplay, isReplaying, useReplay } from '#table/store/replay.ts';
import type { Line } from '#table/game/position.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { frameOf } from '#table/store/address.ts';
import { gameLink, problemLink } from '#table/store/links.ts';
import { settings, SETTINGS_KEY, useSettings } from '#table/store/settings.ts';
import { readIncoming } from '#table/store/incoming.ts';
import { shownToAll } from '#table/features/replay/ReplayFrame.tsx';
import { keepApplied } from '#table/features/settings/apply.ts';
import { seesOnMap } from '#table/view/map-handle.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { GAMES, played } from '../games/all-games.ts';
import { MAP } from '../games/winter-war/ui/table.tsx';
import { shortGame } from './replay/short-game.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const SPEC: PositionSpec = { turn: 4, phasing: 'finn', units: stacks('f1405 6-6-2, s1602 0-1-2') };
const w = playMessages().replay;
const count = (step: number) => screen.findByText(w.stepOf({ step, all: shortGame().steps.length }));

function show(hash: string) {
  history.replaceState(null, '', `/embed.html${hash}`);
  return render(<EmbeddedTable />);
}

afterEach(() => {
  // The page must not be drawn without its game.
  cleanup();
  useReplay.setState({ game: null, source: 'table' });
  useGame.setState(useGame.getInitialState(), true);
  useSettings.setState({ language: 'en' });
  history.replaceState(null, '', '/');
  setLanguage('en');
  vi.restoreAllMocks();
});

describe('the page for frames', () => {
  it('shows nothing of a link that was left before it was read, and speaks no language of it', async () => {
    await loadLanguage('fi');
    const link = await gameLink(shortGame());
    show(link).unmount();
    show(`${link}&lang=fi`).unmount();
    // Longer than it takes, for what would be shown.
    for (let times = 0; times < 4; times++) await readIncoming(link);
    expect(isReplaying()).toBe(false);
    expect(settings().language).toBe('en');
  });

  it('shows the game of a link, to be stepped through and not to be played', async () => {
    localStorage.clear();
    sessionStorage.clear();
    const link = await gameLink(shortGame());
    show(link);
    const user = userEvent.setup();
    expect(await screen.findByRole('group', MAP)).toBeVisible();
    await user.click(screen.getByRole('button', { name: w.stepOn }));
    expect(await count(1)).toBeVisible();
    // There is nothing behind the replay.
    await user.keyboard('{Escape}');
    endReplay();
    expect(isReplaying()).toBe(true);
    expect(screen.getByRole('link', { name: extrasMessages().embed.open })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/${link}$`)),
    );
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('leaves it to what surrounds it when it fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(activeGame(), 'placeNamed').mockImplementation(() => {
      throw new Error('broken');
    });
    history.replaceState(null, '', `/embed.html${await gameLink(shortGame())}&at=0931`);
    render(
      <Guard fallback={(error) => <p>{String(error)}</p>}>
        <EmbeddedTable />
      </Guard>,
    );
    expect(await screen.findByText('Error: broken')).toBeVisible();
  });

  it.each([
    [3, 3],
    [12, shortGame().steps.length],
  ])('begins with the step that the address names, as practice: %i', async (named, step) => {
    const seats: Seats = { finn: 'human', soviet: 'general', seed: -7 };
    show(`${await gameLink(shortGame(), undefined, seats)}&step=${named}`);
    expect(await count(step)).toBeVisible();
    // Practice is never saved.
    expect(useGame.getState().practice).toBe(true);
    expect(useGame.getState().seats).toEqual(seats);
  });

  it.each(['step=x2', 'step=12345678', 'lang=xx'])(
    'leaves out what is no step and no language: %s',
    async (parameter) => {
      show(`${await gameLink(shortGame())}&${parameter}`);
      expect(await count(0)).toBeVisible();
      expect(settings().language).toBe('en');
    },
  );

  it.each([
    ['the places that the address names, without those that there are not', '&at=0931,9999', '0931'],
    ['what was done last', '&step=1', '1406'],
    ['the places of the address rather than that', '&at=0931&step=1', '0931'],
    ['the whole map, too small to tell counters, where nothing was done', '&step=0'],
  ])('brings up %s', async (_, parameters, ...seen) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    show((await gameLink(shortGame())) + parameters);
    expect(await screen.findByRole('group', MAP)).toBeVisible();
    // Where a replay stands, the map would follow it a little later.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 250)));
    const codes = ['0931', '1406'];
    expect(codes.filter((code) => seesOnMap([board.hexByName(code)]))).toEqual(seen);
  });

  it('opens where something was done last', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    setActiveGame(talvisota);
    const start = t.positionFrom({ turn: 2, phase: 'movement', boxes: { KAR: { FUS: 3 } } });
    const brought = {
      type: 'enter',
      front: 'KAR',
      to: t.spaceOf('LEN'),
      units: t.soviets({ FUS: 3 }),
    } as const;
    const played = t.play(t.startTimeline(start), brought);
    if (!played.ok) throw new Error(played.refusal.text);
    show(`${await gameLink(played.timeline as Line)}&step=1`);
    expect(await screen.findByRole('group', MAP)).toBeVisible();
    await vi.waitFor(() =>
      expect(['LEN', 'MUR'].map((code) => seesOnMap([t.spaceOf(code)]))).toEqual([true, false]),
    );
    vi.restoreAllMocks();
  });

  it('shows a position as text, without anything to step through, in the language of the address', async () => {
    keepApplied();
    const text = encodeURIComponent(writePosition(positionFrom(SPEC)));
    show(`#text=${text}&lang=fi`);
    expect(await screen.findByRole('group', { name: /^Suomen/ })).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.title).toBe(activeGame().meta.title());
  });

  it('shows another link that comes into the address', async () => {
    show('#game=abc.1');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      extrasMessages().share.linkError({ key: 'damaged', step: '', why: '' }),
    );
    location.hash = '#text=nothing';
    await vi.waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(extrasMessages().share.foreign({ as: 'words' })),
    );
  });

  it.each([
    ['nothing', async () => ''],
    ['an empty address', async () => '#'],
    ['a problem', () => problemLink('[]')],
    ['a language alone', async () => '#lang=fi'],
  ])('says why it shows nothing, in the language of the address: %s', async (_, address) => {
    const hash = await address();
    show(hash);
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(extrasMessages().share.foreign({ as: 'words' }));
    expect(settings().language).toBe(hash.endsWith('fi') ? 'fi' : 'en');
    expect(localStorage.getItem(SETTINGS_KEY)).toBeNull();
  });

  it.each(GAMES.filter(({ isExample }) => !isExample))(
    'shows what both players know while the game goes on: $game.meta.id',
    (entry) => {
      const before = activeGame();
      setActiveGame(entry.game);
      const { rules, secrets } = entry.game;
      // A set-up under way: the Finns have placed some of their units.
      const whole = played({ ...entry, steps: 120 }, 3);
      const step = whole.steps.findIndex((_, at) => secrets.secretAt(whole, at) === 'face-down');
      expect(step).toBeGreaterThanOrEqual(0);
      const { seen, state } = shownToAll(whole, step).position;
      expect(seen).toEqual(rules.openView(state));
      expect(seen).not.toEqual(state);
      setActiveGame(before);
    },
  );
});

it('a frame has the link, the title and the language', () => {
  const tag = frameOf('https://example.org/war/#game=a-b_c.3', 'The "<War>" & more', 'fi');
  expect(tag).toContain('src="https://example.org/war/embed.html#game=a-b_c.3&amp;lang=fi"');
  expect(tag).toContain('title="The &quot;&lt;War>&quot; &amp; more"');
});

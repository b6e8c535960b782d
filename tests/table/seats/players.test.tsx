import startMessages from '#table/content/en/start.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ComponentProps } from 'react';
import { cleanPlayerName } from '#engine/core/about.ts';
import { newGame, restore, serialise, startTimeline } from '#engine/winter-war';
import { games } from '#app/games.ts';
import { Against, actorName, named, playerText, usePlayers } from '#table/view/players.tsx';
import { changeSeats } from '#table/commands/dialogs.ts';
import { SeatBar } from '#table/features/seats/SeatBar.tsx';
import SeatsDialog from '#table/features/seats/SeatsDialog.tsx';
import { WhoPlays } from '#table/features/seats/WhoPlays.tsx';
import { activeGame } from '#table/game/registry.ts';
import { useConsent } from '#table/store/shared-screen.ts';
import { formFor } from '#app/NewGameForm.tsx';
import TableScreen from '#table/shell/TableScreen.tsx';
import { openDialog, setTab, useUi } from '#table/store/ui.ts';
import { useGame } from '#table/store/game.ts';
import { openTable, useScreen } from '#table/store/navigation.ts';
import { showNewGame, timeline } from '../../games/winter-war/ui/table.tsx';
import { begin, tellStory, wasSaved } from '../store/counting.ts';

const line = startTimeline(newGame({}, 1));
const players = { finn: 'Anna', soviet: 'Boris' };
const w = startMessages().seats;

describe('the names of the players', () => {
  it.each([
    ['  Anna  ', 'Anna'],
    ['Anna\n\u202EMaria\u0007', 'Anna Maria'],
    ['\u200b \u2028', ''],
    ['A'.repeat(60), 'A'.repeat(24)],
  ])('are cleaned: %j', (written, kept) => expect(cleanPlayerName(written)).toBe(kept));

  it('go with the record of a game, and records without them stay as they are', () => {
    const about = { players };
    expect(restore(serialise({ ...line, about }))).toEqual({ ok: true, timeline: { ...line, about } });
    expect(serialise(line)).not.toContain('players');
  });

  it.each([
    { finn: '' },
    { finn: 'A'.repeat(25) },
    { finn: 'A\u202Eb' },
    { sweden: 'Eva' },
    { finn: 1 },
    'Anna',
  ])('are refused where they are damaged: %j', (wrong) => {
    const record = JSON.stringify({ ...JSON.parse(serialise(line)), players: wrong });
    expect(restore(record)).toMatchObject({ ok: false, error: { key: 'damaged' } });
  });
});

describe('at a table for two', () => {
  beforeEach(() => localStorage.clear());

  it('the form asks for them, and only there', async () => {
    const game = games.find(({ meta }) => meta.id === 'winter-war')!;
    const Form = formFor(game, await game.startScreen.newGame());
    render(<Form />);
    const user = userEvent.setup();
    expect(screen.queryByLabelText(w.nameOf({ player: 'Finnish player' }))).toBeNull();
    await user.click(screen.getByRole('radio', { name: w.hotseat }));
    await user.type(screen.getByLabelText(w.nameOf({ player: 'Finnish player' })), 'Anna');
    await user.click(screen.getByRole('button', { name: appStartMessages().start.begin }));
    expect(useScreen.getState().opening).toMatchObject({ table: 'hotseat', players: { finn: 'Anna' } });
  });

  it('they stand in bar and log', async () => {
    showNewGame('solo');
    act(() => openTable({ from: 'new', table: 'hotseat', options: {}, ready: false, players }));
    expect(await screen.findByText('Anna · Finnish player')).toBeVisible();
    act(() => setTab('log'));
    expect(
      await screen.findByText(w.versus({ one: 'Finnish player (Anna)', other: 'Soviet player (Boris)' })),
    ).toBeVisible();
    expect(timeline().about?.players).toEqual(players);
  });

  it('without them everything reads as before', async () => {
    openTable({ from: 'new', table: 'hotseat', options: {}, players: { finn: '  ' } });
    render(<TableScreen />);
    expect(await screen.findByText('Finnish player')).toBeVisible();
    expect(timeline().about).not.toHaveProperty('players');
  });
});

describe('in a game of a few lines', () => {
  function sitDown(setting: Parameters<typeof begin>[0] = {}): void {
    begin({ played: ['a', 'b'], ...setting });
    tellStory({
      meta: {
        level: (name: string) => ({ name: `Level ${name}`, hint: `As ${name} as can be.` }),
        passing: () => 'The screen is passed.',
      },
      rules: { view: (state: object) => state, openView: (state: object) => state, onlooker: () => 'white' },
      story: { kindOf: () => 'turn' },
      secretTexts: {
        notYet: () => 'Not before all is open.',
        takingOver: (_: unknown, seats: object) =>
          'black' in seats && seats.black === 'easy' ? 'You see black.' : null,
      },
    });
  }
  const names = (about: Record<string, string>): void =>
    useGame.setState(({ timeline: now }) => ({ timeline: { ...now!, about: { players: about } } }));
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('the bar says who plays, where a computer player does, and opens the dialog', () => {
    sitDown();
    const { container, unmount } = render(<SeatBar />);
    expect(container).toBeEmptyDOMElement();
    unmount();
    sitDown({ black: 'easy' });
    render(<SeatBar />);
    fireEvent.click(screen.getByRole('button', { name: `${w.command}. white: ${w.you}. black: Level easy` }));
    expect(useUi.getState().dialog).toBe('seats');
  });

  it('a side is handed over in the dialog, and taken over', () => {
    sitDown({ black: 'easy' });
    openDialog('seats');
    render(<SeatsDialog />);
    expect(group('black').getByLabelText('Level easy')).toBeChecked();
    expect(screen.getByRole('group', { name: 'black' })).toHaveAccessibleDescription('As easy as can be.');
    expect(screen.getByRole('group', { name: 'white' })).not.toHaveAccessibleDescription();
    expect(screen.getByText('You see black.')).toBeVisible();
    // Aids are agreed by two people.
    expect(screen.queryByText(extrasMessages().aids.title)).toBeNull();
    fireEvent.click(group('white').getByLabelText('Level hard'));
    fireEvent.click(group('black').getByLabelText(w.human));
    expect(useGame.getState().seats).toMatchObject({ white: 'hard', black: 'human' });
    expect(useGame.getState().timeline!.about).toEqual({ computerHelped: true });
    expect(wasSaved()).toBe(true);
    expect(screen.queryByText('You see black.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: w.done }));
    expect([useUi.getState().dialog, screen.queryByText(w.text)]).toEqual([null, null]);
  });

  it('a side is not handed over while that would show what lies face down, which is said', () => {
    sitDown({ hidden: { 2: 'face-down' } });
    openDialog('seats');
    render(<SeatsDialog />);
    expect(screen.getByText('Not before all is open.')).toBeVisible();
    const closed = screen.getAllByRole('radio').filter((one) => one.hasAttribute('disabled'));
    expect(closed.length).toBeGreaterThan(0);
    for (const one of closed) expect(one).not.toBeChecked();
    act(() => sitDown());
    expect(screen.queryByText('Not before all is open.')).toBeNull();
    expect(screen.getAllByRole('radio').filter((one) => one.hasAttribute('disabled'))).toEqual([]);
  });

  it('two people agree on aids there', () => {
    sitDown();
    names({});
    openDialog('seats');
    render(<SeatsDialog />);
    const odds = screen.getByRole('checkbox', { name: extrasMessages().aids.aid.odds.name });
    expect(odds).toBeChecked();
    fireEvent.click(odds);
    expect(useConsent.getState().question).toMatchObject({ kind: 'aid', aid: 'odds', allowed: false });
  });

  it.each([
    [{}, true, null],
    [{ practice: true }, false, null],
    [{ hosted: {} as never }, false, 'Not in an online game.'],
  ])('sides are changed in a game of one’s own: %j', (setting, may, why) => {
    sitDown(setting);
    expect([changeSeats.enabled(), changeSeats.why()]).toEqual([may, why]);
  });

  it.each([
    [{}, { white: 'Anna' }, 'white player (Anna) against black player', 'Anna · Who'],
    [{ white: 'remote' }, { white: 'Anna' }, 'white player (Anna) against black player', 'Anna · Who'],
    [{ white: 'easy' }, { white: 'Anna' }, null, 'Who'],
    [{}, {}, null, 'Who'],
  ])('names are those of people, here or elsewhere: %j', (setting, given, against, who) => {
    sitDown(setting);
    names(given as never);
    const status = { side: 'white', turn: '', phase: '', dates: '', who: 'Who', shortWho: 'W' };
    const Told = () => <output>{JSON.stringify(named(status, usePlayers()))}</output>;
    const { container } = render(<Against />);
    expect(container.textContent || null).toBe(against);
    render(<Told />);
    const told = JSON.parse(screen.getByRole('status').textContent) as typeof status;
    expect([told.who, told.shortWho]).toEqual([who, who.replace('Who', 'W')]);
  });

  it('nobody is named where nobody is to play', () => {
    sitDown();
    const status = { side: 'white', turn: '', phase: '', who: null };
    expect(named(status as never, { white: 'Anna' })).toBe(status);
    expect(named({ ...status, who: 'Who' } as never, { white: 'Anna' })).not.toHaveProperty('shortWho');
    expect([playerText('black', undefined), playerText('black', 'Ben')]).toEqual([
      'black player',
      'black player (Ben)',
    ]);
    expect([actorName('black', 'remote'), actorName('black', 'hard')]).toEqual([
      'black player',
      'Level hard',
    ]);
  });

  describe('who plays a new one', () => {
    type Props = ComponentProps<typeof WhoPlays>;
    const bid = extrasMessages().bid;

    function ask(more: Partial<Props>): Props {
      sitDown();
      const props: Props = {
        card: activeGame().meta,
        who: 'hotseat',
        seats: { kind: 'ai', side: 'white', level: 'easy', watched: { white: 'easy', black: 'hard' } },
        players: { white: 'Anna' },
        withoutAids: ['odds'],
        isBidding: false,
        onWho: vi.fn<Props['onWho']>(),
        onSeats: vi.fn<Props['onSeats']>(),
        onPlayers: vi.fn<Props['onPlayers']>(),
        onAid: vi.fn<Props['onAid']>(),
        onBidding: vi.fn<Props['onBidding']>(),
        onBid: vi.fn<Props['onBid']>(),
        ...more,
      };
      render(<WhoPlays {...props} />);
      return props;
    }
    const kinds = () =>
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .flatMap(({ name, value }) => (name === 'table' ? value : []));

    it('is asked among the ways that the game has', () => {
      const own = { label: () => 'By draws', hint: () => 'Cards play.' } as Props['own'];
      const { onWho } = ask({ own, online: { label: 'Online', hint: 'Apart' } });
      expect(kinds()).toEqual(['ai', 'hotseat', 'own', 'online', 'solo', 'watch']);
      expect(screen.getByLabelText(w.hotseat)).toBeChecked();
      expect(screen.getByLabelText(w.hotseat)).toHaveAccessibleDescription('The screen is passed.');
      fireEvent.click(screen.getByLabelText('By draws'));
      expect(onWho).toHaveBeenCalledWith('own');
    });

    it('is no computer player in a game without them', () => {
      sitDown();
      ask({ card: { ...activeGame().meta, levels: [] } });
      expect(kinds()).toEqual(['hotseat', 'solo']);
    });

    it('is one side, and how well the computer plays the other', () => {
      const { onSeats, seats } = ask({ who: 'ai' });
      expect(group(w.yourSide).getByLabelText('white')).toBeChecked();
      fireEvent.click(group(w.yourSide).getByLabelText('black'));
      fireEvent.click(group(w.opponent).getByLabelText('Level hard'));
      expect(vi.mocked(onSeats).mock.calls).toEqual([
        [{ ...seats, side: 'black' }],
        [{ ...seats, level: 'hard' }],
      ]);
      expect(screen.queryByText(w.names)).toBeNull();
      expect(screen.queryByText(extrasMessages().aids.title)).toBeNull();
    });

    it('is two levels that are watched', () => {
      const { onSeats, seats } = ask({ who: 'watch' });
      expect(group('black').getByLabelText('Level hard')).toBeChecked();
      fireEvent.click(group('black').getByLabelText('Level easy'));
      expect(onSeats).toHaveBeenCalledWith({ ...seats, watched: { white: 'easy', black: 'easy' } });
    });

    it('is two people, by name, and the aids that they allow each other', () => {
      const { onPlayers, onAid } = ask({});
      expect(screen.queryByLabelText(bid.label)).toBeNull();
      expect(screen.getByLabelText(w.nameOf({ player: 'white player' }))).toHaveValue('Anna');
      const black = screen.getByLabelText(w.nameOf({ player: 'black player' }));
      expect(black).toHaveValue('');
      fireEvent.change(black, { target: { value: 'Ben' } });
      expect(onPlayers).toHaveBeenCalledWith({ white: 'Anna', black: 'Ben' });
      const { aid } = extrasMessages().aids;
      expect(screen.getByLabelText(aid.odds.name)).not.toBeChecked();
      fireEvent.click(screen.getByLabelText(aid.threats.name));
      expect(onAid).toHaveBeenCalledWith('threats', false);
    });

    it('is found by bids', () => {
      const bidRules = { step: 5, most: 12, withBid: () => ({}) };
      const { onBidding } = ask({ bidRules });
      fireEvent.click(screen.getByLabelText(bid.label));
      expect(onBidding).toHaveBeenCalledWith(true);
      cleanup();
      const { onBid } = ask({ bidRules, isBidding: true });
      expect(screen.queryByText(w.names)).toBeNull();
      const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
      const status = (): string => screen.getByRole('status').textContent;
      const call = (nth: string, name: string): void =>
        void fireEvent.change(screen.getByLabelText(w.nameOf({ player: nth })), { target: { value: name } });
      expect(status()).toBe(bid.begin({ bidder: bid.first }));
      call(bid.first, 'Anna');
      expect(status()).toBe(bid.begin({ bidder: 'Anna' }));
      expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
      fireEvent.click(group(bid.side).getByLabelText('black'));
      press(bid.offer({ points: 0, player: 'black player' }));
      expect(status()).toBe(
        bid.turn({ holder: 'Anna', bidder: bid.second, player: 'black player', points: 0 }),
      );
      // The side stands with the first bid.
      expect(screen.queryByRole('group', { name: bid.side })).toBeNull();
      expect(screen.getByLabelText(bid.points)).toHaveAttribute('min', '5');
      for (const points of [5, 10]) press(bid.offer({ points, player: 'black player' }));
      const most = screen.getByRole('button', { name: bid.offer({ points: 12, player: 'black player' }) });
      expect(most).not.toHaveAttribute('aria-disabled');
      fireEvent.click(most);
      expect(most).toHaveAccessibleDescription(bid.most);
      expect(vi.mocked(onBid).mock.calls.every(([result]) => result === null)).toBe(true);
      press(bid.take({ player: 'white player' }));
      const result = { side: 'black', points: 12, players: { black: '', white: 'Anna' } };
      expect(onBid).toHaveBeenLastCalledWith(result);
      const said = {
        holder: bid.second,
        bidder: 'Anna',
        player: 'black player',
        other: 'white player',
        points: 12,
      };
      expect(status()).toBe(bid.result(said));
      call(bid.second, 'Ben');
      expect(onBid).toHaveBeenLastCalledWith({ ...result, players: { black: 'Ben', white: 'Anna' } });
      expect(screen.getByRole('button', { name: bid.again })).toHaveFocus();
      press(bid.again);
      expect(onBid).toHaveBeenLastCalledWith(null);
      expect(status()).toBe(bid.begin({ bidder: 'Anna' }));
      expect(screen.getByLabelText(bid.points)).toHaveValue(0);
    });
  });
});

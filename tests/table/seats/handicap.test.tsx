import optionsMessages from '#games/winter-war/content/en/options.ftl';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import appStartMessages from '#app/content/en/start.ftl';
import extrasMessages from '#table/content/en/extras.ftl';
import startMessages from '#table/content/en/start.ftl';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newGame, startTimeline } from '#engine/winter-war';
import { games } from '#app/games.ts';
import { formFor } from '#app/NewGameForm.tsx';
import { BALANCE } from '#games/winter-war/options/balance.ts';
import { summaryOf } from '#games/winter-war/options/game-summary.ts';
import { PRESETS } from '#games/winter-war/options/options-choice.ts';
import { meta } from '#games/winter-war/meta.ts';
import { handicapSum } from '#games/winter-war/ui/options/HandicapChoice.tsx';
import { InForce } from '#games/winter-war/ui/book.tsx';
import { signed } from '#games/winter-war/ui/text/numbers.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';

const w = optionsMessages().handicap;
const bid = extrasMessages().bid;
const user = userEvent.setup();
const FINN = 'Finnish player';
const SOVIET = 'Soviet player';

async function showForm(id = 'winter-war'): Promise<void> {
  const game = games.find(({ meta }) => meta.id === id)!;
  const Form = formFor(game, await game.startScreen.newGame());
  render(<Form />);
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const begin = (): Promise<void> => user.click(button(appStartMessages().start.begin));
const opening = () => useScreen.getState().opening;
const choose = (name: string): Promise<void> => user.click(screen.getByRole('radio', { name }));

async function type(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

beforeEach(() => {
  localStorage.clear();
  leaveTable();
});

describe('a game with a handicap', () => {
  it('is told in the list of its rules, in lists of games and in the statistics', () => {
    const state = newGame({ handicap: 30 }, 1);
    render(<InForce state={state} />);
    expect(screen.getByText(w.line({ points: '+30' }))).toBeVisible();
    const summary = { ...summaryOf(startTimeline(state)), level: 'draw' };
    expect(meta.resultOf!(summary)).toMatchObject({ rules: 'recommended +30' });
    expect(meta.rulesText!('recommended +30')).toBe('Recommended, Soviet total +30');
    expect(meta.rulesText!('recommended')).toBe('Recommended');
  });
});

describe('the handicap of a new game', () => {
  // As on the start screen, where no game is on the table.
  beforeAll(() => setActiveGame(null as never));

  it('is typed in, stays with another set of rules, and is told beside the button that begins', async () => {
    await showForm();
    await type(w.label, '-15');
    await choose(winterWarStartMessages().preset.tournament.label);
    expect(screen.getByRole('status')).toHaveTextContent(
      optionsMessages().choice.handicaps({ sum: signed(-15) }),
    );
    await begin();
    expect(opening()).toMatchObject({ options: { ...PRESETS.tournament, handicap: -15 } });
  });

  it.each(['7', '65'])('leaves %s alone, which is none', async (typed) => {
    await showForm();
    await type(w.label, typed);
    await user.tab();
    expect(screen.getByLabelText(w.label)).toHaveValue(0);
    await begin();
    expect(opening()).not.toHaveProperty('options.handicap');
  });

  it.each(['recommended', 'everything'] as const)(
    'is suggested as it was measured, and taken by one press: %s',
    async (preset) => {
      const fair = BALANCE.fairStart[preset]!;
      // Rules bring points of their own: what is said is the sum that the game begins with.
      const ofRules = handicapSum(PRESETS[preset]);
      const sum = fair.handicap + ofRules;
      const points = signed(sum);
      await showForm();
      await choose(winterWarStartMessages().preset[preset].label);
      // Folded while nobody is ahead from the start.
      if (!ofRules) await user.click(screen.getByText(w.title));
      const { handicap, games, from, to } = fair;
      const range = { from: signed(from + ofRules), to: signed(to + ofRules) };
      const said = w.even({ handicap: sum, points, games, ...range }).replaceAll('\u00A0', ' ');
      expect(await screen.findByText(said, { exact: false })).toBeVisible();
      await user.click(button(w.take({ points })));
      expect(screen.queryByRole('button', { name: w.take({ points }) })).toBeNull();
      await begin();
      expect(opening()).toMatchObject({ options: { ...PRESETS[preset], handicap } });
    },
  );

  it('is not suggested for rules that nobody has measured', async () => {
    await showForm();
    const points = signed(BALANCE.fairStart.recommended!.handicap);
    await screen.findByRole('button', { name: w.take({ points }) });
    await user.click(screen.getByText(optionsMessages().choice.more));
    await user.click(
      screen.getByText(optionsMessages().choice.source.habits.about, { selector: 'summary *' }),
    );
    await user.click(screen.getByRole('checkbox', { name: optionsMessages().rules.option.soakOffs.label }));
    expect(screen.queryByText(/come out even/)).toBeNull();
  });
});

describe('two players who bid for a side', () => {
  const first = startMessages().seats.nameOf({ player: bid.first });
  const second = startMessages().seats.nameOf({ player: bid.second });
  const said = (text: string): void => {
    expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  };

  async function startBidding(): Promise<void> {
    await showForm();
    await choose(startMessages().seats.hotseat);
    await user.click(screen.getByRole('checkbox', { name: bid.label }));
    await type(first, 'Anna');
    await type(second, 'Ben');
  }

  it('offer more in turn until one takes the other side with the points', async () => {
    await startBidding();
    said(bid.begin({ bidder: 'Anna' }));
    await begin();
    expect(opening()).toBeNull();
    await type(bid.points, '10');
    await user.click(button(bid.offer({ points: 10, player: FINN })));
    said(bid.turn({ holder: 'Anna', bidder: 'Ben', player: FINN, points: 10 }));
    await user.click(button(bid.offer({ points: 15, player: FINN })));
    said(bid.turn({ holder: 'Ben', bidder: 'Anna', player: FINN, points: 15 }));
    await user.click(button(bid.take({ player: SOVIET })));
    said(bid.result({ holder: 'Ben', bidder: 'Anna', player: FINN, other: SOVIET, points: 15 }));
    expect(button(bid.again)).toHaveFocus();
    expect(screen.getByText(w.isBidFor)).toBeVisible();
    expect(screen.queryByLabelText(w.label)).toBeNull();
    await begin();
    expect(opening()).toMatchObject({
      table: 'hotseat',
      players: { finn: 'Ben', soviet: 'Anna' },
      options: { handicap: 15 },
    });
  });

  it('take points from the Soviet total for the Soviet side, and may give none', async () => {
    await startBidding();
    await choose('Soviet Union');
    await user.click(button(bid.offer({ points: 0, player: SOVIET })));
    await user.click(button(bid.offer({ points: 5, player: SOVIET })));
    await user.click(button(bid.take({ player: FINN })));
    await begin();
    expect(opening()).toMatchObject({
      players: { soviet: 'Ben', finn: 'Anna' },
      options: { handicap: -5 },
    });
  });

  it('can bid again, and do without', async () => {
    await startBidding();
    await type(bid.points, '20');
    await user.click(button(bid.offer({ points: 20, player: FINN })));
    await user.click(button(bid.take({ player: SOVIET })));
    await user.click(button(bid.again));
    said(bid.begin({ bidder: 'Anna' }));
    await user.click(screen.getByRole('checkbox', { name: bid.label }));
    await begin();
    expect(opening()).not.toHaveProperty('options.handicap');
  });

  it('are there in games that know points for a side alone', async () => {
    await showForm('talvisota');
    await choose(startMessages().seats.hotseat);
    expect(screen.queryByRole('checkbox', { name: bid.label })).toBeNull();
  });
});

import { signed } from '#games/winter-war/ui/text/numbers.ts';
import logMessages from '#games/winter-war/content/en/log.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import { act, render, screen } from '@testing-library/react';
import type { Seats } from '#engine/core/about.ts';
import { board, positionFrom, startTimeline, type Goal } from '#engine/winter-war';
import { victoryPoints } from '#games/winter-war/options/game-summary.ts';
import { shortGame } from '#games/winter-war/ui/start-screen/short-game-cards.ts';
import { shortGameTitle } from '#games/winter-war/short-games/short-game-title.ts';
import { GoalCard } from '#games/winter-war/ui/panels/GoalCard.tsx';
import { Score } from '#games/winter-war/ui/screen/Score.tsx';
import { HUMAN } from '#table/store/seats.ts';
import { FRESH, nextHappening, useGame } from '#table/store/game.ts';
import { stacks } from '../../../engine/winter-war/rules/helpers.ts';

const before = positionFrom({ turn: 4, phasing: 'soviet', units: stacks('s1602 0-1-2, f0809 6-6-2') });
const points = victoryPoints(before)!;
const w = startMessages().bar;

const SOVIET = { seed: 0, soviet: HUMAN, finn: 'recruit' };
const FINN = { seed: 0, soviet: 'recruit', finn: HUMAN };
const BOTH = { seed: 0 };

/** The bar's score, in a game that stands at so many points, and its card, opened. */
function show(seats: Seats, at = points) {
  const line = startTimeline(before);
  // As it is scored at the end.
  const after = { ...before, outcome: { level: 'draw', points: at, reason: 'turns' } as const };
  const steps = [{ action: { type: 'end' } as const, events: [], barrier: null, state: after }];
  useGame.setState({ timeline: { ...line, ...(at === points ? {} : { steps, cursor: 1 }) } as never, seats });
  render(<Score narrow={false} />);
  const score = screen.getByRole('button');
  act(() => score.click());
  return { score, card: screen.getByRole('dialog', { name: logMessages().goal.title }) };
}

test('the bar tells how the game stands, and what this Game-Turn has changed', () => {
  const { score } = show(SOVIET, points + 25);
  expect(score).toHaveTextContent(w.sovietPoints({ signed: signed(points + 25) }));
  expect(score).toHaveTextContent(w.changed({ signed: signed(25) }));
});

test.each([
  ['the Soviets', SOVIET, 0, w.goal['marginal-soviet']({ least: 61 })],
  ['the Soviets, who have won', SOVIET, 70, w.goal['substantive-soviet']({ least: 81 })],
  ['the Finns', FINN, 0, w.keep.win({ most: 30 })],
  ['the Finns, who have not won', FINN, 31, w.keep.draw({ most: 60 })],
] as const)('it tells %s what they want (Victory.Levels)', (_, seats, at, goal) => {
  expect(show(seats, at).score).toHaveTextContent(goal);
});

test('pressed, it tells the goal, the levels, and what can still be won and lost (Victory.Score)', () => {
  const limits = { win: 61, draw: 31, drawMost: 60, least: 30 };
  const { card } = show(BOTH);
  expect(card).toHaveTextContent(logMessages().goal.aim.both(limits));
  expect(card).toHaveTextContent(startMessages().common.level['substantive-soviet']);
  expect(card).toHaveTextContent(logMessages().ledger.worth({ n: 50 }));
  expect(card).toHaveTextContent(logMessages().ledger.risks);
});

test('a line that misses its line of communication names the unit and the hex that cut it', () => {
  const cut = positionFrom({
    turn: 10,
    phasing: 'finn',
    units: stacks('s1652 0-1-2, f1756 4-4-2'),
    owners: { '1656': 'soviet' },
  });
  useGame.setState({ timeline: startTimeline(cut) as never, seats: BOTH });
  render(<Score narrow={false} />);
  act(() => screen.getByRole('button').click());
  const { 'no-line': noLine } = logMessages().ledger.reason;
  expect(screen.getByRole('row', { name: new RegExp(noLine) })).toHaveTextContent(
    /Cut at Petsamo \(1656\), in the zone of control of 4-4-2/,
  );
});

describe('in a short game', () => {
  const goal: Goal = {
    name: 'suomussalmi',
    area: null,
    counts: [],
    hexes: [{ hex: board.hexByName('1330'), worth: 15 }],
    losses: { finn: 2, soviet: 2 },
    par: 6,
  };

  function showShort(seats: Seats) {
    useGame.setState({ timeline: startTimeline({ ...before, goal }) as never, seats });
    render(<Score narrow={false} />);
    const score = screen.getByRole('button');
    act(() => score.click());
    return { score, card: screen.getByRole('dialog', { name: logMessages().goal.title }) };
  }

  test.each([
    ['the Soviets', SOVIET, w.goal['marginal-soviet']({ least: '7' }), 'soviet'],
    ['the Finns', FINN, w.keep.win({ most: '5' }), 'finn'],
  ] as const)('it tells %s what they need against its par (Victory.Short)', (_, seats, text, side) => {
    const { score, card } = showShort(seats);
    expect(score).toHaveTextContent(text);
    expect(card).toHaveTextContent(startMessages().card.short.suomussalmi);
    expect(card).toHaveTextContent(logMessages().goal.short[side]({ win: '7', least: '5', par: '6' }));
  });

  test('it lists what the goal counts, and no line of the Schedule', () => {
    const { card } = showShort(BOTH);
    expect(card).toHaveTextContent('Suomussalmi (1330)');
    expect(card).toHaveTextContent(logMessages().ledger.strengthLost({ n: 0, worth: signed(-2) }));
    expect(card).not.toHaveTextContent(logMessages().ledger.key['south-cleared']);
  });
});

test('the goal of a short game stands beside the map, until the game is over', () => {
  const line = shortGame('petsamo');
  const { goal } = line.start;
  useGame.setState({ timeline: line as never, seats: SOVIET });
  const { container } = render(<GoalCard />);
  expect(screen.getByRole('heading', { name: shortGameTitle('petsamo') })).toBeVisible();
  expect(container).toHaveTextContent(`You lead the Soviets. You win with ${goal!.par + 1} points or more.`);
  expect(container).toHaveTextContent(/Counts: .*Petsamo/);
  const over = { ...line.start, phase: 'over' } as const;
  act(() => useGame.setState({ timeline: startTimeline(over) as never }));
  expect(container).toBeEmptyDOMElement();
});

test('a whole game shows it to one who comes back, until something happens', () => {
  useGame.setState({ ...FRESH, timeline: startTimeline(before) as never, seats: SOVIET });
  const { container } = render(<GoalCard />);
  expect(screen.getByRole('heading', { name: logMessages().goal.title })).toBeVisible();
  act(() => useGame.setState({ happening: nextHappening('play', []) }));
  expect(container).toBeEmptyDOMElement();
});

import winterWarOptionsMessages from '#games/winter-war/content/en/options.ftl';
import { fireEvent, render, screen } from '@testing-library/react';
import { EDITIONS, RECOMMENDED } from '#engine/winter-war';
import { BALANCE, type PresetBalance } from '#games/winter-war/options/balance.ts';
import { isOutdated, sharesOf } from '#games/winter-war/ui/options/HandicapChoice.tsx';
import { BalanceLine, RulesChoice } from '#games/winter-war/ui/options/RulesChoice.tsx';

const measured = (games: number): PresetBalance => ({
  games,
  meanVP: { mean: 40, within: 2 },
  spread: 20,
  levels: {
    'decisive-soviet': 0.1,
    'substantive-soviet': 0.2,
    'marginal-soviet': 0.25,
    draw: 0.15,
    'decisive-finnish': 0.3,
  },
  points: {},
  breachTurn: {},
  endReasons: {},
  objectives: {},
});

describe('the balance of a set of rules', () => {
  it('counts every Soviet victory as one', () => {
    const shares = sharesOf(measured(1000))!;
    expect(shares.soviet).toBeCloseTo(0.55);
    expect(shares).toMatchObject({ games: 1000, draw: 0.15, finn: 0.3 });
  });

  it('is told in words', () => {
    render(<BalanceLine figures={{ officer: measured(1000) }} />);
    expect(
      screen.getByText(
        winterWarOptionsMessages()
          .balance.balance({ soviet: 55, draw: 15, finn: 30, games: 1000 })
          .replaceAll('\u00a0', ' '),
      ),
    ).toBeVisible();
  });

  it.each([{}, { officer: measured(2) }])('is not told from no games or a few', (figures) => {
    const { container } = render(<BalanceLine figures={figures} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is of an earlier edition when the rules or the board have changed since', () => {
    expect(isOutdated({ editions: EDITIONS })).toBe(false);
    expect(isOutdated({ editions: { ...EDITIONS, rules: EDITIONS.rules - 1 } })).toBe(true);
    expect(isOutdated({ editions: { ...EDITIONS, board: EDITIONS.board - 1 } })).toBe(true);
  });

  it('says so plainly then', () => {
    const { rerender } = render(<BalanceLine figures={{ officer: measured(1000) }} outdated />);
    expect(screen.getByText(winterWarOptionsMessages().balance.earlier)).toBeVisible();
    rerender(<BalanceLine figures={{ officer: measured(1000) }} />);
    expect(screen.queryByText(winterWarOptionsMessages().balance.earlier)).toBeNull();
  });

  it('is shown beside the ready sets of rules, with a word on its age when it is old', async () => {
    render(<RulesChoice options={RECOMMENDED} onChange={vi.fn<() => void>()} />);
    const more = screen.getByText(winterWarOptionsMessages().choice.more).closest('details')!;
    more.open = true;
    fireEvent(more, new Event('toggle'));
    const bars = await screen.findAllByText(/Officers/);
    expect(bars.length).toBeGreaterThan(1);
    expect(screen.queryAllByText(winterWarOptionsMessages().balance.outdated)).toHaveLength(
      isOutdated(BALANCE) ? 1 : 0,
    );
  });
});

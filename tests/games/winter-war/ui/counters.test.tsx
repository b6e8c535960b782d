import { render, screen } from '@testing-library/react';
import { ROSTER } from '#engine/winter-war';
import { CounterChip } from '#games/winter-war/ui/counters/CounterChip.tsx';
import { describeCounter, type CounterFace } from '#games/winter-war/ui/counters/counter-face.ts';

const face = (typeName: string, state: Partial<CounterFace> = {}): CounterFace => {
  const { id, side, type, name } = ROSTER.find((c) => c.typeName === typeName)!;
  return { unit: id, side, type, name, ...state };
};

const markup = (shown: CounterFace): string => {
  const { container, unmount } = render(<CounterChip face={shown} decorative />);
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};

describe('a counter', () => {
  test('shows its three numbers, size and designation, and says them', () => {
    render(<CounterChip face={face('infantryCorps')} />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Soviet 20-12-2 infantry, XIX');
    expect(screen.getByRole('img')).toHaveTextContent('XXX XIX20-12-220-12-220-12');
    // The attack strength is the heaviest of the three.
    expect(screen.getAllByText('20')).toHaveLength(2);
  });

  test('each arm has a symbol of its own', () => {
    const arms = new Map(ROSTER.map((c) => [c.type.arm, c.typeName]));
    arms.delete('blank');
    const symbols = [...arms.values()].map((typeName) => {
      const { container, unmount } = render(<CounterChip face={face(typeName)} decorative />);
      const symbol = container.querySelector('svg > g > g')!.innerHTML;
      unmount();
      return symbol;
    });
    expect(new Set(symbols).size).toBe(arms.size);
  });

  test('face down it shows nothing of what it is', () => {
    const hidden: CounterFace = { unit: 1, side: 'finn', type: null, name: '' };
    const { container } = render(<CounterChip face={hidden} />);
    expect(container.querySelector('text')).toBeNull();
    expect(screen.getByRole('img')).toHaveAccessibleName('Finnish counter, face down');
    expect(markup(hidden)).not.toBe(markup({ ...hidden, side: 'soviet' }));
  });

  test('an Allied counter carries an A', () => {
    render(<CounterChip face={face('alliedBrigade')} />);
    expect(screen.getByText('A')).toBeInTheDocument();
  });

  test('each state changes more than a colour', () => {
    const states = ['isolated', 'moved', 'advanced', 'mustAttack', 'spent', 'selected'] as const;
    const drawn = states.map((state) => markup(face('rifleDivision', { [state]: true })));
    expect(new Set([markup(face('rifleDivision')), ...drawn]).size).toBe(states.length + 1);
  });

  test('its states are said', () => {
    expect(describeCounter(face('rifleDivision', { isolated: true, moved: true }))).toBe(
      'Soviet 6-4-2 infantry, 18, isolated, moved',
    );
  });

  test('the size of a chip is that of the counter, and small ones show less', () => {
    const { container } = render(<CounterChip face={face('rifleDivision')} size={20} decorative />);
    const svg = container.querySelector('svg')!;
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg.dataset.zoom).toBe('far');
  });
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TurnByTurn } from '#table/features/result/TurnByTurn.tsx';

const line = { name: 'Expected result', as: 'line', side: null, values: [10, -4] } as const;

it('a margin of error is a band from edge to edge, and stands beside the figures of the table', () => {
  const margin = { name: 'Margin of error', values: [30, 20] };
  const { container } = render(
    <TurnByTurn title="The game" turns={[1, 2]} figure={String} series={[{ ...line, margin }]} />,
  );
  const points = container.querySelector('polygon')!.getAttribute('points')!.split(' ');
  const heights = points.map((point) => Number(point.split(',')[1]));
  expect(heights).toHaveLength(4);
  // From the lowest, −24, to the highest, 40: the higher a value, the smaller its y.
  const [first, second, belowSecond, belowFirst] = heights as [number, number, number, number];
  expect((belowFirst - first) / (belowSecond - second)).toBeCloseTo(60 / 40);
  expect(first).toBeLessThan(second);
  expect(screen.getByText('Margin of error')).toBeVisible();
  expect(screen.getByText('-4 ± 20')).toBeInTheDocument();
});

it('a line without one has no band', () => {
  const { container } = render(
    <TurnByTurn title="The game" turns={[1, 2]} figure={String} series={[line]} />,
  );
  expect(container.querySelector('polygon')).toBeNull();
  expect(screen.getByText('-4')).toBeInTheDocument();
});

import playMessages from '#table/content/en/play.ftl';
import { render, screen, within } from '@testing-library/react';
import { TurnByTurn, type Series } from '#table/view/TurnByTurn.tsx';

const line = (values: Series['values'], name = 'Points'): Series => ({
  name,
  as: 'line',
  side: null,
  values,
});
const bar = (values: Series['values'], name = 'Lost'): Series => ({ ...line(values, name), as: 'bar' });

const draw = (series: readonly Series[], turns = series[0]!.values.map((_, i) => i + 4)): SVGElement => {
  render(
    <TurnByTurn title="The game" turns={turns} series={series} figure={(value) => `(${value})`}>
      <p>The dice were kind.</p>
    </TurnByTurn>,
  );
  return screen.getByRole('img', { name: 'The game' }) as unknown as SVGElement;
};

type Point = readonly [x: number, y: number];

const number = (element: Element, name: string): number => Number(element.getAttribute(name));
const all = (graph: Element, selector: string): Element[] => [...graph.querySelectorAll(selector)];
const pointsOf = (element: Element): Point[] =>
  element
    .getAttribute('points')!
    .split(' ')
    .map((point) => point.split(',').map(Number) as unknown as Point);
/** Figures at the left, each beside its rule; lines and bars have their own. */
const rulesOf = (graph: Element): { value: string; x: number; y: number }[] =>
  all(graph, 'g > text').map((text) => ({
    value: text.textContent,
    x: number(text, 'x'),
    y: number(text.previousElementSibling!, 'y1'),
  }));
/** Numbers of the turns, below the graph. */
const turnsOf = (graph: Element): Element[] => all(graph, 'svg > text');

describe('the graph of a game', () => {
  it.each<[string, readonly Series[], string]>([
    ['no lower than ten', [line([2, 3])], '(0) (5) (10)'],
    ['of losses and gains', [line([-7, 12])], '(-10) (-5) (0) (5) (10) (15)'],
    ['of two lines', [line([-7, 4]), line([1, 21], 'More')], '(-10) (-5) (0) (5) (10) (15) (20) (25)'],
    ['up to 60', [line([60])], '(0) (10) (20) (30) (40) (50) (60)'],
    ['up to 61', [line([61])], '(0) (20) (40) (60) (80)'],
    ['up to 300', [line([300])], '(0) (50) (100) (150) (200) (250) (300)'],
    ['up to 301', [line([301])], '(0) (100) (200) (300) (400)'],
    ['of bars, which are half as high', [bar([12])], '0 5 10 15'],
    ['of bars up to 30', [bar([30])], '0 10 20 30'],
    ['of both', [line([3]), bar([30])], '(0) (5) (10) 0 10 20 30'],
    ['where a turn has no figure', [line([4, null])], '(0) (5) (10)'],
  ])('has round figures at its left: %s', (_, series, expected) => {
    expect(
      rulesOf(draw(series))
        .map(({ value }) => value)
        .join(' '),
    ).toBe(expected);
  });

  it('shows every figure in the column of its turn, at its height between the rules', () => {
    const graph = draw([line([10, null, -5]), line([0, 5, 10], 'More')]);
    const [lowest, ...others] = rulesOf(graph);
    const highest = others.at(-1)!;
    expect([lowest!.value, highest.value]).toEqual(['(-5)', '(10)']);
    const heightOf = (value: number): number => lowest!.y + ((value + 5) / 15) * (highest.y - lowest!.y);
    const columns = turnsOf(graph).map((text) => number(text, 'x'));
    const dots: Point[] = [
      [columns[0]!, heightOf(10)],
      [columns[2]!, heightOf(-5)],
    ];
    const more = [0, 5, 10].map((value, i): Point => [columns[i]!, heightOf(value)]);
    expect(all(graph, 'polyline').map(pointsOf)).toEqual([dots, more]);
    // Round on the first line, square on the second.
    expect(all(graph, 'circle').map((dot) => [number(dot, 'cx'), number(dot, 'cy')])).toEqual(dots);
    expect(
      all(graph, 'rect').map((dot) => [
        number(dot, 'x') + number(dot, 'width') / 2,
        number(dot, 'y') + number(dot, 'height') / 2,
      ]),
    ).toEqual(more);
    expect(graph.querySelector('polygon')).toBeNull();
  });

  it('has the bars of a turn side by side in its column, on the zero below the lines', () => {
    const graph = draw([line([8, 9]), bar([4, 0]), bar([15, null], 'Killed')]);
    const [width, height] = graph.getAttribute('viewBox')!.split(' ').slice(2).map(Number);
    const rules = rulesOf(graph);
    const [zero, , , most] = rules.slice(3);
    expect([zero!.value, most!.value]).toEqual(['0', '15']);
    const bars = all(graph, 'rect').map((each) => ({
      left: number(each, 'x'),
      right: number(each, 'x') + number(each, 'width'),
      bottom: number(each, 'y') + number(each, 'height'),
      height: number(each, 'height'),
    }));
    const full = zero!.y - most!.y;
    expect(bars.map((each) => each.height / full)).toEqual([expect.closeTo(4 / 15), 0, expect.closeTo(1), 0]);
    for (const { bottom } of bars) expect(bottom).toBeCloseTo(zero!.y);
    const columns = turnsOf(graph).map((text) => number(text, 'x'));
    [0, 1].forEach((turn) => {
      const [first, second] = [bars[turn]!, bars[turn + 2]!];
      expect(first.right).toBeCloseTo(second.left);
      expect((first.left + second.right) / 2).toBeCloseTo(columns[turn]!);
    });
    expect(bars[2]!.right).toBeLessThan(bars[1]!.left);
    // From above: lines, bars, turns; and all of it within the picture.
    const heights = [0, rules[2]!.y, rules[0]!.y, most!.y, zero!.y, number(turnsOf(graph)[0]!, 'y'), height!];
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
    expect(rules.every(({ x }) => x > 0 && x < bars[0]!.left)).toBe(true);
    expect(bars[3]!.right).toBeLessThan(width!);
  });

  it('shows a margin of error as a band from edge to edge', () => {
    const margin = { name: 'Margin of error', values: [30, 20] };
    const graph = draw([{ ...line([10, -4]), margin }]);
    const points = pointsOf(graph.querySelector('polygon')!);
    const [dots] = all(graph, 'polyline').map(pointsOf);
    expect(points.map(([x]) => x)).toEqual([0, 1, 1, 0].map((i) => dots![i]![0]));
    // From the lowest, −24, to the highest, 40: the higher a value, the smaller its y.
    const [first, second, belowSecond, belowFirst] = points.map(([, y]) => y) as [
      number,
      number,
      number,
      number,
    ];
    expect((belowFirst - first) / (belowSecond - second)).toBeCloseTo(60 / 40);
    expect((first + belowFirst) / 2).toBeCloseTo(dots![0]![1]);
    expect(screen.getByText('Margin of error')).toBeVisible();
    expect(screen.getByText('(-4) ± 20')).toBeInTheDocument();
  });
});

describe('beside the graph', () => {
  it('are the figures as a table, with a key to the lines and bars', () => {
    draw([line([10, null]), line([1, 2], 'More'), { ...bar([3, 0]), unit: 'steps' }]);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      [playMessages().ending.turn, 'Points', 'More', 'Lost'],
      ['4', '(10)', '(1)', '3'],
      ['5', '–', '(2)', '0'],
    ]);
    const signs = ['Points', 'More', 'Lost (steps)'].map((text) => {
      const sample = screen.getByText(
        (_, part) => part?.matches('p > span') === true && part.textContent === text,
      );
      return all(sample, 'path, circle, rect').map(({ localName }) => localName);
    });
    expect(signs).toEqual([['path', 'circle'], ['path', 'rect'], ['rect']]);
    expect(screen.getByRole('heading')).toHaveTextContent(playMessages().ending.title);
    expect(screen.getByText('The dice were kind.')).toBeVisible();
  });
});

import { beyond } from '#kit/panzoom/EdgeArrows.tsx';

const points = [
  { x: 50, y: 50 },
  { x: 40, y: -10 },
  { x: 90, y: -200 },
  { x: 900, y: 50 },
  { x: -5, y: 500 },
];
const found = (places: number[]) => beyond(places, (place) => points[place]!, { width: 100, height: 100 });

test('what is in view is not told', () => {
  expect(found([0])).toEqual([]);
});

test('places beyond an edge are counted once each, and the nearest leads the way', () => {
  expect(found([0, 2, 1, 1])).toMatchObject([{ edge: 'north', count: 2, place: 1, turn: -90, x: 40, y: 0 }]);
});

test('a place beyond a corner belongs to the edge that is farther off', () => {
  expect(found([3, 4]).map(({ edge, place }) => [edge, place])).toEqual([
    ['east', 3],
    ['south', 4],
  ]);
});

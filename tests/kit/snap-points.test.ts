import { nearestSnapPoint } from '#kit/gestures/useSnapPoints.ts';

const HEIGHTS = [90, 210, 360, 700];

test('a sheet that is let go comes to the nearest stop', () => {
  expect(
    [80, 140, 160, 280, 290, 529, 531, 900].map((height) => nearestSnapPoint(HEIGHTS, height, 0)),
  ).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('thrown, it goes to the next one on the way, however near another is', () => {
  expect(nearestSnapPoint(HEIGHTS, 220, 0.6)).toBe(2);
  expect(nearestSnapPoint(HEIGHTS, 350, -0.6)).toBe(1);
  expect(nearestSnapPoint(HEIGHTS, 220, 0.4)).toBe(1);
});

test('thrown beyond the last or the first, it stays there', () => {
  expect(nearestSnapPoint(HEIGHTS, 700, 3)).toBe(3);
  expect(nearestSnapPoint(HEIGHTS, 90, -3)).toBe(0);
});

import { expect, test } from 'vitest';
import { stopFor } from '#kit/keyboard-stops/stops.ts';

const HEIGHTS = [90, 210, 360, 700];

test('a sheet that is let go comes to the nearest stop', () => {
  expect([80, 140, 160, 280, 290, 529, 531, 900].map((height) => stopFor(HEIGHTS, height, 0))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ]);
});

test('thrown, it goes to the next one on the way, however near another is', () => {
  expect(stopFor(HEIGHTS, 220, 0.6)).toBe(2);
  expect(stopFor(HEIGHTS, 350, -0.6)).toBe(1);
  expect(stopFor(HEIGHTS, 220, 0.4)).toBe(1);
});

test('thrown beyond the last or the first, it stays there', () => {
  expect(stopFor(HEIGHTS, 700, 3)).toBe(3);
  expect(stopFor(HEIGHTS, 90, -3)).toBe(0);
});

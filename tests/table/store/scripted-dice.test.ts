import { afterEach, expect, it } from 'vitest';
import { freshSeed, nextDice, spendDice } from '#table/store/scripted-dice.ts';

afterEach(() => {
  globalThis.winterWarTest = undefined;
});

it('takes what a test has put on the window, once', () => {
  globalThis.winterWarTest = { dice: [3, 6, 1], seed: 7 };
  expect(nextDice()).toEqual([3, 6, 1]);
  spendDice(2);
  expect(nextDice()).toEqual([1]);
  expect(freshSeed()).toBe(7);
});

it('leaves everything to chance without it', () => {
  expect(nextDice()).toEqual([]);
  spendDice(1);
  expect(new Set([freshSeed(), freshSeed(), freshSeed()]).size).toBe(3);
});

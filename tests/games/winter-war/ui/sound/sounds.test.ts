import type { GameEvent } from '#engine/winter-war';
import { SOUNDS } from '#games/winter-war/ui/screen/screen.tsx';
import { soundsOf } from '#table/view/Sounds.tsx';

const heard = (...events: GameEvent[]): string[] => soundsOf(events, SOUNDS).map(({ sound }) => sound);

const moved: GameEvent = { type: 'moved', unit: 1, from: 1, path: [2], rail: false };
const phase: GameEvent = { type: 'phase', turn: 2, phase: 'attack', phasing: 'finn' };
const attacked = (die: number | null): GameEvent => ({
  type: 'attacked',
  attackers: [1],
  from: [1],
  targets: [2],
  attack: 6,
  defence: 2,
  column: '3-1',
  die,
  result: 'De',
  fortified: false,
});

test('a move, a phase, an attack with its die', () => {
  expect(heard(moved)).toEqual(['move']);
  expect(heard(phase)).toEqual(['phase']);
  expect(heard(attacked(4))).toEqual(['dice', 'battle']);
  expect(heard(attacked(null))).toEqual(['battle']);
});

test('of many things the weightiest is heard, once', () => {
  expect(heard(moved, moved, phase)).toEqual(['phase']);
  expect(heard(attacked(4), { type: 'eliminated', unit: 3, hex: 2, cause: 'attack' }, phase)).toEqual([
    'dice',
    'battle',
  ]);
});

test('what only the log tells makes no sound', () => {
  expect(heard({ type: 'supply', unit: 1, isolation: 1 })).toEqual([]);
});

test('the die is heard before what it brings', () => {
  const [die, guns] = soundsOf([attacked(4)], SOUNDS);
  expect(guns!.after).toBeGreaterThan(die!.after);
});

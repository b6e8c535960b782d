import { readFileSync } from 'node:fs';
import { board, readGame, type Hex } from '#engine/winter-war';
import { touch, upright } from '#games/winter-war/ui/board/boxes.ts';
import { playableHexes } from '#games/winter-war/ui/board/ground.ts';
import { townNames, townNamesBeside } from '#games/winter-war/ui/board/names.ts';
import { noteSpots } from '#games/winter-war/ui/board/overlays/note-spots.ts';
import { hexAtPoint, hexCentre } from '#games/winter-war/ui/board/projection.ts';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { mustRead } from '../../../engine/core/notation/helpers.ts';

/** Size of a note's type at each level, in map units. */
const NOTES: readonly (readonly [ZoomLevel, number])[] = [
  ['mid', 27],
  ['near', 17],
  ['close', 14],
  ['closest', 11],
];

const hexes = (...names: string[]): Hex[] => names.map(board.hexByName);

/** The hexes whose note, of that text, lies on the name of a town. */
function onNames(level: ZoomLevel, size: number, text: string, occupied: readonly Hex[]): string[] {
  const spotOf = noteSpots(level, occupied);
  const names = townNamesBeside(level, occupied);
  return playableHexes
    .filter((hex) => {
      const ink = upright(...spotOf(hex, text), text.length * size * 0.28, size * 0.36);
      return names.some(({ box }) => touch(box, ink));
    })
    .map(board.hexName);
}

describe.each(NOTES)('a note on the map, at the level %s', (level, size) => {
  test.each(['4', '1½', '+2½'])('"%s" lies on no name of a town', (text) => {
    const armies = hexes('1602', '1701', '1603', '1406', '2213', '2212', '1612');
    for (const occupied of [[], armies]) expect(onNames(level, size, text, occupied)).toEqual([]);
  });

  test('stands in the middle where nothing is written, and always in its own hex', () => {
    const spotOf = noteSpots(level, []);
    const spots = playableHexes.map((hex) => spotOf(hex, '4'));
    expect(spots.map(([x, y]) => hexAtPoint(x, y))).toEqual(playableHexes);
    const inTheMiddle = playableHexes.filter((hex, i) => String(spots[i]) === String(hexCentre(hex)));
    expect(inTheMiddle.length).toBeGreaterThan(playableHexes.length * 0.8);
  });
});

test('a note that steps aside for a name keeps clear of the counters around', () => {
  const [leningrad] = hexes('1502') as [Hex];
  const alone = noteSpots('mid', [])(leningrad, '4');
  expect(alone).not.toEqual(hexCentre(leningrad));
  const around = hexes('1402', '1503', '1602');
  const [x, y] = noteSpots('mid', around)(leningrad, '4');
  const ink = upright(x, y, 8, 10);
  for (const hex of around) expect(touch(ink, upright(...hexCentre(hex), 26, 26))).toBe(false);
});

describe('the names of towns', () => {
  it('move out from under the counters to their foot or beside them, and onto no other name', () => {
    const isthmus = hexes('1306', '1406', '1506', '1606', '1405', '1505', '1504', '1603', '1703', '1602');
    for (const level of ['close', 'closest'] as const) {
      const [before, after] = [townNames(level), townNamesBeside(level, isthmus)];
      const moved = after.filter(({ x, y }, i) => x !== before[i]!.x || y !== before[i]!.y);
      expect(moved.length).toBeGreaterThan(3);
      for (const { hex, x, y, box, text } of moved) {
        const own = hexCentre(hex);
        const isBeside = Math.abs(y - own[1]) < 25 && Math.abs(box.x - own[0]) - box.across < 25;
        expect([text, x, hexAtPoint(x, y) === hex || isBeside]).toEqual([text, box.x, true]);
        expect(after.filter((other) => other.text !== text && touch(other.box, box))).toEqual([]);
      }
    }
  });

  it.each(['01', '05'])('are covered nowhere in the example game %s', (game) => {
    const { start, steps } = mustRead(readGame(readFileSync(`docs/games/winter-war-${game}.txt`, 'utf8')));
    const states = [start, ...steps.filter((_, i) => i % 60 === 59).map(({ state }) => state)];
    for (const { units } of states) {
      const occupied = [...new Set(units.map(({ at }) => at).filter((at) => at >= 0))];
      const counters = occupied.map((hex) => upright(...hexCentre(hex), 19, 19));
      for (const level of ['close', 'closest'] as const)
        expect(
          townNamesBeside(level, occupied).filter(({ box }) => counters.some((one) => touch(box, one))),
        ).toEqual([]);
    }
  });

  it('move onto no supply capacity', () => {
    const cities = board.places.filter(({ capacity }) => capacity !== undefined);
    for (const level of ['close', 'closest'] as const) {
      const before = townNames(level);
      for (const { hex } of cities)
        for (const { x, y, box } of townNamesBeside(level, [hex]).filter(
          (name, i) => name.x !== before[i]!.x || name.y !== before[i]!.y,
        ))
          expect([
            level,
            x,
            y,
            touch(box, upright(hexCentre(hex)[0], hexCentre(hex)[1] + 28, 10, 10)),
          ]).toEqual([level, x, y, false]);
    }
  });

  it('stay where they are printed while nothing covers them', () => {
    expect(townNamesBeside('close', [])).toEqual(townNames('close'));
  });
});

import { randomSource } from '#engine/core/random.ts';
import { matchPlaces, type MatchCandidate } from '#games/winter-war/analysis/threats/threat.ts';

/** Every way to give out places, tried. */
function bestSum(claimants: readonly MatchCandidate[], room: readonly number[], i = 0): number {
  if (i === claimants.length) return 0;
  const { weight, places, fixed } = claimants[i]!;
  let best = fixed ? -Infinity : bestSum(claimants, room, i + 1);
  for (const at of places) {
    if (room[at]! < 1) continue;
    const left = room.map((n, k) => (k === at ? n - 1 : n));
    best = Math.max(best, weight + bestSum(claimants, left, i + 1));
  }
  return best;
}

describe('seat', () => {
  it('gives out places to the greatest sum of weights, each within its room', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const pick = randomSource(seed);
      const room = Array.from({ length: 1 + pick(4) }, () => 1 + pick(2));
      const claimants = Array.from({ length: 1 + pick(6) }, (): MatchCandidate => ({
        weight: [1, 2, 6, 20][pick(4)]!,
        places: room.map((_, at) => at).filter(() => pick(2)),
      }));
      const places = matchPlaces(claimants, room);
      places.forEach((at, i) => expect(at < 0 || claimants[i]!.places.includes(at)).toBe(true));
      room.forEach((most, at) => expect(places.filter((one) => one === at).length <= most).toBe(true));
      const sum = places.reduce((total, at, i) => total + (at < 0 ? 0 : claimants[i]!.weight), 0);
      expect(sum).toBe(bestSum(claimants, room));
    }
  });

  it('keeps a place for those who cannot leave, whatever their weight', () => {
    const weak = { weight: 1, places: [0], fixed: true };
    const strong = { weight: 20, places: [0] };
    expect(matchPlaces([strong, weak], [1])).toEqual([-1, 0]);
    expect(matchPlaces([{ ...strong, places: [0, 1] }, weak], [1, 1])).toEqual([1, 0]);
  });
});

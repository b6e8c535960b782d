/** A computer player ends its set-up, whatever the board. */
import {
  apply,
  board,
  newGame,
  readySetUp,
  RECOMMENDED,
  ROSTER,
  unitWith,
  type Side,
  type State,
} from '#engine/winter-war';
import { profileFor } from '#games/winter-war/ai/ai-context.ts';
import setUps from '#games/winter-war/ai/set-ups.json';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';
import { STRONGHOLDS } from '#games/winter-war/analysis/places.ts';
import { chooseActions, PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { end, hex, hexes, must } from '../../../engine/winter-war/rules/helpers.ts';

/** The first position, with Soviets in some hexes, so that no Finns have room there. */
function withSovietsIn(hexes: readonly number[]): State {
  const state = newGame(RECOMMENDED, 1);
  const soviets = ROSTER.flatMap(({ id, side }) => (side === 'soviet' ? [id] : []));
  let { units } = state;
  for (const [i, at] of hexes.flatMap((one) => [one, one, one]).entries())
    units = units.with(soviets[i]!, unitWith(units[soviets[i]!]!, { at }));
  return { ...state, units };
}

describe.each(PLAYER_LEVELS)('the set-up of the Finns, %s', (level) => {
  it.each([1, 2])('ends where hexes of all plans are taken (seed %i)', (seed) => {
    let state = withSovietsIn(['1656', '1718', '1621'].map(hex));
    for (const action of chooseActions(state, 'finn', level, seed)) {
      const applied = apply(state, action);
      if (!applied.ok) throw new Error(applied.refusal.text);
      ({ state } = applied);
    }
    expect([state.phase, state.phasing]).toEqual(['set-up', 'soviet']);
  });

  it('is none where there is no room for it', () => {
    const forts = Array.from({ length: board.columns * board.rows }, (_, at) => at).filter(
      board.isFortification,
    );
    expect(chooseActions(withSovietsIn(forts), 'finn', level, 1)).toEqual([]);
  });
});

/** The set-up of a side after that of 1939 of the Finns. */
function before(side: Side): State {
  const start = newGame(RECOMMENDED, 1);
  return side === 'finn'
    ? start
    : [...readySetUp(start, 'historical', 0), end].reduce((state, action) => must(state, action), start);
}

describe.each(PLAYER_LEVELS)('a set-up by the %s', (level) => {
  const most = level === 'recruit' ? 8 : 4;
  it.each(['finn', 'soviet'] as const)('moves some small units a few hexes from their plan: %s', (side) => {
    const state = before(side);
    const counts = [1, 2, 3, 4, 5].map((seed) => {
      const { plan } = withPlan(state, profileFor(side, level, seed));
      const page = side === 'soviet' ? setUps.soviet[plan.soviet.setUp] : setUps.finnish[plan.finn.setUp!];
      const pages = Object.entries(page?.hexes ?? {}).map(([label, at]) => [label, at.split(' ')] as const);
      const left = new Map(pages.map(([label, at]) => [label, hexes(...at)]));
      const actions = chooseActions(state, side, level, seed);
      expect(actions.at(-1)).toEqual(end);
      const laid = actions.slice(0, -1).reduce((now, action) => must(now, action), state);
      const moved = readySetUp(state, 'historical', 0).filter(({ unit, hex: at }) => {
        const planned = left.get(ROSTER[unit]!.type.label)?.shift() ?? at!;
        const to = laid.units[unit]!.at;
        if (to === planned) return false;
        expect(board.distance(planned, to)).toBeLessThanOrEqual(4);
        expect(board.countryOf(to)).toBe(side === 'finn' ? 'finland' : 'ussr');
        expect(ROSTER[unit]!.type.attack).toBeLessThanOrEqual(2);
        expect(level === 'general' && STRONGHOLDS.has(planned)).toBe(false);
        return true;
      });
      expect(moved.length).toBeLessThanOrEqual(most);
      return moved.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(most / 2 - 1);
  });
});

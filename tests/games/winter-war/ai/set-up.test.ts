/** A computer player ends its set-up, whatever the board. */
import { apply, board, newGame, RECOMMENDED, ROSTER, unitWith, type State } from '#engine/winter-war';
import { chooseActions, PLAYER_LEVELS } from '#games/winter-war/ai/index.ts';
import { hex } from '../../../engine/winter-war/rules/helpers.ts';

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

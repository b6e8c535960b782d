import {
  board,
  murmanskUnits,
  type GameEvent,
  type PositionSpec,
  type State,
  type UnitSpec,
} from '#engine/winter-war';
import { end, eventsOf, hex, played, position, stacks } from './helpers.ts';

const HQS = stacks('s1954 0-1-2, s1953 0-1-2');
const SEVEN = ['2053', '2054', '1854', '1853', '1855', '2052', '2051'].flatMap((at) =>
  stacks(`s${at} 2-1-2`),
);
/** Far from Murmansk, and far from each other. */
const ELSEWHERE = stacks('s1602 2-1-2, f0604 2-2-3');

const garrison = (units: readonly UnitSpec[], more: Partial<PositionSpec> = {}): State =>
  position('soviet', 'movement', [...HQS, ...ELSEWHERE, ...units], more);

/** Ends the Soviet Player-Turn. */
function endTurn(state: State): { state: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let now = state;
  while (now.phasing === 'soviet' && now.phase !== 'over') {
    const next = played(now, end);
    events.push(...next.events);
    now = next.state;
  }
  return { state: now, events };
}

describe('Murmansk, V6: seven combat units within five hexes', () => {
  it('counts units other than HQs, as far as five hexes', () => {
    expect(murmanskUnits(garrison(SEVEN))).toBe(7);
    expect(murmanskUnits(garrison([]))).toBe(0);
    const far = (at: string): number => murmanskUnits(garrison(stacks(`s${at} 2-1-2`)));
    expect(board.distance(hex('2048'), hex('2053'))).toBe(5);
    expect([far('2048'), far('2047')]).toEqual([1, 0]);
  });

  it('counts units of every kind, NKVD and isolated ones too, but no Finns', () => {
    const mixed = stacks('s2053 1-1-4, s2054 3-1-1, s1752 2-2-2, f1656 1-1-3');
    expect(murmanskUnits(garrison(mixed))).toBe(3);
  });

  it('costs nothing with seven, ten points with six', () => {
    const full = endTurn(garrison(SEVEN));
    expect(full.state.penalties).toEqual([]);
    expect(eventsOf(full.events, 'murmansk')).toEqual([{ type: 'murmansk', turn: 5, units: 7, points: 0 }]);
    const short = endTurn(garrison(SEVEN.slice(1)));
    expect(short.state.penalties).toEqual([{ turn: 5, units: 6, points: -10 }]);
    expect(eventsOf(short.events, 'murmansk')).toEqual([
      { type: 'murmansk', turn: 5, units: 6, points: -10 },
    ]);
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [9, 1],
    [10, 1],
  ])('holds from Game-Turn 4: turn %i, %i penalties', (turn, penalties) => {
    const { state, events } = endTurn(garrison([], { turn }));
    expect(state.penalties).toHaveLength(penalties);
    expect(eventsOf(events, 'murmansk')).toHaveLength(penalties);
  });

  it('adds up turn by turn, and a penalty stays', () => {
    let state = garrison([], { turn: 3 });
    const wanted = [0, 1, 2];
    for (const count of wanted) {
      state = endTurn(state).state;
      expect(state.penalties).toHaveLength(count);
      while (state.phasing === 'finn') state = played(state, end).state;
    }
    expect(state.penalties.map((p) => p.turn)).toEqual([4, 5]);
  });

  it('is judged at the end of the Soviet Player-Turn, not of the Finnish', () => {
    let state: State = position('finn', 'movement', [...HQS, ...ELSEWHERE], { turn: 6 });
    const events: GameEvent[] = [];
    while (state.phasing === 'finn') {
      const next = played(state, end);
      events.push(...next.events);
      state = next.state;
    }
    expect(eventsOf(events, 'murmansk')).toEqual([]);
    expect(state.penalties).toEqual([]);
  });
});

import {
  AS_PRINTED,
  board,
  newGame,
  play,
  positionFrom,
  present,
  readySetUp,
  startTimeline,
  type Action,
  type Options,
  type Timeline,
  type UnitSpec,
} from '#engine/winter-war';
import { stacks } from '../../engine/winter-war/rules/helpers.ts';

export function act(line: Timeline, action: Action, dice?: readonly number[]): Timeline {
  const played = play(line, action, dice);
  if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused: ${played.refusal.text}`);
  return played.timeline;
}

const hexes = (...names: string[]): number[] => names.map((name) => board.hexByName(name));
export const end: Action = { type: 'end' };

const UNITS: readonly UnitSpec[] = stacks(
  's1407 0-1-2, s1307 8-3-2, s1408 6-4-2, s1507 2-1-3, f1207 2-2-3, f0620 4-4-2',
);

/**
 * A Soviet Player-Turn of six steps on plain ground: two marches, a battle won with a 6, an advance. Then the
 * Finns are to move.
 */
export function shortGame(options: Partial<Options> = {}): Timeline {
  const state = positionFrom({
    turn: 6,
    phasing: 'soviet',
    units: UNITS,
    options: { ...AS_PRINTED, ...options },
  });
  const at = (name: string): number => state.units.findIndex((unit) => unit.at === board.hexByName(name));
  let line = startTimeline(state);
  line = act(line, { type: 'move', unit: at('1507'), path: hexes('1506', '1406') });
  line = act(line, { type: 'move', unit: at('1408'), path: hexes('1308') });
  line = act(line, end);
  line = act(line, { type: 'attack', attackers: [at('1307')], targets: hexes('1207') }, [6]);
  line = act(line, { type: 'advance', unit: at('1307'), to: hexes('1207')[0]! });
  return act(line, end);
}

/** The Finns have set up and ended; the Soviets have placed a few counters. */
export function inSovietSetUp(): Timeline {
  let line = startTimeline(newGame(AS_PRINTED, 4));
  for (const action of readySetUp(present(line), 'historical', 1)) line = act(line, action);
  line = act(line, end);
  for (const action of readySetUp(present(line), 'historical', 1).slice(0, 5)) line = act(line, action);
  return line;
}

/** Both have set up: the Soviets are to move. */
export function setUp(): Timeline {
  let line = startTimeline(newGame(AS_PRINTED, 4));
  for (let side = 0; side < 2; side++) {
    for (const action of readySetUp(present(line), 'historical', 1)) line = act(line, action);
    line = act(line, end);
  }
  return line;
}

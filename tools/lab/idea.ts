/** An idea of play, as a change of today's General. */
import {
  board,
  check,
  enemyOf,
  MARK,
  reach,
  ROSTER,
  unitWith,
  view,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { profileFor, runToEnd, type AiContext, type AiProfile } from '#games/winter-war/ai/ai-context.ts';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { discAround, distanceField, stacksOf } from '#games/winter-war/ai/ground.ts';
import { END, Sketch } from '#games/winter-war/ai/sketch.ts';
import { withPlan } from '#games/winter-war/ai/war-plans.ts';

/** Units that move before all others, each to the nearest goal `apart` hexes from the group's others. */
export interface March {
  readonly units: readonly UnitId[];
  readonly goals: readonly Hex[];
  readonly apart?: number;
  /** Distance in hexes added for each enemy stack within three hexes. */
  readonly caution?: number;
}

export interface Idea {
  readonly side: Side;
  /** Description in a sentence. */
  readonly does: string;
  /** Hexes of all counters in the set-up, by label. */
  readonly setUp?: Readonly<Record<string, string>>;
  /** Changes the General's weights and plan for the war. */
  readonly changePlan?: (ai: AiContext) => AiProfile;
  /** Destinations in a Movement Phase; these units move nowhere else, or stay. */
  readonly march?: (state: State) => readonly March[];
  /** An action of the Attack Segment, or null for the General's. */
  readonly fight?: (state: State) => Action | null;
}

/** A player's next actions: the General's, unless the idea specifies others for its side. */
export function playIdea(idea: Idea, state: State, side: Side, seed: number): Action[] {
  const { setUp, changePlan, march, fight }: Partial<Idea> = idea.side === side ? idea : {};
  const seen = view(state, side);
  const general = profileFor(side, 'general', seed);
  const profile = changePlan ? changePlan(withPlan(seen, general)) : general;
  const playGeneral = (now: State): Action[] => runToEnd(searchAs(now, profile));
  if (seen.phase === 'set-up' && setUp) return [...placed(setUp), END];
  const isOwn = seen.phasing === side && !seen.decisions.length;
  const blow = fight?.(seen);
  if (blow && !check(seen, blow)) return [blow];
  if (!march || !isOwn || seen.phase !== 'movement') return playGeneral(seen);
  const sketch = new Sketch(seen);
  const marches = march(seen);
  for (const one of marches) moveOut(sketch, side, one);
  const held = marches.flatMap(({ units }) => units);
  const rest = playGeneral(hold(sketch.state, held));
  // If units that stay overfill their hex, the phase cannot end until one of them moves.
  const isStuck = rest[0] && check(sketch.state, rest[0]);
  return [...sketch.actions, ...(isStuck ? playGeneral(sketch.state) : rest)];
}

function moveOut(sketch: Sketch, side: Side, { units, goals, apart = 0, caution = 0 }: March): void {
  const taken: Hex[] = [];
  const enemies = stacksOf(sketch.state, enemyOf(side));
  const danger = (hex: Hex): number => {
    let stacks = 0;
    for (const near of discAround(hex, 3).keys()) if (enemies.has(near)) stacks++;
    return caution * stacks;
  };
  for (const unit of units) {
    const free = goals.filter((hex) => taken.every((one) => board.distance(one, hex) >= apart));
    const field = distanceField(free.length ? free : goals, sketch.state.turn);
    const { at } = sketch.state.units[unit]!;
    const cost = (hex: Hex): number => field[hex]! + danger(hex);
    const [best] = reach(sketch.state, unit)
      .filter(({ mayEnd, hex }) => mayEnd && field[at]! > 0 && (field[hex] === 0 || cost(hex) < cost(at)))
      .sort((a, b) => cost(a.hex) - cost(b.hex) || a.hex - b.hex);
    if (best) sketch.play({ type: 'move', unit, path: best.path });
    taken.push(sketch.state.units[unit]!.at);
  }
}

/** The position with these units marked as moved, so that planning ignores them in this phase. */
const hold = (state: State, held: readonly UnitId[]): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    held.includes(id) ? unitWith(unit, { marks: unit.marks | MARK.moved }) : unit,
  ),
});

/** Finnish counters of a label. */
export const labelled = (label: string): UnitId[] =>
  ROSTER.filter(({ side, type }) => side === 'finn' && type.label === label).map(({ id }) => id);

const placed = (page: Readonly<Record<string, string>>): Action[] =>
  Object.entries(page).flatMap(([label, names]) =>
    names
      .split(' ')
      .map((name, i): Action => ({ type: 'place', unit: labelled(label)[i]!, hex: board.hexByName(name) })),
  );

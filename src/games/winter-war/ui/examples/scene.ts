/** Builds the map view of an example from its position, as the table does for a game. */
import {
  apply,
  board,
  fortUnfinished,
  frozen,
  positionFrom,
  ROSTER,
  UNFINISHED_FORT,
  unitLabel,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { positionOf, unitMode, type Mode } from '../../table-adapter.ts';
import type { MapViewProps } from '../board/map-props.ts';
import { supplyLines } from '../overlays/supply-overlay.tsx';
import { stacksOf } from '../controller/faces.ts';
import { highlightsOf, linesOf } from '../controller/highlights.ts';
import { selectedUnits } from '../controller/mode.ts';
import * as ask from '../controller/queries.ts';
import type { Example, Selected, Played, UnitName } from './example.ts';

const hex = board.hexByName;

/** The unit on the map with this name. */
const unitIn = (state: State, name: UnitName): UnitId =>
  ROSTER.find(({ id }) => unitLabel(id) === name && state.units[id]!.at >= 0)!.id;

export function actionIn(state: State, played: Played): Action {
  if (played.type === 'move')
    return { type: 'move', unit: unitIn(state, played.unit), path: played.path.map(hex) };
  if (played.type !== 'attack') return played;
  return {
    type: 'attack',
    attackers: played.attackers.map((name) => unitIn(state, name)),
    targets: played.targets.map(hex),
  };
}

export function stateOf({ position, before = [] }: Example): State {
  return before.reduce((state, { action, dice }) => {
    const applied = apply(state, actionIn(state, action), dice);
    if (!applied.ok) throw new Error(applied.refusal.text);
    return applied.state;
  }, positionFrom(position));
}

function modeOf(state: State, held: Selected | undefined): Mode {
  if (!held) return { mode: 'idle' };
  if ('aim' in held) return { mode: 'aim', hex: hex(held.aim), secret: true };
  if ('lose' in held) return { mode: 'lose', units: held.lose.map((name) => unitIn(state, name)) };
  if ('attackers' in held) {
    const attackers = held.attackers.map((name) => unitIn(state, name));
    return { mode: 'attack', attackers, targets: held.targets.map(hex) };
  }
  return unitMode(unitIn(state, held.unit));
}

export type Scene = Pick<
  MapViewProps,
  'stacks' | 'ice' | 'highlights' | 'lines' | 'zones' | 'broken' | 'unfinished' | 'cityLoads'
> & { readonly state: State; readonly shown: readonly Hex[] };

const loadsOf = (state: State): ReadonlyMap<Hex, string> =>
  new Map(
    ask.supply(state, 'soviet').cities.map(({ city, load, capacity }) => [city, `${load}/${capacity}`]),
  );

const scenes = new Map<Example, Scene>();

function draw(example: Example): Scene {
  const state = stateOf(example);
  const shown = positionOf(state);
  const mode = modeOf(state, example.held);
  const aim = example.held && 'unit' in example.held && example.held.to ? hex(example.held.to) : null;
  const { zones = [], lines = [], pointed = [], refused = [] } = example;
  return {
    state,
    shown: example.focus.map(hex),
    stacks: stacksOf(shown, selectedUnits(mode)),
    ice: frozen(state.turn),
    broken: state.course.broken,
    unfinished: fortUnfinished(state) ? UNFINISHED_FORT : null,
    highlights: [
      ...highlightsOf(shown, mode, pointed.map(hex), false),
      ...refused.map((name) => ({ hex: hex(name), kind: 'refused' as const })),
    ],
    lines: [
      ...(example.supply ? supplyLines(state, example.supply) : []),
      ...lines.map(({ kind, hexes }) => ({ kind, hexes: hexes.map(hex) })),
      ...linesOf(shown, mode, aim),
    ],
    zones: {
      ...(zones.includes('finn') && { finn: ask.zoneOfControl(state, 'finn') }),
      ...(zones.includes('soviet') && { soviet: ask.zoneOfControl(state, 'soviet') }),
    },
    ...(example.loads && { cityLoads: loadsOf(state) }),
  };
}

/** Map view of an example; cached. */
export function sceneOf(example: Example): Scene {
  let scene = scenes.get(example);
  if (!scene) scenes.set(example, (scene = draw(example)));
  return scene;
}

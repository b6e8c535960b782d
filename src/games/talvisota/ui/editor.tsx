import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import {
  boardOf,
  FINNISH_UNITS,
  FRONTS,
  LAST_TURN,
  MOST_MORALE,
  OPTION_KEYS,
  positionFrom,
  size,
  SOVIET_UNITS,
  SPACES,
  startTimeline,
  type Front,
  type PhaseName,
  type Side,
  type Space,
  type State,
  type Unit,
} from '#engine/talvisota';
import type { DraftField, Editor, Piece, Spot } from '#table/game';
import { spaceAt } from './board/board-extent.ts';
import { UnitMark } from './counters/UnitMark.tsx';
import { unitsText } from './text/force-text.ts';
import { signed } from './text/numbers.ts';

type Counts = Readonly<Record<string, number>>;

const PILES = ['LAP', 'LAD', 'KAR', 'soviet-lost', 'soviet-back', 'pool', 'finn-lost', 'finn-back'] as const;

/** Phases in which a position can start without plans. */
const PHASES = ['recovery', 'movement', 'soviet-plans', 'turn-end'] as const satisfies readonly PhaseName[];

const isFront = (pile: string): pile is Front => (FRONTS as readonly string[]).includes(pile);

const heapOf = (pile: string) => (pile.endsWith('lost') ? 'losses' : 'reinforcements');

function forceAt({ soviet, finnish }: State, spot: Spot, side: Side): Counts {
  if (typeof spot === 'number') return side === 'soviet' ? soviet.map[spot]! : { SCT: finnish.scouts[spot]! };
  if (isFront(spot)) return side === 'soviet' ? soviet.boxes[spot] : {};
  if (spot.startsWith('soviet') !== (side === 'soviet')) return {};
  return spot === 'pool' ? finnish.pool : (side === 'soviet' ? soviet : finnish)[heapOf(spot)];
}

const added = <F extends object>(force: F, unit: string, by: number): F => ({
  ...force,
  [unit]: ((force as Counts)[unit] ?? 0) + by,
});

const at = <T,>(list: readonly T[], index: number, change: (item: T) => T): T[] =>
  list.map((item, i) => (i === index ? change(item) : item));

/** A draft with one unit more or less in a spot; null if such a unit can never be there. */
function withUnit(state: State, unit: string, spot: Spot, by: 1 | -1): State | null {
  const { soviet, finnish } = state;
  const isRed = (SOVIET_UNITS as readonly string[]).includes(unit);
  if (typeof spot === 'number') {
    if (isRed)
      return { ...state, soviet: { ...soviet, map: at(soviet.map, spot, (f) => added(f, unit, by)) } };
    return unit === 'SCT'
      ? { ...state, finnish: { ...finnish, scouts: at(finnish.scouts, spot, (n) => n + by) } }
      : null;
  }
  if (isFront(spot))
    return isRed
      ? {
          ...state,
          soviet: { ...soviet, boxes: { ...soviet.boxes, [spot]: added(soviet.boxes[spot], unit, by) } },
        }
      : null;
  if (spot.startsWith('soviet') !== isRed) return null;
  const sheet = isRed ? 'soviet' : 'finnish';
  const heap = spot === 'pool' ? spot : heapOf(spot);
  const force = added(forceAt(state, spot, isRed ? 'soviet' : 'finn'), unit, by);
  return { ...state, [sheet]: { ...state[sheet], [heap]: force } };
}

/** Marks the spaces under Soviet control as paid for. */
const paidFor = (state: State): State => ({
  ...state,
  paid: SPACES.flatMap(({ owner }, space) =>
    owner === 'finn' && (size(state.soviet.map[space]!) > 0 || state.soviet.markers.includes(space))
      ? [space]
      : [],
  ),
});

function piecesAt(state: State, spot: Spot): Piece[] {
  const of = (side: Side, units: readonly Unit[]): Piece[] => {
    const force = forceAt(state, spot, side);
    return units.flatMap((unit) => {
      const count = force[unit] ?? 0;
      return count > 0
        ? [{ id: unit, kind: `${side} ${unit}`, label: unitsText(unit, count), side, spot, count }]
        : [];
    });
  };
  return [...of('soviet', SOVIET_UNITS), ...of('finn', FINNISH_UNITS)];
}

function marked(state: State, space: Space): State {
  const markers = new Set(state.soviet.markers);
  if (!markers.delete(space)) markers.add(space);
  return paidFor({
    ...state,
    soviet: { ...state.soviet, markers: [...markers].toSorted((a, b) => a - b) },
  });
}

const EVENTS = [-2, 0, 2];

function fields(state: State): DraftField<State>[] {
  const t = playMessages().editor.field;
  const { morale, turn } = state;
  const ofMorale = (side: Side, label: string): DraftField<State> => ({
    id: `${side}-morale`,
    label,
    kind: 'number',
    value: morale[side],
    least: 0,
    most: MOST_MORALE,
    set: (points) => ({ ...state, morale: { ...morale, [side]: points } }),
  });
  return [
    {
      id: 'turn',
      label: t.turn,
      kind: 'number',
      value: turn,
      least: 1,
      most: LAST_TURN,
      set: (to) => ({ ...state, turn: to }),
    },
    {
      id: 'phase',
      label: t.phase,
      kind: 'choice',
      value: state.phase,
      choices: PHASES.map((value) => ({ value, label: startMessages().common.phase[value] })),
      set: (phase) => ({ ...state, phase: phase as PhaseName }),
    },
    ofMorale('soviet', t.sovietMorale),
    ofMorale('finn', t.finnishMorale),
    {
      id: 'event',
      label: t.event,
      kind: 'choice',
      value: String(state.event),
      choices: EVENTS.map((value) => ({ value: String(value), label: signed(value) })),
      set: (event) => ({ ...state, event: Number(event) }),
    },
  ];
}

export const editor: Editor<State> = {
  begin: (draft) => startTimeline(draft) as ReturnType<Editor['begin']>,
  // All Soviet units in front boxes, all Finns on their sheet.
  empty: ({ options, turn }) => positionFrom({ turn: Math.max(1, turn), options }),
  piles: PILES.map((id) => ({ id, label: () => playMessages().editor.pile[id] })),
  pieces: (draft) =>
    [...PILES, ...boardOf(draft.options).spaces].flatMap((spot: Spot) => piecesAt(draft, spot)),
  move(draft, { id, spot }, to) {
    const taken = withUnit(draft, id, spot, -1);
    const put = taken && withUnit(taken, id, to, 1);
    return put && paidFor(put);
  },
  brushes: [{ id: 'marker', label: () => playMessages().editor.brush.marker }],
  paint: (draft, _, space) => marked(draft, space),
  fields,
  options: (draft) =>
    OPTION_KEYS.map((key) => ({
      id: key,
      label: startMessages().common.option[key].title,
      kind: 'switch',
      value: draft.options[key],
      set: (on) => ({ ...draft, options: { ...draft.options, [key]: on } }),
    })),
  placeAt: (draft, [x, y]) => spaceAt([x, y], boardOf(draft.options).spaces),
  Picture: ({ piece }) => (
    <svg width={48} height={24} aria-hidden>
      <UnitMark
        unit={piece.id as Unit}
        side={piece.side as Side}
        count={piece.count}
        width={48}
        height={24}
      />
    </svg>
  ),
};

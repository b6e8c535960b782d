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

type Field = DraftField<State>;

const number = (
  id: string,
  label: string,
  value: number,
  [least, most]: readonly [number, number],
  set: (value: number) => State,
): Field => ({ id, label, kind: 'number', value, least, most, set });

const choice = (
  id: string,
  label: string,
  value: string,
  choices: readonly { readonly value: string; readonly label: string }[],
  set: (value: string) => State,
): Field => ({ id, label, kind: 'choice', value, choices, set });

function fields(state: State): Field[] {
  const t = playMessages().editor.field;
  const { morale, turn, phase, event } = state;
  const ofMorale = (side: Side, label: string): Field =>
    number(`${side}-morale`, label, morale[side], [0, MOST_MORALE], (points) => ({
      ...state,
      morale: { ...morale, [side]: points },
    }));
  const phases = PHASES.map((value) => ({ value, label: startMessages().common.phase[value] }));
  const events = EVENTS.map((value) => ({ value: String(value), label: signed(value) }));
  return [
    number('turn', t.turn, turn, [1, LAST_TURN], (to) => ({ ...state, turn: to })),
    choice('phase', t.phase, phase, phases, (to) => ({ ...state, phase: to as PhaseName })),
    ofMorale('soviet', t.sovietMorale),
    ofMorale('finn', t.finnishMorale),
    choice('event', t.event, String(event), events, (to) => ({ ...state, event: Number(to) })),
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

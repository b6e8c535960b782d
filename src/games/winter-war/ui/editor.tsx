/** Editor of Winter War positions: every change restarts the phase, with supply judged again. */
import optionsMessages from '../content/en/options.ftl';
import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import {
  board,
  counter,
  LAST_TURN,
  MARK,
  MOST_HANDICAP,
  OFF_MAP,
  OPTION_KEYS,
  positionFrom,
  ROSTER,
  specOf,
  startTimeline,
  withHandicap,
  type Hex,
  type PhaseName,
  type PositionSpec,
  type Side,
  type State,
} from '#engine/winter-war';
import type { DraftField, Editor, Piece, Spot } from '#table/game';
import { hexAtPoint } from './board/projection.ts';
import { faceOf } from './controller/faces.ts';
import { CounterChip } from './counters/CounterChip.tsx';
import { kindText, unitText } from './text/describe.ts';

const PILES = { due: OFF_MAP.waiting, lost: OFF_MAP.eliminated, out: OFF_MAP.unused } as const;
type Pile = keyof typeof PILES;
const PILE_NAMES = Object.keys(PILES) as Pile[];

const spotOf = (at: number): Spot => PILE_NAMES.find((pile) => PILES[pile] === at) ?? at;
const atOf = (spot: Spot): number => (typeof spot === 'number' ? spot : PILES[spot as Pile]);

/** Phases in which a position can begin. */
const PHASES = [
  'reinforcement',
  'movement',
  'retreat-before',
  'advance-before',
  'attack',
  'exploitation',
  'interphase',
] as const satisfies readonly PhaseName[];

/**
 * Restarts the phase of a draft. Lost units stay lost, which a position spec cannot express; neither can it
 * mark units that arrived in this Player-Turn and may still exceed the stacking limit.
 */
function begun(spec: PositionSpec, units: State['units'], { turn, phase, phasing }: State): State {
  const state = positionFrom(spec);
  const isSameMarch = state.turn === turn && state.phase === phase && state.phasing === phasing;
  return {
    ...state,
    units: state.units.map((unit, id) => {
      const before = units[id]!;
      if (unit.at === OFF_MAP.unused) return { ...unit, at: Math.min(before.at, OFF_MAP.eliminated) };
      const hasArrived = isSameMarch && unit.at === before.at ? before.marks & MARK.arrived : 0;
      return { ...unit, marks: unit.marks | hasArrived };
    }),
  };
}

const changed = (draft: State, spec: Partial<PositionSpec>): State =>
  begun({ ...specOf(draft), ...spec }, draft.units, draft);

function placed(draft: State, moved: ReadonlyMap<number, number>): State {
  const units = draft.units.map((unit, id) => ({
    ...unit,
    ...(moved.has(id) && { at: moved.get(id)!, marks: 0 }),
  }));
  const { owners: _owners, ...spec } = specOf({ ...draft, units });
  // Moving a unit away leaves no ownership behind; owners set explicitly are kept.
  return begun({ ...spec, owners: specOf(draft).owners ?? {} }, units, draft);
}

const pieceOf = (draft: State, id: number): Piece => {
  const { side, type } = counter(id);
  return {
    id: String(id),
    kind: `${side} ${type.label}`,
    label: type.arm === 'blank' ? unitText(id) : `${unitText(id)} ${kindText(id)}`,
    kindLabel: type.arm === 'blank' ? kindText(id) : `${type.label} ${kindText(id)}`,
    side,
    spot: spotOf(draft.units[id]!.at),
    count: 1,
  };
};

const BRUSHES = ['finn', 'soviet', 'usual', 'rail'] as const;
type Brush = (typeof BRUSHES)[number];

function painted(draft: State, brush: Brush, hex: Hex): State {
  if (brush === 'rail') {
    const broken = new Set(draft.course.broken);
    if (!broken.delete(hex)) broken.add(hex);
    return changed(draft, { course: { ...draft.course, broken: [...broken].toSorted((a, b) => a - b) } });
  }
  const { [board.hexName(hex)]: _said, ...owners } = specOf(draft).owners ?? {};
  return changed(draft, {
    owners: brush === 'usual' ? owners : { ...owners, [board.hexName(hex)]: brush },
  });
}

function fields(draft: State): DraftField<State>[] {
  const t = startMessages().common;
  const labels = playMessages().editor.field;
  return [
    {
      id: 'turn',
      label: labels.turn,
      kind: 'number',
      value: draft.turn,
      least: 1,
      most: LAST_TURN,
      set: (turn) => changed(draft, { turn }),
    },
    {
      id: 'side',
      label: labels.side,
      kind: 'choice',
      value: draft.phasing,
      choices: (['finn', 'soviet'] as const).map((value) => ({ value, label: t.player[value] })),
      set: (phasing) => changed(draft, { phasing: phasing as Side }),
    },
    {
      id: 'phase',
      label: labels.phase,
      kind: 'choice',
      value: draft.phase,
      choices: PHASES.map((value) => ({ value, label: t.phase[value] })),
      set: (phase) => changed(draft, { phase: phase as PhaseName }),
    },
  ];
}

export const editor: Editor<State> = {
  begin: (draft) => startTimeline(draft) as ReturnType<Editor['begin']>,
  empty: (draft) =>
    positionFrom({ turn: Math.max(1, draft.turn), phasing: 'soviet', options: draft.options, units: [] }),
  piles: PILE_NAMES.map((id) => ({ id, label: () => playMessages().editor.pile[id] })),
  pieces: (draft) => ROSTER.map(({ id }) => pieceOf(draft, id)),
  move: (draft, { id }, to) => placed(draft, new Map([[Number(id), atOf(to)]])),
  brushes: BRUSHES.map((id) => ({ id, label: () => playMessages().editor.brush[id] })),
  paint: (draft, brush, hex) => painted(draft, brush as Brush, hex),
  fields,
  options: (draft) => [
    ...OPTION_KEYS.map((key): DraftField<State> => ({
      id: key,
      label: optionsMessages().rules.option[key].label,
      kind: 'switch',
      value: draft.options[key],
      set: (on) => changed(draft, { options: { ...draft.options, [key]: on } }),
    })),
    {
      id: 'handicap',
      label: optionsMessages().handicap.label,
      kind: 'number',
      value: draft.options.handicap ?? 0,
      least: -MOST_HANDICAP,
      most: MOST_HANDICAP,
      set: (points) => changed(draft, { options: withHandicap(draft.options, points) }),
    },
  ],
  placeAt: (_, point) => hexAtPoint(...point),
  Picture: ({ draft, piece }) => <CounterChip face={faceOf(draft, Number(piece.id))} size={36} decorative />,
};

/** Format of the rulebook's pictures: plain data. Their texts are in `examples.md` of each language. */
import type { Action, PositionSpec, RuleId, Side, UnitSpec } from '#engine/winter-war';
import type { MapLine } from '../board/map-props.ts';

/** Hex number, CCRR. */
type HexName = string;

/** The selection that the picture shows. */
export type Selected =
  /** A selected unit: where it can go, and the cost. */
  | { readonly unit: UnitName; readonly to?: HexName }
  | { readonly attackers: readonly UnitName[]; readonly targets: readonly HexName[] }
  | { readonly lose: readonly UnitName[] }
  /** Where the paratroops are to land. */
  | { readonly aim: HexName };

/** "6-4-2 (18)", as the log writes it. */
export type UnitName = string;

export interface Example {
  /** The paragraphs that it illustrates. */
  readonly rules: readonly RuleId[];
  readonly position: PositionSpec;
  /** Actions played before the picture is taken, with their dice. */
  readonly before?: readonly { readonly action: Played; readonly dice?: readonly number[] }[];
  /** Hexes at the edges of the picture. */
  readonly focus: readonly HexName[];
  readonly held?: Selected;
  /** Sides whose zones of control are shown. */
  readonly zones?: readonly Side[];
  /** Side whose supply lines are shown. */
  readonly supply?: Side;
  /** Shows the load of each Supply City. */
  readonly loads?: boolean;
  readonly lines?: readonly { readonly kind: MapLine['kind']; readonly hexes: readonly HexName[] }[];
  /** Hexes that the caption refers to. */
  readonly pointed?: readonly HexName[];
  /** Hexes marked as forbidden. */
  readonly refused?: readonly HexName[];
}

/** An action in hand-written form. */
export type Played =
  | { readonly type: 'move'; readonly unit: UnitName; readonly path: readonly HexName[] }
  | { readonly type: 'attack'; readonly attackers: readonly UnitName[]; readonly targets: readonly HexName[] }
  | (Action & { readonly type: 'roll' | 'end' });

export const defineExamples = <const Id extends string>(
  examples: Readonly<Record<Id, Example>>,
): Readonly<Record<Id, Example>> => examples;

/** Counters on a hex: `at('1714', '2-2-3 (16) finn')`; the side is needed where both have such a counter. */
export const at = (hex: HexName, ...names: readonly string[]): UnitSpec[] =>
  names.map((written) => {
    const [, type = '', name, side] = /^(\S+)(?: \(([^)]+)\))?(?: (finn|soviet))?$/.exec(written) ?? [];
    return { type, hex, ...(name && { name }), ...(side && { side: side as Side }) };
  });

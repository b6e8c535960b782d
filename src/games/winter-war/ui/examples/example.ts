/** What a picture of the rulebook is made of: plain data. Its texts are in `examples.md` of each language. */
import type { Action, PositionSpec, RuleId, Side, UnitSpec } from '#engine/winter-war';
import type { MapLine } from '../board/map-props.ts';

/** CCRR. */
type HexName = string;

/** The choice that the picture catches the player in. */
export type Selected =
  /** A counter in hand: where it can go, and what that costs. */
  | { readonly unit: UnitName; readonly to?: HexName }
  | { readonly attackers: readonly UnitName[]; readonly targets: readonly HexName[] }
  | { readonly lose: readonly UnitName[] }
  /** Where the paratroops are to land. */
  | { readonly aim: HexName };

/** "6-4-2 (18)", as the log writes it. */
export type UnitName = string;

export interface Example {
  /** The paragraphs that it stands beside. */
  readonly rules: readonly RuleId[];
  readonly position: PositionSpec;
  /** What is played before the picture is taken, with the dice. */
  readonly before?: readonly { readonly action: Played; readonly dice?: readonly number[] }[];
  /** Hexes at the edges of the picture. */
  readonly focus: readonly HexName[];
  readonly held?: Selected;
  /** Zones of control of these sides. */
  readonly zones?: readonly Side[];
  /** The supply lines of this side. */
  readonly supply?: Side;
  /** What the Supply Cities carry. */
  readonly loads?: boolean;
  readonly lines?: readonly { readonly kind: MapLine['kind']; readonly hexes: readonly HexName[] }[];
  /** Hexes that the words point at. */
  readonly pointed?: readonly HexName[];
  /** Hexes that are forbidden. */
  readonly refused?: readonly HexName[];
}

/** An action written by hand. */
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

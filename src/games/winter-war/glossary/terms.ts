/** The terms of the hobby that this game uses: where to read on, and what belongs together. Their words: `en.ts`. */
import type { RuleId } from '#engine/winter-war';
import type { Term as AnyTerm, TermWords } from '#table/game/book.ts';

interface Entry<Id extends string> extends AnyTerm {
  readonly id: Id;
  readonly see: readonly RuleId[];
}

const define = <const Id extends string>(entries: readonly Entry<Id>[]): readonly Entry<Id>[] => entries;

const entries = define([
  // The board
  { id: 'hex', see: ['Movement'], related: ['hexside', 'terrain-chart'] },
  { id: 'hexside', see: ['Terrain.Chart', 'Movement.K'], related: ['hex'] },
  { id: 'terrain-chart', see: ['Terrain.Chart', 'M1'], related: ['movement-point', 'hexside'] },
  { id: 'row-a', see: ['Movement.K3', 'Stacking', 'Combat.A'], related: ['stacking-limit'] },
  { id: 'ice', see: ['Movement.N', 'M6'], related: ['terrain-chart', 'game-turn'] },

  // The counters
  { id: 'counter', see: ['O3'], related: ['unit', 'blank', 'attack-strength'] },
  { id: 'unit', see: ['O1', 'O2', 'O3'], related: ['counter', 'size-mark', 'unit-symbol'] },
  { id: 'size-mark', see: ['O3'], related: ['unit-symbol', 'unit'] },
  { id: 'unit-symbol', see: ['O3'], related: ['size-mark', 'unit'] },
  { id: 'attack-strength', see: ['Combat', 'Combat.L'], related: ['defence-strength', 'odds'] },
  { id: 'defence-strength', see: ['Combat', 'Combat.S'], related: ['attack-strength', 'doubling'] },
  { id: 'blank', see: ['SetUp.Finnish', 'S1'], related: ['set-up', 'counter'] },
  { id: 'headquarters', see: ['Supply.F1', 'Supply.F2'], related: ['supply', 'supply-city'] },
  { id: 'nkvd', see: ['Movement.K2', 'Combat.Q'], related: ['supply'] },
  { id: 'ski-patrol', see: ['Stacking.C', 'Combat.R'], related: ['retreat-before-combat'] },

  // The course of the game
  { id: 'set-up', see: ['SetUp.Finnish', 'SetUp.Soviet', 'SetUp.Reveal'], related: ['blank'] },
  { id: 'game-turn', see: ['Sequence.D'], related: ['player-turn', 'interphase'] },
  { id: 'player-turn', see: ['Sequence.B'], related: ['phase', 'phasing-player', 'game-turn'] },
  { id: 'phase', see: ['Sequence.A1', 'Sequence.A2', 'Sequence.A3a'], related: ['segment', 'player-turn'] },
  { id: 'segment', see: ['Sequence.A3a', 'Sequence.A3b', 'Sequence.A3c'], related: ['phase'] },
  { id: 'phasing-player', see: ['Sequence.B', 'Movement.D'], related: ['player-turn'] },
  { id: 'interphase', see: ['Sequence.C'], related: ['scenario', 'special-event', 'game-turn'] },
  {
    id: 'reinforcement',
    see: ['Reinforcement.Soviet', 'Reinforcement.Finnish', 'O4'],
    related: ['entrain', 'phase'],
  },

  // Movement
  { id: 'movement-point', see: ['Movement.A', 'Movement.C'], related: ['one-hex-move', 'terrain-chart'] },
  { id: 'one-hex-move', see: ['Movement.I', 'M2'], related: ['movement-point', 'isolated'] },
  { id: 'entrain', see: ['Movement.J', 'M3'], related: ['movement-point'] },
  { id: 'zoc', see: ['ZoneOfControl', 'ZoneOfControl.F', 'Z2'], related: ['hex', 'isolated'] },
  { id: 'stack', see: ['Stacking', 'Combat.H', 'Combat.J'], related: ['stacking-limit'] },
  { id: 'stacking-limit', see: ['Stacking', 'Stacking.A', 'K1'], related: ['stack', 'row-a'] },
  { id: 'touch-move', see: ['M4'], related: ['phase'] },

  // Combat
  { id: 'attack', see: ['Combat.C', 'Combat.F', 'C1'], related: ['combined-attack', 'odds', 'obligation'] },
  { id: 'combined-attack', see: ['Combat.G', 'Combat.K', 'C1'], related: ['attack', 'attack-strength'] },
  { id: 'odds', see: ['Combat.N', 'C5'], related: ['odds-column', 'attack-strength'] },
  { id: 'odds-column', see: ['Combat.Table', 'Combat.N'], related: ['odds', 'crt'] },
  { id: 'crt', see: ['Combat.Table', 'Combat.Results'], related: ['odds-column', 'exchange', 'retreat'] },
  { id: 'parentheses', see: ['Fortifications.B', 'C7'], related: ['fortification', 'crt'] },
  { id: 'exchange', see: ['Combat.Results', 'C11'], related: ['crt', 'advance'] },
  { id: 'retreat', see: ['Combat.Retreat', 'C9'], related: ['crt', 'retreat-before-combat', 'zoc'] },
  { id: 'advance', see: ['C12', 'Combat.Results'], related: ['exchange', 'advance-before-combat'] },
  {
    id: 'retreat-before-combat',
    see: ['Combat.A', 'C13'],
    related: ['advance-before-combat', 'row-a', 'ski-patrol'],
  },
  { id: 'advance-before-combat', see: ['Combat.B', 'C13'], related: ['retreat-before-combat', 'advance'] },
  { id: 'obligation', see: ['Combat.E', 'C2', 'C3'], related: ['soak-off', 'attack'] },
  { id: 'soak-off', see: ['C4', 'C4a'], related: ['obligation', 'odds'] },
  { id: 'doubling', see: ['Combat.S', 'C6'], related: ['fortification', 'defence-strength'] },

  // Supply
  { id: 'supply', see: ['Supply', 'Supply.F', 'Supply.G'], related: ['headquarters', 'isolated'] },
  { id: 'supply-path', see: ['U1', 'Supply.K'], related: ['supply', 'zoc'] },
  { id: 'supply-city', see: ['Supply', 'U2', 'Supply.F3'], related: ['capacity', 'headquarters'] },
  { id: 'capacity', see: ['Supply', 'U3'], related: ['overload', 'supply-city', 'attack-strength'] },
  { id: 'overload', see: ['U3', 'CL4', 'CL7'], related: ['capacity', 'withdrawal', 'isolated'] },
  { id: 'withdrawal', see: ['CL7'], related: ['overload', 'retreat'] },
  { id: 'isolated', see: ['Supply.A', 'Supply.B', 'Supply.C'], related: ['supply', 'zoc'] },

  // Fortifications and victory
  { id: 'fortification', see: ['Fortifications', 'Fortifications.B'], related: ['parentheses', 'doubling'] },
  { id: 'capture', see: ['Victory.Capture', 'V1'], related: ['line-of-communication', 'victory-point'] },
  { id: 'line-of-communication', see: ['Victory.Capture', 'V8'], related: ['capture', 'supply-path'] },
  { id: 'victory-point', see: ['Victory.Schedule'], related: ['victory-level', 'capture'] },
  { id: 'victory-level', see: ['Victory.Levels'], related: ['victory-point', 'handicap'] },
  { id: 'murmansk-defence', see: ['Murmansk', 'V6'], related: ['victory-point'] },

  // Beyond the Standard Game
  { id: 'scenario', see: ['Scenario', 'Scenario.Table'], related: ['special-event', 'interphase'] },
  { id: 'special-event', see: ['Event.Table'], related: ['scenario', 'interphase'] },
  { id: 'handicap', see: ['Option.Handicap'], related: ['victory-level'] },
  { id: 'errata', see: ['E1', 'E2', 'E3'], related: ['clarification'] },
  { id: 'clarification', see: ['CL1', 'CL3', 'CL7'], related: ['errata', 'supply'] },
]);

export type TermId = (typeof entries)[number]['id'];

/** The words of every term in one language. */
export type GlossaryWords = Readonly<Record<TermId, TermWords>>;

export interface Term extends Entry<TermId> {
  readonly related: readonly TermId[];
}

/** Every term, by subject. The tests see to it that the related ones exist. */
export const TERMS = entries as readonly Term[];

/** The public face of the engine; nothing outside imports deeper than this. */
export { board, FIRST_ICE_TURN, ROW_A } from './board/board.ts';
export type { Hex, Hexside } from './board/grid.ts';
export type { Refusal as CoreRefusal } from './core/refusal.ts';
export type { Action, ActionType } from './game/actions.ts';
export { apply, check, type Applied } from './game/apply.ts';
export type { GameEvent } from './game/events.ts';
export { legalActions } from './game/legal-actions.ts';
export { newGame } from './game/new-game.ts';
export {
  AS_PRINTED,
  OPTION_KEYS,
  OPTION_RULES,
  RECOMMENDED,
  type OptionKey,
  type Options,
} from './game/options.ts';
export { positionFrom, specOf, type PositionSpec, type UnitSpec } from './game/position.ts';
export type { Refusal, RefusalKey } from './game/refusals.ts';
export { restore, serialise, type Restored, type SaveError } from './game/save.ts';
export { decider, LAST_TURN, openActions } from './game/sequence.ts';
export * from './game/state.ts';
export * from './game/timeline.ts';
export { faceDown, view } from './game/view.ts';
export * from './reports.ts';
export { attackable } from './rules/attackers.ts';
export { advanceHexes as advances, advancers } from './rules/advance.ts';
export { COMBAT_TABLE, ODDS_COLUMNS, type CombatResult, type OddsColumn } from './rules/combat-table.ts';
export { explainMove, mayMove, reach } from './rules/movement.ts';
export { FIRST_MURMANSK_TURN, MURMANSK_UNITS, murmanskUnits } from './rules/murmansk-defence.ts';
export { obligations } from './rules/obligations.ts';
export { odds, type AttackPlan } from './rules/odds.ts';
export { readySetUp } from './rules/ready-set-ups.ts';
export { waiting } from './rules/reinforcement.ts';
export { RULE_IDS, type RuleId } from './rules/rule-ids.ts';
export { LEVELS, score, WORTH } from './rules/victory.ts';
export { counter, ROSTER, unitLabel, type Arrival, type Counter, type UnitId } from './units/roster.ts';
export { enemyOf, UNIT_TYPES, type Arm, type Side, type Size, type UnitType } from './units/unit-types.ts';
export * from './queries.ts';

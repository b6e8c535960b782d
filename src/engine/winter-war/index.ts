/** Public interface of the rules of Winter War; code outside imports nothing deeper. */
export { board, FIRST_ICE_TURN, LADOGA_FRONT, ROW_A, UNFINISHED_FORT } from './board/board.ts';
export type { Hex, Hexside } from './board/grid.ts';
export { NO_GENERATOR, type Dice } from '#engine/core/random.ts';
export type { Refusal as CoreRefusal } from '#engine/core/refusal.ts';
export type { About } from '#engine/core/about.ts';
export type { Editions } from '#engine/core/recorded.ts';
export type { RecordedAction } from '#engine/core/recorded.ts';
export type { Action, ActionType } from './state/actions.ts';
export { apply, check, type Applied } from './game/apply.ts';
export type { GameEvent } from './state/events.ts';
export { legalActions } from './game/legal-actions.ts';
export { LAST_TURN, newGame } from './game/new-game.ts';
export {
  AS_PRINTED,
  BRINGS,
  HANDICAPS,
  handicapsOf,
  inForce,
  isHandicap,
  MOST_HANDICAP,
  NEEDS,
  OPTION_KEYS,
  OPTION_RULES,
  RECOMMENDED,
  withHandicap,
  type OptionKey,
  type Options,
} from './state/options.ts';
export { stacksFree } from './state/occupancy.ts';
export { readGame, readPosition, writeGame, writePosition } from './game/notation.ts';
export type { NotationRefusal } from '#engine/core/notation-text.ts';
export { positionFaults } from './game/faults.ts';
export { positionFrom, specOf, type PositionSpec, type UnitSpec } from './game/position.ts';
export { fill } from '#engine/core/refusal.ts';
export type { Refusal, RefusalKey } from './state/refusals.ts';
export { EDITIONS } from './game/editions.ts';
export { restore, restoreInSteps, serialise, type Restored, type SaveError } from './game/save.ts';
export { isAction, isView } from './game/save-schema.ts';
export { SEATS, type Seat, type Seats } from './game/save-schema.ts';
export { secrets } from './game/secrets.ts';
export type { Secret } from '#engine/core/secrets.ts';
export { decider, openActions, playerTurnPhases } from './game/sequence.ts';
export * from './state/state.ts';
export * from './game/timeline.ts';
export { faceDown, openView, view } from './game/secrets.ts';
export * from './state/reports.ts';
export { ableTogether, attackable, canStrike, wholeForce } from './rules/attackers.ts';
export { advanceHexes as advances, advancers } from './rules/advance.ts';
export { COMBAT_TABLE } from './rules/odds.ts';
export { ODDS_COLUMNS, type CombatResult, type OddsColumn } from './state/events.ts';
export {
  hexesInReach,
  legalMoves,
  longPath,
  mayEndIn,
  mayMove,
  reach,
  type UnitMoves,
} from './rules/movement.ts';
export { FIRST_MURMANSK_TURN, MURMANSK_UNITS, murmanskDefended, murmanskUnits } from './rules/victory.ts';
export { obligations } from './rules/obligations.ts';
export { odds, type AttackPlan } from './rules/odds.ts';
export { readySetUp, restOfSetUp } from './rules/ready-set-ups.ts';
export { arrivalHexes, waiting } from './rules/reinforcement.ts';
export { dropHexes, dropModifiers, dropResult, mayPlan, planHexes } from './rules/air-drop.ts';
export { demolitionCost } from './rules/demolition.ts';
export { explainMove } from './game/explain-move.ts';
export { exploiters } from './rules/exploitation.ts';
export { forfeitable } from './rules/forfeit.ts';
export { LENGTH_ROLLS } from './rules/interphase.ts';
export { atSea, landingOdds } from './rules/landing.ts';
export { eventOf, interventionAtMost, scenarioOf } from './rules/interphase.ts';
export { arrivalTurn, firstTurn, initialForces } from './rules/reinforcement.ts';
export type { DropModifier, DropResult, Rolled, SpecialEvent } from './state/events.ts';
export { RULE_IDS, type RuleId } from './state/rule-ids.ts';
export { barredFromLeningrad, HQ_TO_CITY, HQ_TO_UNIT } from './rules/soviet-supply.ts';
export { supplyReach, type SupplyReach } from './rules/supply-report.ts';
export { UNREACHED } from './rules/supply-ground.ts';
export { stackingLimit } from './rules/stacking.ts';
export { frozen, isInPlay, landNext, supplyTable, waterSide } from './rules/terrain.ts';
export { exertsZone, fortUnfinished, zoneTable } from './rules/zones-of-control.ts';
export { LEVELS, levelOf, resultOf, resultsOf, score, WORTH } from './rules/victory.ts';
export {
  counter,
  IS_LIGHT,
  PARATROOPS,
  ROSTER,
  TANK_REGIMENTS,
  unitLabel,
  type Arrival,
  type Counter,
  type UnitId,
} from './units/roster.ts';
export { enemyOf, UNIT_TYPES, type Arm, type Side, type Size, type UnitType } from './units/unit-types.ts';
export * from './queries.ts';

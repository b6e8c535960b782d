/** Public interface of the rules of Talvisota 1939-1940; code outside imports nothing deeper. */
export {
  boardOf,
  FIRST_ICE_TURN,
  FRONTS,
  HELSINKI,
  isFinnish,
  KOIVISTO,
  LENINGRAD,
  ORANIENBAUM,
  placeOf,
  spaceOf,
  SPACES,
  type Board,
  type Front,
  type Link,
  type Place,
  type Side,
  type Space,
} from './board/board.ts';
export type { Action, ActionOf, ActionType } from './state/actions.ts';
export { apply, check, type Applied } from './game/apply.ts';
export { EDITIONS } from './game/editions.ts';
export type { GameEvent, MoraleCause } from './state/events.ts';
export { legalActions } from './game/legal-actions.ts';
export { newGame } from './game/new-game.ts';
export { OPTION_KEYS, OPTION_RULES, RECOMMENDED, type OptionKey, type Options } from './state/options.ts';
export { readGame, readPosition, writeGame, writePosition } from './game/notation.ts';
export type { NotationRefusal } from '#engine/core/notation-text.ts';
export { positionFaults } from './game/faults.ts';
export { positionFrom, type PositionSpec } from './game/position.ts';
export { REFUSALS, type Refusal, type RefusalKey } from './state/refusals.ts';
export {
  restore,
  restoreInSteps,
  serialise,
  type Restored,
  type SaveError,
  type Seats,
} from './game/save.ts';
export { isAction, isView } from './game/save-schema.ts';
export { secrets } from './game/secrets.ts';
export { decider, openActions } from './game/sequence.ts';
export * from './state/state.ts';
export * from './game/timeline.ts';
export { curtain, view } from './game/view.ts';
export { RECONSTRUCTED, type Reconstruction } from './reconstructed.ts';
export {
  checkComposition,
  checkReady,
  checkSupports,
  freeFinns,
  freeUnits,
  startsOf,
  supportsFor,
} from './rules/allotment.ts';
export { bagSizes, bagsOf, type Bags } from './rules/bags.ts';
export { COMBAT_TABLE, faceOf, readTable, type Reading, type TableResult } from './rules/round.ts';
export { fights } from './rules/combat.ts';
export { reserveSources } from './rules/combat-means.ts';
export {
  chainsOf,
  conquered,
  isSoviet,
  neighbours,
  pathIn,
  capacityIn,
  type Chains,
} from './rules/control.ts';
export { answersTo } from './rules/deployment.ts';
export { encounterAt, encounterOf, finnsIn as finnsInCombat, roundAfter } from './rules/encounter.ts';
export {
  bestScouts,
  harassChances,
  harassCost,
  harassTargets,
  type HarassChances,
  type HarassResult,
} from './rules/harassment.ts';
export { failurePoints, fortPoints, mayEnter, pursuitTargets, stakeOf, type Stake } from './rules/outcome.ts';
export {
  chanceAfter,
  combatForecast as odds,
  idleRound,
  leadAlike,
  mannerheimUses,
  type AttackEnd,
  type LossPolicy,
  type CombatForecast,
} from './rules/combat-forecast.ts';
export { recoveryCost } from './rules/recovery.ts';
export { forecast, type RoundForecast } from './rules/round.ts';
export { CHAPTERS, RULE_IDS, type ChapterId, type RuleId } from './state/rule-ids.ts';
export * from './rules/solo.ts';
export {
  strengths,
  type Encounter,
  type Modifier,
  type SideStrength,
  type Strengths,
  type UnitLine,
} from './rules/strength.ts';
export { supplyReport as supply, type SpaceSupply } from './rules/supply-report.ts';
export { isolatedSpaces, starving, waitingCost } from './rules/turn-end.ts';
export { score, type Score } from './rules/victory.ts';
export * from './units/forces.ts';
export * from './units/strategies.ts';

/**
 * Public API of the threat analysis: projections, threats, supply cuts, warnings and ZOC exceptions of a
 * position.
 */
export { findCuts, findLineCut, type Cut, type CutCause } from './cuts.ts';
export { projectNextTurn, reachableHexes, type NextTurnProjection } from './next-turn.ts';
export { findThreats, assessThreat, type PotentialAttacker, type Threat } from './threat.ts';
export { findWeakLinks, judgedAnew, type WeakLink } from './weak-links.ts';
export { findWarnings, type Warning } from './warnings.ts';
export { findOddsChanges, type OddsChange, type OddsChanges } from './what-if.ts';
export { findZoneExceptions, type ZoneException, type ZoneGap } from './zones.ts';

/** What threatens what, what cuts whom off, and what would come of it: questions about a position, no more. */
export { cuts, type Cut, type CutCause } from './cuts.ts';
export { outlookOf, reachedBy, type Outlook } from './outlook.ts';
export { threats, threatTo, type Comer, type Threat } from './threat.ts';
export { warningsBeforeEnd, type Warning } from './warnings.ts';
export { changesOf, marginsOf, type Change, type Changes, type Margins } from './what-if.ts';
export { zoneExceptions, type ZoneException, type ZoneGap } from './zones.ts';

/** Parts of this game that are loaded lazily, as one script, so that they are fetched together. */
export { hints } from './hints/hints.tsx';
export { problems } from './problems/problems.tsx';
export { review } from './review/review.ts';
export { default as DiceDialog } from './records/DiceDialog.tsx';
export { default as HistoryDialog } from './history/HistoryDialog.tsx';
export { default as PlanPanel } from './panels/PlanPanel.tsx';
export { default as SupplyCard } from './threats/SupplyCard.tsx';
export { SummaryDialog } from './summary/LastTurnCard.tsx';
export { default as ThreatPanel } from './threats/ThreatPanel.tsx';
export { default as WarCourse } from './result/WarCourse.tsx';

/**
 * What is opened at the table alone. It is one script (scripts/chunks.ts) and is fetched through this one door: a
 * door for each part would be one more script for each.
 */
export { default as ConsentDialog } from './dialogs/ConsentDialog.tsx';
export { default as NameDialog } from '../features/library/NameDialog.tsx';
export { default as AiPanel } from '../features/ai/AiPanel.tsx';
export { default as SeatsDialog } from '../features/seats/SeatsDialog.tsx';
export { default as ShareDialog } from '../features/share/ShareDialog.tsx';
export { default as SituationDialog } from '../features/situation/SituationDialog.tsx';
export { BranchDialog } from '../features/replay/BranchDialog.tsx';
export { EmbeddedTable } from './EmbeddedTable.tsx';
export { ReplayBar } from '../features/replay/ReplayBar.tsx';
export { ReplayPanel } from '../features/replay/ReplayPanel.tsx';
export { default as WarningsDialog } from '../features/warnings/WarningsDialog.tsx';
export { TrialCard } from '../features/variations/TrialCard.tsx';
export { VariationsPanel } from '../features/variations/VariationsPanel.tsx';
export { Transport } from '../features/replay/Transport.tsx';

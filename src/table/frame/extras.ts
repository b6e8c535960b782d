/**
 * What is opened at the table alone. It is one script (scripts/chunks.ts) and is fetched through this one door: a
 * door for each part would be one more script for each.
 */
export { default as ConsentDialog } from '../dialogs/ConsentDialog.tsx';
export { default as NameDialog } from '../library/NameDialog.tsx';
export { default as RivalPanel } from '../rival/RivalPanel.tsx';
export { default as SeatsDialog } from '../seats/SeatsDialog.tsx';
export { default as ShareDialog } from '../share/ShareDialog.tsx';
export { default as SituationDialog } from '../situation/SituationDialog.tsx';
export { BranchDialog } from '../replay/BranchDialog.tsx';
export { ReplayBar } from '../replay/ReplayBar.tsx';
export { ReplayPanel } from '../replay/ReplayPanel.tsx';
export { default as WarningsDialog } from '../warnings/WarningsDialog.tsx';
export { Transport } from '../replay/Transport.tsx';

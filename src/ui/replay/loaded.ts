export { BranchDialog } from './BranchDialog.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { ReplayPanel } from './ReplayPanel.tsx';
export { Transport } from './Transport.tsx';

/**
 * Parts used only at the table, as one lazily loaded script (scripts/chunks.ts), so that they are fetched together.
 * Features that show parts of others get them as props here.
 */
import { ReplayBar as Bar } from '../features/replay/ReplayBar.tsx';
import { ReplayPanel as Panel } from '../features/replay/ReplayPanel.tsx';
import { Transport as Time } from '../features/replay/Transport.tsx';
import { DecisionShown, ReviewLine } from '../features/review/ReviewLine.tsx';
import { tryLine } from '../features/variations/commands.ts';
import { VariationsPanel } from '../features/variations/VariationsPanel.tsx';

export { default as ConsentDialog } from './dialogs/ConsentDialog.tsx';
export { default as NameDialog } from '../features/library/NameDialog.tsx';
export { default as AiPanel } from '../features/ai/AiPanel.tsx';
export { default as SeatsDialog } from '../features/seats/SeatsDialog.tsx';
export { default as ShareDialog } from '../features/share/ShareDialog.tsx';
export { default as SituationDialog } from '../features/situation/SituationDialog.tsx';
export { BranchDialog } from '../features/replay/BranchDialog.tsx';
export { EmbeddedTable } from './EmbeddedTable.tsx';
export { default as WarningsDialog } from '../features/warnings/WarningsDialog.tsx';
export { TrialCard } from '../features/variations/TrialCard.tsx';
export { VariationsPanel };

export const ReplayBar = ({ narrow }: { readonly narrow: boolean }) => <Bar narrow={narrow} tool={tryLine} />;

export const ReplayPanel = () => <Panel decision={<DecisionShown />} lines={<VariationsPanel />} />;

export const Transport = () => <Time decision={<DecisionShown />} line={(at) => <ReviewLine at={at} />} />;

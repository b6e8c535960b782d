import { dialogOf, later } from '../faults/later.tsx';
import { activeGame } from '../game/registry.ts';
import { late } from './late.ts';
import { NamedDialogs } from './NamedDialogs.tsx';

const ReviewDialog = later(() => import('../features/review/ReviewDialog.tsx'), dialogOf('review'));
const ProblemsDialog = later(() => import('../features/problems/ProblemsDialog.tsx'), dialogOf('problems'));
const BranchDialog = late('BranchDialog', dialogOf('branch'));

/** The dialogs about the game on show, be it the one on the table or one that is watched. */
export const ShownDialogs = () => (
  <NamedDialogs
    dialogs={{
      branch: BranchDialog,
      review: ReviewDialog,
      problems: ProblemsDialog,
      ...activeGame().screen.dialogs,
    }}
  />
);

import { RuleLink } from '#table/text/RuleLink.tsx';
import { commonWords } from './common-words.ts';
import type { RuleId } from '#engine/talvisota';
import css from './Ours.module.css';

/** The mark of what is this edition's and not the printed game's; pressed it leads to the paragraph that tells why. */
export const Ours = ({ rule }: { readonly rule: RuleId }) => (
  <span className={css.ours} title={commonWords().reconstructed}>
    <RuleLink rule={rule} short="R" />
  </span>
);

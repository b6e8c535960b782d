import startMessages from '../../content/en/start.ftl';
import { RuleLink } from '#table';
import type { RuleId } from '#engine/talvisota';
import css from './Ours.module.css';

/** The mark of what is this edition's and not the printed game's; pressed it leads to the paragraph that tells why. */
export const Ours = ({ rule }: { readonly rule: RuleId }) => (
  <span className={css.ours} title={startMessages().common.reconstructed}>
    <RuleLink rule={rule} short="R" />
  </span>
);

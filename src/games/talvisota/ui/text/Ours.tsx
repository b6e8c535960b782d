import startMessages from '../../content/en/start.ftl';
import { RuleLink } from '#table';
import type { RuleId } from '#engine/talvisota';
import css from './Ours.module.css';

/** Marks what is this edition's rather than the printed game's; links to the paragraph with the reason. */
export const Ours = ({ rule }: { readonly rule: RuleId }) => (
  <span className={css.ours} title={startMessages().common.reconstructed}>
    <RuleLink rule={rule} short="R" />
  </span>
);

import type { Refusal, RuleId } from '../../engine/index.ts';
import { HexLink, RuleLink } from '../widgets/Links.tsx';
import css from './RefusalText.module.css';

/** What is not possible, why, the paragraph, and the hexes it speaks of. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const hexes = [...new Set(refusal.hexes)].slice(0, 6);
  return (
    <p className={css.refusal}>
      {refusal.text}{' '}
      <span className={css.bracket}>
        (<RuleLink rule={refusal.rule as RuleId} />)
      </span>{' '}
      {hexes.map((hex) => (
        <span key={hex} className={css.hex}>
          <HexLink hex={hex} />
        </span>
      ))}
    </p>
  );
}

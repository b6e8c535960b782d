import { Linked } from '../Links.tsx';
import { withTerms } from './marks.ts';

interface MarkedProps {
  readonly text: string;
  /** Terms that were marked before; it grows. */
  readonly met?: Set<string>;
}

/** Text of a panel in which each word of the hobby, where it comes first, explains itself when it is pressed. */
export const Marked = ({ text, met = new Set() }: MarkedProps) => <Linked parts={withTerms(text, met)} />;

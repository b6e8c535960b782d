import { ruleNumber } from './rule-number.ts';
import type { Sentence } from './parts.ts';

/** A sentence as text alone. */
export const plain = (parts: Sentence): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : 'rule' in part ? ruleNumber(part.rule) : part.text))
    .join('');

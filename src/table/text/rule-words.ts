import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  open: (id: string): string => `Rule ${id}`,
  titled: (id: string, title: string): string => `Rule ${id}: ${title}`,
} as const;

export type RuleLinkWords = Wording<typeof english>;

/** What a link to a paragraph is called. */
export const ruleLinkWords = words<RuleLinkWords>('table/ruleLink', english);

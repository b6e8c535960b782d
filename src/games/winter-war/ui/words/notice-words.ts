import type { Side } from '../../../../engine/winter-war/index.ts';
import { player } from './common-words.ts';
import { words } from '../../../../kit/language/words.ts';
import type { Wording } from '../../../../kit/language/words.ts';

const english = {
  turnNotice: (side: Side): string => `${player[side]}, it is your decision.`,
} as const;

export type NoticeWords = Wording<typeof english>;

export const noticeWords = words<NoticeWords>('winter-war/turnNotice', english);

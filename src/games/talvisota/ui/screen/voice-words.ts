import type { Space } from '#engine/talvisota';
import { words, type Wording } from '#kit/i18n/words.ts';
import type { Highlight, HighlightKind } from '../board/map-props.ts';

const en = {
  list: 'Spaces of the map',
  listHelp:
    'Up and Down move from space to space, Page Up and Page Down from front to front; Enter selects the space.',
  mark: { choice: 'Can be selected.', target: 'Possible target.', selected: 'Selected.' },
  inHand: (counter: string) => `Selected: ${counter}.`,
  opened: (box: string) => `${box} is open.`,
  from: (where: string) => `From ${where}.`,
  target: (space: string) => `Target: ${space}.`,
  force: (units: string) => `Units: ${units}.`,
  means: (means: string) => `With ${means}.`,
  laid: (lines: string) => `On the sheet: ${lines}.`,
  takenBack: (lines: string) => `Removed: ${lines}.`,
};

export type VoiceWords = Wording<typeof en>;

/** What is told of map and sheet to those who do not see them. */
export const voiceWords = words('talvisota/voice', en);

const isTold = (kind: HighlightKind): kind is keyof VoiceWords['mark'] => kind in voiceWords().mark;

/** How a space is marked, in words; "" where it is not. */
export function markText(highlights: readonly Highlight[], space: Space): string {
  const kinds = highlights.flatMap(({ space: marked, kind }) =>
    marked === space && isTold(kind) ? [kind] : [],
  );
  return [...new Set(kinds)].map((kind) => voiceWords().mark[kind]).join(' ');
}

/** Talvisota for the table. */
import {
  secrets,
  placeOf,
  SPACES,
  type Action,
  type Barrier,
  type GameEvent,
  type State,
} from '#engine/talvisota';
import { defineGame } from '#table';
import type { GameProblems, GameReview } from '#table/game';
import { meta } from './meta.ts';
import { rules, records } from './rules.ts';
import { barriers, secretTexts } from './ui/secrets.ts';
import { book } from './ui/book.tsx';
import { commands } from './ui/commands.ts';
import { found } from './ui/found.ts';
import { lessons } from './ui/learning.tsx';
import { Sheets } from './ui/print/Sheets.tsx';
import { aiPlayers } from './ui/ai.ts';
import { screen } from './ui/screen/screen.tsx';
import { situation } from './ui/situation.tsx';
import { story } from './ui/story.tsx';
import { spaceName } from './ui/text/names.ts';
import { refusalText } from './ui/text/refusal-text.ts';

export default defineGame<State, Action, GameEvent, Barrier>({
  meta,
  rules,
  secrets,
  secretTexts,
  barriers,
  records,
  notation: () => import('./notation.ts'),
  editor: async () => (await import('./ui/editor.tsx')).editor,
  book,
  commands,
  screen,
  story,
  situation,
  print: { Sheets },
  review: async () => (await import('./ui/review/review.ts')).review as GameReview,
  problems: async () => (await import('./ui/problems/problems.tsx')).problems as GameProblems,
  lessons,
  aiPlayers,
  placeCode: (space) => placeOf(space).id,
  placeText: spaceName,
  placeNamed(code) {
    const space = SPACES.findIndex(({ id }) => id === code);
    return space < 0 ? null : space;
  },
  search: (_, seen) => found(seen),
  refusalText,
});

/** Defines Winter War for the table. */
import { secrets, board, type Action, type Barrier, type GameEvent, type State } from '#engine/winter-war';
import { defineGame } from '#table';
import type { GameProblems, GameReview } from '#table/game';
import { meta } from './meta.ts';
import { codec } from './codec/codec.ts';
import { rules } from './rules.ts';
import { records } from './saving.ts';
import { barriers, secretTexts } from './ui/secrets.ts';
import { book } from './ui/book.tsx';
import { commands } from './ui/commands.ts';
import { found } from './ui/found.ts';
import { lessons } from './ui/learning.tsx';
import { screen } from './ui/screen/screen.tsx';
import { Sheets } from './ui/print/Sheets.tsx';
import { aiPlayers } from './ui/ai.ts';
import { situation } from './ui/situation.tsx';
import { story } from './ui/story.tsx';
import { refusalText } from './ui/text/refusal-text.ts';
import { hexText } from './ui/text/describe.ts';

function placeNamed(code: string): number | null {
  if (!/^\d{4}$/.test(code)) return null;
  const [column, row] = [Number(code.slice(0, 2)), Number(code.slice(2))];
  const exists = row >= 1 && row <= board.rows && column >= 1 && column <= board.columns;
  return exists ? board.hexByName(code) : null;
}

export default defineGame<State, Action, GameEvent, Barrier>({
  meta,
  rules,
  secrets,
  secretTexts,
  barriers,
  records,
  codec,
  notation: () => import('./notation.ts'),
  editor: async () => (await import('./ui/editor.tsx')).editor,
  book,
  commands,
  screen,
  story,
  situation,
  print: { Sheets },
  aiPlayers,
  review: async () => (await import('./ui/extras.ts')).review as GameReview,
  problems: async () => (await import('./ui/extras.ts')).problems as GameProblems,
  lessons,
  placeCode: board.hexName,
  placeText: hexText,
  placeNamed,
  search: found,
  refusalText,
});

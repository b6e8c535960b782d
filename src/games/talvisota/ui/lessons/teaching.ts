/** The lessons of Talvisota, for the table that conducts them. */
import {
  curtain,
  spaceOf,
  startTimeline,
  type Action,
  type Refusal,
  type Side,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { language } from '../../../../kit/language/language.ts';
import type { Line } from '../../../../table/contract.ts';
import type { Teaching } from '../../../../table/lessons/teaching.ts';
import type { Part } from '../../../../table/words/parts.ts';
import {
  COURSE,
  en,
  fi,
  refusalText,
  start,
  stepOf,
  tryAction,
  wordsOf,
  type Lesson,
  type LessonRefusal,
  type Progress,
} from '../../lessons/index.ts';
import { EMPTY } from '../hand/desk.ts';
import { proposalOf } from '../hand/proposal.ts';
import { spaceName } from '../words/names.ts';
import { learnWords } from './learn-words.ts';

const texts = () => ({ en, fi })[language()];

/** `{TER}` or `{TER|Terijoelle}`: every second piece of a text that is parted at them. */
function partOf(piece: string, i: number): Part {
  if (i % 2 === 0) return piece;
  const [id, text] = piece.split('|') as [string, string?];
  const place = spaceOf(id);
  return { place, text: text ?? spaceName(place) };
}

function asRefusal(progress: Progress, refusal: LessonRefusal): Refusal {
  if (refusal.by === 'engine') return refusal.refusal;
  const { see } = stepOf(progress) ?? progress.lesson.steps.at(-1)!;
  const text = refusalText(texts(), progress, refusal)
    .split(/\{([^}]+)\}/)
    .map(partOf);
  const said = text.map((part) => (typeof part === 'string' ? part : 'text' in part ? part.text : ''));
  return { rule: see[0]!, key: `lesson-${refusal.key}`, params: {}, text: said.join(''), places: [] };
}

export const teaching: Teaching = {
  lessons: COURSE,
  start: (lesson) => startTimeline(start(lesson as Lesson).state) as Line,
  take(progress: Progress, action: Action) {
    const tried = tryAction(progress, action);
    return tried.ok ? tried : { ok: false, refusal: asRefusal(progress, tried.refusal) };
  },
  asked(progress: Progress) {
    const places = stepOf(progress)?.places ?? [];
    // Where the table proposes what is asked for, nothing is left but to press the button.
    const proposed = proposalOf(progress.state, EMPTY);
    const press = proposed !== null && tryAction(progress, proposed).ok;
    return { pieces: [], places, press, cursor: places[0] ?? null };
  },
  sight({ lesson, state, ...progress }: Progress) {
    const { from, target } = state.combat ?? {};
    const fought = from === undefined || target === undefined ? [] : [from, target];
    return [...lesson.focus, ...(lesson.steps[progress.done]?.places ?? []), ...fought];
  },
  hides: (state: State, learner: Side) => {
    const open = curtain(state);
    return open !== null && open !== learner;
  },
  words: (lesson) => wordsOf(texts(), lesson as Lesson),
  parts: (text) => text.split(/\{([^}]+)\}/).map(partOf),
  busy: (side) => learnWords().busy[side as Side],
};

/** The lessons of Talvisota, for the table that conducts them. */
import {
  curtain,
  startTimeline,
  type Action,
  type Refusal,
  type Side,
  type State,
} from '../../../../engine/talvisota/index.ts';
import { language } from '../../../../kit/language/language.ts';
import type { Line } from '../../../../table/contract.ts';
import type { Teaching } from '../../../../table/lessons/teaching.ts';
import { plain } from '../../../../table/words/plain.ts';
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
import { linked } from '../words/linked.ts';
import { learnWords } from './learn-words.ts';

const texts = () => ({ en, fi })[language()];

function asRefusal(progress: Progress, refusal: LessonRefusal): Refusal {
  if (refusal.by === 'engine') return refusal.refusal;
  const { see } = stepOf(progress) ?? progress.lesson.steps.at(-1)!;
  const text = plain(linked(refusalText(texts(), progress, refusal)));
  return { rule: see[0]!, key: `lesson-${refusal.key}`, params: {}, text, places: [] };
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
  parts: linked,
  busy: (side) => learnWords().busy[side as Side],
};

import startMessages from '../../content/en/start.ftl';
import { curtain, startTimeline, type Action, type Side, type State } from '#engine/talvisota';
import { asRefusal, stepOf, wordsOf } from '#table/game';
import { type Teaching, plain } from '#table';
import { lessonTexts } from '../../content/index.ts';
import { COURSE, start, tryAction, type Lesson, type Progress } from '../../lessons/index.ts';
import { EMPTY } from '../controller/desk.ts';
import { proposalOf } from '../controller/proposal.ts';
import { linked } from '../text/names.ts';

export const teaching: Teaching = {
  lessons: COURSE,
  start: (lesson: Lesson) => startTimeline(start(lesson).state),
  take(progress: Progress, action: Action) {
    const tried = tryAction(progress, action);
    if (tried.ok) return tried;
    const write = (text: string): string => plain(linked(text));
    return { ok: false, refusal: asRefusal(lessonTexts.current(), progress, tried.refusal, write) };
  },
  asked(progress: Progress) {
    const places = stepOf(progress)?.places ?? [];
    // If the table proposes the requested action, only the button has to be pressed.
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
  load: () => lessonTexts.load(),
  words: (lesson: Lesson) => wordsOf(lessonTexts.current(), lesson),
  parts: linked,
  busy: (side: Side) => startMessages().learn.busy[side],
};

/** The lessons of Winter War for the table. */
import startMessages from '../../content/en/start.ftl';
import { board, startTimeline, type Action } from '#engine/winter-war';
import { activeGame, asRefusal, stepOf, wordsOf } from '#table/game';
import type { Part, Teaching } from '#table';
import { lessonTexts } from '../../content/index.ts';
import { COURSE, highlights, start, tryAction, type Lesson, type Progress } from '../../lessons/index.ts';
import { isOverlayShown, showOverlay } from '../board/overlays/overlay.ts';

/** A hex number such as "1733", but no year in a date. */
const HEX = /(?<![\d-])(\d{4})(?![\d-])/;

function partOf(piece: string, i: number): Part {
  const place = i % 2 ? activeGame().placeNamed(piece) : null;
  return place === null ? piece : { place, text: piece };
}

export const teaching: Teaching = {
  lessons: COURSE,
  start: (lesson: Lesson) => startTimeline(start(lesson).state),
  take(progress: Progress, action: Action) {
    const tried = tryAction(progress, action);
    return tried.ok
      ? tried
      : { ok: false, refusal: asRefusal(lessonTexts.current(), progress, tried.refusal) };
  },
  asked(progress: Progress) {
    const { state } = progress;
    const allowed = stepOf(progress)?.allowed ?? [];
    const { units, hexes } = highlights(allowed);
    const [first] = units.map((unit) => state.units[unit]!.at).filter((at) => at >= 0);
    const press = allowed.some(({ type }) => type === 'end');
    return { pieces: units, places: hexes, press, cursor: first ?? hexes[0] ?? null };
  },
  sight(progress: Progress, last: Action | undefined) {
    const { lesson, state } = progress;
    const step = stepOf(progress);
    const { units, hexes } = highlights(step?.allowed ?? []);
    const acting = last && 'unit' in last ? [...units, last.unit] : units;
    const places = acting.map((unit) => state.units[unit]!.at).filter((at) => at >= 0);
    return [...(step?.focus ?? lesson.focus).map(board.hexByName), ...hexes, ...places];
  },
  hides: () => false,
  load: () => lessonTexts.load(),
  words: (lesson: Lesson) => wordsOf(lessonTexts.current(), lesson),
  parts: (text) => text.split(HEX).map(partOf),
  busy: (side: 'finn' | 'soviet') => startMessages().learn.busy[side],
  // The texts of the lessons refer to hexes by number.
  prepare() {
    const numbers = isOverlayShown('numbers');
    showOverlay('numbers');
    return () => showOverlay('numbers', numbers);
  },
};

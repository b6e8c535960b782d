import { LENINGRAD } from '../board/board.ts';
import type { SpecialEvent } from '../state/events.ts';
import { setCourse, setUnit, standIn, type Draft } from './draft.ts';
import { OFF_MAP, type Course } from '../state/state.ts';
import { IS_SOVIET, PARATROOPS, RIFLE_REGIMENTS } from '../units/roster.ts';
import { askForfeit, CLIMATE_POINTS } from './forfeit.ts';
import { musterVolunteers } from './muster.ts';
import { LENGTH_ROLLS } from './scenario-tables.ts';

type Single = Exclude<SpecialEvent, 'G+J'>;

/** A Special Event happens, or has no effect now (Event.F to Event.L). */
export function bringEvent(draft: Draft, event: SpecialEvent): void {
  // The choice of a city waits until both halves have happened.
  if (event === 'G+J') {
    bringEvent(draft, 'J');
    bringEvent(draft, 'G');
    return;
  }
  const effect = EFFECTS[event](draft);
  draft.events.push({ type: 'special-event', event, effect });
}

const remember = (draft: Draft, change: Partial<Course>): true => {
  setCourse(draft, change);
  return true;
};

/** What each event does; false when it cannot happen now. */
const EFFECTS: Readonly<Record<Single, (draft: Draft) => boolean>> = {
  F: paradrop,
  G: musterVolunteers,
  H: (draft) =>
    draft.state.course.scenario !== null &&
    !draft.state.course.petrozavodskRaised &&
    remember(draft, { petrozavodskRaised: true }),
  J: returnRegiment,
  K: callable,
  L: (draft) => {
    remember(draft, { railsClosedIn: draft.state.turn + 1 });
    askForfeit(draft, 'climate', CLIMATE_POINTS);
    return true;
  },
};

/** The paratroops stand ready in Leningrad; once they are in play from the start, a lost brigade is made good. */
function paradrop(draft: Draft): boolean {
  const { options, course, units } = draft.state;
  const needed = options.airborne ? OFF_MAP.eliminated : OFF_MAP.unused;
  const held = units.some(({ at }, id) => at === LENINGRAD && !IS_SOVIET[id]);
  if (course.paradrop || held || units[PARATROOPS]!.at !== needed) return false;
  standIn(draft, PARATROOPS, LENINGRAD);
  return remember(draft, { paradrop: true });
}

function returnRegiment(draft: Draft): boolean {
  const unit = RIFLE_REGIMENTS.find((id) => draft.state.units[id]!.at === OFF_MAP.eliminated);
  if (unit === undefined) return false;
  setUnit(draft, unit, { at: OFF_MAP.waiting, cut: 0, marks: 0 });
  draft.events.push({ type: 'returned', unit });
  return true;
}

/** The Finns may end the game after the next Game-Turn, unless it ends then anyway (Event.K, X4). */
function callable(draft: Draft): boolean {
  const { options, turn, lastTurn } = draft.state;
  const next = turn + 1;
  const endsAnyway = next >= lastTurn && !(options.variableLength && LENGTH_ROLLS[next]);
  return options.ceaseFire && !endsAnyway && remember(draft, { ceaseFireAfter: next });
}

/** Steps of the running Interphase: those done with rolls and results, the current one, those to come. */
import {
  decider,
  present,
  type GameEvent,
  type Rolled,
  type Side,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { toReadingOrder } from '../../analysis/records/events.ts';
import { sentenceOf } from './sentences.ts';
import type { Sentence } from '#table';

/** A die roll or a choice in the Interphase. */
export type StepName = Rolled['of'] | 'cease-fire' | 'landing';

/** The assault on Petsamo. */
export type Assault = Extract<GameEvent, { type: 'landing' }>;

export interface CourseStep {
  readonly key: string;
  readonly name: StepName;
  readonly side: Side;
  readonly status: 'done' | 'now' | 'next';
  readonly roll: Rolled | null;
  /** The assault on Petsamo caused by this step. */
  readonly assault: Assault | null;
  /** The results, as sentences. */
  readonly news: readonly Sentence[];
}

interface EventSeen {
  readonly event: GameEvent;
  /** The position after the action. */
  readonly after: State;
  readonly action: number;
}

/** All events since the Interphase began, including those that follow automatically. */
function since({ steps, cursor }: Timeline): EventSeen[] {
  const seen: EventSeen[] = [];
  for (let i = cursor - 1; i >= 0; i--) {
    const { events, state } = steps[i]!;
    const read = toReadingOrder(events);
    const begins = read.findLastIndex(({ type }) => type === 'phase');
    seen.unshift(...read.slice(begins + 1).map((event) => ({ event, after: state, action: i })));
    if (begins >= 0) break;
  }
  return seen;
}

const sideOf = (name: StepName): Side => (name === 'event' ? 'soviet' : 'finn');

type Open = Omit<CourseStep, 'status' | 'news' | 'assault'> & { news: Sentence[]; assault: Assault | null };

function stepsPlayed(timeline: Timeline): Open[] {
  const found: Open[] = [];
  const begin = (name: StepName, action: number, roll: Rolled | null = null): void => {
    found.push({ key: `${action} ${name}`, name, side: sideOf(name), roll, assault: null, news: [] });
  };
  since(timeline).forEach(({ event, after, action }, i, all) => {
    if (event.type === 'rolled') return begin(event.of, action, event);
    if (event.type === 'declined' && event.what === 'cease-fire') return begin('cease-fire', action);
    // Without a die just before it, the event belongs to a postponed landing.
    const before = all[i - 1];
    const dieBefore = before?.action === action && before.event.type === 'rolled';
    if (event.type === 'scenario' && !dieBefore) begin('landing', action);
    // The heading of the Scenario die already names the Scenario.
    const headed = event.type === 'scenario' && found.at(-1)?.name === 'scenario';
    if (headed || event.type === 'supply') return;
    if (!found.length) begin('landing', action);
    const step = found.at(-1)!;
    if (event.type === 'landing') {
      step.assault = event;
      return;
    }
    const sentence = sentenceOf(event, after);
    if (sentence) step.news.push(sentence);
  });
  return found;
}

const EMPTY = { roll: null, assault: null, news: [] } as const;

/** Steps of the Interphase in the present position. */
export function courseOf(timeline: Timeline): CourseStep[] {
  const state = present(timeline);
  const decision = state.decisions.at(-1);
  const done = stepsPlayed(timeline).map((step): CourseStep => ({ ...step, status: 'done' }));
  const left = (state.interphase?.steps ?? [])
    .filter((name) => name !== 'ashore')
    .map((name): StepName =>
      name === 'scenario' && state.options.resoluteIntervention ? 'intervention' : name,
    );
  if (decision?.kind === 'cease-fire') left.unshift('cease-fire');
  const last = done.at(-1);
  const within = decision && decision.kind !== 'cease-fire';
  // A choice caused by a die belongs to that die's step; only a landing can come without one.
  const side = decider(state);
  if (within && last) done[done.length - 1] = { ...last, status: 'now', side };
  else if (within) done.push({ ...EMPTY, key: 'landing', name: 'landing', side, status: 'now' });
  const next = left.map((name, i): CourseStep => ({
    ...EMPTY,
    key: `next ${name}`,
    name,
    side: sideOf(name),
    status: i === 0 && !within ? 'now' : 'next',
  }));
  return [...done, ...next];
}

/** The `Story` of Talvisota; see there for each member. */
import playMessages from '../content/en/play.ftl';
import {
  at,
  decider,
  EDITIONS,
  type Action,
  type GameEvent,
  type State,
  type Timeline,
} from '#engine/talvisota';
import type { Story, TurnSegment } from '#table/game';
import { usePosition } from '../table-adapter.ts';
import { CombatCard } from './controller/CombatCard.tsx';
import { EMPTY } from './controller/desk.ts';
import { todoIn } from './controller/situation.ts';
import common from './common/common.module.css';
import { purposeKey, findPurpose, type Purpose } from '../ai/plans.ts';
import css from './hints/Purposes.module.css';
import { Purposes } from './hints/Purposes.tsx';
import { purposeText } from './hints/hint-text.ts';
import { isStrong, sentenceOf, textsOf } from './text/sentences.ts';
import {
  headingFor,
  heading,
  kindOf,
  opening,
  statusLine,
  segments,
  segmentName,
  redactedLine,
} from './screen/segments.ts';

/** Purpose of a computer player's next actions, beside the map. */
function Intent({ state, next }: { readonly state: State; readonly next: readonly Action[] }) {
  const [action] = next;
  const purpose = action ? findPurpose(state, action) : null;
  if (!purpose) return null;
  return (
    <div className={css.intent}>
      <Purposes title={playMessages().purposes.now} purposes={[purpose]} />
    </div>
  );
}

/** Groups the moves along the supply lines by purpose. */
function foldsIn(
  line: Timeline,
  from: number,
  to: number,
): { readonly text: string; readonly steps: readonly number[] }[] {
  const found = new Map<string, { readonly purpose: Purpose; readonly steps: number[] }>();
  for (let step = from + 1; step <= to; step++) {
    const { action } = line.steps[step - 1]!;
    if (action.type !== 'enter' && action.type !== 'march') continue;
    const purpose = findPurpose(at(line, step - 1), action);
    if (!purpose) continue;
    const key = purposeKey(purpose);
    const group = found.get(key) ?? { purpose, steps: [] };
    group.steps.push(step);
    found.set(key, group);
  }
  return [...found.values()].map(({ purpose, steps }) => ({ text: purposeText(purpose), steps }));
}

/** Milliseconds to show the moment after a step, by its action. */
const REST: Readonly<Partial<Record<Action['type'], number>>> = {
  roll: 2000,
  fight: 1600,
  deploy: 1200,
  answer: 900,
  occupy: 1200,
  harass: 2000,
  assign: 80,
  enter: 350,
  march: 500,
};
const OTHERWISE = 500;

const StepDetails = () => <CombatCard state={usePosition().seen} desk={EMPTY} />;

function TurnSummary({ line, segment }: { readonly line: Timeline; readonly segment: TurnSegment }) {
  const events = line.steps.slice(segment.from, segment.to).flatMap((step) => step.events);
  const lines = textsOf(events.filter((event) => isStrong(event) || event.type === 'morale'));
  return (
    <ul className={common.list}>
      {lines.map((text, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- in chronological order
        <li key={i}>{text}</li>
      ))}
    </ul>
  );
}

export const story: Story<State, Action, GameEvent> = {
  opening,
  headingFor,
  inReadingOrder: (events) => events,
  eventSentence: sentenceOf,
  isStrong,
  nothingYet: () => playMessages().table.nothingYet,
  describeLegacyAction: () => [playMessages().table.past],
  endsPhase: ({ type }) => type === 'end',
  changesSince: (by) =>
    by.rules === EDITIONS.rules && by.board === EDITIONS.board ? [] : [playMessages().table.editions],
  redactedLine,
  segments,
  kindOf,
  segmentName,
  heading,
  statusLine,
  isBattle: (events) => events.some(({ type }) => type === 'round' || type === 'harassed'),
  pauseAfter(line, step) {
    const done = line.steps[step - 1];
    if (!done) return OTHERWISE;
    if (at(line, step - 1).turn !== done.state.turn) return 1200;
    return REST[done.action.type] ?? OTHERWISE;
  },
  hasTarget: ({ type }) => type === 'deploy',
  StepDetails,
  Intent,
  folds: foldsIn,
  coversStep: () => false,
  TurnSummary,
  turnDone: () => null,
  screenReaderText: (events) => textsOf(events).join(' '),
  promptForTurn: (events, after) =>
    events.some(({ type }) => type === 'phase')
      ? playMessages().table.call({ who: playMessages().table.decides[decider(after)], todo: todoIn(after) })
      : null,
  keyHints: () => playMessages().table.keysAloud,
};

/** Winter War's part of the log, replay and announcements; the members are documented in the contract. */
import logMessages from '../content/en/log.ftl';
import {
  EDITIONS,
  type Action,
  type GameEvent,
  type State,
  counter,
  type Side,
  type Timeline,
} from '#engine/winter-war';
import type { Story, ActorKind, TurnSegment } from '#table/game';
import { isAttackAction, isBattle, restAfterStep, toReadingOrder } from '../analysis/records/events.ts';
import { plain } from '#table';
import { hexText, unitText } from './text/describe.ts';
import { sentenceOf, isStrong } from './log/sentences.ts';
import { Intent } from './intents/Intents.tsx';
import { foldsIn } from './intents/intents.ts';
import {
  headingFor,
  heading,
  kindOf,
  opening,
  statusLine,
  segments,
  segmentName,
  redactedLine,
} from './log/segments.ts';
import { changesSince, pastSentence } from './log/past.ts';
import playMessages from '../content/en/play.ftl';
import { Section } from '#kit/widgets/Section.tsx';
import { usePosition, useTable } from '../table-adapter.ts';
import * as ask from './controller/queries.ts';
import { DropCard } from './panels/DropCard.tsx';
import { HexPanel } from './panels/HexPanel.tsx';
import { OddsCard } from './panels/OddsCard.tsx';
import { ResultCard } from './panels/ResultCard.tsx';
import { promptForTurn } from './situation/summary.ts';
import { turnDone, reportTurn } from './summary/last-turn.ts';
import { useMemo } from 'react';
import { TurnSummaryView } from './summary/TurnSummaryView.tsx';

/** The attack about to be made, with its odds. */
function Aimed({ action }: { readonly action: Action }) {
  const { state } = usePosition();
  if (action.type !== 'attack') return null;
  const report = ask.shownOdds(state, action.attackers, action.targets);
  return (
    <Section title={playMessages().combat.aims({ hexes: action.targets.map(hexText).join(', ') })}>
      {report ? <OddsCard report={report} /> : null}
    </Section>
  );
}

/** Details beside the map in a replay: the next or latest attack, and the inspected hex. */
function StepDetails({ aimed }: { readonly aimed: Action | null }) {
  const mode = useTable((table) => table.mode);
  return (
    <>
      {aimed ? <Aimed action={aimed} /> : <ResultCard />}
      <DropCard />
      {mode.mode === 'look' ? <HexPanel hex={mode.hex} /> : null}
    </>
  );
}

interface TurnSummaryProps {
  readonly line: Timeline;
  readonly segment: TurnSegment;
}

/** Summary of a Player-Turn or an Interphase so far. */
function TurnSummary({ line, segment }: TurnSummaryProps) {
  const { from, to } = segment;
  const report = useMemo(() => reportTurn(line, from, to), [line, from, to]);
  return <TurnSummaryView report={report} />;
}

/** More placed counters than this are only counted. */
const MANY = 3;

/** A computer's placements may be hidden; its moves are announced only if it pauses after each of them. */
function isUntold(event: GameEvent, actorKindOf: (side: Side) => ActorKind): boolean {
  if (event.type !== 'placed' && event.type !== 'moved' && event.type !== 'arrived') return false;
  const how = actorKindOf(counter(event.unit).side);
  return how !== 'person' && (event.type === 'placed' || how === 'computer');
}

/** Placements are not in the log, but are announced to the player who makes them. */
function spoken(event: GameEvent, after: State, events: readonly GameEvent[]): string {
  if (event.type === 'placed')
    return logMessages().live.placed({
      unit: unitText(event.unit),
      hex: event.hex === null ? null : hexText(event.hex),
    });
  const sentence = sentenceOf(event, after, { before: null, events });
  return sentence ? plain(sentence) : '';
}

/** Announcement of an action for screen readers, in sentences; "" for nothing. */
function screenReaderText(
  events: readonly GameEvent[],
  after: State,
  actorKindOf: (side: Side) => ActorKind,
): string {
  const shown = events.filter((event) => !isUntold(event, actorKindOf));
  const placed = shown.filter(({ type }) => type === 'placed');
  if (placed.length > MANY) return logMessages().live.many({ n: placed.length });
  return shown
    .map((event) => spoken(event, after, shown))
    .filter(Boolean)
    .join(' ');
}

export const story: Story<State, Action, GameEvent> = {
  opening,
  headingFor,
  inReadingOrder: toReadingOrder,
  eventSentence: sentenceOf,
  isStrong,
  staysOpen: ({ type }) => type === 'supply',
  nothingYet: () => logMessages().log.empty,
  describeLegacyAction: pastSentence,
  folds: foldsIn,
  endsPhase: ({ type }) => type === 'end',
  changesSince: (by) => changesSince(by, EDITIONS),
  keptNoPositions: ({ rules, board }) => rules === 1 && board === 1,
  redactedLine,
  segments,
  kindOf,
  segmentName,
  heading,
  statusLine,
  isBattle,
  pauseAfter: restAfterStep,
  hasTarget: isAttackAction,
  StepDetails,
  Intent,
  coversStep: (events) => events.some(({ type }) => type === 'attacked'),
  TurnSummary,
  turnDone,
  screenReaderText,
  promptForTurn,
  keyHints: () => logMessages().live.keys,
};

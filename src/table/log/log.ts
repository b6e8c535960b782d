/** From events to sentences. */
import {
  board,
  MURMANSK_UNITS,
  type GameEvent,
  type Hex,
  type PhaseName,
  type Side,
  type State,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import { language, type Language } from '../../kit/language/language.ts';
import { optionalSentence } from '../../games/winter-war/ui/words/optional-log.ts';
import { listed, sentence, type Sentence } from '../words/parts.ts';
import { hexPart, unitList, unitText } from '../../games/winter-war/ui/words/words.ts';
import { logWords } from '../../games/winter-war/ui/words/log-words.ts';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { combatWords } from '../../games/winter-war/ui/words/combat-words.ts';
import { interphaseWords } from '../../games/winter-war/ui/words/interphase-words.ts';

export interface LogLine {
  readonly text: Sentence;
  /** Shown larger: attacks and the end. */
  readonly weight: 'plain' | 'strong';
  /** How many steps are done when it has happened. */
  readonly step: number;
}

export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  readonly lines: readonly LogLine[];
}

type Attacked = Extract<GameEvent, { type: 'attacked' }>;

function attackSentence(event: Attacked): Sentence {
  const { attackers, targets, attack, defence, column, die, result } = event;
  const head = logWords().attacked(
    unitList(attackers),
    attackers.length > 1,
    listed(
      targets.map((hex) => sentence`${hexPart(hex)}`),
      commonWords().and,
    ),
    combatWords().against(attack, defence),
  );
  const { name } = combatWords().result[result];
  const tail =
    die === null || column === null ? logWords().noDie(name) : logWords().rolled(column, die, name);
  return [...head, ...tail];
}

const noteworthy = (hex: Hex): boolean => board.isFortification(hex) || board.placeNameOf(hex) !== undefined;

/**
 * What the log says of an event, by the position after the action that brought it; null when it is silent.
 * Placing counters stays unsaid: it is hidden.
 */
export function sentenceOf(event: GameEvent, after: State): Sentence | null {
  switch (event.type) {
    case 'placed':
      return null;
    case 'phase':
      return event.phase === 'set-up' && event.phasing === 'soviet' ? logWords().setUp('finn') : null;
    case 'revealed':
      return logWords().revealed;
    case 'arrived':
      return event.hex === null
        ? logWords().delayed(unitText(event.unit))
        : logWords().arrived(unitText(event.unit), hexPart(event.hex));
    case 'moved':
      return logWords().moved(
        unitText(event.unit),
        hexPart(event.from),
        hexPart(event.path.at(-1) ?? event.from),
        event.rail,
      );
    case 'administered':
      return logWords().administered(unitText(event.unit));
    case 'supply':
      return [logWords().relieved, logWords().cut, logWords().leftOut][event.isolation]!(
        unitText(event.unit),
      );
    case 'retreated':
      return logWords().retreated(unitText(event.unit), hexPart(event.from), hexPart(event.to), event.before);
    case 'advanced':
      return logWords().advanced(unitText(event.unit), hexPart(event.to), event.before);
    case 'attacked':
      return attackSentence(event);
    case 'eliminated':
      return logWords().eliminated(unitText(event.unit), hexPart(event.hex), logWords().cause[event.cause]);
    case 'captured':
      return noteworthy(event.hex) ? logWords().captured(event.side, hexPart(event.hex)) : null;
    case 'murmansk':
      return logWords().murmansk(event.turn, event.units, MURMANSK_UNITS, event.points);
    case 'ended': {
      const { reason, level, points } = event.outcome;
      if (reason === 'cease-fire')
        return interphaseWords().log.ceaseFire(commonWords().level[level], commonWords().signed(points));
      return reason === 'leningrad' ? logWords().endedAtOnce(level) : logWords().ended(level, points);
    }
    case 'rolled':
    case 'scenario':
    case 'special-event':
    case 'joined':
    case 'returned':
    case 'recalled':
    case 'landing':
    case 'declined':
    case 'landing-delayed':
    case 'heavy':
    case 'planned':
    case 'dropped':
    case 'demolished':
    case 'mended':
    case 'thawed':
      return optionalSentence(event, after);
  }
}

const STRONG: readonly GameEvent['type'][] = [
  'attacked',
  'ended',
  'revealed',
  'scenario',
  'landing',
  'dropped',
];

const isStrong = ({ type }: GameEvent): boolean => STRONG.includes(type);

function lineOf(event: GameEvent, after: State, step: number): LogLine | null {
  const text = sentenceOf(event, after);
  return text && { text, weight: isStrong(event) ? 'strong' : 'plain', step };
}

/** A landing that was put off comes by itself, as the Interphase begins. */
function phaseFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const phase = events.findLast((event) => event.type === 'phase');
  const begins = events.findIndex(({ type }) => type === 'scenario');
  if (phase?.phase !== 'interphase' || begins < 0) return events;
  const others = events.filter((event) => event !== phase);
  return [...others.slice(0, begins), phase, ...others.slice(begins)];
}

/** A hex falls after the move that took it, though the engine tells of it on the way. */
export function inReadingOrder(happened: readonly GameEvent[]): GameEvent[] {
  const events = phaseFirst(happened);
  const told: GameEvent[] = [];
  let taken: GameEvent[] = [];
  for (const event of events) {
    if (event.type === 'captured') taken.push(event);
    else if (event.type === 'moved' || event.type === 'advanced' || event.type === 'retreated') {
      told.push(event, ...taken);
      taken = [];
    } else told.push(event);
  }
  return [...told, ...taken];
}

type Step = Timeline['steps'][number];
type Told = readonly (readonly [GameEvent, LogLine | null])[];

const known = new WeakMap<Step, { readonly language: Language; readonly told: Told }>();

/** What a step brought, with its lines; told once, as a step never changes. */
function toldOf(step: Step, number: number): Told {
  const found = known.get(step);
  if (found?.language === language()) return found.told;
  const told: Told = inReadingOrder(step.events).map((event) => [event, lineOf(event, step.state, number)]);
  known.set(step, { language: language(), told });
  return told;
}

/** The lines of one step; steps are counted as done. */
export const linesOf = ({ steps }: Timeline, step: number): LogLine[] =>
  toldOf(steps[step - 1]!, step).flatMap(([, line]) => line ?? []);

/** The whole log, one group a phase; phases in which nothing happened are left out. */
export function logOf({ start: first, steps, cursor }: Timeline): LogGroup[] {
  const groups: LogGroup[] = [];
  let lines: LogLine[] = [];
  const start = (key: string, turn: number, phase: PhaseName, side: Side): void => {
    lines = [];
    groups.push({ key, turn, phase, side, lines });
  };
  start('start', first.turn, first.phase, first.phasing);
  for (const [i, step] of steps.slice(0, cursor).entries())
    for (const [event, line] of toldOf(step, i + 1)) {
      if (line && event.type === 'phase') lines.push(line);
      if (event.type === 'phase') start(`${i}-${event.phase}`, event.turn, event.phase, event.phasing);
      else if (line) lines.push(line);
    }
  return groups.filter((group) => group.lines.length);
}

const OUTCOMES: readonly GameEvent['type'][] = ['eliminated', 'retreated', 'advanced'];

/** What became of the units in and after the attack of a step, up to now. */
export const aftermath = ({ steps, cursor }: Timeline, from: number): Sentence[] =>
  steps
    .slice(from, cursor)
    .flatMap(({ events, state }) =>
      events.filter(({ type }) => OUTCOMES.includes(type)).map((event) => sentenceOf(event, state)!),
    );

/** The latest attack of the running segment, for the result card. */
export function lastAttack({ steps, cursor }: Timeline): { event: Attacked; step: number } | null {
  for (let i = cursor - 1; i >= 0; i--) {
    const events = steps[i]!.events;
    for (let k = events.length - 1; k >= 0; k--) {
      const event = events[k]!;
      if (event.type === 'attacked') return { event, step: i };
      if (event.type === 'phase') return null;
    }
  }
  return null;
}

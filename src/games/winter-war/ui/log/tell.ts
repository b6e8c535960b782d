/** From events to sentences. */
import { type GameEvent, type State, board, MURMANSK_UNITS, type Hex } from '#engine/winter-war';
import { type Sentence, listed, sentence } from '#table/words/parts.ts';
import { interphase } from './interphase.ts';
import type { EventType, Tellers } from './teller.ts';
import { variants } from './variants.ts';
import { commonWords } from '../words/common-words.ts';
import { interphaseWords } from '../words/interphase-words.ts';
import { hexPart, unitText, unitList } from '../words/words.ts';
import { logWords } from './log-words.ts';
import { combatWords } from '../words/combat-words.ts';

/** Attacks, retreats, advances and losses. */
const combat: Tellers<'attacked' | 'retreated' | 'advanced' | 'eliminated'> = {
  attacked({ attackers, targets, attack, defence, column, die, result }) {
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
  },
  retreated: ({ unit, from, to, before }) =>
    logWords().retreated(unitText(unit), hexPart(from), hexPart(to), before),
  advanced: ({ unit, to, before }) => logWords().advanced(unitText(unit), hexPart(to), before),
  eliminated: ({ unit, hex, cause }) =>
    logWords().eliminated(unitText(unit), hexPart(hex), logWords().cause[cause]),
};

/** Arrivals, marches, orders of supply, isolation. */
const movement: Tellers<'arrived' | 'moved' | 'administered' | 'supply'> = {
  arrived: ({ unit, hex }) =>
    hex === null ? logWords().delayed(unitText(unit)) : logWords().arrived(unitText(unit), hexPart(hex)),
  moved: ({ unit, from, path, rail }) =>
    logWords().moved(unitText(unit), hexPart(from), hexPart(path.at(-1) ?? from), rail),
  administered: ({ unit }) => logWords().administered(unitText(unit)),
  supply: ({ unit, isolation }) =>
    [logWords().relieved, logWords().cut, logWords().leftOut][isolation]!(unitText(unit)),
};

const noteworthy = (hex: Hex): boolean => board.isFortification(hex) || board.placeNameOf(hex) !== undefined;

/** Set-ups, what falls, the Murmansk Defence, the end. */
const sequence: Tellers<'placed' | 'phase' | 'revealed' | 'captured' | 'murmansk' | 'ended'> = {
  // Placing counters stays unsaid: it is hidden.
  placed: () => null,
  phase: ({ phase, phasing }) =>
    phase === 'set-up' && phasing === 'soviet' ? logWords().setUp('finn') : null,
  revealed: () => logWords().revealed,
  captured: ({ hex, side }) => (noteworthy(hex) ? logWords().captured(side, hexPart(hex)) : null),
  murmansk: ({ turn, units, points }) => logWords().murmansk(turn, units, MURMANSK_UNITS, points),
  ended({ outcome: { reason, level, points } }) {
    if (reason === 'cease-fire')
      return interphaseWords().log.ceaseFire(commonWords().level[level], commonWords().signed(points));
    return reason === 'leningrad' ? logWords().endedAtOnce(level) : logWords().ended(level, points);
  },
};

const TELLERS: Tellers<EventType> = { ...sequence, ...movement, ...combat, ...interphase, ...variants };

/**
 * What the log says of an event, by the position after the action that brought it; null when it is silent.
 */
export function sentenceOf(event: GameEvent, after: State): Sentence | null {
  // Each is told by the teller of its own kind, which the types cannot follow here.
  const tell = TELLERS[event.type] as (event: GameEvent, after: State) => Sentence | null;
  return tell(event, after);
}

const STRONG: ReadonlySet<EventType> = new Set([
  'attacked',
  'ended',
  'revealed',
  'scenario',
  'landing',
  'dropped',
]);

/** Shown larger: attacks, what comes over the whole war, and the end. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.has(type);

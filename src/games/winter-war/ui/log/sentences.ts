/** Turns events into sentences of the log. */
import { halves, signed } from '../text/numbers.ts';
import startMessages from '../../content/en/start.ftl';
import logMessages from '../../content/en/log.ftl';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
import { type GameEvent, type State, board, counter, MURMANSK_UNITS, type Hex } from '#engine/winter-war';
import { type Sentence, listed } from '#table';
import type { WholeAction } from '#table/game';
import { interphase } from './interphase.ts';
import { type EventOf, type EventType, type SentenceTable, variants } from './variants.ts';
import { cutText, fewUnits, hexPart, hexText, unitText, unitList } from '../text/describe.ts';
import { brokenLines } from '../controller/queries.ts';

const combat: SentenceTable<'attacked' | 'retreated' | 'advanced' | 'eliminated'> = {
  attacked({ attackers, targets, attack, defence, column, die, result }) {
    const head = logMessages().log.attacked.parts({
      units: unitList(attackers),
      many: attackers.length > 1,
      hexes: targets.length,
      targets: listed(
        targets.map((hex) => [hexPart(hex)]),
        startMessages().common.and,
      ),
      strengths: playMessages().combat.against({ a: halves(attack), d: halves(defence) }),
    });
    const { name } = playMessages().combat.result[result];
    const tail =
      die === null || column === null
        ? logMessages().log.noDie.parts({ name })
        : logMessages().log.rolled.parts({ column, die, name });
    return [...head, ...tail];
  },
  retreated: ({ unit, from, to, before }) =>
    logMessages().log.retreated.parts({ unit: unitText(unit), from: hexPart(from), to: hexPart(to), before }),
  advanced: ({ unit, to, before }) =>
    logMessages().log.advanced.parts({ unit: unitText(unit), to: hexPart(to), before }),
  eliminated: ({ unit, hex, cause }) =>
    logMessages().log.eliminated.parts({
      unit: unitText(unit),
      hex: hexPart(hex),
      cause: logMessages().log.cause[cause],
    }),
};

type SupplyChanged = EventOf<'supply'>;

/** Cause of a change of supply, now or before it; "" when the map does not show one. */
function causeOf({ unit, isolation }: SupplyChanged, after: State, before: State | null): string {
  const { side } = counter(unit);
  const cutsIn = (state: State) => brokenLines(state, side).find((cut) => cut.unit === unit);
  if (isolation) {
    const cut = cutsIn(after);
    return cut ? cutText(cut) : '';
  }
  const cut = before && cutsIn(before);
  return cut?.hex != null && cut.cause !== 'overload'
    ? logMessages().log.opened({ place: hexText(cut.hex) })
    : '';
}

/** Units whose supply is cut or restored by the same cause share a sentence, at the first of them. */
function supplySentence(
  event: SupplyChanged,
  after: State,
  action?: WholeAction<State, GameEvent>,
): Sentence | null {
  const cause = causeOf(event, after, action?.before ?? null);
  const { side } = counter(event.unit);
  const together = (action?.events ?? [event]).filter(
    (other: GameEvent): other is SupplyChanged =>
      other.type === 'supply' &&
      counter(other.unit).side === side &&
      Math.min(other.isolation, 1) === Math.min(event.isolation, 1) &&
      causeOf(other, after, action?.before ?? null) === cause,
  );
  if (together[0]!.unit !== event.unit) return null;
  const units = together.map(({ unit }) => unit);
  const params = { units: fewUnits(units), n: units.length, side, cause: cause && ` ${cause}` };
  return event.isolation ? logMessages().log.cut.parts(params) : logMessages().log.relieved.parts(params);
}

/** Arrivals, moves, supply orders and isolation. */
const movement: SentenceTable<'arrived' | 'moved' | 'administered' | 'supply'> = {
  arrived: ({ unit, hex }) =>
    hex === null
      ? logMessages().log.delayed.parts({ unit: unitText(unit) })
      : logMessages().log.arrived.parts({ unit: unitText(unit), hex: hexPart(hex) }),
  moved: ({ unit, from, path, rail }) =>
    logMessages().log.moved.parts({
      unit: unitText(unit),
      from: hexPart(from),
      to: hexPart(path.at(-1) ?? from),
      rail,
    }),
  administered: ({ unit }) => logMessages().log.administered.parts({ unit: unitText(unit) }),
  supply: supplySentence,
};

const noteworthy = (hex: Hex): boolean => board.isFortification(hex) || board.placeNameOf(hex) !== undefined;

/** Set-up, captures, the Murmansk Defence and the end. */
const sequence: SentenceTable<'placed' | 'phase' | 'revealed' | 'captured' | 'murmansk' | 'ended'> = {
  // Placing counters is hidden, so it is not logged.
  placed: () => null,
  phase: ({ phase, phasing }) =>
    phase === 'set-up' && phasing === 'soviet' ? logMessages().log.setUp.parts({ side: 'finn' }) : null,
  revealed: () => [logMessages().log.revealed],
  captured: ({ hex, side }) =>
    noteworthy(hex) ? logMessages().log.captured.parts({ side, hex: hexPart(hex) }) : null,
  murmansk: ({ turn, units, points }) =>
    logMessages().log.murmansk.parts({ turn, units, needed: MURMANSK_UNITS, points, signed: signed(points) }),
  ended({ outcome: { reason, level, points } }) {
    if (reason === 'cease-fire')
      return interphaseMessages().interphase.log.ceaseFire.parts({
        level: startMessages().common.level[level],
        points: signed(points),
      });
    return reason === 'leningrad'
      ? logMessages().log.endedAtOnce.parts({ level: startMessages().common.level[level] })
      : logMessages().log.ended.parts({ level: startMessages().common.level[level], points: signed(points) });
  },
};

const SENTENCES: SentenceTable<EventType> = {
  ...sequence,
  ...movement,
  ...combat,
  ...interphase,
  ...variants,
};

/** Sentence for an event, given the position after its action; null when the log omits it. */
export function sentenceOf(
  event: GameEvent,
  after: State,
  action?: WholeAction<State, GameEvent>,
): Sentence | null {
  // TypeScript cannot match the event to the function of its own type here.
  const sentenceFor = SENTENCES[event.type] as (
    event: GameEvent,
    after: State,
    action?: WholeAction<State, GameEvent>,
  ) => Sentence | null;
  return sentenceFor(event, after, action);
}

const STRONG: ReadonlySet<EventType> = new Set([
  'attacked',
  'ended',
  'revealed',
  'scenario',
  'landing',
  'dropped',
]);

/** True for events shown larger: attacks, those that affect the whole war, and the end. */
export const isStrong = ({ type }: GameEvent): boolean => STRONG.has(type);

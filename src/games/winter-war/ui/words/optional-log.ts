/** What the log says of the optional rules. */
import {
  board,
  counter,
  LENGTH_ROLLS,
  OFF_MAP,
  ROSTER,
  type DropModifier,
  type GameEvent,
  type Hex,
  type Rolled,
  type SpecialEvent,
  type State,
  type UnitId,
} from '../../../../engine/winter-war/index.ts';
import type { Sentence } from '../../../../table/words/parts.ts';
import { hexPart, unitList, unitText } from './words.ts';
import { interphaseWords } from './interphase-words.ts';
import { commonWords } from './common-words.ts';
import { combatWords } from './combat-words.ts';
import type { InterphaseWords } from './interphase-words.ts';

const words = (): InterphaseWords['log'] => interphaseWords().log;

/** Events that only optional rules bring. */
export type OptionalEvent = Extract<
  GameEvent,
  {
    type:
      | 'rolled'
      | 'scenario'
      | 'special-event'
      | 'joined'
      | 'returned'
      | 'recalled'
      | 'landing'
      | 'declined'
      | 'landing-delayed'
      | 'heavy'
      | 'planned'
      | 'dropped'
      | 'demolished'
      | 'mended'
      | 'thawed';
  }
>;

/** True when a die for the length said that the Game-Turn just played was the last. */
export const endsGame = (die: number, turn: number): boolean => die <= (LENGTH_ROLLS[turn]?.endsOn ?? 0);

function rolledSentence(event: Rolled, { turn }: State): Sentence {
  const { dice } = event;
  switch (event.of) {
    case 'length':
      return (endsGame(dice[0]!, turn) ? words().lengthEnds : words().lengthOn)(dice, event.lastTurn);
    case 'scenario':
      return words().scenarioDie(dice, event.modified, event.letter);
    case 'intervention':
      return words().intervention(dice, event.atMost, event.comes, turn);
    case 'norway':
    case 'sweden':
      return words().neutral(event.of, dice, event.atMost, event.resists);
    case 'event':
      return event.volunteers ? words().volunteers(dice) : words().eventDie(dice, event.event);
  }
}

const placeOf = (name: string): Hex => board.places.find((place) => place.name === name)!.hex;

/** Why a Special Event had no effect, by the position in which it had none. */
export function whyNot(event: Exclude<SpecialEvent, 'G+J'>, state: State): string {
  const { course, options, units } = state;
  const { why } = interphaseWords();
  switch (event) {
    case 'F': {
      const leningrad = placeOf('Leningrad');
      const taken = units.some(({ at }, id) => at === leningrad && ROSTER[id]!.side === 'finn');
      if (course.paradrop) return why.paradropHasCome;
      return taken ? why.leningradTaken : why.brigadeInPlay;
    }
    case 'G': {
      const left = ROSTER.some(
        ({ id, typeName }) => typeName === 'foreignVolunteers' && units[id]!.at === OFF_MAP.unused,
      );
      return left ? why.noCity : why.noVolunteers;
    }
    case 'H':
      return course.petrozavodskRaised ? why.raisedAlready : why.noScenario;
    case 'J':
      return why.nothingLost;
    case 'K':
      return options.ceaseFire ? why.endsAnyway : why.switchedOff;
    case 'L':
      return '';
  }
}

function eventSentence(event: Exclude<SpecialEvent, 'G+J'>, effect: boolean, state: State): Sentence | null {
  if (!effect) return words().noEffect(event, whyNot(event, state));
  switch (event) {
    case 'F':
    case 'H':
      return words()[event];
    case 'K':
    case 'L':
      return words()[event](state.turn + 1);
    // Who joins or comes back is told by itself.
    case 'G':
    case 'J':
      return null;
  }
}

/** Units by name; three or more of a kind by their number. */
function groupText(units: readonly UnitId[]): string {
  const labels = new Set(units.map((unit) => counter(unit).type.label));
  return units.length > 2 && labels.size === 1
    ? words().alike(units.length, [...labels][0]!)
    : unitList(units);
}

/** "−1 weather, −2 distance" */
export function dropModifierText(modifiers: readonly DropModifier[]): string {
  return [...new Set(modifiers)]
    .map(
      (kind) =>
        `${commonWords().signed(-modifiers.filter((m) => m === kind).length)} ${interphaseWords().drop.modifier[kind]}`,
    )
    .join(', ');
}

/** The sentence of an event, by the position after the action that brought it; null when it is silent. */
export function optionalSentence(event: OptionalEvent, after: State): Sentence | null {
  switch (event.type) {
    case 'rolled':
      return rolledSentence(event, after);
    case 'scenario':
      return words().scenario(event.letter);
    case 'special-event':
      return eventSentence(event.event, event.effect, after);
    case 'joined':
      return words().joined(groupText(event.units), event.units.length > 1, hexPart(event.hex));
    case 'returned':
      return words().returned(unitText(event.unit), after.turn + 1);
    case 'recalled':
      return words().recalled(unitText(event.unit), hexPart(event.hex));
    case 'landing': {
      const { attack, defence, column, die, result } = event;
      const strengths = combatWords().against(attack, defence);
      return words().landing(
        hexPart(placeOf('Petsamo')),
        strengths,
        column,
        die,
        combatWords().result[result].name,
      );
    }
    case 'declined':
      return event.what === 'landing' ? words().turnedBack : words().noCeaseFire;
    case 'landing-delayed':
      return words().landingDelayed(event.turn);
    case 'heavy':
      return words().heavy(unitList(event.units));
    case 'planned':
      return words().planned;
    case 'dropped': {
      const { unit, hex, die, modifiers, result } = event;
      if (die === null) return words().droppedByEvent(unitText(unit), hexPart(hex));
      const net = commonWords().signed(die - modifiers.length);
      return words().dropped(
        unitText(unit),
        hexPart(hex),
        die,
        dropModifierText(modifiers),
        net,
        interphaseWords().drop.result[result],
      );
    }
    case 'demolished':
      return words().demolished(unitText(event.unit), hexPart(event.hex));
    case 'mended':
      return words().mended(hexPart(event.hex));
    case 'thawed':
      return words().thawed(unitText(event.unit), hexPart(event.from), hexPart(event.to));
  }
}

/** The Interphase: its dice, Scenarios and Special Events, and what they bring. */
import {
  board,
  counter,
  LENGTH_ROLLS,
  OFF_MAP,
  ROSTER,
  type Hex,
  type Rolled,
  type SpecialEvent,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { Sentence } from '#table/words/parts.ts';
import { combatWords } from '../words/combat-words.ts';
import { interphaseWords, type InterphaseWords } from '../words/interphase-words.ts';
import { hexPart, unitList, unitText } from '../words/words.ts';
import type { Tellers } from './teller.ts';

const log = (): InterphaseWords['log'] => interphaseWords().log;

/** True when a die for the length said that the Game-Turn just played was the last. */
export const endsGame = (die: number, turn: number): boolean => die <= (LENGTH_ROLLS[turn]?.endsOn ?? 0);

function rolledSentence(event: Rolled, { turn }: State): Sentence {
  const { dice } = event;
  switch (event.of) {
    case 'length':
      return (endsGame(dice[0]!, turn) ? log().lengthEnds : log().lengthOn)(dice, event.lastTurn);
    case 'scenario':
      return log().scenarioDie(dice, event.modified, event.letter);
    case 'intervention':
      return log().intervention(dice, event.atMost, event.comes, turn);
    case 'norway':
    case 'sweden':
      return log().neutral(event.of, dice, event.atMost, event.resists);
    case 'event':
      return event.volunteers ? log().volunteers(dice) : log().eventDie(dice, event.event);
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
  if (!effect) return log().noEffect(event, whyNot(event, state));
  switch (event) {
    case 'F':
    case 'H':
      return log()[event];
    case 'K':
    case 'L':
      return log()[event](state.turn + 1);
    // Who joins or comes back is told by itself.
    case 'G':
    case 'J':
      return null;
  }
}

/** Units by name; three or more of a kind by their number. */
function groupText(units: readonly UnitId[]): string {
  const labels = new Set(units.map((unit) => counter(unit).type.label));
  return units.length > 2 && labels.size === 1 ? log().alike(units.length, [...labels][0]!) : unitList(units);
}

/** What the dice of the Interphase say and bring. */
export const interphase: Tellers<
  | 'rolled'
  | 'scenario'
  | 'special-event'
  | 'joined'
  | 'returned'
  | 'recalled'
  | 'landing'
  | 'declined'
  | 'landing-delayed'
> = {
  rolled: rolledSentence,
  scenario: ({ letter }) => log().scenario(letter),
  'special-event': ({ event, effect }, after) => eventSentence(event, effect, after),
  joined: ({ units, hex }) => log().joined(groupText(units), units.length > 1, hexPart(hex)),
  returned: ({ unit }, after) => log().returned(unitText(unit), after.turn + 1),
  recalled: ({ unit, hex }) => log().recalled(unitText(unit), hexPart(hex)),
  landing: ({ attack, defence, column, die, result }) =>
    log().landing(
      hexPart(placeOf('Petsamo')),
      combatWords().against(attack, defence),
      column,
      die,
      combatWords().result[result].name,
    ),
  declined: ({ what }) => (what === 'landing' ? log().turnedBack : log().noCeaseFire),
  'landing-delayed': ({ turn }) => log().landingDelayed(turn),
};

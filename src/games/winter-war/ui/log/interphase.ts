/** Log sentences for the Interphase: dice, Scenarios, Special Events and their effects. */
import { halves } from '../text/numbers.ts';
import { diceText, eventKey } from '../text/counts-text.ts';
import playMessages from '../../content/en/play.ftl';
import interphaseMessages from '../../content/en/interphase.ftl';
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
import type { Sentence } from '#table';
import { hexPart, unitList, unitText } from '../text/describe.ts';
import type { SentenceTable } from './variants.ts';

const log = () => interphaseMessages().interphase.log;

/** True when a die for the length makes the Game-Turn just played the last one. */
export const endsGame = (die: number, turn: number): boolean => die <= (LENGTH_ROLLS[turn]?.endsOn ?? 0);

function rolledSentence(event: Rolled, { turn }: State): Sentence {
  const { dice } = event;
  switch (event.of) {
    case 'length':
      return (endsGame(dice[0]!, turn) ? log().lengthEnds : log().lengthOn).parts({
        dice: diceText(dice),
        turn: event.lastTurn,
      });
    case 'scenario':
      return log().scenarioDie.parts({
        dice: diceText(dice),
        counted: dice[0] === event.modified ? null : event.modified,
        letter: event.letter,
        scenario: event.letter ? interphaseMessages().interphase.scenario[event.letter] : '',
      });
    case 'intervention':
      return log().intervention.parts({
        dice: diceText(dice),
        atMost: event.atMost,
        comes: event.comes,
        next: turn + 1,
        afterNext: turn + 2,
      });
    case 'norway':
    case 'sweden':
      return log().neutral.parts({
        country: interphaseMessages().interphase.neutral[event.of],
        dice: diceText(dice),
        atMost: event.atMost,
        resists: event.resists,
      });
    case 'event':
      return event.volunteers
        ? log().volunteers.parts({ dice: diceText(dice) })
        : log().eventDie.parts({
            dice: diceText(dice),
            event: event.event && eventKey(event.event),
            what: event.event ? interphaseMessages().interphase.event[eventKey(event.event)] : '',
          });
  }
}

const placeOf = (name: string): Hex => board.places.find((place) => place.name === name)!.hex;

/** Why a Special Event had no effect in this position; null when there is nothing to explain. */
export function whyNot(event: Exclude<SpecialEvent, 'G+J'>, state: State): string {
  const { course, options, units } = state;
  const { why } = interphaseMessages().interphase;
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
  if (!effect)
    return log().noEffect.parts({ event, why: whyNot(event, state), rule: { rule: `Event.${event}` } });
  switch (event) {
    case 'F':
    case 'H':
      return log()[event].parts({});
    case 'K':
    case 'L':
      return log()[event].parts({ turn: state.turn + 1 });
    // Units that join or return have sentences of their own.
    case 'G':
    case 'J':
      return null;
  }
}

/** Names units; three or more of a kind are counted instead. */
function groupText(units: readonly UnitId[]): string {
  const labels = new Set(units.map((unit) => counter(unit).type.label));
  return units.length > 2 && labels.size === 1
    ? log().alike({ n: units.length, label: [...labels][0]! })
    : unitList(units);
}

/** Dice of the Interphase and their effects. */
export const interphase: SentenceTable<
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
  scenario: ({ letter }) =>
    log().scenario.parts({
      letter,
      scenario: interphaseMessages().interphase.named({ letter: letter }),
      rule: { rule: `Scenario.${letter}` },
    }),
  'special-event': ({ event, effect }, after) => eventSentence(event, effect, after),
  joined: ({ units, hex }) =>
    log().joined.parts({ units: groupText(units), many: units.length > 1, hex: hexPart(hex) }),
  returned: ({ unit }, after) => log().returned.parts({ unit: unitText(unit), turn: after.turn + 1 }),
  recalled: ({ unit, hex }) => log().recalled.parts({ unit: unitText(unit), hex: hexPart(hex) }),
  landing: ({ attack, defence, column, die, result }) =>
    log().landing.parts({
      hex: hexPart(placeOf('Petsamo')),
      strengths: playMessages().combat.against({ a: halves(attack), d: halves(defence) }),
      column,
      die,
      result: playMessages().combat.result[result].name,
    }),
  declined: ({ what }) => (what === 'landing' ? log().turnedBack : log().noCeaseFire).parts({}),
  'landing-delayed': ({ turn }) => log().landingDelayed.parts({ turn }),
};

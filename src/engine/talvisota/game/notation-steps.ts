/** The steps of Talvisota as text. */
import { BARE, type Facts, type Forms } from '#engine/core/notation-game.ts';
import {
  joined,
  NOTHING,
  oneOf,
  pair,
  readNumber,
  refuseAt,
  split,
  type Word,
  type Words,
} from '#engine/core/notation-text.ts';
import type { Side } from '../board/board.ts';
import type { Action } from '../state/actions.ts';
import type { GameEvent } from '../state/events.ts';
import type { Employment, Mannerheim, State } from '../state/state.ts';
import { FINNISH_UNITS, SOVIET_UNITS, type SovietUnit } from '../units/forces.ts';
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
} from '../units/strategies.ts';
import {
  isSpaceName,
  orNothing,
  readFinns,
  readFront,
  readOrNothing,
  readSlot,
  readSome,
  readSoviets,
  readSpace,
  readSpaces,
  writeForce,
  writeSlot,
  writeSpace,
  writeSpaces,
} from './notation-names.ts';

/** `-2FUS`: units of one kind; negative when units are taken back. */
function readKind(word: Word): { readonly unit: SovietUnit; readonly count: number } {
  const [, count, kind] = /^(-?\d{1,2})([A-Z]+)$/.exec(word.text) ?? [];
  const unit = SOVIET_UNITS.find((one) => one === kind);
  return unit
    ? { unit, count: Number(count) }
    : refuseAt(word, 'expected', { what: 'units', found: word.text });
}

/** `KAR>SUM`: from one place to another. */
function readWay<From, To>(
  word: Word,
  from: (word: Word) => From,
  to: (word: Word) => To,
): readonly [From, To] {
  const [one, other, ...more] = split(word, '>');
  if (!other || more.length) return refuseAt(word, 'expected', { what: 'space', found: word.text });
  return [from(one!), to(other)];
}

const EMPLOYMENTS = {
  meretskov: ['line', 'artillery'],
  timoshenko: ['losses', 'bonus'],
  artillery: FINNISH_UNITS,
} as const;
const MANNERHEIM: readonly Mannerheim[] = ['hold', ...SOVIET_UNITS];
const ON = ['yes', 'no'] as const;
const readSwitch = (words: Words): boolean => oneOf(words.take('value'), ON, 'value') === 'yes';
const writeSwitch = (on: boolean): string => (on ? 'yes' : 'no');

/** The form of every kind of action; the compiler reports a missing one. */
export const FORMS: Forms<State, Action> = {
  assign: {
    write: ({ unit, front, count }) => `${count}${unit} ${front}`,
    read: (words) => ({ ...readKind(words.take('units')), front: readFront(words.take('front')) }),
  },
  roll: BARE,
  recover: {
    write: ({ unit, front, count }) => `${count}${unit} ${front}`,
    read: (words) => ({ ...readKind(words.take('units')), front: readFront(words.take('front')) }),
  },
  withdraw: {
    write: ({ space, scouts }) => `${writeSpace(space)} ${scouts}`,
    read: (words) => ({ space: readSpace(words.take('space')), scouts: readNumber(words.take('number')) }),
  },
  enter: {
    write: ({ front, to, units }) => `${front}>${writeSpace(to)} ${writeForce(units)}`,
    read(words) {
      const [front, to] = readWay(words.take('space'), readFront, readSpace);
      return { front, to, units: readSoviets(words.take('units')) };
    },
  },
  march: {
    write: ({ from, to, units }) => `${writeSpace(from)}>${writeSpace(to)} ${writeForce(units)}`,
    read(words) {
      const [from, to] = readWay(words.take('space'), readSpace, readSpace);
      return { from, to, units: readSoviets(words.take('units')) };
    },
  },
  mark: {
    write: ({ space, on }) => `${writeSpace(space)} ${writeSwitch(on)}`,
    read: (words) => ({ space: readSpace(words.take('space')), on: readSwitch(words) }),
  },
  plan: {
    write: ({ slot, strategy }) => `${writeSlot(slot)} ${strategy ?? NOTHING}`,
    read: (words) => ({
      slot: readSlot(words.take('front')),
      strategy: readOrNothing(words.take('value'), (word) =>
        oneOf(word, [...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES], 'value'),
      ),
    }),
  },
  post: {
    write: ({ support, front }) => `${support} ${front ?? NOTHING}`,
    read: (words) => ({
      support: oneOf(words.take('value'), [...SOVIET_SUPPORTS, ...FINNISH_SUPPORTS], 'value'),
      front: readOrNothing(words.take('front'), readFront),
    }),
  },
  commit: {
    write: ({ slot, from, units, supports }) =>
      `${writeSlot(slot)} ${writeSpace(from)} ${writeForce(units)} ${joined(supports)}`,
    read: (words) => ({
      slot: readSlot(words.take('front')),
      from: readSpace(words.take('space')),
      units: readSoviets(words.take('units')),
      supports: readSome(words.take('value'), SOVIET_SUPPORTS),
    }),
  },
  prepare: {
    write: ({ slot, units, environment, supports, entrenched }) =>
      `${writeSlot(slot)} ${writeForce(units)} ${joined(environment)} ${joined(supports)} ${writeSwitch(entrenched)}`,
    read: (words) => ({
      slot: readSlot(words.take('front')),
      units: readFinns(words.take('units')),
      environment: readSome(words.take('value'), ENVIRONMENTS),
      supports: readSome(words.take('value'), FINNISH_SUPPORTS),
      entrenched: readSwitch(words),
    }),
  },
  swap: {
    write: ({ front }) => front,
    read: (words) => ({ front: readFront(words.take('front')) }),
  },
  deploy: {
    write: ({ slot, target }) => `${writeSlot(slot)}>${writeSpace(target)}`,
    read(words) {
      const [slot, target] = readWay(words.take('space'), readSlot, readSpace);
      return { slot, target };
    },
  },
  answer: {
    write: ({ slot }) => orNothing(slot, writeSlot),
    read: (words) => ({ slot: readOrNothing(words.take('front'), readSlot) }),
  },
  fight: {
    write: ({ slot }) => writeSlot(slot),
    read: (words) => ({ slot: readSlot(words.take('front')) }),
  },
  employ: {
    write: ({ reserves, meretskov, timoshenko, artillery }) =>
      [
        ...Object.entries({ meretskov, timoshenko, artillery }).flatMap(([key, use]) =>
          use === null ? [] : [`${key}=${use}`],
        ),
        ...reserves.map(({ from, units }) => `${writeSpace(from)}=${writeForce(units)}`),
      ].join(' '),
    read(words) {
      let employment: Employment = { meretskov: null, timoshenko: null, artillery: null };
      const reserves = words.takeAll().flatMap((word) => {
        const [key, value] = pair(word);
        if (isSpaceName(key.text)) return [{ from: readSpace(key), units: readSoviets(value) }];
        const use = oneOf(key, ['meretskov', 'timoshenko', 'artillery'], 'field');
        employment = { ...employment, [use]: oneOf<string>(value, EMPLOYMENTS[use], 'value') };
        return [];
      });
      return { ...employment, reserves };
    },
  },
  mannerheim: {
    write: ({ use }) => use,
    read: (words) => ({ use: oneOf(words.take('value'), MANNERHEIM, 'value') }),
  },
  lose: {
    write: ({ units }) => writeForce(units),
    read: (words, { decisions }) => {
      const word = words.take('units');
      return { units: decisions.at(-1)?.side === 'soviet' ? readSoviets(word) : readFinns(word) };
    },
  },
  'fight-on': {
    write: ({ on }) => writeSwitch(on),
    read: (words) => ({ on: readSwitch(words) }),
  },
  occupy: {
    write: ({ units, markers }) => `${writeForce(units)} ${writeSpaces(markers)}`,
    read: (words) => ({
      units: readSoviets(words.take('units')),
      markers: readSpaces(words.take('space')),
    }),
  },
  pursue: {
    write: ({ target, leave }) => `${orNothing(target, writeSpace)} ${writeForce(leave)}`,
    read: (words) => ({
      target: readOrNothing(words.take('space'), readSpace),
      leave: readSoviets(words.take('units')),
    }),
  },
  retreat: {
    write: ({ to, marker }) => `${writeSpace(to)} ${writeSwitch(marker)}`,
    read: (words) => ({ to: readSpace(words.take('space')), marker: readSwitch(words) }),
  },
  harass: {
    write: ({ target, scouts }) => `${writeSpace(target)} ${scouts}`,
    read: (words) => ({ target: readSpace(words.take('space')), scouts: readNumber(words.take('number')) }),
  },
  stay: {
    write: ({ scouts }) => String(scouts),
    read: (words) => ({ scouts: readNumber(words.take('number')) }),
  },
  starve: {
    write: ({ space }) => writeSpace(space),
    read: (words) => ({ space: readSpace(words.take('space')) }),
  },
  end: BARE,
};

const LETTERS = { soviet: 'S', finn: 'F' } as const satisfies Record<Side, string>;

/** Results of a step: odds, totals, losses. */
export function factsOf(events: readonly GameEvent[]): Facts {
  const [before, after]: [string[], string[]] = [[], []];
  for (const event of events) {
    if (event.type === 'round') {
      before.push(`${event.soviet}:${event.finn}`);
      after.push(`S-${event.sovietLosses}`, `F-${event.finnishLosses}`);
      if (event.retreat) after.push(`${LETTERS[event.retreat]}-back`);
    } else if (event.type === 'international') after.push(`event=${event.marker}`);
    else if (event.type === 'harassed') after.push(event.result);
    else if (event.type === 'ended') after.push(event.outcome.reason, event.outcome.winner);
  }
  return { before, after };
}

/** The steps of Winter War as text. */
import { BARE, type Facts, type Form, type Forms } from '#engine/core/notation-game.ts';
import { joined, listOf, refuseAt, split } from '#engine/core/notation-text.ts';
import { same } from '#engine/core/same.ts';
import { hexName, type Hex } from '../board/grid.ts';
import { ableTogether } from '../rules/attackers.ts';
import type { Action } from '../state/actions.ts';
import type { GameEvent, Rolled } from '../state/events.ts';
import type { State } from '../state/state.ts';
import type { UnitId } from '../units/roster.ts';
import {
  isHexName,
  readHex,
  readHexOrNone,
  readRoute,
  readUnit,
  readUnits,
  unitsIn,
  unitsOf,
  writeHexOrNone,
  writeRoute,
  writeUnit,
  writeUnits,
} from './notation-names.ts';
import { decider } from './sequence.ts';

type ActionOf<Type extends Action['type']> = Action & { readonly type: Type };

/** The units that an action can name: the decider's own, except Soviet units chosen by the Finnish player (Event.L). */
const own = (state: State): UnitId[] =>
  unitsOf(state.decisions.at(-1)?.kind === 'forfeit' ? 'soviet' : decider(state));

const LOST = 'x';

/** `6-4-2/18 1603-1504`: a unit, its hex, and its destination. */
const going = <A extends { readonly unit: UnitId; readonly to: Hex | null }>(): Form<State, A> => ({
  write: ({ unit, to }, { units }) =>
    `${writeUnit(unit)} ${hexName(units[unit]!.at)}-${to === null ? LOST : hexName(to)}`,
  read(words, state) {
    const unit = words.take('unit');
    const [from, to, ...more] = split(words.take('hex'), '-');
    if (!to || more.length) return refuseAt(to ?? from!, 'expected', { what: 'hex', found: from!.text });
    return {
      unit: readUnit(unit, unitsIn(state, decider(state), readHex(from!))),
      to: to.text === LOST ? null : readHex(to),
    } as unknown as A;
  },
});

const placing = <A extends { readonly unit: UnitId; readonly hex: Hex | null }>(): Form<State, A> => ({
  write: ({ unit, hex }) => `${writeUnit(unit)} ${writeHexOrNone(hex)}`,
  read: (words, state) =>
    ({
      unit: readUnit(words.take('unit'), own(state)),
      hex: readHexOrNone(words.take('hex')),
    }) as unknown as A,
});

const listing = <A extends { readonly units: readonly UnitId[] }>(): Form<State, A> => ({
  write: ({ units }) => writeUnits(units),
  read: (words, state) => ({ units: readUnits(words.take('unit'), own(state)) }) as unknown as A,
});

const movement: Form<State, ActionOf<'move'>> = {
  verb: 'm',
  write: ({ unit, path }, { units }) => `${writeUnit(unit)} ${writeRoute([units[unit]!.at, ...path])}`,
  read(words, state) {
    const unit = words.take('unit');
    const [from, ...path] = readRoute(words.take('hex'));
    return { unit: readUnit(unit, unitsIn(state, decider(state), from!)), path };
  },
};

/** A hex alone means all units in it that can attack these hexes. */
const attacking: Form<State, ActionOf<'attack'>> = {
  verb: 'x',
  write({ attackers, targets }, state) {
    const able = ableTogether(state, targets);
    const groups: { readonly hex: Hex; readonly units: UnitId[] }[] = [];
    for (const unit of attackers) {
      const hex = state.units[unit]!.at;
      const last = groups.at(-1);
      if (last?.hex === hex) last.units.push(unit);
      else groups.push({ hex, units: [unit] });
    }
    const written = groups.map(({ hex, units }) =>
      same(units, ableIn(state, able, hex)) ? hexName(hex) : `${hexName(hex)}:${writeUnits(units)}`,
    );
    return `${joined(written)}>${joined(targets.map(hexName))}`;
  },
  read(words, state) {
    const word = words.take('hex');
    const [from, to] = split(word, '>');
    if (!to) return refuseAt(word, 'expected', { what: 'hex', found: word.text });
    const targets = listOf(to).map(readHex);
    const able = ableTogether(state, targets);
    const attackers = listOf(from!).flatMap((group) => {
      const [place, units] = split(group, ':');
      const hex = readHex(place!);
      if (units) return readUnits(units, unitsIn(state, state.phasing, hex));
      // If none can attack, the rules give the reason.
      const [whole, all] = [ableIn(state, able, hex), unitsIn(state, state.phasing, hex)];
      if (!all.length) refuseAt(place!, 'no-unit', { found: place!.text });
      return whole.length ? whole : all;
    });
    return { attackers, targets };
  },
};

const ableIn = ({ units }: State, able: readonly UnitId[], hex: Hex): UnitId[] =>
  able.filter((unit) => units[unit]!.at === hex);

/** The form of every kind of action; the compiler reports a missing one. */
export const FORMS: Forms<State, Action> = {
  place: placing(),
  arrive: placing(),
  move: movement,
  administer: {
    verb: 'supply',
    write: ({ unit, hq, city }) =>
      [
        writeUnit(unit),
        ...(hq === undefined ? [] : [hq === null ? '-' : writeUnit(hq)]),
        ...(city === undefined ? [] : [hexName(city)]),
      ].join(' '),
    read(words, state) {
      const unit = readUnit(words.take('unit'), own(state));
      const isHq = words.peek() && !isHexName(words.peek()!.text);
      const hq = isHq ? (words.takeIf('-') ? null : readUnit(words.take('unit'), own(state))) : undefined;
      const city = words.peek() && readHex(words.take('hex'));
      return { unit, ...(hq !== undefined && { hq }), ...(city !== undefined && { city }) };
    },
  },
  retreat: going(),
  advance: going(),
  attack: attacking,
  heavy: listing(),
  plan: {
    write: ({ hex }) => writeHexOrNone(hex),
    read: (words) => ({ hex: readHexOrNone(words.take('hex')) }),
  },
  drop: {
    write: ({ hex }) => hexName(hex),
    read: (words) => ({ hex: readHex(words.take('hex')) }),
  },
  demolish: {
    write: ({ unit }) => writeUnit(unit),
    read: (words, state) => ({ unit: readUnit(words.take('unit'), own(state)) }),
  },
  lose: listing(),
  roll: BARE,
  accept: BARE,
  decline: BARE,
  end: BARE,
};

/** The result of an Interphase die in the notation. */
function saidBy(rolled: Rolled): string {
  switch (rolled.of) {
    case 'scenario':
      return rolled.letter ?? 'none';
    case 'intervention':
      return rolled.comes ? 'comes' : 'none';
    case 'norway':
    case 'sweden':
      return rolled.resists ? 'resists' : 'yields';
    case 'event':
      return rolled.event ?? 'none';
    case 'length':
      return `to-${rolled.lastTurn}`;
  }
}

/** Results of a step: odds, combat results, dice of the Interphase. */
export function factsOf(events: readonly GameEvent[]): Facts {
  const [before, after]: [string[], string[]] = [[], []];
  for (const event of events) {
    if (event.type === 'attacked' || event.type === 'landing') {
      if (event.column) before.push(event.column);
      after.push(event.result.toUpperCase());
    } else if (event.type === 'rolled') after.push(saidBy(event));
    else if (event.type === 'dropped' && event.die !== null) after.push(event.result);
    else if (event.type === 'ended') after.push(`${event.outcome.points}VP`, event.outcome.level);
  }
  return { before, after };
}

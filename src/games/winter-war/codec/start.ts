import {
  MOST_HANDICAP,
  withHandicap,
  type OptionKey,
  type Options,
} from '#engine/winter-war/state/options.ts';
import { newGame, type Owner, type State } from '#engine/winter-war';
import type { ByteReader, ByteWriter } from '#kit/bytes/bytes.ts';

/** Start of a recorded game. */
export type Start =
  | { readonly options: Options; readonly random?: State['random'] }
  | { readonly state: State };

/** The switches, one bit each. The order is part of every form: new ones go at the end. */
export const SWITCHES: readonly OptionKey[] = [
  'errata',
  'touchMove',
  'clar1',
  'clar2',
  'clar3',
  'clar4',
  'clar5',
  'clar6',
  'clar7',
  'clar8',
  'clar9',
  'clar10',
  'events',
  'ceaseFire',
  'airborne',
  'variableLength',
  'acceleratedAid',
  'sovietPreparedness',
  'earlierStart',
  'heavyTanks',
  'skiExploitation',
  'variableDemolition',
  'resoluteIntervention',
  'soakOffs',
];

const bitsOf = (options: Options): number =>
  SWITCHES.reduce((bits, key, i) => bits + (options[key] ? 2 ** i : 0), 0);

/** Number of switches in the first record. */
const FIRST_SWITCHES = 23;

/** Switches unknown to the writer are left out: the loader supplies them. */
function optionsOf(bits: number, known: number): Options {
  if (known > SWITCHES.length) throw new RangeError('A switch of a newer version');
  return Object.fromEntries(
    SWITCHES.slice(0, known).map((key, i) => [key, Math.floor(bits / 2 ** i) % 2 === 1]),
  ) as unknown as Options;
}

/** The lowest place of a unit: hidden. */
const LOWEST_PLACE = -4;
const ISOLATIONS = 3;

const KIND = { newGame: 0, position: 1 } as const;

/** First version of the record with a handicap, as a number from 0 on. */
const WITH_HANDICAP = 4;

/** `version`: of the record. */
export function writeStart(out: ByteWriter, start: Start, version: number): void {
  const { options, random = [] } = 'state' in start ? start.state : start;
  out.byte('state' in start ? KIND.position : KIND.newGame);
  out.number(SWITCHES.length);
  out.number(bitsOf(options));
  if (version >= WITH_HANDICAP) out.number((options.handicap ?? 0) + MOST_HANDICAP);
  out.words(random);
  if ('state' in start) writePosition(out, start.state);
}

/** `version`: of the record; the first one had few switches and always included the generator. */
export function readStart(from: ByteReader, version: number): Start {
  const kind = from.byte();
  if (kind !== KIND.newGame && kind !== KIND.position) throw new RangeError('No such start');
  const known = version === 1 ? FIRST_SWITCHES : from.number();
  const switches = optionsOf(from.number(), known);
  const options = version >= WITH_HANDICAP ? withHandicap(switches, from.number() - MOST_HANDICAP) : switches;
  const random = version === 1 ? from.words(4) : from.words();
  if (kind === KIND.position) return { state: readPosition(from, options, random) };
  return { options, ...(random.length && { random }) };
}

export const optionsIn = (start: Start): Options => ('state' in start ? start.state.options : start.options);

/**
 * All but the generator and the switches: units, hexes that changed hands, and differences from a new game.
 */
export function writePosition(out: ByteWriter, state: State): void {
  const { options, random: _, units, owner, ...others } = state;
  const fresh = newGame(options, 1);
  out.number(units.length);
  for (const { at } of units) out.number(at - LOWEST_PLACE);
  for (const { cut, marks } of units) out.number(marks * ISOLATIONS + cut);
  const changed = owner.flatMap((side, hex) => (side === fresh.owner[hex] ? [] : [{ hex, side }]));
  out.number(changed.length);
  let last = 0;
  for (const { hex, side } of changed) {
    out.number(hex - last);
    out.byte(side);
    last = hex;
  }
  const differs = ([key, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(fresh[key as keyof State]);
  out.text(JSON.stringify(Object.fromEntries(Object.entries(others).filter(differs))));
}

/** Checks only the form: the loader validates the whole position afterwards. */
export function readPosition(from: ByteReader, options: Options, random: State['random']): State {
  const fresh = newGame(options, 1);
  if (from.number() !== fresh.units.length) throw new RangeError('Another order of battle');
  const places = fresh.units.map(() => from.number() + LOWEST_PLACE);
  const units = places.map((at) => {
    const code = from.number();
    return { at, cut: (code % ISOLATIONS) as 0 | 1 | 2, marks: Math.floor(code / ISOLATIONS) };
  });
  const owner = [...fresh.owner];
  const changes = from.number();
  let hex = 0;
  for (let i = 0; i < changes; i++) {
    hex += from.number();
    if (hex >= owner.length) throw new RangeError('No such hex');
    owner[hex] = from.byte() as Owner;
  }
  const others = JSON.parse(from.text()) as Partial<State>;
  return { ...fresh, ...others, options, random, units, owner };
}

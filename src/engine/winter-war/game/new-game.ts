import { COUNTRY_CODES, countryTable, LENINGRAD } from '../board/board.ts';
import { HEX_COUNT } from '../board/grid.ts';
import { randomFrom } from '#engine/core/random.ts';
import { HEAVY_TANKS, PARATROOPS, ROSTER } from '../units/roster.ts';
import { inForce, RECOMMENDED, type Options } from '../state/options.ts';
import { OFF_MAP, OWNER, type Course, type Owner, type State } from '../state/state.ts';

/** Game-Turns in a game of the printed length. */
export const LAST_TURN = 10;

/** The course of the optional rules at the start of a game. */
export const firstCourse = ({ heavyTanks, sovietPreparedness }: Options): Course => ({
  scenario: null,
  scenarioOver: false,
  landingAfter: null,
  ceaseFireAfter: null,
  railsClosedIn: null,
  hastenedIn: null,
  paradrop: false,
  petrozavodskRaised: sovietPreparedness,
  plan: null,
  heavy: heavyTanks ? HEAVY_TANKS : [],
  broken: [],
});

/** The course at the start with some fields replaced; no Scenario is rolled for while one is in force. */
export const courseOf = (options: Options, told: Partial<Course> = {}): Course => ({
  ...firstCourse(options),
  // Text from a file may hold anything here.
  ...((told as Partial<Course> | null)?.scenario && { scenarioOver: true }),
  ...told,
});

/** At the start a hex belongs to its country (V1). */
export const firstOwners = (): Owner[] =>
  Array.from({ length: HEX_COUNT }, (_, hex) => {
    const country = countryTable[hex];
    if (country === COUNTRY_CODES.finland) return OWNER.finn;
    return country === COUNTRY_CODES.ussr ? OWNER.soviet : OWNER.none;
  });

/** A new game, with the Finnish set-up first. The seed is any 32-bit integer. */
export function newGame(chosen: Partial<Options>, seed: number): State {
  const options = inForce({ ...RECOMMENDED, ...chosen });
  // With airborne operations the paratroops are available from the start (Option.D).
  const place = (id: number): number => {
    if (typeof ROSTER[id]!.arrival === 'number') return OFF_MAP.waiting;
    return options.airborne && id === PARATROOPS ? LENINGRAD : OFF_MAP.unused;
  };
  return {
    options,
    random: randomFrom(seed),
    turn: 0,
    lastTurn: LAST_TURN,
    phase: 'set-up',
    phasing: 'finn',
    units: ROSTER.map(({ id }) => ({ at: place(id), cut: 0, marks: 0 })),
    owner: firstOwners(),
    combat: null,
    decisions: [],
    orders: [],
    penalties: [],
    interphase: null,
    course: firstCourse(options),
    outcome: null,
  };
}

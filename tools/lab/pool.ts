/**
 * Opponents with one idea each, for the lab alone: what a person might try against the General. All else they do as
 * the General did before he had plans, so that what the idea is worth shows.
 */
import {
  apply,
  attackable,
  board,
  check,
  mayMove,
  odds,
  reach,
  ROSTER,
  view,
  type Action,
  type Hex,
  type Side,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { searchAs } from '#games/winter-war/ai/choose.ts';
import { profileFor, runToEnd, type AiProfile } from '#games/winter-war/ai/ai-context.ts';
import {
  distanceField,
  isHq,
  unitType,
  sovietRailway,
  stacksOf,
  unitsOf,
} from '#games/winter-war/ai/ground.ts';
import { PLAIN_PLAN, type FinnishPlan, type SovietPlan } from '#games/winter-war/ai/war-plan.ts';
import { LENINGRAD, SOVIET_CITIES } from '#games/winter-war/analysis/places.ts';

/** A player for the lab: what it does now, as `think` says it. */
export type Policy = (state: State, side: Side, seed: number) => Action[];

/** Units that go their own way before the General thinks about the rest, and what they make for. */
type Errand = (state: State) => { readonly units: readonly UnitId[]; readonly goals: readonly Hex[] };

/** The General as he was, with other decisions. */
const minded =
  (finn: Partial<FinnishPlan>, soviet: Partial<SovietPlan>, more: Partial<AiProfile['weights']> = {}) =>
  (side: Side, seed: number): AiProfile => {
    const makeProfile = profileFor(side, 'general', seed);
    return {
      ...makeProfile,
      weights: { ...makeProfile.weights, ...more },
      plan: {
        ...PLAIN_PLAN,
        finn: { ...PLAIN_PLAN.finn, ...finn },
        soviet: { ...PLAIN_PLAN.soviet, ...soviet },
      },
    };
  };

const plain = minded({}, {});

const asMinded =
  (makeProfile: (side: Side, seed: number) => AiProfile): Policy =>
  (state, side, seed) =>
    runToEnd(searchAs(state, makeProfile(side, seed)));

/** The General as he was, but some units run an errand first in each Movement Phase. */
const onErrands =
  (errand: Errand, apart = APART, makeProfile: (side: Side, seed: number) => AiProfile = plain): Policy =>
  (state, side, seed) => {
    const rest = (now: State): Action[] => runToEnd(searchAs(now, makeProfile(side, seed)));
    if (state.phase !== 'movement' || state.decisions.length || state.phasing !== side) return rest(state);
    let now = view(state, side);
    const first: Action[] = [];
    const taken = new Set<Hex>();
    const { units, goals } = errand(now);
    for (const unit of units) {
      const open = goals.filter((hex) => ![...taken].some((one) => board.distance(one, hex) < apart));
      const goal = distanceField(open.length ? open : goals, now.turn);
      const { at } = now.units[unit]!;
      const ends = reach(now, unit).filter(({ mayEnd, hex }) => mayEnd && goal[hex]! < goal[at]!);
      const [best] = ends.sort((a, b) => goal[a.hex]! - goal[b.hex]! || a.hex - b.hex);
      if (best) {
        const action: Action = { type: 'move', unit, path: best.path };
        const applied = apply(now, action);
        if (!applied.ok) continue;
        now = applied.state;
        first.push(action);
      }
      taken.add(now.units[unit]!.at);
    }
    return [...first, ...rest(now)];
  };
const APART = 3;

/** Finns who may go, the nearest to some goals first. */
function nearest(state: State, goals: readonly Hex[], men: number, least: number): UnitId[] {
  if (!goals.length) return [];
  const field = distanceField(goals, state.turn);
  return unitsOf(state, 'finn')
    .filter((id) => unitType(id).movement >= 3 && unitType(id).attack >= least && mayMove(state, id))
    .filter((id) => field[state.units[id]!.at]! <= FAR)
    .sort((a, b) => field[state.units[a]!.at]! - field[state.units[b]!.at]! || a - b)
    .slice(0, men);
}
const FAR = 14;

const empty = (state: State, hexes: readonly Hex[]): Hex[] =>
  hexes.filter((hex) => !stacksOf(state, 'soviet').has(hex));

/** Four light units for the railway north of Lake Onega, each to another place, from Game-Turn 2 on. */
const cutRailway: Errand = (state) => {
  const goals = empty(state, sovietRailway());
  return { goals, units: state.turn >= 2 ? nearest(state, goals, 4, 0) : [] };
};

/** Two fast Finns for every empty Supply City; Leningrad, which ends the game, first. */
const dash: Errand = (state) => {
  const open = empty(state, SOVIET_CITIES);
  const goals = open.includes(LENINGRAD) ? [LENINGRAD] : open;
  return { goals, units: nearest(state, goals, 2 * goals.length, 0) };
};

/** All who are within two marches of Leningrad go there, the forts of the Line left behind; who stands before it strikes. */
const march: Errand = (state) => {
  const field = distanceField([LENINGRAD], state.turn);
  const near = unitsOf(state, 'finn').filter(
    (id) => mayMove(state, id) && field[state.units[id]!.at]! <= FAR,
  );
  const units = near
    .sort((a, b) => field[state.units[a]!.at]! - field[state.units[b]!.at]! || a - b)
    .slice(0, MARCHERS);
  return { goals: [LENINGRAD], units };
};
const MARCHERS = 10;

/** Two divisions in one fort of Lake Ladoga, two that come on in Game-Turn 2, and a regiment. */
const labelled = (label: string): UnitId[] =>
  ROSTER.filter((one) => one.side === 'finn' && one.type.label === label).map(({ id }) => id);
const THRUST = [...labelled('6-6-2').slice(-4), labelled('2-2-3')[2]!];
const THRUST_SET_UP = {
  '6-6-2': '1405 1406 1506 1606 1912 1912',
  '4-4-2': '1656',
  '2-2-3': '1405 1506 1913',
  '1-1-3': '1406 1606 1755 1756 1654 1641 1911 1910 2014 1330 1505',
  '': '1911 1910 1504 1404 0931',
};

/** They go for the railway at Petrozavodsk and stay there: nobody north of them is fed, nor whoever comes to drive them off. */
const thrust: Errand = (state) => {
  const goals = ['2311', '2312'].map(board.hexByName);
  const field = distanceField(goals, state.turn);
  const units = THRUST.filter((id) => state.units[id]!.at >= 0 && mayMove(state, id));
  return { goals, units: units.sort((a, b) => field[state.units[a]!.at]! - field[state.units[b]!.at]!) };
};

/** All else is done as today's General does it. */
const thrustAtPetrozavodsk: Policy = (state, side, seed) => {
  if (state.phase === 'set-up') return [...placed(THRUST_SET_UP), { type: 'end' }];
  const mine = (action: Action): boolean => action.type === 'move' && THRUST.includes(action.unit);
  const errands = onErrands(thrust, 0, (who, from) => profileFor(who, 'general', from))(state, side, seed);
  if (state.phase !== 'movement' || state.phasing !== side) return errands;
  const first = errands.findIndex((action) => !mine(action));
  return errands.filter((action, i) => i < first || !mine(action));
};

const placed = (page: Readonly<Record<string, string>>): Action[] =>
  Object.entries(page).flatMap(([label, names]) =>
    names
      .split(' ')
      .map((name, i): Action => ({ type: 'place', unit: labelled(label)[i]!, hex: board.hexByName(name) })),
  );

/** Whoever stands before Leningrad attacks it when any face of the die could turn its garrison out. */
function strikeAtLeningrad(state: State): Action | null {
  if (state.phase !== 'attack' || state.phasing !== 'finn' || state.decisions.length) return null;
  const plan = attackable(state).find(({ hex }) => hex === LENINGRAD);
  if (!plan) return null;
  const attack = { attackers: plan.attackers, targets: [LENINGRAD] };
  const { faces } = odds(state, attack);
  const action: Action = { type: 'attack', ...attack };
  return !check(state, action) && faces.some((face) => face === 'De' || face === 'Dr') ? action : null;
}

const marchOnLeningrad: Policy = (state, side, seed) => {
  const strike = strikeAtLeningrad(state);
  return strike ? [strike] : onErrands(march, 0)(state, side, seed);
};

/** Four battalions for the nearest HQs. */
const huntHqs: Errand = (state) => {
  const goals = [...stacksOf(state, 'soviet')].filter(([, there]) => there.every(isHq)).map(([hex]) => hex);
  return { goals, units: nearest(state, goals, 4, 1) };
};

const EARLY: Partial<SovietPlan> = { stormTurn: 2, stormCorps: 0 };

/** By name: whose side it can play, and how. */
export const POOL = {
  'older-general': { sides: ['soviet', 'finn'], play: asMinded(plain) },
  'rail-cutter': { sides: ['finn'], play: onErrands(cutRailway) },
  dasher: { sides: ['finn'], play: onErrands(dash) },
  'marcher-on-leningrad': { sides: ['finn'], play: marchOnLeningrad },
  thruster: { sides: ['finn'], play: thrustAtPetrozavodsk },
  'sortie-finn': { sides: ['finn'], play: asMinded(minded({ allowsSorties: true }, {})) },
  'hq-raider': { sides: ['finn'], play: onErrands(huntHqs) },
  'storming-soviet': { sides: ['soviet'], play: asMinded(minded({}, { ...EARLY, setUp: 'ladoga' })) },
  besieger: { sides: ['soviet'], play: asMinded(minded({}, EARLY, { ownLosses: 1.6 })) },
  'waiting-soviet': { sides: ['soviet'], play: asMinded(minded({}, { stormTurn: 8, stormCorps: 99 })) },
} as const satisfies Readonly<Record<string, { sides: readonly Side[]; play: Policy }>>;

export type PoolName = keyof typeof POOL;
export const POOL_NAMES = Object.keys(POOL) as PoolName[];

/**
 * Opponents only for the lab: what a person might try against the General. Each is today's General with one
 * idea; everything outside the idea is played as the General plays it.
 */
import {
  attackable,
  board,
  check,
  FIRST_ICE_TURN,
  IS_LIGHT,
  obligations,
  odds,
  reach,
  stackingLimit,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext, AiProfile } from '#games/winter-war/ai/ai-context.ts';
import { isWorthBlow } from '#games/winter-war/ai/raids.ts';
import {
  attackOf,
  defenceOf,
  distanceField,
  inFinland,
  inUssr,
  isHq,
  landNeighbours,
  rowOf,
  sovietRailway,
  stacksOf,
  theatreOf,
  unitsOf,
  unitType,
} from '#games/winter-war/ai/ground.ts';
import { END } from '#games/winter-war/ai/sketch.ts';
import type { FinnishPlan, SovietPlan } from '#games/winter-war/ai/war-plan.ts';
import {
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETROZAVODSK_RAILWAY,
  PETSAMO,
  SOVIET_CITIES,
  STRONGHOLDS,
  VIIPURI,
  VIIPURI_ROW,
} from '#games/winter-war/analysis/places.ts';
import { labelled, type Idea, type March } from './idea.ts';

const changeFinns =
  (changes: Partial<FinnishPlan>) =>
  (ai: AiContext): AiProfile => ({ ...ai, plan: { ...ai.plan, finn: { ...ai.plan.finn, ...changes } } });

const changeSoviets =
  (changes: Partial<SovietPlan>, weights: Partial<AiProfile['weights']> = {}) =>
  (ai: AiContext): AiProfile => ({
    ...ai,
    weights: { ...ai.weights, ...weights },
    plan: { ...ai.plan, soviet: { ...ai.plan.soviet, ...changes } },
  });

/** Units with their distance to the nearest goal, the nearest first. */
function sortByDistance(state: State, units: readonly UnitId[], goals: readonly Hex[]) {
  const field = distanceField(goals, state.turn);
  return units
    .map((unit) => ({ unit, far: field[state.units[unit]!.at]! }))
    .sort((a, b) => a.far - b.far || a.unit - b.unit);
}

/** The Finns nearest to some goals, among fast units that hold no fort or city of value. */
function nearest(state: State, goals: readonly Hex[], most: number, isFit = isFreeAndFast): UnitId[] {
  const fit = unitsOf(state, 'finn').filter((id) => isFit(state, id));
  return sortByDistance(state, fit, goals)
    .filter(({ far }) => far <= FAR)
    .map(({ unit }) => unit)
    .slice(0, most);
}
/** In hexes; two marches of a fast unit along roads. */
const FAR = 14;
const isAny = (): boolean => true;
const isFree = (state: State, id: UnitId): boolean => !STRONGHOLDS.has(state.units[id]!.at);
const isFreeAndFast = (state: State, id: UnitId): boolean => isFree(state, id) && unitType(id).movement >= 3;
const isLight = (state: State, id: UnitId): boolean => isFree(state, id) && IS_LIGHT[id] === 1;
const isFighter = (state: State, id: UnitId): boolean => isFreeAndFast(state, id) && unitType(id).attack > 0;

/** Units in a goal, or that can end this march in one. */
const arriving = (state: State, units: readonly UnitId[], goals: readonly Hex[]): UnitId[] =>
  units.filter(
    (id) =>
      goals.includes(state.units[id]!.at) ||
      reach(state, id).some(({ mayEnd, hex }) => mayEnd && goals.includes(hex)),
  );

const withoutSoviets = (state: State, hexes: readonly Hex[]): Hex[] =>
  hexes.filter((hex) => !stacksOf(state, 'soviet').has(hex));

/** Light units that can end this march on a railway go there, where the enemy is weakest, and apart. */
function cutRails(state: State, rails: readonly Hex[], most: number): March[] {
  const goals = withoutSoviets(state, rails);
  const units = arriving(state, nearest(state, goals, 12, isLight), goals).slice(0, most);
  return [{ goals, units, apart: 3, caution: 2 }];
}

/** An attack on a hex by all who can, if at least this many die faces drive its defenders out. */
function strikeAt(state: State, target: Hex, faces: number): Action | null {
  const plan = attackable(state).find(({ hex }) => hex === target);
  if (!plan) return null;
  const attack = { attackers: plan.attackers, targets: [target] };
  const action: Action = { type: 'attack', ...attack };
  if (check(state, action)) return null;
  const good = odds(state, attack).faces.filter((face) => face === 'De' || face === 'Dr');
  return good.length >= faces ? action : null;
}

/** Die faces that drive the defenders out at these odds. */
const TWO_TO_ONE = 3;
const FOUR_TO_ONE = 5;

/** The strongest Finns that can get beside a hex and attack it at 4-1, one staying in each fort; none if too few. */
function findStrikers(state: State, target: Hex): { unit: UnitId; to: Hex }[] {
  const kept = new Set(
    [...stacksOf(state, 'finn')].flatMap(([hex, [last]]) => (STRONGHOLDS.has(hex) ? [last!] : [])),
  );
  const defence = defenceOf(stacksOf(state, 'soviet').get(target)!);
  const beside = new Set(landNeighbours(target));
  const strikers: { unit: UnitId; to: Hex }[] = [];
  const able = unitsOf(state, 'finn')
    .filter((id) => unitType(id).attack > 0 && !kept.has(id))
    .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  let strength = 0;
  for (const unit of able) {
    const ends = reach(state, unit).filter(({ mayEnd }) => mayEnd);
    const isFree = (hex: Hex): boolean => strikers.filter(({ to }) => to === hex).length < stackingLimit(hex);
    const to = [state.units[unit]!.at, ...ends.map(({ hex }) => hex)].find(
      (hex) => beside.has(hex) && isFree(hex),
    );
    if (to === undefined) continue;
    strikers.push({ unit, to });
    strength += unitType(unit).attack;
    if (strength >= defence * 4) return strikers;
  }
  return [];
}

/** Soviet stacks of six points and more outside their cities, the strongest first. */
const strongStacks = (state: State): Hex[] =>
  [...stacksOf(state, 'soviet')]
    .filter(([hex, there]) => isWorthBlow(hex, there))
    .sort(([, a], [, b]) => attackOf(b) - attackOf(a))
    .map(([hex]) => hex);

/** Two units of 5 to 8 points go beside the forts that two corps can storm, before the others choose their attacks. */
function sendFodder(state: State): March[] {
  const goals = MANNERHEIM.filter((hex) => state.owner[hex] !== 2)
    .flatMap(landNeighbours)
    .filter((hex) => !stacksOf(state, 'finn').has(hex));
  const near = arriving(state, unitsOf(state, 'soviet'), goals).map((id) => ({ id, ...unitType(id) }));
  if (near.filter(({ attack }) => attack === 20).length < 2) return [];
  const fodder = near.filter(({ attack }) => attack >= 5 && attack <= 8);
  return [{ units: fodder.slice(0, 2).map(({ id }) => id), goals }];
}

const isFinnishAttack = ({ phase, phasing, decisions }: State): boolean =>
  phase === 'attack' && phasing === 'finn' && !decisions.length;

/** Two divisions in one fort of Lake Ladoga, two that arrive in Game-Turn 2, and a regiment. */
const THRUST = [...labelled('6-6-2').slice(-4), labelled('2-2-3')[2]!];

/** Next goals of a corps on its way by rail from Leningrad to the Ladoga line, through it, and to Viipuri. */
function nextGoalRoundLadoga(at: Hex): readonly Hex[] {
  if (inFinland(at) && rowOf(at) >= 6) return [VIIPURI];
  return inFinland(at) || rowOf(at) < 9 ? PETROZAVODSK_RAILWAY : LADOGA;
}

const PRIZES = [...SOVIET_CITIES, VIIPURI, PETSAMO, OULU];

/** Prizes in Soviet hands, or before the last Game-Turn the ground three hexes from them. */
function lastTurnGoals(state: State): Hex[] {
  const prizes = PRIZES.filter((hex) => state.owner[hex] === 2);
  if (state.turn >= state.lastTurn) return withoutSoviets(state, prizes);
  const field = distanceField(prizes, state.turn);
  return [...field.keys()].filter(
    (hex) => field[hex] === 3 && !landNeighbours(hex).some((next) => stacksOf(state, 'soviet').has(next)),
  );
}

/** The railway between Leningrad and Lake Onega. */
const SOUTHERN_RAILWAY = [...distanceField([LENINGRAD], 1).keys()].filter(
  (hex) => board.isRail(hex) && inUssr(hex) && rowOf(hex) > 2 && rowOf(hex) < 14,
);
/** Opponents by name. */
export const POOL = {
  'rail-cutter': {
    side: 'finn',
    does: 'In Game-Turns 2 to 9, four light units go to the Murmansk railway north of row 16 by the shortest way and stay there.',
    march: (state) => {
      const goals = withoutSoviets(state, sovietRailway()).filter((hex) => rowOf(hex) > 16);
      return state.turn < 2 || state.turn > 9
        ? []
        : [{ goals, units: nearest(state, goals, 4, isLight), apart: 1 }];
    },
  },
  'early-cutter': {
    side: 'finn',
    does: 'From Game-Turn 1 on, up to six light units go to the railway north of Lake Onega and stay there.',
    march: (state) => cutRails(state, sovietRailway(), 6),
  },
  'southern-cutter': {
    side: 'finn',
    does: 'From Game-Turn 1 on, up to four light units go to the railway between Leningrad and Petrozavodsk and stay there.',
    march: (state) => cutRails(state, SOUTHERN_RAILWAY, 4),
  },
  blow: {
    side: 'finn',
    does: 'All in reach, by train too, fall on the strongest stacks of six points and more at 4-1; one unit stays in each fort.',
    march: (state) => {
      const strikers = strongStacks(state).map((hex) => findStrikers(state, hex));
      const first = strikers.find(({ length }) => length) ?? [];
      return [{ units: first.map(({ unit }) => unit), goals: first.map(({ to }) => to) }];
    },
    fight: (state) => {
      if (!isFinnishAttack(state)) return null;
      const blows = strongStacks(state).map((hex) => strikeAt(state, hex, FOUR_TO_ONE));
      return blows.find((blow) => blow) ?? null;
    },
  },
  'last-turn-raider': {
    side: 'finn',
    does: 'Six fast units wait three hexes from Soviet cities and prizes, and walk into the empty ones in the last turn.',
    march: (state) => {
      if (state.turn < state.lastTurn - 2) return [];
      const goals = lastTurnGoals(state);
      const units = nearest(state, goals, 6);
      if (state.turn < state.lastTurn) return [{ goals, units, apart: 2 }];
      return [{ goals, units: arriving(state, units, goals), apart: 1 }];
    },
  },
  dasher: {
    side: 'finn',
    does: 'Two fast units go for every empty Supply City; for Leningrad alone when it is empty.',
    march: (state) => {
      const open = withoutSoviets(state, SOVIET_CITIES);
      const goals = open.includes(LENINGRAD) ? [LENINGRAD] : open;
      return [{ goals, units: nearest(state, goals, 2 * goals.length), apart: 3 }];
    },
  },
  'marcher-on-leningrad': {
    side: 'finn',
    does: 'Ten units leave the Line for Leningrad and attack it when any face of the die could empty it.',
    march: (state) => [{ goals: [LENINGRAD], units: nearest(state, [LENINGRAD], 10, isAny) }],
    fight: (state) => (isFinnishAttack(state) ? strikeAt(state, LENINGRAD, 1) : null),
  },
  thruster: {
    side: 'finn',
    does: 'Four divisions and a regiment go from Lake Ladoga for the railway at Petrozavodsk and stay there.',
    setUp: {
      '6-6-2': '1405 1406 1506 1606 2012 2012',
      '4-4-2': '1656',
      '2-2-3': '1405 1506 2113',
      '1-1-3': '1406 1606 1755 1756 1654 1641 2011 1910 2015 1330 1505',
      '': '2011 1910 1504 1404 0931',
    },
    march: (state) => {
      const thrust = THRUST.filter((id) => state.units[id]!.at >= 0);
      const units = sortByDistance(state, thrust, PETROZAVODSK_RAILWAY).map(({ unit }) => unit);
      return [{ goals: PETROZAVODSK_RAILWAY, units }];
    },
  },
  sortie: {
    side: 'finn',
    does: 'Garrisons attack too, with all their neighbours, at 2-1 or better.',
    fight: (state) => {
      if (!isFinnishAttack(state)) return null;
      for (const { hex, attackers } of attackable(state)) {
        const blow =
          attackers.some((id) => STRONGHOLDS.has(state.units[id]!.at)) && strikeAt(state, hex, TWO_TO_ONE);
        if (blow) return blow;
      }
      return null;
    },
  },
  'hq-raider': {
    side: 'finn',
    does: 'Four fast units that can attack go for the nearest HQs that stand alone.',
    march: (state) => {
      const stacks = [...stacksOf(state, 'soviet')];
      const goals = stacks.filter(([, there]) => there.every(isHq)).map(([hex]) => hex);
      return [{ goals, units: nearest(state, goals, 4, isFighter), apart: 3 }];
    },
  },
  'petsamo-marcher': {
    side: 'finn',
    does: 'Six units march to have Petsamo back once it is Soviet.',
    march: (state) => {
      const goals = [PETSAMO].filter((hex) => state.owner[hex] === 2);
      return [{ goals, units: nearest(state, goals, 6, isFree) }];
    },
  },
  'waiting-finn': {
    side: 'finn',
    does: 'Raids nobody and attacks only where an attack is owed.',
    changePlan: changeFinns({ raids: false }),
    fight: (state) => {
      if (!isFinnishAttack(state)) return null;
      const { units, hexes } = obligations(state);
      return units.length || hexes.length ? null : END;
    },
  },
  'ladoga-marcher': {
    side: 'soviet',
    does: 'Two corps go round Lake Ladoga to Viipuri.',
    march: (state) => {
      const corps = unitsOf(state, 'soviet').filter((id) => unitType(id).label === '20-12-2');
      return corps
        .slice(0, 2)
        .map((id) => ({ units: [id], goals: nextGoalRoundLadoga(state.units[id]!.at) }));
    },
  },
  besieger: {
    side: 'soviet',
    does: 'Storms the Line from Game-Turn 1, own losses weighing 1.6 times.',
    changePlan: changeSoviets({ stormTurn: 1, stormCorps: 0 }, { ownLosses: 1.6 }),
  },
  'besieger-with-fodder': {
    side: 'soviet',
    does: 'Two units of 5 to 8 points go beside the forts when two corps can storm them, to pay for exchanges.',
    march: sendFodder,
  },
  'waiting-soviet': {
    side: 'soviet',
    does: 'Does not storm the Line before Game-Turn 8.',
    changePlan: changeSoviets({ stormTurn: 8, stormCorps: 99 }),
  },
  'ice-marcher': {
    side: 'soviet',
    does: 'From Game-Turn 8 on, six divisions or regiments of the isthmus go over the ice to the hexes west of Viipuri.',
    march: (state) => {
      if (state.turn < FIRST_ICE_TURN) return [];
      const goals = VIIPURI_ROW.filter((hex) => state.owner[hex] !== 2 && !stacksOf(state, 'finn').has(hex));
      const isFit = (id: UnitId): boolean =>
        !isHq(id) && unitType(id).attack < 8 && theatreOf(state.units[id]!.at) === 'isthmus';
      const units = sortByDistance(state, unitsOf(state, 'soviet').filter(isFit), goals);
      return goals.length ? [{ goals, units: units.slice(0, 6).map(({ unit }) => unit), apart: 1 }] : [];
    },
  },
} as const satisfies Readonly<Record<string, Idea>>;

export type PoolName = keyof typeof POOL;
export const POOL_NAMES = Object.keys(POOL) as PoolName[];

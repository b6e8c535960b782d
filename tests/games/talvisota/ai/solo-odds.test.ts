import { describe, expect, test } from 'vitest';
import {
  apply,
  FINNISH_STRATEGIES,
  finns,
  positionFrom,
  soviets,
  spaceOf,
  type Action,
  type PositionSpec,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type State,
} from '#engine/talvisota';
import { chooseActions } from '#games/talvisota/ai/choose.ts';
import { oddsDrawn } from '#games/talvisota/ai/odds-range.ts';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { loseWeakest } from '#games/talvisota/ai/sketch.ts';
import { atLevel, SOLO_LEVELS, type SoloLevel } from '#games/talvisota/options/solo-levels.ts';

// How many attacks of each kind are played at each level. `ATTACKS=2000` is the whole test.
const ATTACKS = Number(process.env.ATTACKS ?? 30);

/** The army of most attacks. */
const ARMY = { FUS: 7, ELI: 2, MECA: 3, TAN: 3 };

interface Kind {
  readonly strategy: SovietStrategy;
  readonly units: Partial<SovietForce>;
  readonly supports?: readonly SovietSupport[];
  readonly from?: string;
  readonly target?: string;
  readonly spec?: Partial<PositionSpec>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'massed infantry with artillery and shells': {
    strategy: 'MASS',
    units: { FUS: 6 },
    supports: ['ART', 'MUNI'],
  },
  'mixed infantry and tanks': {
    strategy: 'MASS',
    units: { FUS: 1, ELI: 2, TAN: 3 },
    supports: ['AIR', 'ART'],
  },
  'three divisions': { strategy: 'PRUD', units: { FUS: 3 } },
  'three divisions with reserves': { strategy: 'PRUD', units: { FUS: 1, ELI: 2 }, supports: ['RENF'] },
  armour: { strategy: 'BLIN', units: { MECA: 3, TAN: 1 }, supports: ['AIR'] },
  manoeuvre: { strategy: 'MAN', units: { ELI: 2, TAN: 2, MECA: 2 }, supports: ['AIR', 'RAV'] },
  'a commander': {
    strategy: 'MAN',
    units: { ELI: 2, TAN: 3, MECA: 1 },
    supports: ['TIMO', 'ART'],
    spec: { turn: 5 },
  },
  'a fortified space': {
    strategy: 'MASS',
    units: { FUS: 4, ELI: 2 },
    supports: ['ART', 'MER'],
    from: 'TER',
    target: 'SUM',
    spec: { turn: 5, map: { TER: ARMY } },
  },
  'an army that is nearly beaten': {
    strategy: 'MASS',
    units: { FUS: 6 },
    spec: { losses: { finn: { DIV: 7, SK: 3 } } },
  },
  'the second combat of a turn': {
    strategy: 'MASS',
    units: { ELI: 2, FUS: 4 },
    supports: ['NKVD'],
    spec: {
      finnishPlans: {
        4: {
          strategy: 'MOTTI',
          stage: 'done',
          units: finns({ DIV: 4 }),
          environment: ['snow', 'forest'],
          supports: ['EMB1', 'MANN'],
        },
      },
    },
  },
};

const SLOT = 3;

const attackOf = ({ strategy, units, supports = [], from = 'LEN', target = 'TER' }: Kind) => ({
  slot: SLOT,
  strategy,
  from: spaceOf(from),
  target: spaceOf(target),
  units: soviets(units),
  supports,
});

/** Before the combat is opened: the Finnish counter that is `nth` of those in the bag lies face down against it. */
function readyToFight(kind: Kind, level: SoloLevel, nth = 0): State {
  const { target, ...plan } = attackOf(kind);
  const others = kind.spec?.finnishPlans ?? {};
  const used = Object.values(others).map(({ strategy }) => strategy);
  const bag = FINNISH_STRATEGIES.filter((strategy) => !used.includes(strategy));
  return positionFrom({
    turn: 2,
    map: { LEN: ARMY },
    phase: 'combat',
    ...kind.spec,
    options: atLevel({}, level),
    sovietPlans: { [SLOT]: { ...plan, stage: 'map', target, answer: SLOT } },
    finnishPlans: { ...others, [SLOT]: { strategy: bag[nth % bag.length]!, stage: 'map' } },
    seed: nth + 1,
  });
}

/** What is done by who wants the space and nothing else. */
function nextAction(state: State): Action {
  const kind = state.decisions.at(-1)?.kind;
  if (kind === 'roll') return { type: 'roll' };
  if (kind === 'losses') return loseWeakest(state);
  if (kind === 'fight-on') return { type: 'fight-on', on: true };
  return chooseActions(state, 'soviet', 'general', 1)[0]!;
}

/** Whether the target falls. */
function fallsTo(start: State): boolean {
  let [state, action]: [State, Action] = [start, { type: 'fight', slot: SLOT }];
  for (;;) {
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(applied.refusal.text);
    const end = applied.events.find((event) => event.type === 'victory');
    if (end) return end.side === 'soviet';
    ({ state } = applied);
    action = nextAction(state);
  }
}

/** Over all that the counter face down may be, as the player sees it before the deployment is over. */
const shown = (kind: Kind, level: SoloLevel): number => {
  const state = readyToFight(kind, level);
  const hidden = state.finnish.plans.map((plan, slot) =>
    slot === SLOT ? { ...plan!, strategy: null } : plan,
  );
  return oddsDrawn({ ...state, finnish: { ...state.finnish, plans: hidden } }, attackOf(kind));
};

describe.each(SOLO_LEVELS)('9.1, N44: what is shown against the drawn Finns, %s', (level) => {
  test(
    `is what ${ATTACKS} attacks of each kind come to`,
    { timeout: 60_000 * Math.ceil(ATTACKS / 30) },
    () => {
      const off = Object.entries(KINDS).flatMap(([name, kind]) => {
        const chance = shown(kind, level);
        const fell = Array.from({ length: ATTACKS }, (_, nth) => fallsTo(readyToFight(kind, level, nth)));
        const seen = fell.filter(Boolean).length / ATTACKS;
        if (process.env.ATTACKS) console.log(level, name, chance.toFixed(3), seen.toFixed(3));
        // Of the attacks and of the 400 draws; no chance is surer than one case in all of them.
        const spread = Math.max(chance * (1 - chance), 1 / ATTACKS);
        const error = Math.sqrt(spread / ATTACKS + spread / 400);
        return Math.abs(seen - chance) > 4 * error ? [`${name}: shown ${chance}, seen ${seen}`] : [];
      });
      expect(off).toEqual([]);
    },
  );
});

describe('9.1, N44: the strongest of several draws', () => {
  const massed = KINDS['massed infantry with artillery and shells']!;
  test('makes an attack worse from level to level', () => {
    const chances = SOLO_LEVELS.map((level) => shown(massed, level));
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(chances[2]).toBeLessThan(0.05);
  });
  test('leaves less for the next combat', () => {
    const state = readyToFight(massed, 'officer');
    const second = { ...attackOf(massed), slot: 4 };
    const payoffs = new Payoffs({
      ...state,
      finnish: { ...state.finnish, plans: [null, null, null, null, null] },
    });
    const [, after] = payoffs.drawnChances([attackOf(massed), second]);
    expect(after).toBeGreaterThan(payoffs.drawnChances([second])[0]! + 0.1);
  });
});

import {
  apply,
  decider,
  FINNISH_STRATEGIES,
  finns,
  newGame,
  positionFrom,
  soviets,
  spaceOf,
  type Action,
  type GameEvent,
  type PositionSpec,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
} from '#engine/talvisota';
import { runToEnd } from '#games/talvisota/ai/ai-context.ts';
import { advise, chooseActions } from '#games/talvisota/ai/choose.ts';
import { oddsDrawn } from '#games/talvisota/ai/hidden-odds.ts';
import { Payoffs } from '#games/talvisota/ai/payoffs.ts';
import { loseWeakest } from '#games/talvisota/ai/sketch.ts';
import { sentenceOf } from '#games/talvisota/ui/text/sentences.ts';
import { plain } from '#table';
import { recordFrom, rowsOf } from '../../../engine/talvisota/helpers.ts';
import { atLevel, SOLO_LEVELS, type SoloLevel } from '#games/talvisota/options/solo-levels.ts';

// How many attacks of each kind are played at each level. `ATTACKS=2000` is the whole test.
const ATTACKS = Number(process.env.ATTACKS ?? 30);

// How many solo games are played by the hints at each level, and with what effort. `GAMES=50` is the whole test.
const GAMES = Number(process.env.GAMES ?? 2);
const EFFORT = 0.05;

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
  ...(Object.fromEntries(
    rowsOf(
      ' / ',
      `
      massed infantry with artillery and shells / {strategy: MASS, units: {FUS: 6}, supports: [ART, MUNI]}
      mixed infantry and tanks / {strategy: MASS, units: {FUS: 1, ELI: 2, TAN: 3}, supports: [AIR, ART]}
      three divisions / {strategy: PRUD, units: {FUS: 3}}
      three divisions with reserves / {strategy: PRUD, units: {FUS: 1, ELI: 2}, supports: [RENF]}
      armour / {strategy: BLIN, units: {MECA: 3, TAN: 1}, supports: [AIR]}
      manoeuvre / {strategy: MAN, units: {ELI: 2, TAN: 2, MECA: 2}, supports: [AIR, RAV]}
      a commander / {strategy: MAN, units: {ELI: 2, TAN: 3, MECA: 1}, supports: [TIMO, ART], spec: {turn: 5}}
      a fortified space / {strategy: MASS, units: {FUS: 4, ELI: 2}, supports: [ART, MER], from: TER, target: SUM, spec: {turn: 5, map: {TER: {FUS: 7, ELI: 2, MECA: 3, TAN: 3}}}}
      an army that is nearly beaten / {strategy: MASS, units: {FUS: 6}, spec: {losses: {finn: {DIV: 7, SK: 3}}}}
      `,
    ).map(([name, kind]) => [name, recordFrom(kind!)]),
  ) as Record<string, Kind>),
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
    // Neighbouring seeds have first dice that are not quite independent.
    seed: Math.imul(nth + 1, 0x9e3779b1),
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
        // Of the attacks; no chance is surer than one case in all of them.
        const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / ATTACKS) / ATTACKS);
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
    // As 16,000 attacks with seeds of their own came to.
    expect(chances[0]).toBeCloseTo(0.596, 2);
    expect(chances[1]).toBeCloseTo(0.219, 2);
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

describe('a hint', () => {
  const laid: PositionSpec = {
    turn: 1,
    phase: 'soviet-allotment',
    map: { LEN: ARMY },
    sovietPlans: { 3: { strategy: 'MASS' } },
    options: { solo: true, freeSupports: true },
    finnishPlans: { 3: { strategy: null } },
  };
  const hintFor = (spec: PositionSpec) => {
    const state = positionFrom(spec);
    return runToEnd(advise(state, decider(state), 1, 0.15));
  };

  const SOVIET = ['MASS', 'BLIN', 'MAN', 'PRUD'] as const;
  const FINNISH = ['MOTTI', 'RESIST'] as const;
  test.each([
    ['soviet-plans', 'sovietPlans', SOVIET],
    ['soviet-allotment', 'sovietPlans', SOVIET],
    ['finnish-plans', 'finnishPlans', FINNISH],
    ['finnish-allotment', 'finnishPlans', FINNISH],
  ] as const)('plans with what lies already, %s', (phase, own, strategies) => {
    const options = own === 'sovietPlans' ? laid.options! : {};
    for (const strategy of strategies) {
      const { plan, actions } = hintFor({ ...laid, phase, options, [own]: { 3: { strategy } } });
      const slots = actions.flatMap((action) => ('slot' in action && action.slot === 3 ? [action.type] : []));
      expect(plan.filter(({ front }) => front === 'KAR').map((purpose) => purpose.strategy)).toContain(
        strategy,
      );
      expect(slots).not.toContain('plan');
    }
  });

  test('names the chance that the card shows', () => {
    const { plan, actions } = hintFor(laid);
    const commit = actions.find((action) => action.type === 'commit')!;
    const [{ chance, spaces }] = plan as [(typeof plan)[number]];
    const { slot, from, units, supports } = commit;
    const attack = { slot, strategy: 'MASS' as const, from, target: spaces[0]!, units, supports };
    expect(chance).toBe(oddsDrawn(positionFrom(laid), attack));
  });

  test('sends what has a fair chance where waiting costs morale', () => {
    const units = soviets({ FUS: 6 });
    const ready = { strategy: 'MASS', from: spaceOf('LEN'), units, supports: ['ART', 'MUNI'] } as const;
    const { actions } = hintFor({ ...laid, phase: 'deployment', sovietPlans: { 3: ready } });
    expect(actions[0]).toMatchObject({ type: 'deploy', slot: 3 });
  });
});

/** Plays solo games by the hints to the end: each attack's chance as the hint for the means named it, and whether it won. */
function attacksByHints(level: SoloLevel, games: number): { said: number; won: number }[] {
  const fought: { said: number; won: number }[] = [];
  for (let seed = 1; seed <= games; seed++) {
    let state = newGame(atLevel({}, level), seed);
    let said = new Map<Space, number>();
    while (state.phase !== 'over') {
      const { actions, plan } = runToEnd(advise(state, decider(state), seed, EFFORT));
      if (state.phase === 'soviet-allotment')
        said = new Map(plan.flatMap(({ spaces, chance }) => (chance === null ? [] : [[spaces[0]!, chance]])));
      for (const action of actions) {
        const first = state.combat?.attack === 1;
        const applied = apply(state, action);
        if (!applied.ok) throw new Error(applied.refusal.text);
        for (const event of applied.events)
          if (event.type === 'victory' && first && said.has(event.target))
            fought.push({ said: said.get(event.target)!, won: Number(event.side === 'soviet') });
        ({ state } = applied);
        if (applied.dice.length) break;
      }
    }
  }
  return fought;
}

test.each(SOLO_LEVELS)(
  '9.1: in solo games at the level %s the attacks of the hints win what they say',
  { timeout: 60_000 * GAMES },
  (level) => {
    const fought = attacksByHints(level, GAMES);
    const sum = (of: (one: { said: number; won: number }) => number): number =>
      fought.reduce((all, one) => all + of(one), 0);
    const spread = Math.sqrt(sum(({ said }) => said * (1 - said)) + 1);
    expect(fought.length).toBeGreaterThan(GAMES);
    expect(Math.abs(sum(({ won }) => won) - sum(({ said }) => said))).toBeLessThan(4 * spread);
  },
);

describe('9.1: who plays is told how the Finns are drawn', () => {
  test.each([
    ['printed', 1],
    ['recruit', 3],
    ['officer', 8],
    ['general', 12],
  ] as const)('%s: %i', (level, draws) => {
    const applied = apply(readyToFight(KINDS['three divisions']!, level), { type: 'fight', slot: SLOT });
    const drawn = applied.ok && applied.events.find((event) => event.type === 'drawn');
    expect(drawn).toMatchObject({ draws });
    const line = plain(sentenceOf(drawn as GameEvent)!);
    expect(line.includes(`Best of ${draws} draws`)).toBe(draws > 1);
  });
});

import {
  bestScouts,
  finns,
  freeScouts,
  harassChances,
  isolatedSpaces,
  isSoviet,
  positionFrom,
  score,
  soviets,
  starving,
  supply,
  type Action,
  type PositionSpec,
  type State,
} from '#engine/talvisota';
import {
  at,
  end,
  eventsOf,
  EVERYWHERE,
  expectListed,
  ids,
  must,
  occupy,
  opened,
  played,
  why,
} from './helpers.ts';

const harass = (target: string, scouts: number): Action => ({ type: 'harass', target: at(target), scouts });
const stay = (scouts: number): Action => ({ type: 'stay', scouts });
const withdraw = (space: string, scouts: number): Action => ({ type: 'withdraw', space: at(space), scouts });
const starve = (space: string): Action => ({ type: 'starve', space: at(space) });

const harassment = (more: Partial<PositionSpec> = {}): State =>
  positionFrom({
    turn: 5,
    phase: 'harassment',
    map: { TER: { FUS: 1 }, SUM: { FUS: 1 }, LEN: { FUS: 2 } },
    markers: ['VII', 'KUU'],
    morale: { soviet: 15, finn: 15 },
    attacked: true,
    ...more,
  });

describe('Talvisota 6.2, N40: the harassment die', () => {
  it('gets 1 for each SCT, loses 2 for each Soviet unit there and 1 for each next to it', () => {
    const state = harassment();
    expect(harassChances(state, at('KUU'), 3).modifier).toBe(3);
    expect(harassChances(state, at('KUU'), 3).faces).toEqual({ success: 4, setback: 2, failure: 0 });
    // Terijoki: one there, two in Leningrad and one in Summa beside it.
    expect(harassChances(state, at('TER'), 3).modifier).toBe(3 - 2 - 3);
    expect(harassChances(state, at('TER'), 3).faces).toEqual({ success: 0, setback: 1, failure: 5 });
    // Three are best, for a setback too; where no number of them can do anything, one is as good.
    const full = harassment({ map: { TER: { FUS: 6 } } });
    const best = [at('KUU'), at('TER')].map((space) => bestScouts(state, space));
    expect([...best, bestScouts(full, at('TER'))]).toEqual([3, 3, 1]);
  });
});

describe('Talvisota N41: who harasses what', () => {
  it('one to three free SCT, a Finnish space under Soviet control, isolated or not (C20)', () => {
    const state = harassment();
    expect(why(state, harass('KUU', 3))).toBeNull();
    expect(why(state, harass('VII', 1))).toBeNull();
    expect(why(state, harass('KUU', 4))).toBe('6.2 harass-scouts');
    expect(why(state, harass('KUU', 0))).toBe('6.2 harass-scouts');
    expect(why(state, harass('LEN', 1))).toBe('N41 harass-target');
    expect(why(state, harass('SOR', 1))).toBe('N41 harass-target');
    expectListed(
      state,
      EVERYWHERE.flatMap((space) => [0, 1, 2, 3, 4].map((count) => harass(space, count))),
    );
  });
  it('SCT that fought are engaged, those of a strategy that faced nobody are free (C12)', () => {
    const plans = {
      3: { strategy: 'DEFENSE', stage: 'done', units: finns({ SCT: 1 }) },
      4: { strategy: 'MOTTI', stage: 'box', units: finns({ SCT: 1 }) },
    } as const;
    const before: State = { ...harassment({ finnishPlans: plans, phase: 'combat', sovietPlans: {} }) };
    const plan = {
      strategy: 'PRUD',
      stage: 'map',
      from: at('SUM'),
      target: at('AYR'),
      units: soviets({ FUS: 1 }),
    } as const;
    const fought = positionFrom({
      turn: 5,
      phase: 'combat',
      map: { SUM: { FUS: 1 }, KUU: { FUS: 1 } },
      sovietPlans: { 3: plan },
      finnishPlans: plans,
    });
    expect(before.finnish.pool.SCT).toBe(3);
    const after = must(
      fought,
      { type: 'fight', slot: 3 },
      { type: 'occupy', units: soviets({ FUS: 1 }), markers: [] },
    );
    expect(after.phase).toBe('harassment');
    expect(freeScouts(after)).toBe(2);
  });
  it('once a turn: the phase ends with the attempt, or is passed', () => {
    expect(must(harassment(), harass('KUU', 1), 1).turn).toBe(6);
    expect(must(harassment(), end).turn).toBe(6);
  });
});

describe('Talvisota N42: what harassment brings', () => {
  const since = (state: State): [number, number] => [state.morale.soviet - 15, state.morale.finn - 15];
  it('6 or more: Soviet -2 and the value of the space; marker and control are gone', () => {
    const state = must(harassment(), harass('VII', 3), 6);
    expect(since(state)).toEqual([-5, 0]);
    expect(state.soviet.markers).toEqual([at('KUU')]);
    expect(isSoviet(state, at('VII'))).toBe(false);
    expect(state.decisions).toEqual([{ kind: 'stay', side: 'finn', space: at('VII'), scouts: 3 }]);
    expect(why(state, stay(4))).toBe('6.2 stay-scouts');
    expectListed(state, [-1, 0, 1, 2, 3, 4].map(stay));
    const mixed = must(state, stay(1));
    expect(mixed.finnish.scouts[at('VII')]).toBe(1);
    expect(mixed.finnish.pool.SCT).toBe(2);
  });
  it('C20: a lone marker’s space stays lost when the SCT go home, and its fall pays again (C7)', () => {
    const home = must(harassment(), harass('VII', 3), 6, stay(0));
    expect(isSoviet(home, at('VII'))).toBe(false);
    expect(home.paid).not.toContain(at('VII'));
    expect(home.finnish.pool.SCT).toBe(3);
  });
  it('4 or 5: Soviet -1 and one SCT lost; 3 or less: Finn -1 and one SCT lost', () => {
    const setback = must(harassment(), harass('KUU', 1), 4);
    expect(since(setback)).toEqual([-1, 0]);
    expect(setback.finnish.losses.SCT).toBe(1);
    const failure = must(harassment(), harass('KUU', 2), 1);
    expect(since(failure)).toEqual([0, -1]);
    expect(failure.finnish.losses.SCT).toBe(1);
    expect(failure.finnish.pool.SCT).toBe(2);
    expect(failure.soviet.markers).toContain(at('KUU'));
  });
  it('Soviet units stay, but hold nothing while SCT remain; when these leave it is theirs again, unpaid', () => {
    const alone = harassment({ map: { TER: { FUS: 1 } }, markers: [] });
    const state = must(alone, harass('TER', 3), 6, stay(1));
    expect(state.soviet.map[at('TER')]!.FUS).toBe(0);
    // The turn has ended: the only unit there was isolated, and is lost.
    expect(state.soviet.losses.FUS).toBe(1);
    const gone = must(alone, harass('TER', 3), 6, stay(0));
    expect(isSoviet(gone, at('TER'))).toBe(true);
    expect(gone.paid).toContain(at('TER'));
  });
  it('in Organisation the SCT in place may go home', () => {
    const state = positionFrom({
      turn: 5,
      phase: 'withdrawal',
      map: { TER: { FUS: 2 } },
      scouts: { TER: 2 },
    });
    expect(why(state, withdraw('TER', 3))).toBe('6.2 withdraw-none');
    expectListed(
      state,
      EVERYWHERE.flatMap((space) => [0, 1, 2, 3].map((count) => withdraw(space, count))),
    );
    expect(why(state, withdraw('TER', 0))).toBe('2.2 not-a-count');
    const one = must(state, withdraw('TER', 1));
    expect(isSoviet(one, at('TER'))).toBe(false);
    const both = played(one, withdraw('TER', 1));
    expect(eventsOf(both.events, 'control')).toEqual([{ type: 'control', space: at('TER'), side: 'soviet' }]);
    expect(both.state.finnish.pool.SCT).toBe(3);
  });
});

describe('Talvisota N5: chains', () => {
  const chain = (spec: Partial<PositionSpec>, space: string) =>
    supply(positionFrom({ turn: 5, ...spec })).find((report) => report.space === at(space))!;
  const named = (spaces: readonly number[] | null) => spaces && spaces.map((space) => ids([space])[0]);

  it('lead over controlled spaces to any logistic centre', () => {
    const spec = { map: { VII: { FUS: 1 }, KAM: { FUS: 1 } }, markers: ['SUM', 'TER'] };
    expect(named(chain(spec, 'VII').path)).toEqual(['LEN', 'TER', 'SUM', 'KAM', 'VII']);
    expect(named(chain(spec, 'VII').cuts)).toEqual(['TER', 'SUM', 'KAM']);
  });
  it('two ways in: nothing cuts them alone', () => {
    const spec = { map: { VII: { FUS: 1 } }, markers: ['SUM', 'KAM', 'TER', 'KOI'] };
    expect(named(chain(spec, 'VII').cuts)).toEqual(['TER']);
  });
  it('say what an isolated space misses', () => {
    const gap = chain({ map: { VII: { FUS: 1 }, KAM: { FUS: 1 } }, markers: ['TER'] }, 'VII');
    expect(gap.path).toBeNull();
    expect(ids(gap.missing)).toEqual(['KOI', 'SUM']);
    const watched = chain({ map: { TER: { FUS: 1 } }, scouts: { TER: 1 } }, 'TER');
    expect(watched.path).toBeNull();
    expect(ids(watched.missing)).toEqual(['TER']);
  });
  it('with the switch lead to a centre of the space’s own front, within it', () => {
    const spec = { map: { KAK: { FUS: 1 } }, markers: ['SOR', 'PIT'] };
    expect(named(chain(spec, 'KAK').path)).toEqual(['PTZ', 'OLO', 'PIT', 'SOR', 'KAK']);
    expect(chain({ ...spec, options: { ownCentre: true } }, 'KAK').path).toBeNull();
    const own = { map: { TER: { FUS: 1 } }, options: { ownCentre: true } };
    expect(named(chain(own, 'TER').path)).toEqual(['LEN', 'TER']);
  });
  it('lead over the ice from Mar I on', () => {
    expect(chain({ turn: 6, map: { KOI: { FUS: 1 } } }, 'KOI').path).toBeNull();
    expect(named(chain({ turn: 7, map: { KOI: { FUS: 1 } } }, 'KOI').path)).toEqual(['LEN', 'ORA', 'KOI']);
  });
});

describe('Talvisota N43: isolated units', () => {
  const isolated = (map: PositionSpec['map']): State => harassment({ ...(map && { map }), markers: [] });
  it('lose one in all a turn: TAN, then MECA, FUS, ELI', () => {
    const all = { KOU: { FUS: 1, ELI: 1, MECA: 1, TAN: 1 } };
    expect(starving(isolated(all))).toEqual({ unit: 'TAN', spaces: [at('KOU')] });
    expect(starving(isolated({ KOU: { FUS: 1, ELI: 1, MECA: 1 } }))!.unit).toBe('MECA');
    expect(starving(isolated({ KOU: { FUS: 1, ELI: 1 } }))!.unit).toBe('FUS');
    expect(starving(isolated({ KOU: { ELI: 1 } }))!.unit).toBe('ELI');
    expect(starving(isolated({ TER: { ELI: 1 } }))).toBeNull();
    const after = must(isolated(all), end);
    expect(after.soviet.losses).toEqual(soviets({ TAN: 1 }));
    expect(after.soviet.map[at('KOU')]).toEqual(soviets({ FUS: 1, ELI: 1, MECA: 1 }));
  });
  it('where, the Soviet player says; which kind, he does not', () => {
    const state = must(isolated({ KOU: { TAN: 1, FUS: 1 }, OUL: { TAN: 1 }, KUO: { FUS: 2 } }), end);
    expect(state.phase).toBe('turn-end');
    expect(state.decisions).toEqual([
      { kind: 'starve', side: 'soviet', unit: 'TAN', spaces: [at('OUL'), at('KOU')].sort((a, b) => a - b) },
    ]);
    expect(why(state, starve('KUO'))).toBe('N43 starve-space');
    expectListed(state, EVERYWHERE.map(starve));
    const after = must(state, starve('OUL'));
    expect(after.soviet.map[at('OUL')]).toEqual(soviets());
    expect([after.turn, after.phase]).toEqual([state.turn + 1, 'event']);
  });
  it('beside SCT are isolated too', () => {
    const state = harassment({ map: { TER: { FUS: 1 } }, markers: [], scouts: { TER: 1 } });
    expect(ids(isolatedSpaces(state))).toEqual(['TER']);
  });
});

describe('Talvisota N46: waiting', () => {
  it('a turn without a Soviet attack costs 1, unless Moscow waits', () => {
    const quiet = { attacked: false, map: {}, markers: [] };
    const state = (options: object) =>
      must(positionFrom({ turn: 2, phase: 'soviet-plans', ...quiet, options }), end);
    expect(state({}).morale.soviet).toBe(22);
    expect(state({ moscowWaits: true }).morale.soviet).toBe(23);
    expect(must(harassment(), end).morale.soviet).toBe(15);
  });
  it.each([
    [0, 22, 22],
    [1, 21, 22],
    [2, 20, 22],
    [5, 20, 22],
  ])('after %i turns without one it leaves %i of 23, and %i with Patient Moscow', (waited, left, flat) => {
    const quiet = { turn: 6, phase: 'soviet-plans', attacked: false, map: {}, markers: [], waited } as const;
    const after = must(positionFrom(quiet), end);
    expect(after.morale.soviet).toBe(left);
    expect(after.waited).toBe(waited + 1);
    expect(must(positionFrom({ ...quiet, options: { flatWaiting: true } }), end).morale.soviet).toBe(flat);
  });
  it('an attack ends the row', () => {
    expect(must(harassment({ waited: 2, attacked: true }), end).waited).toBe(0);
  });
  it('a space that fell without a fight is no waiting; one that nobody entered is', () => {
    const quiet = (force: object): State =>
      must(
        opened({
          strategy: 'PRUD',
          from: 'LEN',
          target: 'RAU',
          units: { FUS: 1 },
          more: { morale: { soviet: 10 } },
        }),
        occupy(force),
      );
    // PRUD 1 for a space of number 0, and nothing for waiting.
    expect(must(quiet({ FUS: 1 }), end).morale.soviet).toBe(11);
    expect(quiet({})).toMatchObject({ turn: 6, morale: { soviet: 9 } });
  });
});

describe('Talvisota N39: victory', () => {
  const ended = (soviet: number, finn: number, turn = 5): State =>
    must(harassment({ morale: { soviet, finn }, turn }), end);
  it('by morale, at the end of the turn; the higher wins when both are down', () => {
    expect(ended(5, 0).outcome).toEqual({ reason: 'morale', winner: 'soviet' });
    expect(ended(0, 5).outcome).toEqual({ reason: 'morale', winner: 'finn' });
    expect(ended(-1, -3).outcome).toEqual({ reason: 'morale', winner: 'soviet' });
    expect(ended(-3, -1).outcome).toEqual({ reason: 'morale', winner: 'finn' });
    expect(ended(-2, -2).outcome).toEqual({ reason: 'morale', winner: 'draw' });
    expect(ended(1, 1)).toMatchObject({ outcome: null, turn: 6, phase: 'event' });
  });
  it('after Mar II by comparison', () => {
    expect(ended(8, 7, 8).outcome).toEqual({ reason: 'turns', winner: 'soviet' });
    expect(ended(7, 8, 8).outcome).toEqual({ reason: 'turns', winner: 'finn' });
    expect(ended(7, 7, 8).outcome).toEqual({ reason: 'turns', winner: 'draw' });
    expect(ended(7, 7, 7).outcome).toBeNull();
  });
  it('nothing can be done after it', () => {
    expect(why(ended(0, 5), end)).toBe('1.2 game-over');
  });
  it('the score tells morale, the leader, and what is held', () => {
    expect(score(harassment())).toMatchObject({ leader: 'draw', decisive: false, value: 4, outcome: null });
    expect(ids(score(harassment()).conquered)).toEqual(['KUU', 'SUM', 'TER', 'VII']);
    expect(score(harassment({ morale: { soviet: 0, finn: 3 } }))).toMatchObject({
      leader: 'finn',
      decisive: true,
    });
    expect(score(ended(8, 7, 8)).leader).toBe('soviet');
  });
});

import {
  finns,
  isSoviet,
  legalActions,
  mayEnter,
  size,
  soviets,
  view,
  type Action,
  type FinnishUnit,
  type SovietForce,
  type State,
} from '#engine/talvisota';
import {
  at,
  eventsOf,
  EVERYWHERE,
  expectListed,
  goOn,
  lose,
  loseFinns,
  must,
  occupy,
  opened,
  played,
  pursue,
  roll,
  scene,
  stop,
  why,
  type Scene,
} from './helpers.ts';

const fight: Action = { type: 'fight', slot: 3 };
/** Morale in the middle, so that no cap hides a change. */
const MIDDLE = { soviet: 10, finn: 12 };
const morale = { more: { morale: MIDDLE } };
/** Morale changes since the middle: Soviet, Finnish. */
const since = ({ morale: { soviet, finn } }: State): [number, number] => [
  soviet - MIDDLE.soviet,
  finn - MIDDLE.finn,
];
const employ = (more: Partial<Action & { type: 'employ' }> = {}): Action => ({
  type: 'employ',
  meretskov: null,
  timoshenko: null,
  artillery: null,
  reserves: [],
  ...more,
});

/** A strong Prudent advance on one reservist: every die wins. */
const SURE: Scene = {
  strategy: 'PRUD',
  from: 'TER',
  target: 'SUM',
  units: { FUS: 3 },
  finns: { RES: 1 },
  ...morale,
};
/** And one that three entrenched divisions beat. */
const BEATEN: Scene = { ...SURE, finns: { DIV: 3 }, entrenched: true };

describe('Talvisota 4.1: a combat is opened', () => {
  it('one after another, in the Soviet order, each once', () => {
    const state = scene(SURE);
    expect(why(state, { type: 'fight', slot: 4 })).toBe('4.1 fight-none');
    expect(why(state, { type: 'end' })).toBe('4.1 fight-all');
    const open = must(state, fight);
    expect(open.soviet.plans[3]!.stage).toBe('open');
    expect(open.decisions).toEqual([{ kind: 'roll', side: 'soviet' }]);
  });
  it('4.2, N22: the stronger side rolls, the attacker when equal', () => {
    expect(opened(BEATEN).decisions).toEqual([{ kind: 'roll', side: 'finn' }]);
    // 26 against the line to 26 of three divisions in a space of number 2.
    const equal = opened({ ...SURE, target: 'KOI', finns: { DIV: 3 } });
    expect(equal.decisions).toEqual([{ kind: 'roll', side: 'soviet' }]);
  });
  it('N12: nobody answers: the space falls without a die, and success points apply', () => {
    const state = opened({ ...SURE, finns: undefined } as unknown as Scene);
    expect(state.decisions).toEqual([{ kind: 'occupy', side: 'soviet' }]);
    // PRUD 1, number 1, line 2.
    expect(since(must(state, occupy({ FUS: 3 })))).toEqual([4, -4]);
  });
});

describe('Talvisota 4.5.2, 7.1: success', () => {
  const won = (spec: Partial<Scene>, force = spec.units ?? SURE.units): State =>
    must(opened({ ...SURE, ...spec }), roll, 6, occupy(force));

  it('Kotka by PRUD: Finn -3', () => {
    expect(since(won({ from: 'VII', target: 'KOT' }))).toEqual([3, -3]);
  });
  it('Koivisto by PRUD: Finn -5, Soviet +5; never above 23', () => {
    expect(since(won({ target: 'KOI' }))).toEqual([5, -5]);
    expect(won({ target: 'KOI', more: { morale: { soviet: 21 } } }).morale.soviet).toBe(23);
  });
  it.each([
    ['PRUD', { FUS: 3 }, 1],
    ['MASS', { FUS: 6 }, 2],
    ['BLIN', { TAN: 3 }, 2],
    ['MAN', { FUS: 4 }, 4],
  ] as const)('%s gives its points for a space of number 0', (strategy, units, points) => {
    const state = won({ strategy, units, from: 'LEN', target: 'RAU' });
    expect(since(state)).toEqual([points, -points]);
  });
  it('N30: with the switch the Soviets gain only the 2 of a fortified space', () => {
    const more = { morale: MIDDLE, options: { fortGainOnly: true } };
    expect(since(won({ target: 'KOI', more }))).toEqual([2, -5]);
    expect(since(won({ from: 'VII', target: 'KOT', more }))).toEqual([0, -3]);
  });
  it("N31: with the switch the line's points are ignored", () => {
    const more = { morale: MIDDLE, options: { noLinePoints: true } };
    expect(since(won({ target: 'KOI', more }))).toEqual([3, -3]);
    expect(since(must(opened({ ...BEATEN, more }), roll, 1))).toEqual([-1, 0]);
  });
  it('C7: a space that was given up brings nothing when entered again', () => {
    const again = won({ target: 'KOI', more: { morale: MIDDLE, paid: ['KOI'] } });
    expect(since(again)).toEqual([0, 0]);
    expect(again.soviet.map[at('KOI')]).toEqual(soviets({ FUS: 3 }));
  });
  it('1.2: Helsinki ends the game at once', () => {
    const state = won({ from: 'KOT', target: 'HEL' });
    expect(state.phase).toBe('over');
    expect(state.outcome).toEqual({ reason: 'helsinki', winner: 'soviet' });
  });
});

describe('Talvisota N49: who enters', () => {
  const state = must(opened(SURE), roll, 6);
  it('one or more of the force; the others stay where they started', () => {
    const one = must(state, occupy({ FUS: 1 }));
    expect(one.soviet.map[at('SUM')]).toEqual(soviets({ FUS: 1 }));
    expect(one.soviet.map[at('TER')]).toEqual(soviets({ FUS: 2 }));
    expect(why(state, occupy({ ELI: 1 }))).toBe('4.5.2 occupy-units');
  });
  it('or a marker; with neither the space is not taken and brings nothing', () => {
    const marked = must(state, occupy({}, 'SUM'));
    expect(marked.soviet.markers).toEqual([at('SUM')]);
    expect(since(marked)).toEqual([4, -4]);
    const declined = must(state, occupy({}));
    expect(since(declined)).toEqual([0, 0]);
    expect(declined.soviet.map[at('TER')]).toEqual(soviets({ FUS: 3 }));
  });
  it('N10: a start that empties keeps a marker, or is lost at once', () => {
    const kept = must(state, occupy({ FUS: 3 }, 'TER'));
    expect(kept.soviet.markers).toEqual([at('TER')]);
    const lost = played(state, occupy({ FUS: 3 }));
    expect(eventsOf(lost.events, 'control')).toEqual([{ type: 'control', space: at('TER'), side: 'finn' }]);
    expect(why(state, occupy({ FUS: 2 }, 'TER'))).toBe('N10 marker-control');
    expect(why(state, occupy({ FUS: 3 }, 'SUM'))).toBe('N10 marker-control');
    expect(why(state, occupy({ FUS: 3 }, 'TER', 'TER'))).toBe('N10 marker-there');
    const held = must(
      opened({ ...SURE, more: { ...morale.more, markers: ['KUU', 'SAL', 'PTS', 'PIT'] } }),
      roll,
      6,
    );
    expect(why(held, occupy({}, 'SUM'))).toBe('6.1 marker-held');
  });
  it('N43: no marker where no chain leads', () => {
    const far = must(opened({ ...SURE, from: 'VII', target: 'KOT' }), roll, 6);
    expect(why(far, occupy({}, 'KOT'))).toBe('N43 marker-isolated');
    expect(why(far, occupy({ FUS: 1 }))).toBeNull();
  });
  it('C14: a declined space is no lost combat for PRUD, but MASS has taken nothing', () => {
    const mass = must(opened({ ...SURE, strategy: 'MASS' }), roll, 6, occupy({}));
    expect(since(mass)).toEqual([-3, 0]);
  });
});

describe('Talvisota 4.5.3, 7.1: failure', () => {
  it('Koivisto failed by PRUD: Soviet -3, Finn +2', () => {
    expect(since(must(opened({ ...BEATEN, target: 'KOI' }), roll, 1, stop))).toEqual([-3, 2]);
  });
  it.each([
    ['PRUD', { FUS: 3 }, -1],
    ['MASS', { FUS: 3 }, -3],
    ['BLIN', { TAN: 3 }, -3],
    ['MAN', { FUS: 3 }, -4],
  ] as const)('%s costs its points, and the Finns gain nothing (N32)', (strategy, units, points) => {
    const defence = { finns: { DIV: 4 }, answer: 'CON-ATT', environment: ['forest', 'swamp'] } as const;
    const state = opened({ ...SURE, strategy, units, from: 'LEN', target: 'RAU', ...defence });
    expect(since(must(state, roll, 1))).toEqual([points, 0]);
  });
  it('N33: an undecided second round is a Finnish victory; both wiped out too', () => {
    // 36 to 32, +4: a 2 is one each; then 30 to 24, +6: a 1 is one each again.
    const even: Scene = { ...SURE, strategy: 'MASS', units: { FUS: 6 }, from: 'LEN', target: 'RAU' };
    const stays = must(opened({ ...even, finns: { DIV: 4 }, answer: 'CON-ATT' }), roll, 2, goOn, roll, 1);
    expect(stays.soviet.losses.FUS).toBe(2);
    expect(stays.finnish.losses.DIV).toBe(2);
    expect(since(stays)).toEqual([-3, 0]);
    // One of one on each side.
    const last: Scene = { ...SURE, units: { FUS: 1 }, from: 'LEN', target: 'RAU', finns: { DIV: 1 } };
    const both = played(opened(last), roll, [4]);
    expect(eventsOf(both.events, 'victory')[0]).toMatchObject({ side: 'finn' });
    expect(both.state.soviet.losses).toEqual(soviets({ FUS: 1 }));
    expect(both.state.finnish.losses).toEqual(finns({ DIV: 1 }));
  });
  it('C2: an R against the Soviets ends the attack, without a second round', () => {
    // 26 to 29: die 1 is read as 4 in +6, 1dR.
    const beaten = played(opened(BEATEN), roll, [1]);
    expect(eventsOf(beaten.events, 'round')[0]).toMatchObject({
      roller: 'finn',
      column: 6,
      face: 4,
      retreat: 'soviet',
    });
    expect(beaten.state.decisions).toEqual([]);
    expect(since(beaten.state)).toEqual([-3, 2]);
  });
});

describe('Talvisota 4.4: two rounds', () => {
  const even: Scene = { ...SURE, from: 'LEN', target: 'RAU', finns: { DIV: 3, WD: 1 }, answer: 'CON-ATT' };
  // 29 to 28, +1: a 5 is one each.
  const first = must(opened(even), roll, 5, loseFinns({ WD: 1 }));
  it('the Soviets may fight on with what is left, strengths anew', () => {
    expect(first.decisions).toEqual([{ kind: 'fight-on', side: 'soviet' }]);
    const second = must(first, goOn);
    expect(second.combat).toMatchObject({ round: 2, began: 3, units: soviets({ FUS: 2 }) });
    // 20 to 24: the Finn rolls now.
    expect(second.decisions).toEqual([{ kind: 'roll', side: 'finn' }]);
    const end = must(second, roll, 1);
    expect(end.phase).not.toBe('combat');
    expect(since(end)).toEqual([-1, 0]);
  });
  it('or break off, and are beaten', () => {
    expect(since(must(first, stop))).toEqual([-1, 0]);
  });
});

describe('Talvisota 4.5.1, N52: losses', () => {
  const mixed: Scene = {
    ...SURE,
    strategy: 'BLIN',
    units: { FUS: 1, MECA: 2, TAN: 1 },
    from: 'LEN',
    target: 'RAU',
    finns: { DIV: 2, SK: 1 },
    finnishSupports: ['AT1'],
  };
  it('are chosen by their owner, the Soviets first, exactly as many as the result says', () => {
    // 8 + 12 + 7 = 27 to 19: +8. A 1 is read as 3, 1dR.
    const state = must(opened(mixed), roll, 1);
    expect(state.decisions.at(-1)).toEqual({ kind: 'losses', side: 'finn', count: 1 });
    expect(why(state, loseFinns({ DIV: 2 }))).toBe('4.5.1 lose-units');
    expect(why(state, loseFinns({ RES: 1 }))).toBe('4.5.1 lose-units');
    expect(why(state, lose({ FUS: 1 }))).toBe('4.5.1 lose-units');
    const after = must(state, loseFinns({ SK: 1 }));
    expect(after.finnish.losses).toEqual(finns({ SK: 1 }));
    expect(after.finnish.pool.SK).toBe(5);
    const even = must(opened({ ...mixed, finns: { DIV: 3, SK: 1 }, answer: 'CON-ATT' }), roll, 3);
    // 27 to 27: a 3 costs the attacker two.
    expect(even.decisions.at(-1)).toEqual({ kind: 'losses', side: 'soviet', count: 2 });
    expect(must(even, lose({ MECA: 2 })).soviet.losses).toEqual(soviets({ MECA: 2 }));
  });
  it('that leave no choice are taken at once', () => {
    const one = must(opened(SURE), roll, 6);
    expect(one.finnish.losses).toEqual(finns({ RES: 1 }));
    expect(one.decisions.at(-1)!.kind).toBe('occupy');
  });
});

describe('Talvisota N34: retreat', () => {
  it('half or fewer lost: the force stays where it started', () => {
    const four: Scene = { ...SURE, strategy: 'MASS', units: { FUS: 4 }, finns: { DIV: 3 } };
    // 20 to 25 in the line of Summa: die 1 is read as 6: 2dR. Two of four are not more than half.
    const state = must(opened(four), roll, 1);
    expect(state.soviet.map[at('TER')]).toEqual(soviets({ FUS: 2 }));
  });
  const three: Scene = { ...SURE, from: 'KAM', target: 'VII', finns: { DIV: 4 }, answer: 'CON-ATT' };
  const line = { TER: { TAN: 1 }, SUM: { TAN: 1 }, AYR: { TAN: 1 } };
  it('more than half: one Soviet space further, with room, the choice being his', () => {
    const state = must(opened({ ...three, more: { ...morale.more, map: line } }), roll, 1);
    expect(state.decisions).toEqual([
      { kind: 'retreat', side: 'soviet', spaces: [at('SUM'), at('AYR')].sort((a, b) => a - b) },
    ]);
    const back = must(state, { type: 'retreat', to: at('SUM'), marker: true });
    const ways = EVERYWHERE.flatMap((to): Action[] =>
      [true, false].map((marker) => ({ type: 'retreat', to: at(to), marker })),
    );
    expectListed(state, ways);
    expect(back.soviet.map[at('SUM')]).toEqual(soviets({ FUS: 1, TAN: 1 }));
    expect(back.soviet.markers).toEqual([at('KAM')]);
    expect(why(state, { type: 'retreat', to: at('TER'), marker: false })).toBe('4.5.3 retreat-space');
    const full = { ...state, soviet: { ...state.soviet, markers: ['KUU', 'SAL', 'PTS', 'PIT'].map(at) } };
    expect(why(full, { type: 'retreat', to: at('SUM'), marker: true })).toBe('N10 retreat-marker');
    expectListed(full, ways);
  });
  it('with one way and no marker to leave it goes there at once', () => {
    const only = { ...morale.more, map: { TER: { TAN: 1 }, SUM: { TAN: 1 } } };
    expect(must(opened({ ...three, more: only }), roll, 1).decisions[0]).toMatchObject({ kind: 'retreat' });
    const state = must(
      opened({ ...three, more: { ...only, markers: ['KUU', 'SAL', 'PTS', 'PIT'] } }),
      roll,
      1,
    );
    expect(state.soviet.map[at('SUM')]).toEqual(soviets({ FUS: 1, TAN: 1 }));
  });
  it('from Soviet ground it goes no further', () => {
    const state = must(opened({ ...three, from: 'LEN', target: 'RAU' }), roll, 6);
    expect(state.soviet.map[at('LEN')]).toEqual(soviets({ FUS: 1 }));
  });
  it('with nowhere to go the force is lost', () => {
    const state = must(opened({ ...three, from: 'KOU', target: 'LAH' }), roll, 6);
    expect(state.soviet.losses).toEqual(soviets({ FUS: 3 }));
    expect(state.soviet.map[at('KOU')]).toEqual(soviets());
  });
  it('N27: with the switch NKVD keeps a beaten force where it started', () => {
    // 26 to 27: a 4 is read as 5, 2d, without an R: two of three are lost.
    const beaten = (nkvdHolds: boolean): State => {
      const more = { ...morale.more, map: { SUM: { TAN: 1 }, AYR: { TAN: 1 } }, options: { nkvdHolds } };
      return must(opened({ ...three, supports: ['NKVD'], finns: { DIV: 3 }, more }), roll, 4, stop);
    };
    expect(beaten(false).decisions[0]?.kind).toBe('retreat');
    const held = beaten(true);
    expect(held.decisions).toEqual([]);
    expect(held.soviet.map[at('KAM')]).toEqual(soviets({ FUS: 1 }));
  });
});

describe('Talvisota 3.2.4, N20: the second attack', () => {
  const man: Scene = {
    ...SURE,
    strategy: 'MAN',
    units: { FUS: 4 },
    from: 'RAU',
    target: 'TAI',
    more: { morale: MIDDLE, options: { noLinePoints: true } },
  };
  it('MAN takes two spaces of number 1: Finn -10', () => {
    const state = must(
      opened(man),
      roll,
      6,
      occupy({ FUS: 4 }, 'RAU'),
      pursue('AYR'),
      occupy({ FUS: 4 }, 'TAI'),
    );
    expect(since(state)).toEqual([10, -10]);
  });
  it('MAN takes one and fails the second: Finn -5, Soviet +5, then -4', () => {
    const strong: Scene = { ...man, supports: [], finns: { DIV: 3 } };
    // 36 to 25: every die is read as 6, 2dR. One division of three is left for the second attack.
    const first = must(opened(strong), roll, 6, occupy({ FUS: 4 }));
    expect(since(first)).toEqual([5, -5]);
    // Three stay behind: one of 10 - 4 against a division of 8 + 1.
    const second = must(first, pursue('AYR', { FUS: 3 }));
    expect(second.combat).toMatchObject({ attack: 2, round: 1, began: 1, units: soviets({ FUS: 1 }) });
    expect(since(must(second, roll, 6))).toEqual([1, -5]);
  });
  it('meets what is left of the same Finnish strategy; nobody left, it falls without a die', () => {
    const first = must(opened({ ...man, environment: ['woods'] }), roll, 6, occupy({ FUS: 4 }));
    const second = must(first, pursue('AYR'));
    expect(second.decisions).toEqual([{ kind: 'occupy', side: 'soviet' }]);
  });
  it('goes to a connected Finnish space that is nobody else’s target, with one unit at least', () => {
    const first = must(
      opened({
        ...man,
        more: {
          ...man.more,
          map: { TER: { FUS: 2 } },
          sovietPlans: {
            4: {
              strategy: 'PRUD',
              stage: 'map',
              from: at('TER'),
              target: at('AYR'),
              units: soviets({ FUS: 2 }),
            },
          },
        },
      }),
      roll,
      6,
      occupy({ FUS: 3 }),
    );
    expect(why(first, pursue('AYR'))).toBe('3.2.4 pursue-target');
    expect(why(first, pursue('ANT'))).toBe('3.2.4 pursue-target');
    expect(why(first, pursue('RAU'))).toBe('3.2.4 pursue-target');
    expect(why(first, pursue('KAK'))).toBeNull();
    expect(why(first, pursue('KAK', { FUS: 3 }))).toBe('N20 pursue-force');
    expect(must(first, pursue(null)).combat).toBeNull();
  });
  it('PRUD has none, and neither has a strategy that laid a marker', () => {
    expect(
      must(opened({ ...man, strategy: 'PRUD', units: { FUS: 3 } }), roll, 6, occupy({ FUS: 3 })).combat,
    ).toBeNull();
    expect(must(opened(man), roll, 6, occupy({}, 'TAI')).combat).toBeNull();
  });
  it('N36: MASS that took one space and failed the second pays nothing but the fortified space', () => {
    const mass: Scene = {
      ...man,
      strategy: 'MASS',
      units: { FUS: 6 },
      finns: { DIV: 3 },
      more: { morale: MIDDLE },
    };
    // 32 to 25, +7: a 6 is 2dR.
    const first = must(opened(mass), roll, 6, occupy({ FUS: 6 }));
    expect(since(first)).toEqual([5, -5]);
    const second = must(first, pursue('AYR', { FUS: 5 }));
    expect(since(must(second, roll, 6))).toEqual([3, -3]);
  });
  it('settles the means where the first space was empty and Scouts hold the second', () => {
    const empty: Scene = {
      strategy: 'MAN',
      units: { FUS: 4 },
      from: 'RAU',
      target: 'TAI',
      supports: ['MER', 'TIMO', 'RENF'],
      more: { morale: MIDDLE, scouts: { AYR: 1 } },
    };
    const second = must(opened(empty), occupy({ FUS: 4 }), pursue('AYR'));
    expect(second.decisions).toEqual([{ kind: 'roll', side: 'soviet' }]);
    expect(second.combat!.employment).toEqual({ meretskov: 'line', timoshenko: 'bonus', artillery: null });
    const guns = must(
      opened({ ...empty, supports: ['ART', 'MER', 'RENF'] }),
      occupy({ FUS: 4 }),
      pursue('AYR'),
    );
    expect(guns.decisions).toEqual([{ kind: 'employ', side: 'soviet' }]);
    const reserves = [{ from: at('TAI'), units: soviets({ FUS: 1 }) }];
    expect(why(guns, employ({ meretskov: 'line', artillery: 'SCT', reserves }))).toBe('3.3.2 reserves-none');
    const aimed = must(guns, employ({ meretskov: 'artillery', artillery: 'SCT' }));
    expect(aimed.decisions).toEqual([{ kind: 'roll', side: 'soviet' }]);
  });
  it('N19: the composition of BLIN is not asked for again', () => {
    const blin: Scene = { ...man, strategy: 'BLIN', units: { TAN: 3 } };
    const first = must(opened(blin), roll, 6, occupy({ TAN: 3 }));
    expect(why(first, pursue('AYR', { TAN: 2 }))).toBeNull();
  });
});

describe('Talvisota 3.3.2: what supports leave to choose', () => {
  const supported: Scene = {
    ...SURE,
    strategy: 'MAN',
    units: { FUS: 3 },
    supports: ['ART', 'MER', 'TIMO'],
    finns: { DIV: 2, RES: 1 },
  };
  const aim = (artillery: FinnishUnit | null, more = {}): Action =>
    employ({ artillery, meretskov: 'line', timoshenko: 'losses', ...more });
  it('is settled when the combat is opened, the Soviets first', () => {
    const state = opened({ ...supported, finnishSupports: ['MANN'] });
    expect(state.decisions).toEqual([{ kind: 'employ', side: 'soviet' }]);
    expect(why(state, aim('DIV'))).toBeNull();
    expect(why(state, aim('SK'))).toBe('N25 employ-artillery');
    expect(why(state, aim('DIV', { meretskov: null }))).toBe('3.3.2 employ-meretskov');
    expect(why(state, aim('DIV', { timoshenko: null }))).toBe('3.3.2 employ-timoshenko');
    const finn = must(state, aim('DIV', { timoshenko: 'bonus' }));
    expect(finn.decisions).toEqual([{ kind: 'mannerheim', side: 'finn' }]);
    expect(why(finn, { type: 'mannerheim', use: 'TAN' })).toBe('3.3.3 mannerheim-unit');
    expect(must(finn, { type: 'mannerheim', use: 'FUS' }).combat!.mannerheim).toBe('FUS');
    expect(must(finn, { type: 'mannerheim', use: 'hold' }).decisions[0]!.kind).toBe('roll');
  });
  it('N25: Meretskov helps the artillery only where there is some, Timoshenko the bonus only in MAN', () => {
    const state = opened({
      ...supported,
      supports: ['MER', 'TIMO', 'RENF'],
      more: { ...morale.more, map: { LEN: { FUS: 1 } } },
    });
    expect(why(state, employ({ meretskov: 'artillery', timoshenko: 'bonus' }))).toBe(
      '3.3.2 employ-meretskov',
    );
    expect(why(state, employ({ meretskov: 'line', timoshenko: 'losses' }))).toBe('3.3.2 employ-timoshenko');
    expect(why(state, employ({ meretskov: 'line', timoshenko: 'bonus' }))).toBeNull();
  });
  it('leaves no choice where there is none', () => {
    expect(opened({ ...supported, supports: ['ART'], finns: { DIV: 2 } }).combat!.employment).toEqual({
      meretskov: null,
      timoshenko: null,
      artillery: 'DIV',
    });
  });
});

describe('Talvisota N28: reinforcements', () => {
  const renf: Scene = {
    ...SURE,
    supports: ['RENF'],
    more: { ...morale.more, map: { LEN: { FUS: 4 }, RAU: { TAN: 1 }, TAI: { ELI: 1 } } },
  };
  const from = (space: string, units: object) => ({ from: at(space), units: soviets(units) });
  it('bring two more at most, from the start or a Soviet space next to it', () => {
    const state = opened(renf);
    expect(why(state, employ())).toBeNull();
    expect(why(state, employ({ reserves: [from('LEN', { FUS: 1 }), from('RAU', { TAN: 1 })] }))).toBeNull();
    expect(why(state, employ({ reserves: [from('LEN', { FUS: 3 })] }))).toBe('N28 reserves-many');
    expect(why(state, employ({ reserves: [from('TAI', { ELI: 1 })] }))).toBe('N48 reserves-far');
    expect(why(state, employ({ reserves: [from('RAU', { TAN: 2 })] }))).toBe('N28 reserves-units');
    expect(why(state, employ({ reserves: [from('TER', { FUS: 1 })] }))).toBe('N28 reserves-units');
    expect(why(state, employ({ reserves: [from('LEN', {})] }))).toBe('2.2 not-a-count');
    const joined = must(state, employ({ reserves: [from('LEN', { FUS: 2 })] }));
    expect(joined.combat).toMatchObject({ began: 5, units: soviets({ FUS: 5 }) });
    expect(joined.soviet.map[at('TER')]).toEqual(soviets({ FUS: 5 }));
  });
  it('six in all, and no more than the starting space holds', () => {
    const five = opened({ ...renf, strategy: 'MASS', units: { FUS: 5 } });
    expect(why(five, employ({ reserves: [from('LEN', { FUS: 2 })] }))).toBe('N28 reserves-many');
    const crowded: Scene = {
      ...renf,
      more: { ...morale.more, map: { LEN: { FUS: 4 }, TER: { FUS: 3, TAN: 2 } } },
    };
    const state = must(scene({ ...crowded, units: { FUS: 3 } }), fight);
    expect(why(state, employ({ reserves: [from('LEN', { FUS: 2 })] }))).toBe('N9 move-room');
    expect(why(state, employ({ reserves: [from('TER', { TAN: 2 })] }))).toBeNull();
  });
  it('do not come to an isolated force, nor from another strategy', () => {
    const isolated = opened({
      ...SURE,
      from: 'VII',
      target: 'KOT',
      supports: ['RENF'],
      more: { map: { KAM: { FUS: 2 } } },
    });
    expect(isolated.decisions[0]!.kind).toBe('roll');
    // Where something else is to be settled, they are refused.
    const asked = opened({
      ...SURE,
      from: 'VII',
      target: 'KOT',
      supports: ['RENF', 'MER', 'ART'],
      strategy: 'MAN',
      more: { map: { KAM: { FUS: 2 } } },
    });
    expect(
      why(asked, employ({ meretskov: 'line', artillery: 'RES', reserves: [from('KAM', { FUS: 1 })] })),
    ).toBe('N43 reserves-isolated');
    const mass = { strategy: 'MASS', from: at('LEN'), units: soviets({ FUS: 4 }) } as const;
    const beside = (plan: object): State =>
      opened({ ...renf, more: { ...renf.more, sovietPlans: { 4: { ...mass, ...plan } } } });
    const one = employ({ reserves: [from('LEN', { FUS: 1 })] });
    expect(why(beside({ stage: 'map', target: at('RAU') }), one)).toBe('N28 reserves-units');
    // C12: withheld from the map, its units count as not used.
    expect(why(beside({ stage: 'box' }), one)).toBeNull();
  });
  it('are refused without RENF', () => {
    const state = opened({ ...renf, supports: ['ART'], finns: { DIV: 1, RES: 1 } });
    expect(why(state, employ({ artillery: 'DIV', reserves: [from('LEN', { FUS: 1 })] }))).toBe(
      '3.3.2 reserves-none',
    );
  });
});

describe('Talvisota N42: SCT in place', () => {
  it('fight alone or beside a strategy, six in all', () => {
    const alone = opened({
      ...SURE,
      finns: undefined,
      more: { ...morale.more, scouts: { SUM: 2 } },
    } as unknown as Scene);
    expect(alone.combat).toMatchObject({ answer: null, scouts: 2 });
    const beside: Scene = {
      ...SURE,
      finns: { DIV: 4 },
      answer: 'CON-ATT',
      more: { ...morale.more, scouts: { SUM: 3 } },
    };
    expect(opened(beside).combat!.scouts).toBe(2);
  });
  it('are lost after those of the strategy; the rest leave a space that falls', () => {
    // 26 to 13 + 1: every die 2dR.
    const state = opened({
      ...SURE,
      finns: { SCT: 1, RES: 1 },
      more: { ...morale.more, scouts: { SUM: 1 } },
    });
    const lost = must(state, roll, 6, loseFinns({ SCT: 2 }));
    expect(lost.finnish.scouts[at('SUM')]).toBe(0);
    expect(lost.finnish.losses).toEqual(finns({ SCT: 2 }));
    const left = must(
      opened({ ...SURE, finns: { RES: 2 }, more: { ...morale.more, scouts: { SUM: 1 } } }),
      roll,
      6,
      loseFinns({ RES: 2 }),
    );
    expect(left.finnish.scouts[at('SUM')]).toBe(0);
    expect(left.finnish.pool.SCT).toBe(3);
  });
  it('N48: units beside them win the space back from inside, and get all its points again (C7)', () => {
    const inside: Scene = {
      ...SURE,
      from: 'SUM',
      target: 'SUM',
      finns: undefined,
      more: { ...morale.more, scouts: { SUM: 1 }, paid: [] },
    } as unknown as Scene;
    const state = must(opened(inside), roll, 6);
    expect(since(state)).toEqual([4, -4]);
    expect(state.soviet.map[at('SUM')]).toEqual(soviets({ FUS: 3 }));
    expect(state.finnish.scouts[at('SUM')]).toBe(0);
  });
  /** An attack on SCT in place beside whom Soviet units stand. */
  const watched = (there: Partial<SovietForce>, more: Partial<Scene> = {}): State =>
    opened({
      ...SURE,
      strategy: 'MASS',
      units: { FUS: 4 },
      finns: undefined,
      ...more,
      more: { ...morale.more, scouts: { SUM: 1 }, map: { SUM: there }, paid: [] },
    } as unknown as Scene);
  it('N9: with Soviet units beside them no more than six stand there when the space falls', () => {
    const state = must(watched({ TAN: 2, MECA: 1 }), roll, 6);
    expect(why(state, occupy({ FUS: 4 }))).toBe('N9 move-room');
    expect(mayEnter(state)).toEqual(soviets({ FUS: 3 }));
    expect(size(must(state, occupy({ FUS: 3 })).soviet.map[at('SUM')]!)).toBe(6);
    const full = must(watched({ TAN: 3, MECA: 3 }), roll, 6);
    expect(mayEnter(full)).toEqual(soviets());
    expect(why(full, occupy({ FUS: 1 }))).toBe('N9 move-room');
    // MASS 2, number 1, line 2.
    expect(since(must(full, occupy({}, 'SUM')))).toEqual([5, -5]);
    for (const action of legalActions(full)) expect(action).toMatchObject({ units: soviets() });
  });
  it('C20: when they are gone and the space was not taken, it is Soviet again by the units in it, unpaid', () => {
    const declined = must(watched({ TAN: 2 }), roll, 6, occupy({}));
    expect(isSoviet(declined, at('SUM'))).toBe(true);
    expect(declined.paid).toContain(at('SUM'));
    expect(since(declined)).toEqual([-3, 0]);
    // 11 less the line to 6 and the number: a 6 is one each.
    const both = must(watched({ TAN: 2 }, { strategy: 'PRUD', units: { ELI: 1 } }), roll, 6);
    expect(both.soviet.losses).toEqual(soviets({ ELI: 1 }));
    expect(both.finnish.losses).toEqual(finns({ SCT: 1 }));
    expect(isSoviet(both, at('SUM'))).toBe(true);
    expect(both.paid).toContain(at('SUM'));
    // A 1 is 3a: the SCT stay, and hold it.
    const beaten = must(watched({ TAN: 2 }, { strategy: 'PRUD', units: { ELI: 1 } }), roll, 1);
    expect(isSoviet(beaten, at('SUM'))).toBe(false);
    expect(beaten.paid).not.toContain(at('SUM'));
  });
});

describe('Talvisota N35: after the combat', () => {
  it('Finnish units go back to the sheet, lost ones to Losses, and the harassment follows', () => {
    const state = must(opened({ ...SURE, finns: { RES: 3 } }), roll, 6, occupy({ FUS: 3 }, 'TER'));
    expect(state.finnish.losses).toEqual(finns({ RES: 2 }));
    expect(state.finnish.pool.RES).toBe(4);
    expect(state.phase).toBe('harassment');
  });
});

describe('Talvisota N51: what a combat shows', () => {
  const state = scene(SURE);
  it('means are closed until it is opened, names open once all are deployed', () => {
    const finn = view(state, 'finn').soviet.plans[3]!;
    expect(finn).toMatchObject({
      strategy: 'PRUD',
      target: at('SUM'),
      from: null,
      supports: [],
      units: soviets(),
    });
    expect(view(state, 'soviet').finnish.plans[3]).toMatchObject({ strategy: 'DEFENSE', units: finns() });
    const open = must(state, fight);
    expect(view(open, 'finn').soviet.plans[3]).toEqual(open.soviet.plans[3]);
    expect(view(open, 'soviet').finnish.plans[3]).toEqual(open.finnish.plans[3]);
  });
  it('all at once, where that is agreed', () => {
    const all = scene({ ...SURE, more: { options: { allAtOnce: true } } });
    expect(view(all, 'finn').soviet.plans[3]).toEqual(all.soviet.plans[3]);
    expect(view(all, 'soviet').finnish.plans[3]).toEqual(all.finnish.plans[3]);
  });
});

import {
  finns,
  positionFaults,
  positionFrom,
  soviets,
  spaceOf,
  type PositionSpec,
  type State,
} from '#engine/talvisota';

const spec = (more: Partial<PositionSpec> = {}): State => positionFrom({ turn: 1, ...more });
const PLANNED: PositionSpec = {
  turn: 1,
  phase: 'soviet-plans',
  map: { LEN: { FUS: 6, TAN: 2 } },
  posts: { soviet: { ART: 'KAR', T34: 'KAR' }, finn: { EMB1: 'KAR' } },
};
const soviet = (more: object, turn = 1): State =>
  spec({
    ...PLANNED,
    turn,
    sovietPlans: { 3: { strategy: 'PRUD', from: spaceOf('LEN'), units: soviets({ FUS: 1 }), ...more } },
  });
const finnish = (...plans: object[]): State =>
  spec({ ...PLANNED, finnishPlans: Object.fromEntries(plans.map((plan, i) => [i + 3, plan])) });

const withMarkers = (...spaces: Parameters<typeof spaceOf>[0][]): State => {
  const state = spec();
  return { ...state, soviet: { ...state.soviet, markers: spaces.map(spaceOf) } };
};

describe('A legal position has no fault', () => {
  it.each([
    ['a movement', spec()],
    ['plans with what they may have', soviet({ supports: ['ART'] })],
    ['six units in a space', spec({ map: { TER: { FUS: 6 } } })],
    ['seven units in Soviet land', spec({ map: { LEN: { FUS: 7 } } })],
    ['the tanks of January, once they have come', soviet({ supports: ['T34'] }, 5)],
    ['one marker in each of two spaces', withMarkers('TER', 'SUM')],
    [
      'a game that is over',
      { ...spec({ turn: 8 }), phase: 'over', outcome: { reason: 'turns', winner: 'soviet' } },
    ],
    [
      'a game that is over in Helsinki',
      {
        ...spec({ map: { HEL: { ELI: 1 } } }),
        phase: 'over',
        outcome: { reason: 'helsinki', winner: 'soviet' },
      },
    ],
  ] as [string, State][])('%s', (_, state) => {
    expect(positionFaults(state).map(({ text }) => text)).toEqual([]);
  });
});

describe('An impossible position is told apart', () => {
  const start = spec();
  const cases: readonly (readonly [what: string, state: State, ...faults: string[]])[] = [
    [
      'too many of a kind (2.2)',
      { ...start, finnish: { ...start.finnish, pool: finns({ DIV: 99 }) } },
      'fault-units',
    ],
    [
      'a map and boxes that are empty (2.2)',
      { ...start, soviet: { ...start.soviet, boxes: { LAP: soviets(), LAD: soviets(), KAR: soviets() } } },
      'fault-none',
    ],
    [
      'scouts in Soviet land (6.2)',
      {
        ...spec({ pool: {} }),
        finnish: {
          ...spec({ pool: {} }).finnish,
          scouts: start.finnish.scouts.map((_, at) => (at === spaceOf('LEN') ? 1 : 0)),
        },
      },
      'fault-scouts',
    ],
    [
      'a marker in Soviet land (6.1)',
      { ...start, soviet: { ...start.soviet, markers: [spaceOf('LEN')] } },
      'fault-marker',
    ],
    [
      'more that fought than are there (3.2.1)',
      {
        ...start,
        soviet: {
          ...start.soviet,
          used: start.soviet.used.map((_, at) => soviets({ FUS: at === spaceOf('TER') ? 1 : 0 })),
        },
      },
      'fault-used',
    ],
    ['a marker that is there twice (6.1)', withMarkers('TER', 'TER'), 'fault-marker'],
    [
      'more Soviets than there are (2.2)',
      { ...start, soviet: { ...start.soviet, losses: soviets({ TAN: 99 }) } },
      'fault-units',
    ],
    [
      'the whole army of January in December (2.2)',
      { ...start, soviet: { ...start.soviet, losses: soviets({ ELI: 1 }) } },
      'fault-units',
    ],
    ['seven in a Finnish space (N9)', spec({ map: { TER: { FUS: 7 } } }), 'fault-room'],
    ['Helsinki taken, and the game goes on (1.2)', spec({ map: { HEL: { ELI: 1 } } }), 'fault-helsinki'],
    ['Finnish plans where the Soviets have none (2.4)', { ...start, phase: 'finnish-plans' }, 'fault-passed'],
    ['a movement before the first turn (N7)', { ...start, turn: 0 }, 'fault-turn'],
    ['an end without a result (1.2)', { ...start, phase: 'over' }, 'fault-outcome'],
    [
      'a result that morale does not give (1.2)',
      { ...spec({ turn: 8 }), phase: 'over', outcome: { reason: 'turns', winner: 'finn' } },
      'fault-outcome',
    ],
    ['a set-up in the first turn (N7)', { ...start, phase: 'set-up' }, 'fault-turn'],
    [
      'a result while the game goes on (1.2)',
      { ...start, outcome: { reason: 'turns', winner: 'soviet' } },
      'fault-outcome',
    ],
    [
      'Helsinki taken for the Finns (1.2)',
      {
        ...spec({ map: { HEL: { ELI: 1 } } }),
        phase: 'over',
        outcome: { reason: 'helsinki', winner: 'finn' },
      },
      'fault-outcome',
    ],
    [
      'Helsinki taken by nobody (1.2)',
      { ...spec(), phase: 'over', outcome: { reason: 'helsinki', winner: 'soviet' } },
      'fault-outcome',
    ],
    ['a plan without a strategy (3.2.1)', soviet({ strategy: null }), 'fault-plan'],
    ['a plan on the map without a target (3.2.1)', soviet({ stage: 'map', target: null }), 'fault-plan'],
    [
      'an attack that is answered from an empty box (3.4)',
      soviet({ stage: 'map', target: spaceOf('TER'), answer: 3 }),
      'fault-plan',
    ],
    [
      'a Finnish plan with more units than wait (3.2.3)',
      finnish({ strategy: 'DEFENSE', units: finns({ DIV: 9, SK: 9 }) }),
      'fault-plan',
      'prepare-units',
    ],
    ['an attack that starts on another front (3.2.2)', soviet({ from: spaceOf('MUR') }), 'commit-front'],
    ['a plan from nowhere (3.2.1)', soviet({ from: null }), 'fault-plan'],
    [
      'one strategy in two boxes (3.2.1)',
      finnish({ strategy: 'MOTTI' }, { strategy: 'MOTTI' }),
      'plan-twice',
    ],
    ['a prudent attack with six units (3.2.2)', soviet({ units: soviets({ FUS: 6 }) }), 'commit-many'],
    ['tanks of January in December (2.2)', soviet({ supports: ['T34'] }), 'support-late'],
    ['a support that lies on another front (3.3.1)', soviet({ supports: ['AIR'] }), 'support-front'],
    [
      'an Entrenchment with Motti (3.2.3)',
      finnish({ strategy: 'MOTTI', entrenched: true }),
      'entrenched-not',
    ],
    [
      'one Environment twice (3.2.3)',
      finnish({ strategy: 'MOTTI', environment: ['snow'] }, { strategy: 'RESIST', environment: ['snow'] }),
      'environment-twice',
      'environment-twice',
    ],
    [
      'one support twice (3.3.1)',
      finnish({ strategy: 'MOTTI', supports: ['EMB1'] }, { strategy: 'RESIST', supports: ['EMB1'] }),
      'support-twice',
      'support-twice',
    ],
    [
      'losses outside a combat (4.1)',
      { ...start, decisions: [{ kind: 'losses', side: 'soviet', count: 2 }] },
      'fault-decision',
    ],
    [
      'an answer outside the deployment (3.4)',
      { ...start, decisions: [{ kind: 'answer', side: 'finn', slot: 3 } as never] },
      'fault-decision',
    ],
    [
      'a combat in a movement (4.1)',
      {
        ...start,
        combat: {
          slot: 3,
          answer: null,
          from: spaceOf('LEN'),
          target: spaceOf('TER'),
          attack: 1,
          round: 1,
          began: 1,
          units: soviets(),
          scouts: 0,
          taken: 0,
          employment: { meretskov: null, timoshenko: null, artillery: null },
          mannerheim: null,
          result: null,
        },
      },
      'fault-combat',
    ],
  ];
  it.each(cases.map(([what, state, ...faults]) => ({ what, state, faults })))(
    '$what',
    ({ state, faults }) => {
      expect(positionFaults(state).map(({ key }) => key)).toEqual(faults);
    },
  );

  it('with what is wrong, where, and by which paragraph', () => {
    expect(positionFaults(spec({ map: { TER: { FUS: 7 } } }))).toMatchObject([
      { rule: 'N9', text: 'Terijoki: a Finnish space holds at most six units.', places: [spaceOf('TER')] },
    ]);
  });
});

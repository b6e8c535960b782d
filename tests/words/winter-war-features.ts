import { both, counts, dice, each, from, hex, one, sides, two, type Samples } from './samples.ts';

const percent = each(['33 %']);
const of = { hexes: 'X-1', units: 'X-2', odds: '3-1', count: 4 };
/** With nothing to name the reason stands alone. */
const reason = [[of], [{ ...of, hexes: '', units: '' }]];
const cut = { place: 'X-1', by: 'X-2', hq: 'X-3', city: 'X-4', far: 7 };
const near = [[cut], [{ ...cut, far: null }]];

const alike = (entries: readonly string[], args: Samples[string]): Samples =>
  Object.fromEntries(entries.map((entry) => [entry, args]));

/** The words of what Winter War has besides its counters and map, by table and entry. */
export const FEATURES: Readonly<Record<string, Samples>> = {
  'winter-war/learn': { quickText: each(['7']) },
  'winter-war/advice': {
    more: counts.slice(1),
    ...alike(
      [
        'why.hold-line',
        'why.hold-city',
        'why.bar-way',
        'why.take-ground',
        'why.close-in',
        'why.raid-rail',
        'why.stay-clear',
        'why.keep-reserve',
        'why.cut-supply',
        'why.keep-supply',
        'why.spare-strength',
        'why.meet-obligation',
        'why.storm',
        'why.destroy',
        'why.guard-murmansk',
      ],
      reason,
    ),
    ...alike(['to', 'place', 'retreat', 'advance'], two),
    ...alike(['back', 'lost', 'giveUp', 'heavy', 'plan', 'drop', 'demolish', 'administer'], one),
    attack: [['X-1', 'X-2, X-3', '3-1']],
  },
  'winter-war/bar': {
    ...alike(['points', 'sovietPoints'], each(['+30'])),
    changed: each(['−5']),
    ...alike(
      ['goal.draw', 'goal.marginal-soviet', 'goal.substantive-soviet', 'goal.decisive-soviet'],
      each([31]),
    ),
  },
  'winter-war/history': {
    turn: each([4]),
    turnNow: each([4]),
    heading: [[4, 'X-1']],
    sources: [[['X-1', 'X-2']]],
  },
  'winter-war/intents': {
    aim: ['hold', 'take', 'cut', 'guard', 'delay', 'strike', 'gather'].flatMap((aim) =>
      ['isthmus', 'ladoga', 'viipuri', 'oulu', 'petsamo', 'railway', 'leningrad', 'murmansk'].map((front) => [
        aim,
        front,
      ]),
    ),
  },
  'winter-war/jump': alike(['obligation', 'city', 'threatened', 'open', 'unit'], both),
  'winter-war/odds': {
    ...alike(['up', 'down'], [['X-1', '3-1']]),
    ...alike(['exact', 'withIt', 'withoutIt'], each(['3-1'])),
  },
  'winter-war/planner': {
    choice: both,
    loses: [['3', '5']],
    ...alike(['all', 'any', 'cleared', 'costly'], percent),
    owed: both,
    left: [...both, [0, 2]],
    expected: [
      ['3', '5'],
      ['1', '1'],
    ],
    ...alike(['number', 'remove'], each([1, 4])),
    ...alike(['put', 'removeHex', 'newAttack'], one),
    of: both,
    differs: [[['Summa (1405) 2-1', '…']]],
  },
  'winter-war/records': {
    number: each([1.5, -2.5]),
    signed: each([1.5, -2.5]),
    favoured: [
      ['finn', '12'],
      ['soviet', '1,5'],
    ],
    player: sides,
    thrown: [
      [1, 1],
      [5, 3],
    ],
    average: each(['4']),
    own: [
      ['finn', '+1'],
      ['soviet', '+1'],
    ],
  },
  'winter-war/summary': {
    brief: [
      [0, 0],
      [1, 1],
      [20, 2],
    ],
    title: sides,
    turn: each([4]),
    moves: [
      [1, 0],
      [12, 3],
    ],
    battle: [
      ['3-1', 4, 'X-1'],
      ['', null, 'X-1'],
    ],
    losses: sides,
    lossPoints: counts,
    hexes: [
      ['finn', 1],
      ['soviet', 3],
    ],
    more: counts.slice(1),
    railNow: each([true, false]),
    points: [['-3', '+5']],
  },
  'winter-war/threats': {
    assumed: [
      ['finn', 4],
      ['soviet', 5],
    ],
    front: sides,
    more: counts.slice(1),
    odds: [['3-1', '12', '4']],
    cleared: percent,
    nobody: one,
    empty: [
      [1, 'X-1'],
      [5, 'X-1'],
    ],
    moved: two,
    from: two,
    stays: one,
    unitReach: counts.slice(1),
    exceptions: sides,
    ...alike(
      [
        'cut.enemy',
        'cut.zone',
        'cut.rail-enemy',
        'cut.rail-broken',
        'cut.no-hq',
        'cut.no-city',
        'cut.no-way',
        'cut.overload',
        'cut.judged',
      ],
      near,
    ),
  },
  'winter-war/warnings': {
    ...alike(
      ['unmoved', 'unfought'],
      [
        ['X-1', 1, 'X-4'],
        ['X-1', 5, 'X-4'],
      ],
    ),
    isolated: [
      ['X-1', true],
      ['X-1', false],
    ],
    overload: [
      ['X-1', 1, 'X-2'],
      ['X-1', 5, 'X-2'],
    ],
    murmansk: both,
    badOdds: [['X-1', '1-2']],
    overstacked: [
      ['X-1', 1],
      ['X-1', 2],
    ],
    emptyForts: one,
    unused: one,
  },
  'winter-war/why': { allowed: one },
  'winter-war/past': {
    moved: [['X-1', hex]],
    arrived: [['X-1', hex]],
    attacked: [
      ['X-1', false, [hex]],
      ['X-1, X-4', true, [hex, ', ', from]],
    ],
    retreated: [['X-1', hex]],
    noRetreat: one,
    advanced: [['X-1', hex]],
    lose: one,
    administered: one,
    dropped: [[hex]],
    demolished: one,
    dice: each(dice),
  },
  'winter-war/situation': {
    hidden: counts,
    mustAttack: one,
    isolated: two,
    supplied: one,
    moved: one,
    beside: one,
    threat: both,
    off: [
      ['finn', 3, 2],
      ['soviet', 1, 0],
    ],
  },
  'winter-war/voice': {
    look: one,
    inHand: [
      ['X-1', 1],
      ['X-1', 5],
    ],
    waypoint: one,
    preview: one,
    attack: two,
    odds: [
      ['12', '4', '3-1'],
      ['12', '4', ''],
    ],
    givenUp: each(['X-1', '']),
  },
  'winter-war/print': { units: one },
  'winter-war/fronts': {
    front: one,
    due: counts.slice(1),
    beyond: [
      ['north', 1],
      ['south', 2],
      ['west', 3],
      ['east', 4],
    ],
  },
  'winter-war/end': { confirm: one },
};

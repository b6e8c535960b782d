import { ROSTER } from '#engine/winter-war';
import { both, counts, dice, each, from, hex, one as names, sides, two, type Args } from './samples.ts';

const letters = each(['A', 'B', 'C', 'D', 'E']);

/** Entries that are called alike. */
const SAMPLES: Readonly<Record<string, readonly Args[]>> = Object.fromEntries(
  (
    [
      [
        each([1, 4]),
        [
          'winter-war/bar.setUp winter-war/bar.turn winter-war/ledger.onTurn winter-war/ledger.upTo winter-war/log.interphase winter-war/interphase.todo.next',
          'winter-war/interphase.button.next winter-war/interphase.panel.title winter-war/interphase.panel.finished',
          'winter-war/interphase.panel.intervention winter-war/interphase.panel.outcomes.both winter-war/interphase.brings.goesOn',
          'winter-war/interphase.came.hasten winter-war/interphase.came.resistsOn winter-war/interphase.log.K winter-war/interphase.log.L',
          'winter-war/interphase.log.landingDelayed winter-war/variant.drop.written winter-war/variant.drop.chance winter-war/combat.rolled',
          'winter-war/ledger.worth winter-war/ledger.each winter-war/move.cost winter-war/variant.demolish.button winter-war/variant.demolish.moved',
          'winter-war/context.capacity',
        ],
      ],
      [
        counts,
        [
          'winter-war/common.points winter-war/tray.replace winter-war/todo.place winter-war/todo.arrive winter-war/todo.exchange winter-war/context.idle winter-war/context.faceDown',
          'winter-war/move.point winter-war/move.waypoints winter-war/combat.open winter-war/supply.overload winter-war/live.many winter-war/variant.drop.far',
          'winter-war/variant.todo.reserveFinn winter-war/variant.drop.looked winter-war/common.count winter-war/common.halves winter-war/common.signed winter-war/common.percent winter-war/map.count winter-war/map.points',
        ],
      ],
      [
        sides,
        [
          'winter-war/bar.decides winter-war/bar.playerTurn winter-war/supply.army winter-war/log.setUp winter-war/curtain.title winter-war/curtain.text',
          'winter-war/curtain.lift',
        ],
      ],
      [
        names,
        [
          'winter-war/tabs.command winter-war/context.isolatedBy winter-war/tray.placing winter-war/move.go winter-war/move.place winter-war/move.retreat winter-war/move.advance winter-war/end.advance',
          'winter-war/supply.fromCity winter-war/log.delayed winter-war/log.administered winter-war/log.cut winter-war/log.leftOut winter-war/log.relieved',
          'winter-war/log.noDie table/ruleLink.open winter-war/interphase.todo.muster winter-war/interphase.todo.climate',
          'winter-war/interphase.todo.recall winter-war/interphase.panel.reconstructed winter-war/interphase.panel.voidNow',
          'winter-war/interphase.came.resists winter-war/interphase.came.letsThrough winter-war/interphase.forfeit.left',
          'winter-war/interphase.log.heavy winter-war/variant.drop.put winter-war/variant.drop.at winter-war/choice.handicap winter-war/choice.handicaps',
          'winter-war/map.stack winter-war/counters.faceDown',
        ],
      ],
      [
        two,
        [
          'winter-war/common.hex winter-war/supply.chosen winter-war/ledger.levelWithout winter-war/variant.heavy.pair',
        ],
      ],
      [[['X-1', 2]], ['winter-war/interphase.panel.resists']],
      [
        both,
        [
          'winter-war/todo.attackObliged winter-war/combat.against winter-war/combat.given winter-war/supply.load',
          'winter-war/supply.loadShort winter-war/track.murmanskNow winter-war/ledger.lost winter-war/interphase.came.counted',
          'winter-war/interphase.came.allies winter-war/interphase.came.stayAway',
        ],
      ],
      [
        [
          [2, 1],
          [1, 2],
        ],
        ['winter-war/interphase.landing.outcome.exchange'],
      ],
      [
        letters,
        [
          'winter-war/interphase.named winter-war/interphase.came.scenario winter-war/interphase.log.scenario',
        ],
      ],
      [letters.map(([letter]) => [letter, 4]), ['winter-war/interphase.panel.inForce']],
      [each(dice), ['winter-war/interphase.panel.faces winter-war/interphase.log.volunteers']],
      [
        dice.map((one) => [one, 12]),
        ['winter-war/interphase.log.lengthEnds winter-war/interphase.log.lengthOn'],
      ],
      [[['X-1', 'X-5']], ['winter-war/interphase.ceaseFire.result winter-war/interphase.log.ceaseFire']],
      [
        each(['events', 'airborne']),
        ['winter-war/choice.needs winter-war/choice.brought winter-war/choice.brings'],
      ],
      [
        [['X-1', hex]],
        [
          'winter-war/move.to winter-war/log.arrived winter-war/interphase.log.recalled winter-war/interphase.log.droppedByEvent winter-war/interphase.log.demolished',
        ],
      ],
    ] as const
  ).flatMap(([args, paths]) => paths.flatMap((some) => some.split(' ').map((path) => [path, args]))),
);

const OTHERS: Readonly<Record<string, readonly Args[]>> = {
  'winter-war/layers.shown': [
    ['X-1', true],
    ['X-1', false],
  ],
  'winter-war/common.kind': ROSTER.map(({ type }) => [type.arm, type.size]),
  'winter-war/common.unit': [['', '3']],
  'winter-war/standing.saved': [
    [1, 'set-up', 'finn'],
    [4, 'attack', 'soviet'],
    [10, 'over', 'finn'],
  ],
  'winter-war/combat.aims': names,
  'winter-war/log.setUpOf': names,
  'winter-war/log.interphaseAfter': each([4]),
  'winter-war/balance.balance': [[55, 10, 35, 200]],
  'winter-war/card.pointsLine': [['+5']],
  'winter-war/notation.error': [
    [{ key: 'too-large', params: {} }],
    [{ key: 'not-json', params: {} }],
    [{ key: 'damaged', params: {} }],
    [{ key: 'damaged', params: { where: 'X-1' } }],
    [{ key: 'no-hex', params: { hex: 'X-1' } }],
    [{ key: 'no-counter', params: { unit: 'X-1' } }],
  ],
  'winter-war/context.strengths': [[6, 4, 2]],
  'winter-war/tray.name': [['X-1', '6-4-2', 3]],
  'winter-war/combat.who': [['X-1', [hex]]],
  'winter-war/track.scenario': [['A', 'X-1', 4]],
  'winter-war/ledger.now': [['+30']],
  'winter-war/ledger.from': [
    [31, 60],
    [101, null],
  ],
  'winter-war/ledger.rowHeld': [
    [0, 5, 0],
    [2, 5, 1],
  ],
  'winter-war/log.phase': [
    [2, 'finn', 'X-1'],
    [2, 'soviet', 'X-1'],
  ],
  'winter-war/log.moved': [
    ['X-1', from, hex, true],
    ['X-1', from, hex, false],
  ],
  'winter-war/log.retreated': [
    ['X-1', from, hex, true],
    ['X-1', from, hex, false],
  ],
  'winter-war/log.advanced': [
    ['X-1', hex, true],
    ['X-1', hex, false],
  ],
  'winter-war/log.attacked': [
    ['X-1', false, [hex], '6'],
    ['X-1', true, [hex, ' ', from], '6'],
  ],
  'winter-war/log.rolled': [['2-1', 3, 'X-1']],
  'winter-war/log.eliminated': [['X-1', hex, ', X-5']],
  'winter-war/log.captured': [
    ['finn', hex],
    ['soviet', hex],
  ],
  'winter-war/log.murmansk': [
    [3, 2, 4, -10],
    [3, 4, 4, 0],
  ],
  'winter-war/log.ended': [['draw', 3]],
  'winter-war/log.endedAtOnce': [['decisive-finnish']],
  'winter-war/live.decider': [
    ['finn', 'X-1'],
    ['soviet', 'X-1'],
  ],
  'winter-war/live.placed': [
    ['X-1', 'X-2'],
    ['X-1', null],
  ],
  'winter-war/final.reason.turns': each([10, 11, 12, 13, 14, 15]),
  'winter-war/interphase.panel.chance': [[2, 6, '33 %']],
  'winter-war/interphase.came.event': each(['F', 'G', 'H', 'J', 'K', 'G+J', 'L']),
  'winter-war/interphase.landing.ashore': [[2, '33 %']],
  'winter-war/interphase.log.scenarioDie': [
    [[3], 3, null],
    [[4], 5, 'A'],
  ],
  'winter-war/interphase.log.intervention': [
    [[2, 2], 4, true, 1],
    [[2, 5], 4, false, 1],
  ],
  'winter-war/interphase.log.neutral': [
    ['norway', [2], 1, false],
    ['sweden', [2], 3, true],
  ],
  'winter-war/interphase.log.eventDie': [
    [[1], null],
    [[4], 'F'],
    [[6], 'G+J'],
  ],
  'winter-war/interphase.log.noEffect': [['K', 'X-1']],
  'winter-war/interphase.log.alike': [
    [6, '3-2-2'],
    [9, '3-2-2'],
  ],
  'winter-war/interphase.log.joined': [
    ['X-1', true, hex],
    ['X-1', false, hex],
  ],
  'winter-war/interphase.log.returned': [['X-1', 5]],
  'winter-war/interphase.log.landing': [[hex, 'X-4', '2-1', 3, 'X-5']],
  'winter-war/interphase.log.dropped': [['X-1', hex, 4, 'X-5', '+1', 'X-6']],
  'winter-war/interphase.log.mended': [[hex]],
  'winter-war/interphase.log.thawed': [['X-1', from, hex]],
  'winter-war/variant.drop.net': [[4, 2, '+2']],
  'winter-war/todo.overfull': names,
  'winter-war/variant.todo.reserveSoviet': each([20, 34]),
  'winter-war/variant.reserve.now': [
    [20, true],
    [3, false],
  ],
  'winter-war/choice.on': [
    [1, 1],
    [0, 1],
    [2, 5],
  ],
  'winter-war/choice.own': [
    ['recommended', 1],
    ['tournament', 3],
  ],
  'winter-war/choice.together': [['events', 'X-1']],
  'winter-war/map.costing': [
    ['X-1', 'X-2', true],
    ['X-1', 'X-2', false],
  ],
  'winter-war/map.hex': [['X-1', 'X-2'], ['X-1']],
  'winter-war/counters.counter': [['X-1', '6-4-2', 'X-2', 'X-3']],
};

/** The samples of the words that all of Winter War shares, by the whole path. */
export const WINTER_WAR: Readonly<Record<string, readonly Args[]>> = { ...SAMPLES, ...OTHERS };

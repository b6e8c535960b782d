import '../../../../src/app/languages.ts';
import { bring } from '../../../../src/table/here.ts';
import { winterWar } from '../../../../src/games/winter-war/game.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { board, check, newGame, ROSTER, RULE_IDS } from '../../../../src/engine/winter-war/index.ts';
import { datesOf } from '../../../../src/games/winter-war/ui/words/calendar.ts';
import { language, loadLanguage, onLanguage, setLanguage } from '../../../../src/kit/language/language.ts';
import { placeText } from '../../../../src/games/winter-war/ui/words/names.ts';
import { ruleNumber } from '../../../../src/table/words/rule-number.ts';
import { refusalText } from '../../../../src/table/words/refusal-text.ts';
import { hexText, kindText, unitText } from '../../../../src/games/winter-war/ui/words/words.ts';
import type { MenuWords } from '../../../../src/table/dialogs/menu-words.ts';
import * as finnish from '../../../../src/games/winter-war/ui/fi.ts';
import { ENGLISH, FINNISH, said, type Entry } from './words.ts';
import { commonWords } from '../../../../src/games/winter-war/ui/words/common-words.ts';
import { choiceWords } from '../../../../src/games/winter-war/ui/words/option-words.ts';
import { mapWords } from '../../../../src/games/winter-war/ui/map/map-words.ts';
import { counterWords } from '../../../../src/games/winter-war/ui/counters/counter-words.ts';

bring(winterWar);

type Args = readonly unknown[];
const each = (values: Args): Args[] => values.map((value) => [value]);

const sides = each(['finn', 'soviet']);
const counts = each([0, 1, 2, 5]);
const names = each(['X-1']);
const letters = each(['A', 'B', 'C', 'D', 'E']);
const both: Args[] = [
  [2, 5],
  [1, 1],
];
const dice = [[3], [2, 5]];
const hex = { hex: 100, text: 'X-2' };
const from = { hex: 101, text: 'X-3' };

/** What every function of the tables is called with. */
const SAMPLES: Readonly<Record<string, readonly Args[]>> = Object.fromEntries(
  (
    [
      [
        each([1, 4]),
        [
          'winter-war/bar.setUp winter-war/bar.turn winter-war/ledger.onTurn winter-war/log.interphase winter-war/interphase.todo.next',
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
          'winter-war/common.points winter-war/todo.place winter-war/todo.arrive winter-war/todo.exchange winter-war/context.idle winter-war/context.faceDown',
          'winter-war/move.point winter-war/move.waypoints winter-war/combat.open winter-war/supply.overload winter-war/live.many winter-war/variant.drop.far',
          'winter-war/variant.todo.reserveFinn winter-war/variant.drop.looked winter-war/curtain.lifted winter-war/common.count winter-war/common.halves winter-war/common.signed winter-war/common.percent winter-war/map.count winter-war/map.points',
        ],
      ],
      [
        sides,
        [
          'winter-war/bar.decides winter-war/bar.playerTurn winter-war/supply.army winter-war/log.setUp winter-war/curtain.title winter-war/curtain.text',
          'winter-war/curtain.lift winter-war/turnNotice.turnNotice',
        ],
      ],
      [
        names,
        [
          'winter-war/context.isolatedBy winter-war/tray.placing winter-war/move.go winter-war/move.place winter-war/move.retreat winter-war/move.advance winter-war/end.advance',
          'winter-war/supply.fromCity winter-war/log.delayed winter-war/log.administered winter-war/log.cut winter-war/log.leftOut winter-war/log.relieved',
          'winter-war/log.noDie table/ruleLink.open winter-war/interphase.todo.muster winter-war/interphase.todo.climate',
          'winter-war/interphase.todo.recall winter-war/interphase.panel.reconstructed winter-war/interphase.panel.voidNow',
          'winter-war/interphase.came.resists winter-war/interphase.came.letsThrough winter-war/interphase.forfeit.left',
          'winter-war/interphase.log.heavy winter-war/variant.drop.put winter-war/variant.drop.at winter-war/choice.handicap winter-war/choice.handicaps',
          'winter-war/map.stack winter-war/counters.faceDown',
        ],
      ],
      [
        [['X-1', 'X-4']],
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
          'winter-war/log.arrived winter-war/interphase.log.recalled winter-war/interphase.log.droppedByEvent winter-war/interphase.log.demolished',
        ],
      ],
    ] as const
  ).flatMap(([args, paths]) => paths.flatMap((some) => some.split(' ').map((path) => [path, args]))),
);

const OTHERS: Readonly<Record<string, readonly Args[]>> = {
  'winter-war/common.kind': ROSTER.map(({ type }) => [type.arm, type.size]),
  'winter-war/common.unit': [['', '3']],
  'winter-war/standing.saved': [
    [1, 'set-up', 'finn'],
    [4, 'attack', 'soviet'],
    [10, 'over', 'finn'],
  ],
  'winter-war/standing.savedOn': [[new Date(2026, 10, 3, 14, 5)]],
  'winter-war/context.strengths': [[6, 4, 2]],
  'winter-war/tray.name': [['X-1', '6-4-2', 3]],
  'winter-war/combat.who': [['X-1', [hex]]],
  'winter-war/track.scenario': [['A', 'X-1', 4]],
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

const argsOf = (path: string): readonly Args[] | undefined => SAMPLES[path] ?? OTHERS[path];

/** What is the same in both languages: names, signs, numbers. */
const THE_SAME = new Set([
  'winter-war/common.size.••',
  'winter-war/common.size.',
  'winter-war/common.count',
  'winter-war/common.hex',
  'winter-war/common.halves',
  'winter-war/common.signed',
  'winter-war/common.percent',
  'winter-war/context.country.none',
  'winter-war/supply.chosen',
  'winter-war/supply.loadShort',
  'winter-war/ledger.key.viipuri',
  'winter-war/ledger.key.petsamo',
  'winter-war/ledger.key.oulu',
  'winter-war/ledger.levelWithout',
  'winter-war/log.cause.attack',
  'winter-war/log.cause.ski-patrol',
  'table/keys.enter',
  'winter-war/variant.drop.short.halved',
  'winter-war/variant.drop.short.stunned',
  'winter-war/choice.source.winterWar1992.title',
  'winter-war/map.country.none',
  'winter-war/map.rowALetter',
  'winter-war/map.swedishEntry',
  'winter-war/map.count',
  'winter-war/map.points',
]);

const paths = [...ENGLISH.keys()];

/** Both languages side by side, for every sample. */
function pairs(path: string): [english: string, finnish: string][] {
  const [english, finnish] = [ENGLISH.get(path)!, FINNISH.get(path)!];
  const args = typeof english === 'function' ? (argsOf(path) ?? []) : [[]];
  return args.map((some) => [said(english, some), said(finnish, some)]);
}

/** Numbers, strengths and odds, and the names that were filled in. */
const filledIn = (text: string): string => [...(text.match(/X-\d|\d+/g) ?? [])].toSorted().join(' ');

describe('the Finnish words', () => {
  it('must be complete to compile', () => {
    // @ts-expect-error a word is missing
    const menu: MenuWords = { title: 'Valikko', game: 'Peli' };
    expect(menu).toBeDefined();
  });

  it('are there for every English entry and for no other', () => {
    const kinds = (table: ReadonlyMap<string, Entry>): string[] =>
      [...table].map(([path, entry]) => `${path} ${typeof entry}`).toSorted();
    expect(kinds(FINNISH)).toEqual(kinds(ENGLISH));
  });

  it('have a sample of every function', () => {
    const functions = paths.filter((path) => typeof ENGLISH.get(path) === 'function');
    expect(functions.filter((path) => !argsOf(path)?.length)).toEqual([]);
    expect(Object.keys({ ...SAMPLES, ...OTHERS }).toSorted()).toEqual(functions.toSorted());
  });

  it('are others than the English ones, but for names and signs', () => {
    const same = paths.filter((path) => pairs(path).some(([english, finnish]) => english === finnish));
    expect(same.toSorted()).toEqual([...THE_SAME].toSorted());
  });

  it('are never empty where the English ones are not', () => {
    expect(
      paths.filter((path) => pairs(path).some(([english, finnish]) => !english.trim() !== !finnish.trim())),
    ).toEqual([]);
  });

  it('give the same numbers and fill in the same names', () => {
    const differing = paths
      .flatMap((path) => pairs(path).map((pair) => [path, ...pair] as const))
      .filter(([, english, finnish]) => filledIn(english) !== filledIn(finnish))
      // A month has a name in English and a number in Finnish.
      .filter(([path]) => path !== 'winter-war/standing.savedOn');
    expect(differing).toEqual([]);
  });

  it('never inflect what is filled in', () => {
    const inflected = paths
      .flatMap(pairs)
      .map(([, finnish]) => finnish)
      .filter((text) => /X-\d[\p{L}’'-]|X-\d:\p{L}/u.test(text));
    expect(inflected).toEqual([]);
  });

  it('put a partitive after every number but one', () => {
    const { points } = finnish.common;
    const { todo, context, combat } = finnish;
    expect([points(1), points(2), points(0), points(0.5)]).toEqual([
      '1 piste',
      '2 pistettä',
      '0 pistettä',
      '0,5 pistettä',
    ]);
    expect(context.idle(1)).toBe('1 yksikkö voi vielä liikkua.');
    expect(context.idle(3)).toBe('3 yksikköä voi vielä liikkua.');
    expect(combat.open(2)).toBe('2 avointa heksaa');
    expect(todo.exchange(4)).toContain('4 hyökkäyspistettä');
  });

  it('end as sentences do where the English ones do', () => {
    const ends = (text: string): boolean => /[.?]$/.test(text.trim());
    const differing = paths.filter((path) =>
      pairs(path).some(([english, finnish]) => ends(english) !== ends(finnish)),
    );
    expect(differing).toEqual([]);
  });
});

describe('a change of language', () => {
  afterEach(() => setLanguage('en'));

  it('waits for the words, then turns every table', async () => {
    await loadLanguage('fi');
    let changes = 0;
    const leave = onLanguage(() => changes++);
    expect([commonWords().title, choiceWords().inGame, mapWords().rowA, counterWords().blank]).toEqual([
      'Winter War',
      'In this game',
      'ROW A',
      'Finnish blank counter',
    ]);
    setLanguage('fi');
    expect(language()).toBe('fi');
    expect([commonWords().title, choiceWords().inGame, mapWords().rowA, counterWords().blank]).toEqual([
      'Talvisota',
      'Tässä pelissä',
      'RIVI A',
      'Suomi: tyhjä nappula',
    ]);
    setLanguage('en');
    expect(commonWords().title).toBe('Winter War');
    leave();
    setLanguage('fi');
    expect(changes).toBe(2);
  });

  it('turns names of places, units and their kinds', async () => {
    const unit = (label: string, name: string): number =>
      ROSTER.find(({ type, name: own }) => type.label === label && own === name)!.id;
    const petrozavodsk = board.hexByName('2413');
    const texts = (): string[] => [
      hexText(petrozavodsk),
      unitText(unit('', '3')),
      unitText(unit('0-1-2', 'LMD')),
      kindText(unit('20-12-2', 'X')),
      kindText(unit('2-2-2', '104')),
      kindText(unit('0-0-3', '1')),
      datesOf(1).replaceAll(/\s/g, ' '),
      datesOf(9).replaceAll(/\s/g, ' '),
    ];
    expect(texts()).toEqual([
      'Petrozavodsk (2413)',
      'blank 3',
      '0-1-2 (LMD)',
      'infantry corps',
      'mountain infantry brigade',
      'ski patrol',
      '30 Nov – 9 Dec',
      '20 Feb – 1 Mar',
    ]);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(texts()).toEqual([
      'Petroskoi (2413)',
      'tyhjä nappula 3',
      '0-1-2 (LSP)',
      'jalkaväkiarmeijakunta',
      'vuoristoprikaati',
      'hiihtopartio',
      '30.11.–9.12.',
      '20.2.–1.3.',
    ]);
    expect([placeText('Kem'), placeText('Oulu')]).toEqual(['Vienan Kemi', 'Oulu']);
  });

  it('turns refusals, and leaves alone what is not of the engine', async () => {
    const refusal = check(newGame({}, 1), { type: 'end' })!;
    expect(refusalText(refusal)).toMatch(/^Still to be placed: .* and \d+ more\.$/);
    await loadLanguage('fi');
    setLanguage('fi');
    expect(refusalText(refusal)).toMatch(/^Vielä sijoittamatta: .* ja \d+ muuta\.$/);
    expect(refusalText({ ...refusal, key: 'lesson-other', text: 'Näin on.' })).toBe('Näin on.');
  });
});

describe('the number of a paragraph', () => {
  it('is Finnish while Finnish is spoken, and still tells all paragraphs apart', async () => {
    expect(ruleNumber('Combat.E')).toBe('Combat.E');
    await loadLanguage('fi');
    setLanguage('fi');
    expect(['Combat.E', 'Supply.F1', 'Option.Handicap', 'M7'].map(ruleNumber)).toEqual([
      'Taistelu.E',
      'Huolto.F1',
      'Muunnelma.Tasoitus',
      'M7',
    ]);
    const words = RULE_IDS.flatMap((rule) => rule.split('.')).filter((part) => /[a-z]{2}/.test(part));
    const same = words.filter((word) => word !== 'Murmansk' && ruleNumber(word) === word);
    expect(same).toEqual([]);
    expect(new Set(RULE_IDS.map(ruleNumber)).size).toBe(RULE_IDS.length);
  });
});

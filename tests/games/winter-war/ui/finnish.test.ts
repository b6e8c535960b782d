import { afterEach, describe, expect, it } from 'vitest';
import { board, check, newGame, ROSTER, RULE_IDS } from '../../../../src/engine/winter-war/index.ts';
import { datesOf } from '../../../../src/games/winter-war/ui/words/calendar.ts';
import { counterStrings } from '../../../../src/games/winter-war/ui/counters/counter-words.ts';
import { finnish } from '../../../../src/games/winter-war/ui/words/fi/index.ts';
import { language, loadLanguage, onLanguage, setLanguage } from '../../../../src/kit/language/language.ts';
import { mapStrings } from '../../../../src/games/winter-war/ui/map/map-words.ts';
import { placeText, ruleNumber } from '../../../../src/table/words/names.ts';
import { choiceWords } from '../../../../src/games/winter-war/ui/words/option-words.ts';
import { refusalText } from '../../../../src/table/words/refusal-text.ts';
import { t, type Strings } from '../../../../src/games/winter-war/ui/words/strings.ts';
import { hexText, kindText, unitText } from '../../../../src/games/winter-war/ui/words/words.ts';
import { ENGLISH, FINNISH, said, type Entry } from './words.ts';

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
          't.bar.setUp t.bar.turn t.ledger.onTurn t.log.interphase t.interphase.todo.next',
          't.interphase.button.next t.interphase.panel.title t.interphase.panel.finished',
          't.interphase.panel.intervention t.interphase.panel.outcomes.both t.interphase.brings.goesOn',
          't.interphase.came.hasten t.interphase.came.resistsOn t.interphase.log.K t.interphase.log.L',
          't.interphase.log.landingDelayed t.variant.drop.written t.variant.drop.chance t.combat.rolled',
          't.ledger.worth t.ledger.each t.move.cost t.variant.demolish.button t.variant.demolish.moved',
          't.context.capacity',
        ],
      ],
      [
        counts,
        [
          't.points t.todo.place t.todo.arrive t.todo.exchange t.context.idle t.context.faceDown',
          't.move.point t.move.waypoints t.combat.open t.supply.overload t.live.many t.variant.drop.far',
          't.variant.todo.reserveFinn t.variant.drop.looked t.curtain.lifted t.count t.halves t.signed t.percent map.count map.points',
        ],
      ],
      [
        sides,
        [
          't.bar.decides t.bar.playerTurn t.supply.army t.log.setUp t.curtain.title t.curtain.text',
          't.curtain.lift t.turnNotice',
        ],
      ],
      [
        names,
        [
          't.context.isolatedBy t.tray.placing t.move.go t.move.place t.move.retreat t.move.advance t.end.advance',
          't.supply.fromCity t.log.delayed t.log.administered t.log.cut t.log.leftOut t.log.relieved',
          't.log.noDie t.rules.open t.interphase.todo.muster t.interphase.todo.climate',
          't.interphase.todo.recall t.interphase.panel.reconstructed t.interphase.panel.voidNow',
          't.interphase.came.resists t.interphase.came.letsThrough t.interphase.forfeit.left',
          't.interphase.log.heavy t.variant.drop.put t.variant.drop.at choice.handicap choice.handicaps',
          'map.stack counters.faceDown',
        ],
      ],
      [[['X-1', 'X-4']], ['t.hex t.supply.chosen t.ledger.levelWithout t.variant.heavy.pair']],
      [[['X-1', 2]], ['t.interphase.panel.resists']],
      [
        both,
        [
          't.todo.attackObliged t.combat.against t.combat.given t.supply.load',
          't.supply.loadShort t.track.murmanskNow t.ledger.lost t.interphase.came.counted',
          't.interphase.came.allies t.interphase.came.stayAway',
        ],
      ],
      [
        [
          [2, 1],
          [1, 2],
        ],
        ['t.interphase.landing.outcome.exchange'],
      ],
      [letters, ['t.interphase.named t.interphase.came.scenario t.interphase.log.scenario']],
      [letters.map(([letter]) => [letter, 4]), ['t.interphase.panel.inForce']],
      [each(dice), ['t.interphase.panel.faces t.interphase.log.volunteers']],
      [dice.map((one) => [one, 12]), ['t.interphase.log.lengthEnds t.interphase.log.lengthOn']],
      [[['X-1', 'X-5']], ['t.interphase.ceaseFire.result t.interphase.log.ceaseFire']],
      [each(['events', 'airborne']), ['choice.needs choice.brought choice.brings']],
      [
        [['X-1', hex]],
        [
          't.log.arrived t.interphase.log.recalled t.interphase.log.droppedByEvent t.interphase.log.demolished',
        ],
      ],
    ] as const
  ).flatMap(([args, paths]) => paths.flatMap((some) => some.split(' ').map((path) => [path, args]))),
);

const OTHERS: Readonly<Record<string, readonly Args[]>> = {
  't.kind': ROSTER.map(({ type }) => [type.arm, type.size]),
  't.unit': [['', '3']],
  't.start.saved': [
    [1, 'set-up', 'finn'],
    [4, 'attack', 'soviet'],
    [10, 'over', 'finn'],
  ],
  't.start.savedOn': [[new Date(2026, 10, 3, 14, 5)]],
  't.context.strengths': [[6, 4, 2]],
  't.tray.name': [['X-1', '6-4-2', 3]],
  't.combat.who': [['X-1', [hex]]],
  't.track.scenario': [['A', 'X-1', 4]],
  't.ledger.rowHeld': [
    [0, 5, 0],
    [2, 5, 1],
  ],
  't.log.phase': [
    [2, 'finn', 'X-1'],
    [2, 'soviet', 'X-1'],
  ],
  't.log.moved': [
    ['X-1', from, hex, true],
    ['X-1', from, hex, false],
  ],
  't.log.retreated': [
    ['X-1', from, hex, true],
    ['X-1', from, hex, false],
  ],
  't.log.advanced': [
    ['X-1', hex, true],
    ['X-1', hex, false],
  ],
  't.log.attacked': [
    ['X-1', false, [hex], '6'],
    ['X-1', true, [hex, ' ', from], '6'],
  ],
  't.log.rolled': [['2-1', 3, 'X-1']],
  't.log.eliminated': [['X-1', hex, ', X-5']],
  't.log.captured': [
    ['finn', hex],
    ['soviet', hex],
  ],
  't.log.murmansk': [
    [3, 2, 4, -10],
    [3, 4, 4, 0],
  ],
  't.log.ended': [['draw', 3]],
  't.log.endedAtOnce': [['decisive-finnish']],
  't.live.decider': [
    ['finn', 'X-1'],
    ['soviet', 'X-1'],
  ],
  't.live.placed': [
    ['X-1', 'X-2'],
    ['X-1', null],
  ],
  't.final.reason.turns': each([10, 11, 12, 13, 14, 15]),
  't.interphase.panel.chance': [[2, 6, '33 %']],
  't.interphase.came.event': each(['F', 'G', 'H', 'J', 'K', 'G+J', 'L']),
  't.interphase.landing.ashore': [[2, '33 %']],
  't.interphase.log.scenarioDie': [
    [[3], 3, null],
    [[4], 5, 'A'],
  ],
  't.interphase.log.intervention': [
    [[2, 2], 4, true, 1],
    [[2, 5], 4, false, 1],
  ],
  't.interphase.log.neutral': [
    ['norway', [2], 1, false],
    ['sweden', [2], 3, true],
  ],
  't.interphase.log.eventDie': [
    [[1], null],
    [[4], 'F'],
    [[6], 'G+J'],
  ],
  't.interphase.log.noEffect': [['K', 'X-1']],
  't.interphase.log.alike': [
    [6, '3-2-2'],
    [9, '3-2-2'],
  ],
  't.interphase.log.joined': [
    ['X-1', true, hex],
    ['X-1', false, hex],
  ],
  't.interphase.log.returned': [['X-1', 5]],
  't.interphase.log.landing': [[hex, 'X-4', '2-1', 3, 'X-5']],
  't.interphase.log.dropped': [['X-1', hex, 4, 'X-5', '+1', 'X-6']],
  't.interphase.log.mended': [[hex]],
  't.interphase.log.thawed': [['X-1', from, hex]],
  't.variant.drop.net': [[4, 2, '+2']],
  't.variant.todo.reserveSoviet': each([20, 34]),
  't.variant.reserve.now': [
    [20, true],
    [3, false],
  ],
  'choice.on': [
    [1, 1],
    [0, 1],
    [2, 5],
  ],
  'choice.own': [
    ['recommended', 1],
    ['tournament', 3],
  ],
  'choice.together': [['events', 'X-1']],
  'map.costing': [
    ['X-1', 'X-2', true],
    ['X-1', 'X-2', false],
  ],
  'map.hex': [['X-1', 'X-2'], ['X-1']],
  'counters.counter': [['X-1', '6-4-2', 'X-2', 'X-3']],
};

const argsOf = (path: string): readonly Args[] | undefined => SAMPLES[path] ?? OTHERS[path];

/** What is the same in both languages: names, signs, numbers. */
const THE_SAME = new Set([
  't.size.••',
  't.size.',
  't.count',
  't.hex',
  't.halves',
  't.signed',
  't.percent',
  't.context.country.none',
  't.supply.chosen',
  't.supply.loadShort',
  't.ledger.key.viipuri',
  't.ledger.key.petsamo',
  't.ledger.key.oulu',
  't.ledger.levelWithout',
  't.log.cause.attack',
  't.log.cause.ski-patrol',
  't.help.enter',
  't.variant.drop.short.halved',
  't.variant.drop.short.stunned',
  'choice.source.winterWar1992.title',
  'map.country.none',
  'map.rowALetter',
  'map.swedishEntry',
  'map.count',
  'map.points',
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
    const menu: Strings['menu'] = { title: 'Valikko', game: 'Peli' };
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
      .filter(([path]) => path !== 't.start.savedOn');
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
    const { points, todo, context, combat } = finnish.strings;
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
    expect([t.title, choiceWords.inGame, mapStrings.rowA, counterStrings.blank]).toEqual([
      'Winter War',
      'In this game',
      'ROW A',
      'Finnish blank counter',
    ]);
    setLanguage('fi');
    expect(language()).toBe('fi');
    expect([t.title, choiceWords.inGame, mapStrings.rowA, counterStrings.blank]).toEqual([
      'Talvisota',
      'Tässä pelissä',
      'RIVI A',
      'Suomi: tyhjä nappula',
    ]);
    setLanguage('en');
    expect(t.title).toBe('Winter War');
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

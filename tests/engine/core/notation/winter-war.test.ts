import {
  positionFrom,
  present,
  readGame,
  readPosition,
  ROSTER,
  view,
  writeGame,
  writePosition,
  type ActionType,
  type State,
} from '#engine/winter-war';
import { act, brawl, EVERYTHING, randomGame } from '../../../games/winter-war/records/random-game.ts';
import { unitAt, stacks } from '../../winter-war/rules/helpers.ts';
import { mustRead, refusalOf } from './helpers.ts';

const START =
  '4S movement rules=errata 1602=0-1-2/7A 1504=2-1-2/44+20-12-2/L 1505=20-12-2/XIX 1405=4-4-2/21 1350=1-1-3/1';
const game = (...lines: string[]): string => ['winter-war game', `start ${START}`, ...lines].join('\n');
/** The steps of a game as they are written, without its head. */
const written = (text: string): string => writeGame(mustRead(readGame(text))).split('\n\n')[1]!;
const startOf = (text: string): State => mustRead(readPosition(text)).start;

describe('a handicap that the players have agreed on', () => {
  it.each([30, -5])('stands among the rules of positions and games: %i', (handicap) => {
    const rules = `rules=errata,handicap:${handicap}`;
    const start = startOf(`winter-war ${START.replace('rules=errata', rules)}`);
    expect(start.options).toMatchObject({ errata: true, handicap });
    expect(writePosition(start)).toContain(`${rules} `);
    const whole = `winter-war game\nrules errata,handicap:${handicap}`;
    const line = mustRead(readGame(whole));
    expect(present(line).options.handicap).toBe(handicap);
    expect(writeGame(line)).toContain(`rules errata,handicap:${handicap}\n`);
  });

  it.each([
    ['handicap:0', '1:39 expected value 0'],
    ['handicap:61', '1:39 expected value 61'],
    ['handicap:much', '1:39 expected number much'],
    ['handicap', '1:30 expected value handicap'],
    ['errata:1', '1:30 expected value errata:1'],
    ['toString:1', '1:30 expected value toString:1'],
    ['isPrototypeOf:1', '1:30 expected value isPrototypeOf:1'],
  ])('is refused as %s', (wrong, refusal) =>
    expect(refusalOf(readPosition(`winter-war 4S movement rules=${wrong} 1602=0-1-2/7A`))).toBe(refusal),
  );
});

describe('a game written by hand', () => {
  it('needs no more than what was done and rolled', () => {
    expect(written(game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 d2'))).toBe(
      '4S m 2-1-2/44 1504-1404; m 20-12-2/L 1504-1404\n4S x 1404,1505>1405 5-1 d2 EX\n',
    );
  });

  it('may say what came of a die, in capitals or not', () => {
    const march = '4S m 44 1504-1404; m L 1504-1404';
    for (const said of ['5-1 d2 EX', '5-1 d2', 'd2 Ex', 'd2 5-1 ex'])
      expect(written(game(march, `x 1404,1505>1405 ${said}`))).toContain(' 5-1 d2 EX\n');
  });

  it('has comments, empty lines and steps on lines of their own', () => {
    const march = ['# The march', '', '4S m 44 1504-1404 # by the lake', '   m L 1504-1404 ;; end'];
    expect(written(game(...march, '# done'))).toBe('4S m 2-1-2/44 1504-1404; m 20-12-2/L 1504-1404; end\n');
    // What is no word of its own is no comment.
    expect(refusalOf(readGame(`${game(...march)}#`))).toBe('6:21 expected step end#');
  });

  it('ends phases by what is done next, as far as the turn that is named', () => {
    const quiet = game('5S m 7A 1602-1601').replace('1405=4-4-2/21', '0305=4-4-2/21');
    const line = mustRead(readGame(quiet));
    expect(line.steps.map(({ action }) => action.type)).toContain('end');
    expect(present(line)).toMatchObject({ turn: 5, phasing: 'soviet', phase: 'movement' });
    expect(writeGame(line)).toContain('\n5S m 0-1-2/7A 1602-1601\n');
  });

  it('names units of a stack that do not all attack', () => {
    const march = '4S m 44 1504-1404; m L 1504-1404';
    // The other hex leaves the 2-1-2 something to attack.
    const attack = (who: string, other = '1350'): string =>
      game(march, `x ${who}>1405 d5`).replace('1350', other);
    expect(written(attack('1404:L,1505', '1304'))).toContain('\n4S x 1404:20-12-2/L,1505>1405 5-1 ');
    expect(written(attack('1404:L+44,1505'))).toContain('\n4S x 1404,1505>1405 5-1 ');
    expect(written(attack('1505,1404:44+L'))).toContain('\n4S x 1505,1404:2-1-2/44+20-12-2/L>1405 ');
  });

  it('rides along the railway', () => {
    const text = game('4S m 7A 1602=2002');
    const { path } = mustRead(readGame(text)).steps[0]!.action as { path: readonly number[] };
    expect(path.length).toBeGreaterThan(3);
    expect(written(text)).toBe('4S m 0-1-2/7A 1602=2002\n');
    expect(refusalOf(readGame(text.replace('=2002', '=1350')))).toBe('3:14 no-railway 1350');
  });
});

describe('a position written by hand', () => {
  it('is as at the start of its phase, with supply judged', () => {
    const state = startOf(`winter-war ${START} 0350=2-1-2/25 owner`.replace(' owner', ''));
    const units = stacks(
      's1602 0-1-2 (7 A), s1504 2-1-2 (44) 20-12-2 (L), s1505 20-12-2 (XIX)',
      'f1405 4-4-2 (21), f1350 1-1-3 (1), s0350 2-1-2 (25)',
    );
    const options = {
      clar1: false,
      clar2: false,
      clar3: false,
      clar4: false,
      clar5: false,
      clar6: false,
      clar7: false,
      clar8: false,
      ceaseFire: false,
    };
    expect(state).toEqual({ ...positionFrom({ turn: 4, phasing: 'soviet', units, options }), random: [] });
    expect(state.units[unitAt(state, '0350')]!.cut).toBe(1);
    expect(writePosition(state)).not.toContain(':');
  });

  it('says of a unit only what is otherwise', () => {
    const state = startOf(`winter-war ${START.replace('/44', '/44:moved:spent2:isolated')}`);
    expect(state.units[unitAt(state, '1504', '2-1-2')]).toMatchObject({ cut: 1, marks: 2 + 2 * 1024 });
    expect(writePosition(state)).toContain(' 1504=20-12-2/L+2-1-2/44:moved:spent2:isolated ');
    const cut = startOf(`winter-war ${START} 0350=2-1-2/25:ready`);
    expect(cut.units[unitAt(cut, '0350')]).toMatchObject({ cut: 0, marks: 0 });
  });

  it('may be broken into lines, in any order', () => {
    const [turn, phase, ...fields] = START.split(' ');
    const text = `# mine\nwinter-war ${turn}\n${phase} ${fields.toReversed().join('\n ')}\n`;
    expect(startOf(text)).toEqual(startOf(`winter-war ${START}`));
  });
});

describe('what is hidden from the writer', () => {
  it('is not in his line: a landing place that is written down', () => {
    const spec = {
      turn: 4,
      phasing: 'finn',
      units: [{ type: '3-1-1', hex: '1602' }],
      options: { airborne: true },
    } as const;
    const [none, here] = [
      positionFrom(spec),
      positionFrom({ ...spec, course: { plan: { hex: 700, turn: 5 } } }),
    ];
    expect(writePosition(view(here, 'soviet'))).toContain('course={plan:{hex:2527,turn:5}}');
    expect(writePosition(view(here, 'finn'))).toBe(writePosition(none));
  });

  it('is marked where it can be seen that something is there: counters face down', () => {
    const line = randomGame(3, {}, 0);
    const state = line.steps.find(({ state: { phasing } }) => phasing === 'soviet')!.state;
    const other = randomGame(4, {}, 0).steps.find(({ state: { phasing } }) => phasing === 'soviet')!.state;
    const text = writePosition(view(state, 'soviet'));
    expect(text).toBe(writePosition(view(other, 'soviet')));
    expect(refusalOf(readPosition(text))).toBe(`1:${text.indexOf('?=') + 1} hidden`);
    expect(refusalOf(readPosition(writePosition(view(state, 'finn'))))).toBe('read');
  });

  it('is not in any line: the dice to come', () => {
    const state = positionFrom({ turn: 4, phasing: 'finn', units: [], seed: 5 });
    expect(writePosition(state)).toBe(writePosition({ ...state, random: [1, 2, 3, 4] }));
    expect(startOf(writePosition(state)).random).toEqual([]);
  });
});

it.each<[text: string, refusal: string]>([
  ['', '1:1 other-game winter-war'],
  ['talvisota game', '1:1 other-game winter-war'],
  ['winter-war', '1:11 other-game winter-war game'],
  ['winter-war game', '1:1 missing field'],
  ['winter-war game 2', '1:17 left-over 2'],
  ['winter-war game\nedition 4 2', '2:9 newer winter-war'],
  ['winter-war game\nedition 3 9', '2:11 newer winter-war'],
  ['winter-war game\nedition three 2', '2:9 expected number three'],
  ['winter-war game\nrules errata,clar11', '2:14 expected value clar11'],
  ['winter-war game\nrules errata\n4S end', '3:4 illegal'],
  ['winter-war game\nrules errata\nseats finn=nobody soviet=human seed=1', '3:12 expected player nobody'],
  ['winter-war game\nrules errata\nseats soviet=human seed=1', '3:7 missing player'],
  ['winter-war game\nseats finn', '2:7 expected field finn'],
  [game('4S march 44'), '3:4 expected step march'],
  [game('4S m'), '3:5 missing unit'],
  [game('4S m 44'), '3:8 missing hex'],
  [game('4S m 44 1504-9999'), '3:14 expected hex 9999'],
  [game('4S m 44 1504-14'), '3:14 expected hex 14'],
  [game('4S m 44 1602-1504'), '3:6 no-unit 44'],
  [game('4S m 2-1-2/44 1602-1504'), '3:6 no-unit 2-1-2/44'],
  [game('4S m 7-7-7 1504-1404'), '3:6 no-unit 7-7-7'],
  [game('4S supply 2-1-2 -'), '3:11 two-units 2-1-2'],
  [game('4S m 44 1504-1404; m L 1504-1506'), '3:20 illegal'],
  [game('4S m 44 1504-1404', 'm L 1504-1404 d3'), '4:1 dice 0 1'],
  [game('4S m 44 1504-1404; m L 1504-1404 3-1'), '3:34 contradiction 3-1 -'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405'), '3:35 dice 1 0'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 d22'), '3:35 dice 1 2'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 3-1 d2'), '3:52 contradiction 3-1 5-1 EX'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 d2 EX EX'), '3:58 contradiction EX 5-1 EX'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 5-1 5-1 d2'), '3:56 contradiction 5-1 5-1 EX'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 5-1 d2 DR'), '3:59 contradiction DR 5-1 EX'],
  [game('4S m 44 1504-1404; m L 1504-1404; x 1404,1505>1405 d7'), '3:52 expected die d7'],
  // Nobody in 1504 stands beside 1405.
  [game('4S x 1504,1505>1405 d2'), '3:4 illegal'],
  ['winter-war game\rrules errata\r4S end', '3:4 illegal'],
  [game('4S x 1404>1405 d2'), '3:6 no-unit 1404'],
  [game('4S x 1505 d2'), '3:6 expected hex 1505'],
  [game('4S x 1505>1405,x d2'), '3:16 expected hex x'],
  [game('3F m 21 1405-1406'), '3:4 turn 4S movement'],
  [game('4S roll d1').replace('1405', '0305'), '3:4 turn 4S movement'],
  [game('4S retreat 1 1350-1351-1352').replace('1405', '0305'), '3:4 turn 4S movement'],
  [game('4F m 21 1405-1406'), '3:4 illegal'],
  [game('4S m 44 1504-1404-1405=1602'), '3:4 illegal'],
])('the game %j is refused: %s', (text, refusal) => {
  expect(refusalOf(readGame(text))).toBe(refusal);
});

it.each<[text: string, refusal: string]>([
  ['hexapawn 4S', '1:1 other-game winter-war'],
  ['winter-war', '1:11 missing turn'],
  ['winter-war 4', '1:12 expected turn 4'],
  ['winter-war 4S', '1:14 missing phase'],
  ['winter-war 4S advance', '1:15 expected phase advance'],
  ['winter-war 4S attack', '1:21 missing field'],
  ['winter-war 4S attack rules=-,errata', '1:28 expected value -'],
  ['winter-war 4S movement 1405', '1:24 expected field 1405'],
  ['winter-war 4S movement rules=- 1405=4-4-2/21 1405=6-6-2/4', '1:46 twice 1405'],
  ['winter-war 4S movement rules=-\n1405=4-4-2/21\n1406=4-4-2/21', '3:6 twice 4-4-2/21'],
  ['winter-war 4S movement rules=- 1405=4-4-2', '1:37 two-units 4-4-2'],
  ['winter-war 4S movement rules=- 1405=4-4-2/21+', '1:46 no-unit '],
  ['winter-war 4S movement rules=- 1405=4-4-2/21:tired', '1:46 expected value tired'],
  ['winter-war 4S movement rules=- 2758=4-4-2/21', '1:32 expected field 2758'],
  ['winter-war 4S movement rules=- constructor=4-4-2/21', '1:32 expected field constructor'],
  ['winter-war 4S movement rules=- finn=1405,2799', '1:42 expected hex 2799'],
  ['winter-war 4S movement rules=- lastTurn=ten', '1:41 expected number ten'],
  ['winter-war 4S movement rules=- lastTurn=55', '1:41 position lastTurn'],
  ['winter-war 4S movement rules=- course={plan:{hex:1405,turn:{', '1:61 expected value '],
  ['winter-war 4S movement rules=- course={heavy:5}', '1:39 position course.heavy'],
  ['winter-war 4S movement rules=- course={__proto__:{a:1}}', '1:39 position course.__proto__'],
  ['winter-war 4S movement rules=- course={broken:[1405]]', '1:53 expected value ]'],
  ['winter-war 4S movement rules=- course={} decisions=[{kind:x}]', '1:52 position decisions.0.kind'],
])('the position %j is refused: %s', (text, refusal) => {
  expect(refusalOf(readPosition(text))).toBe(refusal);
});

it('a text of any depth and length is refused', () => {
  const start = 'winter-war 4S movement rules=-';
  expect(refusalOf(readPosition(`${start} decisions=${'['.repeat(90_000)}`))).toMatch(
    /^1:\d+ expected value \[$/,
  );
  expect(refusalOf(readPosition(`${start} ${'x'.repeat(400_000)}`))).toBe('1:1 too-long');
});

const ENDED = / -?\d+VP [a-z-]+$/;
/** As every kind of action is written; a new one does not compile without. */
const FORMS: Readonly<Record<ActionType, RegExp>> = {
  place: /^place [\w/-]+ \d{4}$/,
  heavy: /^heavy 2-1-3\/\d+\+2-1-3\/\d+$/,
  arrive: /^arrive [\w/-]+ \d{4}$/,
  move: /^m [\w/-]+ \d{4}([-=]\d{4})+$/,
  administer: /^supply [\w/-]+( -| 0-1-2\/\w+)?( \d{4})?$/,
  retreat: /^retreat [\w/-]+ \d{4}-(\d{4}|x)$/,
  advance: /^advance [\w/-]+ \d{4}-\d{4}$/,
  attack: /^x [\w/:+,-]+>\d{4}(,\d{4})*( [1-6]-[1-4]( d\d)?)? [A-Z]{2}$/,
  plan: /^plan (\d{4}|-)$/,
  drop: /^drop \d{4}( d\d (fine|halved|stunned|eliminated))?$/,
  demolish: /^demolish [\w/-]+$/,
  lose: /^lose [\w/+-]+$/,
  roll: /^roll d\d+ ([A-Z+]+|none|comes|resists|yields|to-\d+)$/,
  accept: /^accept( [1-6]-[1-4] d\d [A-Z]{2})?$/,
  decline: /^decline$/,
  end: /^end$/,
};

it('every kind of step is written in its form', { timeout: 30_000 }, () => {
  const found = new Set<string>();
  const heavy = ['34', '40'].map((name) =>
    ROSTER.findIndex((one) => one.name === name && one.type.label === '2-1-3'),
  );
  const setUp = randomGame(2, EVERYTHING, 0);
  const cursor = setUp.steps.findIndex(({ state }) => state.phasing === 'soviet') + 1;
  const lines = [
    act({ ...setUp, cursor }, { type: 'heavy', units: heavy }),
    ...[1, 2, 5, 9].map((seed) =>
      randomGame(seed, seed === 1 ? { events: true, ceaseFire: true } : EVERYTHING),
    ),
    brawl(3, EVERYTHING),
  ];
  for (const line of lines)
    for (const [cursor, { action }] of line.steps.entries()) {
      if (found.has(action.type) && cursor % 40) continue;
      const begin = { ...line, start: cursor ? line.steps[cursor - 1]!.state : line.start };
      const text = writeGame({ ...begin, steps: [line.steps[cursor]!], cursor: 1 }).split('\n\n')[1]!;
      // The last step tells the points too.
      expect(
        text
          .trim()
          .replace(/^\d+[FS] /, '')
          .replace(ENDED, ''),
      ).toMatch(FORMS[action.type]);
      found.add(action.type);
    }
  expect([...found].sort()).toEqual(Object.keys(FORMS).sort());
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  canUndo,
  newGame,
  play,
  present,
  readySetUp,
  restore,
  serialise,
  startTimeline,
  undo,
  type Action,
  type SaveError,
  type Timeline,
} from '../../../src/engine/index.ts';
import { randomSource } from '../../../src/engine/core/random.ts';
import { sampleAction } from '../../../tools/random-play.ts';
import { finns, hexes, position, soviets, unitAt } from '../rules/helpers.ts';

const act = (line: Timeline, action: Action, dice?: number[]): Timeline => {
  const played = play(line, action, dice);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.timeline;
};

/** A short random game, set-ups and all. */
function shortGame(seed: number, steps: number): Timeline {
  let line = startTimeline(newGame({ touchMove: seed % 2 === 0 }, seed));
  for (const side of [0, 1]) {
    for (const action of readySetUp(present(line), 'random', seed + side)) line = act(line, action);
    line = act(line, { type: 'end' });
  }
  const pick = randomSource(seed);
  for (let i = 0; i < steps && present(line).phase !== 'over'; i++)
    line = act(line, sampleAction(present(line), pick));
  return line;
}

const loaded = (text: string): Timeline => {
  const restored = restore(text);
  if (!restored.ok) throw new Error(restored.error.text);
  return restored.timeline;
};

/** What a damaged or hostile file is refused with. */
function refused(text: string): SaveError {
  const restored = restore(text);
  if (restored.ok) throw new Error('The file was accepted');
  expect(restored.error.text).toMatch(/\.$/);
  return restored.error;
}
const refusedData = (data: unknown): SaveError => refused(JSON.stringify(data));

type Json = Record<string, unknown>;
type SaveFile = Json & { steps: { action: Json; dice?: number[] }[]; start: Json; at: number };
const fileOf = (line: Timeline): SaveFile => JSON.parse(serialise(line)) as SaveFile;

const GAME = shortGame(12, 260);
const FILE = fileOf(GAME);
/** The first step that rolled a die. */
const ROLL = FILE.steps.findIndex((s) => s.dice);
const edited = (change: (file: SaveFile) => void): SaveFile => {
  const file = structuredClone(FILE);
  change(file);
  return file;
};

/** A fight on a hand-written position: the die decides what may follow. */
function battle(): Timeline {
  const state = position('finn', 'attack', [...finns('2015', '4-4-2'), ...soviets('2115', '1-1-4')]);
  const line = startTimeline(state);
  const rolled = act(
    line,
    { type: 'attack', attackers: [unitAt(state, '2015')], targets: hexes('2115') },
    [6],
  );
  return act(rolled, { type: 'advance', unit: unitAt(state, '2015'), to: hexes('2115')[0]! });
}

describe('saving and loading', () => {
  it('brings a game back with every position, event, die and barrier', () => {
    expect(ROLL).toBeGreaterThan(0);
    const again = loaded(serialise(GAME));
    expect(again.steps).toHaveLength(GAME.steps.length);
    for (let i = 0; i <= GAME.steps.length; i++) expect(at(again, i)).toEqual(at(GAME, i));
    expect(again).toEqual(GAME);
    expect(serialise(again)).toBe(serialise(GAME));
  });

  it('brings it back from every step of the way', () => {
    const short = shortGame(21, 60);
    for (let i = 0; i <= short.steps.length; i += 3) {
      const part: Timeline = { ...short, steps: short.steps.slice(0, i), cursor: i };
      expect(loaded(serialise(part))).toEqual(part);
    }
    // Going on after loading is the same game, dice included.
    const half: Timeline = { ...GAME, steps: GAME.steps.slice(0, ROLL), cursor: ROLL };
    const { action, dice } = GAME.steps[ROLL]!;
    expect(act(loaded(serialise(half)), action).steps.at(-1)!.dice).toEqual(dice);
  });

  it('keeps what was taken back, and where the players stand', () => {
    const plain = shortGame(13, 30);
    const back = undo(undo(plain, true), true);
    const again = loaded(serialise(back));
    expect(again.cursor).toBe(plain.steps.length - 2);
    expect(again).toEqual(back);
    expect(canUndo(again)).toBe(canUndo(back));
    expect(loaded(JSON.stringify(edited((f) => void (f.at = 19_999)))).cursor).toBe(FILE.steps.length);
  });

  it('writes the start of a new game in brief, and any other in full', () => {
    expect(Object.keys(FILE.start).toSorted()).toEqual(['options', 'random']);
    const other = battle();
    expect(Object.keys(fileOf(other).start)).toEqual(['state']);
    expect(loaded(serialise(other))).toEqual(other);
    const begun = startTimeline(present(GAME));
    expect(loaded(serialise(begun))).toEqual(begun);
    const fresh = startTimeline(newGame({ errata: false, touchMove: true }, -1));
    expect(loaded(serialise(fresh))).toEqual(fresh);
  });

  it('keeps scripted dice', () => {
    const line = battle();
    expect(fileOf(line).steps[0]!.dice).toEqual([6]);
    expect(loaded(serialise(line)).steps[0]!.dice).toEqual([6]);
  });
});

describe('files that are no games', () => {
  it.each([
    ['nothing', '', 'not-json'],
    ['a word', 'hello', 'not-json'],
    ['half a file', serialise(GAME).slice(0, -40), 'not-json'],
    ['a number', '42', 'not-a-game'],
    ['null', 'null', 'not-a-game'],
    ['a list', '[]', 'not-a-game'],
    ['a text', '"winter-war"', 'not-a-game'],
    ['another format', '{"format":"chess","version":1}', 'not-a-game'],
    ['a format in a list', '{"format":["winter-war"]}', 'not-a-game'],
    ['only the format', '{"format":"winter-war"}', 'damaged'],
  ])('%s', (_, text, key) => {
    expect(refused(text).key).toBe(key);
  });

  it('names a file of a newer version as such', () => {
    for (const version of [2, 3, 1e9, 1.5]) {
      expect(refusedData({ format: 'winter-war', version, anything: [] }).key).toBe('newer');
      expect(refusedData({ ...FILE, version }).key).toBe('newer');
    }
    for (const version of [0, -1, '2', null]) expect(refusedData({ ...FILE, version }).key).toBe('damaged');
    expect(refusedData({ ...FILE, rules: 2 }).key).toBe('damaged');
  });

  it('refuses a huge file unread', () => {
    const huge = `${serialise(GAME)}${' '.repeat(5_000_001)}`;
    expect(refused(huge).key).toBe('too-large');
    expect(refused('['.repeat(5_000_001)).key).toBe('too-large');
    const many = { ...FILE, steps: Array.from({ length: 20_001 }, () => ({ action: { type: 'end' } })) };
    expect(refusedData(many)).toMatchObject({ key: 'damaged', params: { where: 'steps' } });
  });

  it('is not upset by deep nesting', () => {
    const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
    const objects = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    for (const bomb of [deep(200_000), objects(200_000)]) {
      expect(['not-a-game', 'not-json']).toContain(refused(bomb).key);
      for (const field of ['start', 'steps', 'at', 'extra'])
        expect(['damaged', 'not-json']).toContain(
          refused(`{"format":"winter-war","version":1,"rules":1,"${field}":${bomb}}`).key,
        );
      const step = `{"format":"winter-war","version":1,"rules":1,"start":${JSON.stringify(FILE.start)},"at":0,"steps":[{"action":${bomb}}]}`;
      expect(['damaged', 'not-json']).toContain(refused(step).key);
    }
  });
});

describe('damaged and hostile files', () => {
  it.each<[string, (file: SaveFile) => void, string]>([
    ['no start', (f) => void delete (f as Json)['start'], 'start'],
    ['no steps', (f) => void delete (f as Json)['steps'], 'steps'],
    ['no place', (f) => void delete (f as Json)['at'], 'at'],
    ['a place before the beginning', (f) => void (f.at = -1), 'at'],
    ['a broken place', (f) => void (f.at = 1.5), 'at'],
    ['a field too many', (f) => void (f['cheat'] = true), 'cheat'],
    ['an unknown action', (f) => void (f.steps[3]!.action['type'] = 'win'), 'steps.3.action.type'],
    ['a counter that does not exist', (f) => void (f.steps[0]!.action['unit'] = 5000), 'steps.0.action.unit'],
    ['a hex off the board', (f) => void (f.steps[0]!.action['hex'] = 26 * 57), 'steps.0.action.hex'],
    ['a hex that is no number', (f) => void (f.steps[0]!.action['hex'] = '1602'), 'steps.0.action.hex'],
    ['a field too many in an action', (f) => void (f.steps[0]!.action['x'] = 1), 'steps.0.action.x'],
    ['dice that are no list', (f) => void ((f.steps[ROLL] as Json)['dice'] = 6), `steps.${ROLL}.dice`],
    ['a die of seven', (f) => void (f.steps[ROLL]!.dice = [7]), `steps.${ROLL}.dice.0`],
    ['a die of nought', (f) => void (f.steps[ROLL]!.dice = [0]), `steps.${ROLL}.dice.0`],
    ['half a die', (f) => void (f.steps[ROLL]!.dice = [2.5]), `steps.${ROLL}.dice.0`],
    ['a bag of dice', (f) => void (f.steps[ROLL]!.dice = [1, 1, 1, 1, 1]), `steps.${ROLL}.dice`],
  ])('refuses %s and says where', (_, change, where) => {
    expect(refusedData(edited(change))).toMatchObject({ key: 'damaged', params: { where } });
  });

  it('refuses strange generators and options', () => {
    for (const random of [
      [],
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 2 ** 31],
      [1, 2, 3, 0.5],
      [1, 2, 3, null],
    ])
      expect(refusedData(edited((f) => void (f.start['random'] = random))).key).toBe('damaged');
    for (const options of [
      {},
      { errata: true },
      { errata: 1, touchMove: false },
      { errata: true, touchMove: false, x: 1 },
    ])
      expect(refusedData(edited((f) => void (f.start['options'] = options))).key).toBe('damaged');
  });

  it('takes nothing from prototypes', () => {
    const text = serialise(GAME).replace('"version":1', '"version":1,"__proto__":{"polluted":true}');
    expect(refused(text).key).toBe('damaged');
    expect(({} as Json)['polluted']).toBeUndefined();
    for (const type of ['constructor', 'toString', '__proto__'])
      expect(refusedData(edited((f) => void (f.steps[0]!.action['type'] = type))).key).toBe('damaged');
  });

  it('refuses steps that break the rules, and says which', () => {
    const firstMove = FILE.steps.findIndex((s) => s.action['type'] === 'move');
    const illegal: [string, (file: SaveFile) => void, number][] = [
      [
        'out of phase',
        (f) => void (f.steps[0]!.action = { type: 'attack', attackers: [0], targets: [0] }),
        1,
      ],
      ['an early end', (f) => void (f.steps[2]!.action = { type: 'end' }), 3],
      ['a jump', (f) => void (f.steps[firstMove]!.action['path'] = [0]), firstMove + 1],
      ['a step twice', (f) => void f.steps.splice(firstMove, 0, f.steps[firstMove]!), firstMove + 2],
      ['dice for a move', (f) => void (f.steps[firstMove]!.dice = [6]), firstMove + 1],
      ['no dice for an attack', (f) => void delete f.steps[ROLL]!.dice, ROLL + 1],
      ['a die too many', (f) => void f.steps[ROLL]!.dice!.push(3), ROLL + 1],
    ];
    for (const [, change, step] of illegal)
      expect(refusedData(edited(change))).toMatchObject({ key: 'illegal-step', params: { step } });
  });

  it('notices a die edited by hand where the game could not have gone on so', () => {
    // With the six the defender was eliminated and the Finns advanced; with a one on 4-1 nobody moves.
    const file = fileOf(battle());
    expect(refusedData({ ...file, steps: [{ ...file.steps[0]!, dice: [1] }, file.steps[1]] })).toMatchObject({
      key: 'illegal-step',
      params: { step: 2 },
    });
  });

  it('refuses positions out of range', () => {
    const file = fileOf(battle());
    const state = file.start['state'] as Json;
    const bad: Json[] = [
      { ...state, turn: 11 },
      { ...state, phase: 'lunch' },
      { ...state, phasing: 'swede' },
      { ...state, units: [] },
      { ...state, owner: [1, 2, 3] },
      {
        ...state,
        decisions: Array.from({ length: 9 }, () => ({ kind: 'overstack', side: 'finn', hexes: [] })),
      },
      { ...state, outcome: { reason: 'boredom', points: 0, level: 'draw' } },
      { ...state, extra: 1 },
    ];
    for (const start of bad) expect(refusedData({ ...file, start: { state: start } }).key).toBe('damaged');
    expect(restore(JSON.stringify(file)).ok).toBe(true);
  });

  it('never throws on a file with anything replaced by anything', () => {
    const small = fileOf(shortGame(5, 12));
    const text = JSON.stringify(small);
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), (value, n) => {
        // Replace one value somewhere in the tree.
        let count = 0;
        const target = n % 400;
        const data: unknown = JSON.parse(text, (_, old: unknown) => (count++ === target ? value : old));
        const restored = restore(JSON.stringify(data));
        expect(typeof restored.ok).toBe('boolean');
      }),
      { numRuns: 150 },
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((s) => serialise(GAME).slice(0, 300) + s),
        ),
        (text) => {
          expect(restore(text).ok).toBe(false);
        },
      ),
      { numRuns: 100 },
    );
  });

  const hex = fc.integer({ min: 0, max: 26 * 57 - 1 });
  const unit = fc.integer({ min: 0, max: newGame({}, 1).units.length - 1 });
  const some = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 3 });
  const side = fc.constantFrom('finn', 'soviet');
  const anyAction: fc.Arbitrary<Json> = fc.oneof(
    fc.record({ type: fc.constant('place'), unit, hex: fc.option(hex) }),
    fc.record({ type: fc.constant('arrive'), unit, hex: fc.option(hex) }),
    fc.record({ type: fc.constant('move'), unit, path: some(hex) }),
    fc.record({ type: fc.constant('administer'), unit, hq: fc.option(unit) }),
    fc.record({ type: fc.constant('administer'), unit, hq: unit, city: hex }),
    fc.record({ type: fc.constant('retreat'), unit, to: fc.option(hex) }),
    fc.record({ type: fc.constant('advance'), unit, to: hex }),
    fc.record({ type: fc.constant('attack'), attackers: some(unit), targets: some(hex) }),
    fc.record({ type: fc.constant('lose'), units: some(unit) }),
    fc.constant({ type: 'decline' }),
    fc.constant({ type: 'end' }),
  );
  const anyDecision = fc.oneof(
    fc.record({ kind: fc.constant('retreat'), side, units: some(unit) }),
    fc.record({ kind: fc.constant('exchange'), side, units: some(unit), points: fc.nat({ max: 999 }) }),
    fc.record({ kind: fc.constant('advance'), side, units: some(unit), hexes: some(hex) }),
    fc.record({ kind: fc.constant('overstack'), side, hexes: some(hex) }),
  );

  it('never throws on positions that no game can have, nor on what is played on them', () => {
    const count = newGame({}, 1).units.length;
    const anyState = fc.record({
      options: fc.record({ errata: fc.boolean(), touchMove: fc.boolean() }),
      random: fc.constantFrom([0, 0, 0, 0], [1, 2, 3, 4], [-1, -1, -1, -1]),
      turn: fc.integer({ min: 0, max: 10 }),
      phase: fc.constantFrom(
        'set-up',
        'reinforcement',
        'movement',
        'retreat-before',
        'advance-before',
        'attack',
        'over',
      ),
      phasing: side,
      units: fc.array(
        fc.record({
          at: fc.oneof(fc.integer({ min: -4, max: -1 }), hex),
          cut: fc.constantFrom(0, 1, 2),
          marks: fc.integer({ min: 0, max: 63 }),
        }),
        { minLength: count, maxLength: count },
      ),
      owner: fc.constantFrom(0, 1, 2).map((owner) => Array.from({ length: 26 * 57 }, () => owner)),
      combat: fc.option(fc.record({ vacated: some(hex), obligedUnits: some(unit), obligedHexes: some(hex) })),
      decisions: fc.array(anyDecision, { maxLength: 2 }),
      orders: some(fc.record({ unit, hq: fc.option(unit) })),
      penalties: fc.constant([]),
      outcome: fc.constant(null),
    });
    expect.hasAssertions();
    fc.assert(
      fc.property(anyState, fc.array(anyAction, { minLength: 1, maxLength: 3 }), (state, actions) => {
        for (const action of [...actions, { type: 'end' }, { type: 'decline' }]) {
          const restored = restore(
            JSON.stringify({
              format: 'winter-war',
              version: 1,
              rules: 1,
              start: { state },
              steps: [{ action }],
              at: 0,
            }),
          );
          expect(restored.ok ? 'illegal-step' : restored.error.key).toBe('illegal-step');
        }
      }),
      { numRuns: 120 },
    );
  });

  it('never throws on any actions in the midst of a game', () => {
    expect.hasAssertions();
    const tail = fc.array(anyAction, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.constantFrom(48, 49, 53, 60, FILE.steps.length), tail, (cut, actions) => {
        const steps = [...FILE.steps.slice(0, cut), ...actions.map((action) => ({ action }))];
        const restored = restore(JSON.stringify({ ...FILE, steps }));
        expect(restored.ok ? 'illegal-step' : restored.error.key).toBe('illegal-step');
      }),
      { numRuns: 60 },
    );
  });
});

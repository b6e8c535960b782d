import * as v from 'valibot';
import { LONGEST_PLAYER_NAME, type SeatsOf } from '#engine/core/about.ts';
import { NO_GENERATOR, randomFrom, type RandomState } from '#engine/core/random.ts';
import { generator, generatorOrNone, recordSchema, switches, whole } from '#engine/core/record-schema.ts';
import { recordsOf, type Followed, type Recorded } from '#engine/core/record.ts';
import { refusalsOf, type Refusal } from '#engine/core/refusal.ts';
import { timelineFor } from '#engine/core/timeline-for.ts';
import { at, present, undo, undoTo, type Timeline } from '#engine/core/timeline.ts';
import { variationsSchema } from '#engine/core/variations-record.ts';

/** A counting game: numbers below ten are added, or as many dice as are asked for. */
interface State {
  readonly options: { readonly high: boolean };
  readonly random: RandomState;
  readonly count: number;
}
type Action = { readonly add: number } | { readonly dice: number };
type Line = Timeline<State, Action, string, 'die'>;
type Seats = SeatsOf<'red' | 'blue', string>;

const refuse = refusalsOf({ 'too-much': ['R1', '{number} is too much.'] });
const newGame = (options: State['options'], seed: number): State => ({
  options,
  random: randomFrom(seed),
  count: 0,
});
const { startTimeline, play } = timelineFor<State, Action, string, Refusal, 'die'>({
  apply: (state, action, given = []) => {
    if ('add' in action) {
      if (action.add >= 10)
        return { ok: false, refusal: refuse('too-much', { number: action.add }, [action.add]) };
      return { ok: true, state: { ...state, count: state.count + action.add }, events: ['add'], dice: [] };
    }
    const dice = Array.from(
      { length: action.dice },
      (_, nth) => (typeof given === 'function' ? given(nth) : given[nth]) ?? 6,
    );
    const count = dice.reduce((sum, die) => sum + die, state.count);
    return { ok: true, state: { ...state, count }, events: ['roll'], dice };
  },
  barrier: (_before, _action, dice) => (dice.length ? 'die' : null),
  phaseMark: () => '',
  turnMark: () => '',
});

const options = v.strictObject(switches<'high'>(['high']));
const position = v.strictObject({ options, random: generatorOrNone, count: whole(0, 1000) });
const action = v.union([v.strictObject({ add: whole(0, 99) }), v.strictObject({ dice: whole(0, 9) })]);
const GAME: Recorded<State, Action, string, 'die', State['options'], Seats> = {
  format: 'counting',
  title: 'Counting',
  version: 2,
  editions: { rules: 3, board: 2 },
  schema: recordSchema(2, {
    format: 'counting',
    sides: ['red', 'blue'],
    player: v.picklist(['human', 'easy']),
    action,
    mostDice: 2,
    options,
    beginning: position,
    position,
  }),
  variations: variationsSchema(action, 2, whole(0, 9)),
  newGame,
  startTimeline,
  play,
};
const { serialise, restore, restoreInSteps } = recordsOf(GAME);

const begun = startTimeline({ ...newGame({ high: true }, 1), random: NO_GENERATOR });
const on = (line: Line, action: Action, dice: number[] = []): Line => {
  const played = play(line, action, dice);
  if (!played.ok) throw new Error(played.refusal.text);
  return played.timeline;
};
/** Counts 4, and then a die of 5 and one of 2. */
const played = on(on(begun, { add: 4 }), { dice: 2 }, [5, 2]);

type Json = Record<string, unknown>;
const fileOf = (line: Line, seats?: Seats): Json => JSON.parse(serialise(line, seats)) as Json;
const read = (file: unknown, records = { restore }) => records.restore(JSON.stringify(file));
const errorOf = (file: unknown, records = { restore }) => {
  const found = read(file, records);
  return found.ok ? null : found.error;
};
const lineOf = (file: unknown, records = { restore }): Line => {
  const found = read(file, records);
  if (!found.ok) throw new Error(found.error.text);
  return found.timeline;
};

describe('a record', () => {
  it('holds no more than is needed', () => {
    expect(fileOf(begun)).toEqual({
      format: 'counting',
      version: 2,
      rules: 3,
      board: 2,
      start: { options: { high: true } },
      steps: [],
      at: 0,
    });
    expect(fileOf(played)).toMatchObject({
      steps: [{ action: { add: 4 } }, { action: { dice: 2 }, dice: [5, 2] }],
      at: 2,
      position: present(played),
    });
    expect((fileOf(played)['steps'] as Json[])[0]).not.toHaveProperty('dice');
  });

  it.each<[string, Line]>([
    ['a new game', begun],
    ['a game that was played', played],
    ['one with a step taken back', undo(on(begun, { add: 4 }))],
    ['one with a step taken back, and one not', undo(on(on(begun, { add: 4 }), { add: 1 }))],
    ['one with a generator', on(startTimeline(newGame({ high: false }, 7)), { add: 1 })],
    [
      'one that did not begin as a new game does',
      on(startTimeline({ ...begun.start, count: 5 }), { add: 1 }),
    ],
    ['a name', { ...played, about: { id: 'abc-1' } }],
    [
      'solo practice, players, the aids that they do without, and help of the computer',
      {
        ...played,
        about: {
          alone: true,
          players: { red: 'Aino' },
          withoutAids: ['odds', 'advice'],
          computerHelped: true,
        },
      },
    ],
    [
      'a past',
      {
        ...played,
        about: {
          past: {
            by: { rules: 1, board: 1 },
            actions: [
              { action: { add: 3 }, dice: [] },
              { action: { dice: 1 }, dice: [4] },
            ],
            lost: 2,
          },
        },
      },
    ],
  ])('brings back %s', (_, line) => {
    expect(lineOf(fileOf(line))).toEqual(line);
    expect(read(fileOf(line))).not.toHaveProperty('seats');
    expect(read(fileOf(line))).not.toHaveProperty('lost');
  });

  it('that stands beyond its steps opens at the last of them', () => {
    const file: Json = { ...fileOf(played), at: 9 };
    expect(lineOf(file)).toEqual(played);
    expect(lineOf({ ...file, position: undefined })).toEqual(played);
    // Steps that were cut off are missed all the same.
    expect(errorOf({ ...file, steps: (file['steps'] as Json[]).slice(0, 1) })?.params).toEqual({
      where: 'position',
    });
  });

  it('names the generator of a new game, and writes any other start in full', () => {
    const start = newGame({ high: false }, 7);
    expect(fileOf(startTimeline(start))['start']).toEqual({ options: { high: false }, random: start.random });
    expect(fileOf(startTimeline({ ...start, count: 5 }))['start']).toEqual({ state: { ...start, count: 5 } });
  });

  it('tells who plays', () => {
    const seats: Seats = { red: 'human', blue: 'easy', seed: -5 };
    expect(read(fileOf(played, seats))).toMatchObject({ ok: true, seats });
  });
});

const changed = (changes: Json): Json => ({ ...fileOf(played), ...changes });
/** A step that the rules forbid. */
const FORBIDDEN = { action: { add: 12 } };

describe('a file is refused', () => {
  it.each<[string, unknown, string]>([
    ['that is no object', 7, 'not-a-game'],
    ['that is null', null, 'not-a-game'],
    ['of another game', changed({ format: 'chess' }), 'not-a-game'],
    ['of a newer form', changed({ version: 3 }), 'newer'],
    ['of newer rules', changed({ rules: 4 }), 'newer'],
    ['of a newer board', changed({ board: 3 }), 'newer'],
    ['whose position is another', changed({ position: { ...present(played), count: 12 } }), 'damaged'],
    ['with a step against the rules', changed({ steps: [FORBIDDEN] }), 'illegal-step'],
  ])('%s', (_, file, key) => expect(errorOf(file)?.key).toBe(key));

  it.each<[string, Json, string]>([
    ['of an unknown form', { version: '2' }, 'version'],
    ['of a form that is no number, but more than today’s', { version: '9' }, 'version'],
    ['of no edition', { rules: 0 }, 'rules'],
    ['without a board', { board: undefined }, 'board'],
    ['with an id that is too long', { id: 'x'.repeat(65) }, 'id'],
    ['with an empty id', { id: '' }, 'id'],
    ['with an id that holds more than letters', { id: 'a b' }, 'id'],
    ['that stands before its start', { at: -1 }, 'at'],
    ['that stands between steps', { at: 0.5 }, 'at'],
    ['with a die of seven', { steps: [{ action: { dice: 1 }, dice: [7] }] }, 'steps.0.dice.0'],
    ['with a die of none', { steps: [{ action: { dice: 1 }, dice: [0] }] }, 'steps.0.dice.0'],
    [
      'with more dice than one action rolls',
      { steps: [{ action: { dice: 3 }, dice: [1, 1, 1] }] },
      'steps.0.dice',
    ],
    ['with too many steps', { steps: Array(20_001).fill({ action: { add: 0 } }) }, 'steps'],
    ['with a step that holds more', { steps: [{ action: { add: 0 }, more: 1 }] }, 'steps.0.more'],
    ['with a player who is unknown', { seats: { red: 'human', blue: 'clever', seed: 1 } }, 'seats.blue'],
    ['with an empty side', { seats: { red: 'human', seed: 1 } }, 'seats.blue'],
    [
      'with a side that the game has not',
      { seats: { red: 'human', blue: 'human', pink: 'human', seed: 1 } },
      'seats.pink',
    ],
    ['with a seed out of range', { seats: { red: 'human', blue: 'human', seed: 2 ** 31 } }, 'seats.seed'],
    ['with a start of another kind', { start: {} }, 'start'],
    ['with a name that is not kept so', { players: { red: ' Aino' } }, 'players.red'],
    ['with an empty name', { players: { red: '' } }, 'players.red'],
    ['with a name for nobody', { players: { pink: 'Aino' } }, 'players.pink'],
    ['that is not played alone', { alone: false }, 'alone'],
    ['with no aid to do without', { withoutAids: [] }, 'withoutAids'],
    ['with an aid twice', { withoutAids: ['odds', 'odds'] }, 'withoutAids'],
    ['with an aid that is unknown', { withoutAids: ['magic'] }, 'withoutAids.0'],
    [
      'with a past that lost less than nothing',
      { past: { rules: 1, board: 1, steps: [], lost: -1 } },
      'past.lost',
    ],
    ['with a field that is unknown', { more: 1 }, 'more'],
  ])('as damaged %s', (_, changes, where) => {
    expect(errorOf(changed(changes))).toMatchObject({
      key: 'damaged',
      params: { where },
      text: `The file is damaged at ${where}.`,
    });
  });

  it('with the reason of the rules, and the number of the step', () => {
    const why = { key: 'too-much', params: { number: 12 }, text: '12 is too much.' };
    expect(errorOf(changed({ steps: [{ action: { add: 1 } }, FORBIDDEN], at: 1 }))).toEqual({
      key: 'illegal-step',
      params: { step: 2 },
      text: 'Step 2 of the file breaks the rules: 12 is too much.',
      why,
    });
  });

  it('where there are more or fewer dice than were rolled', () => {
    for (const dice of [{}, { dice: [5, 2] }])
      expect(errorOf({ ...fileOf(begun), steps: [{ action: { dice: 1 }, ...dice }] })).toEqual({
        key: 'illegal-step',
        params: { step: 1 },
        text: 'Step 1 of the file breaks the rules: the dice do not fit.',
      });
  });

  it('that is too large, unread, or no JSON', () => {
    const longest = 5_000_000;
    expect(restore('x'.repeat(longest + 1))).toMatchObject({
      error: { key: 'too-large', text: 'The file is too large to be a game.' },
    });
    expect(restore('x'.repeat(longest))).toMatchObject({
      error: { key: 'not-json', text: 'The file is damaged: it cannot be read to its end.' },
    });
    expect(restore('{"format":"chess"}')).toMatchObject({
      error: { text: 'The file does not hold a game of Counting.' },
    });
    expect(errorOf(changed({ version: 9 }))?.text).toBe('The file was saved by a newer version of Counting.');
  });

  it('and names the place no longer than a line', () => {
    const { where } = errorOf(changed({ ['x'.repeat(500)]: 1 }))!.params;
    expect(where).toBe('x'.repeat(80));
  });
});

describe('what earlier versions wrote', () => {
  it('is ignored where it means nothing today', () => {
    expect(lineOf(changed({ changed: true, reopened: 1, looks: [], seal: {} }))).toEqual(played);
  });

  it('is as legal today as then, or opens at the position as it stood', () => {
    const former = (changes: Json): Json => changed({ rules: 2, ...changes });
    expect(lineOf(former({}))).toEqual(played);
    const steps = [{ action: { add: 4 } }, FORBIDDEN, { action: { add: 1 } }];
    const position = { ...begun.start, count: 16 };
    const opened = read(former({ steps, at: 2, position }));
    expect(opened).toEqual({
      ok: true,
      timeline: {
        ...startTimeline(position),
        about: {
          past: {
            by: { rules: 2, board: 2 },
            actions: [
              { action: { add: 4 }, dice: [] },
              { action: { add: 12 }, dice: [] },
            ],
            lost: 0,
          },
        },
      },
    });
    // Once more, by rules that are newer still: both pasts are told.
    const again = fileOf(lineOf(former({ steps, at: 2, position })));
    const later = { ...again, board: 1, steps: [FORBIDDEN], at: 1, position: { ...position, count: 28 } };
    expect(lineOf(later).about?.past).toMatchObject({ by: { rules: 3, board: 1 }, lost: 0 });
    expect(lineOf(later).about?.past?.actions.map(({ action }) => action)).toEqual([
      { add: 4 },
      { add: 12 },
      { add: 12 },
    ]);
    // What is not legal today was taken back: it is not offered again.
    expect(lineOf(former({ steps, at: 1, position: { ...begun.start, count: 4 } })).steps).toHaveLength(1);
    expect(errorOf(changed({ steps, at: 1, position: { ...begun.start, count: 4 } }))?.key).toBe(
      'illegal-step',
    );
  });

  it('leaves out what is part of the step before today', () => {
    const records = recordsOf({
      ...GAME,
      isIncluded: ({ action }, before, by) =>
        by.rules < 3 &&
        'add' in action &&
        action.add === 0 &&
        before !== undefined &&
        'dice' in before.action,
    });
    const steps = [
      { action: { add: 0 } },
      { action: { dice: 1 }, dice: [5] },
      { action: { add: 0 } },
      { action: { add: 2 } },
    ];
    const file = { ...fileOf(begun), steps, at: 3, rules: 2 };
    const line = lineOf(file, records);
    expect(line.cursor).toBe(2);
    expect(line.steps.map(({ action }) => action)).toEqual([{ add: 0 }, { dice: 1 }, { add: 2 }]);
    expect(lineOf({ ...file, rules: 3 }, records)).toMatchObject({ cursor: 3, steps: { length: 4 } });
    // Records without a board are of the first.
    const any = { ...GAME, schema: v.any() as unknown as typeof GAME.schema };
    const boards: number[] = [];
    recordsOf({ ...any, isIncluded: (_one, _before, { board }) => !boards.push(board) }).restore(
      JSON.stringify({ ...file, board: undefined }),
    );
    expect(new Set(boards)).toEqual(new Set([1]));
  });
});

describe('where an earlier version told no position', () => {
  const steps = [{ action: { add: 4 } }, FORBIDDEN, { action: { add: 1 } }];
  const file: Json = { ...fileOf(begun), rules: 2, steps, at: 3 };
  const followedTo = (state: State | null, length: number) =>
    recordsOf({
      ...GAME,
      *follow(start, actions): Generator<void, Followed<State, Action>> {
        yield;
        return { state: state ?? start, actions: actions.slice(0, length) };
      },
    });

  it('is refused by a game that cannot follow its steps, or none of them', () => {
    expect(errorOf(file)).toMatchObject({ key: 'illegal-step', params: { step: 2 } });
    expect(errorOf(file, followedTo(null, 0))).toMatchObject({ key: 'illegal-step' });
  });

  it('opens where its steps lead, with those that are lost', () => {
    const state = { ...begun.start, count: 16 };
    const opened = read(
      { ...file, past: { rules: 1, board: 1, steps: [{ action: { add: 9 } }], lost: 5 } },
      followedTo(state, 2),
    );
    expect(opened).toMatchObject({ ok: true, lost: 1, timeline: { start: state, steps: [], cursor: 0 } });
    expect(opened.ok && opened.timeline.about?.past).toEqual({
      by: { rules: 2, board: 2 },
      actions: [9, 4, 12].map((add) => ({ action: { add }, dice: [] })),
      lost: 6,
    });
  });

  it('can be taken back as long as today leads to the same position', () => {
    const state = { ...begun.start, count: 4 };
    const opened = read(file, followedTo(state, 1));
    expect(opened).toMatchObject({ ok: true, lost: 2 });
    const line = lineOf(file, followedTo(state, 1));
    expect([line.cursor, line.steps.length, present(line).count]).toEqual([1, 1, 4]);
    expect(at(undoTo(line, 0), 0)).toEqual(begun.start);
    expect(line.about?.past).toEqual({ by: { rules: 2, board: 2 }, actions: [], lost: 2 });
  });
});

describe('the parts of a record', () => {
  it.each([
    [0, false],
    [1, true],
    [6, true],
    [7, false],
    [1.5, false],
    ['3', false],
  ])('takes %j for a whole number from 1 to 6: %s', (value, isTaken) => {
    expect(v.is(whole(1, 6), value)).toBe(isTaken);
  });

  it('take a generator of four 32-bit integers', () => {
    const least = -(2 ** 31);
    expect(v.is(generator, [least, 0, 1, 2 ** 31 - 1])).toBe(true);
    for (const wrong of [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 2 ** 31], [least - 1, 0, 0, 0]])
      expect(v.is(generator, wrong)).toBe(false);
    expect([v.is(generatorOrNone, []), v.is(generatorOrNone, [1])]).toEqual([true, false]);
  });

  it('take a switch that is not known for one that is off', () => {
    expect(v.parse(options, {})).toEqual({ high: false });
    expect(v.is(options, { high: 1 })).toBe(false);
  });

  it('take a name of the longest kind', () => {
    const named = (length: number) => changed({ players: { red: 'x'.repeat(length) } });
    expect(errorOf(named(LONGEST_PLAYER_NAME))).toBeNull();
    expect(errorOf(named(LONGEST_PLAYER_NAME + 1))?.key).toBe('damaged');
  });
});

describe('variations in a record', () => {
  const variations = [
    { at: 1, text: 'Why not a small number?', marks: [4] },
    { after: 0, action: { add: 1 }, arrows: [[4, 5]] as const },
    { after: 1, action: { dice: 1 }, dice: [3] },
    { after: 0, action: { add: 2 } },
  ] as const;
  const tried: Line = { ...played, about: { variations } };

  it('are read in as many parts as there are steps to be played, with those of the game', () => {
    const parts = [...restoreInSteps(JSON.stringify(fileOf(tried)))];
    expect(parts).toHaveLength(played.steps.length + 3);
  });

  it('come back with what was written and drawn, and make it a record of the next form', () => {
    expect(fileOf(tried)).toMatchObject({ version: 3, variations });
    expect(lineOf(fileOf(tried)).about).toEqual({ variations });
    expect(fileOf({ ...tried, about: { variations: [] } })).toEqual(fileOf(played));
    expect(errorOf({ ...fileOf(played), version: 4 })?.key).toBe('newer');
  });

  it.each([
    ['no list', { at: 1 }, { key: 'damaged', where: 'variations' }],
    ['a moment after the end', [{ at: 3 }], { key: 'damaged', where: 'variations.0.at' }],
    ['a moment that is there twice', [{ at: 1 }, { at: 1 }], { key: 'damaged', where: 'variations.1.at' }],
    [
      'a step after itself',
      [{ after: 0, action: { add: 1 } }],
      { key: 'damaged', where: 'variations.0.after' },
    ],
    ['an unknown field', [{ at: 1, colour: 'red' }], { key: 'damaged', where: 'variations.0.colour' }],
    [
      'a place that the board has not',
      [{ at: 1, marks: [77] }],
      { key: 'damaged', where: 'variations.0.marks.0' },
    ],
    ['a text without letters', [{ at: 1, text: '' }], { key: 'damaged', where: 'variations.0.text' }],
    [
      'a step that the rules forbid',
      [{ at: 1 }, { after: 0, action: { add: 12 } }],
      {
        key: 'illegal-step',
        where: 'variations.1.action',
        why: { key: 'too-much', params: { number: 12 }, text: '12 is too much.' },
      },
    ],
    [
      'dice that do not fit',
      [{ at: 1 }, { after: 0, action: { dice: 2 }, dice: [1] }],
      { key: 'illegal-step', where: 'variations.1.dice' },
    ],
  ])('with %s are refused with the place, and the game is opened', (_name, damaged, refusedVariations) => {
    const opened = lineOf({ ...fileOf(tried), variations: damaged });
    expect(opened.steps).toEqual(played.steps);
    expect(opened.about).toEqual({ refusedVariations });
    expect(fileOf(opened)).toEqual(fileOf(played));
  });

  it('are refused where the game goes on from a saved position', () => {
    const file = { ...fileOf(tried), rules: 2, steps: [{ action: { add: 70 } }, { action: { add: 7 } }] };
    const { about } = lineOf(file);
    expect(about?.past?.actions).toHaveLength(2);
    expect(about?.refusedVariations).toEqual({ key: 'other-rules', where: 'variations' });
  });

  it('hang on the steps that are given up, which become a line', () => {
    const back = on(
      undoTo({ ...tried, about: { variations: [...variations, { at: 2, text: 'The end' }] } }, 0, true),
      {
        add: 9,
      },
    );
    const [root, first, second, ...others] = back.about!.variations!;
    expect(root).toEqual({ at: 0 });
    expect(first).toEqual({ after: 0, action: { add: 4 }, text: 'Why not a small number?', marks: [4] });
    expect(second).toEqual({ after: 1, action: { dice: 2 }, dice: [5, 2], text: 'The end' });
    expect(others).toEqual([
      { after: 1, action: { add: 1 }, arrows: [[4, 5]] },
      { after: 3, action: { dice: 1 }, dice: [3] },
      { after: 1, action: { add: 2 } },
    ]);
    expect(lineOf(fileOf(back)).about).toEqual(back.about);
  });
});

/** What is written and drawn at moments of a game of a few lines (store/counting.ts), and where lines may be tried. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_DRAWN, MOST_MOMENTS } from '#engine/core/variations.ts';
import {
  drawWith,
  isDrawing,
  lineAt,
  lineTo,
  linesBar,
  mainLine,
  stopDrawing,
  useTrial,
  variationsOf,
  type Variations,
} from '#table/features/variations/moment.ts';
import {
  chooseDie,
  clearDice,
  deleteMoment,
  draw,
  note,
  toggleDrawing,
  undoDeletion,
} from '#table/features/variations/trial.ts';
import { inputOf, type MapInput } from '#table/board/map-input.ts';
import { useGame } from '#table/store/game.ts';
import { begin, wasSaved } from '../store/counting.ts';

const now = () => useGame.getState();
const variations = () => variationsOf(now());
function hang(all: Variations): void {
  useGame.setState(({ timeline }) => ({
    timeline: { ...timeline!, about: { ...timeline!.about, variations: all } },
  }));
}

beforeEach(() => {
  begin({ table: 'solo', played: ['a', 'b', 'c'] });
  useTrial.setState(useTrial.getInitialState());
});

describe('lines may be tried', () => {
  it.each([
    ['by one who plays alone', { table: 'solo', hidden: { 3: 'face-down' } }, null],
    ['by two people where nothing is hidden now', { hidden: { 1: 'face-down' } }, null],
    [
      'by two people after the end, whatever lies face down',
      { hidden: { 3: 'face-down' }, isOver: true },
      null,
    ],
    ['not while something is hidden', { hidden: { 3: 'face-down' } }, 'secret'],
    ['not in what is practised', { practice: true }, 'practice'],
    ['not in a game at a host', { hosted: {} as never }, 'hosted'],
  ] as const)('%s', (_, setting, bar) => {
    begin({ table: 'hotseat', played: ['a', 'b', 'c'], ...setting });
    expect(linesBar(now())).toBe(bar);
  });

  it('not by two people who do without an aid, but by one', () => {
    const without = { withoutAids: ['odds'] } as const;
    for (const [table, bar] of [
      ['hotseat', 'agreed'],
      ['solo', null],
    ] as const) {
      begin({ table });
      useGame.setState({ timeline: { ...now().timeline!, about: without } });
      expect(linesBar(now())).toBe(bar);
    }
  });

  it('where there is a game', () => {
    begin({ timeline: null });
    expect(linesBar(now())).toBe('practice');
  });

  it('and are not seen while they may not be', () => {
    hang([{ at: 1, text: 'Here' }]);
    expect(variations()).toHaveLength(1);
    useGame.setState({ practice: true });
    expect(variations()).toEqual([]);
  });
});

describe('a line', () => {
  const tree: Variations = [
    { at: 1 },
    { after: 0, action: 'x' },
    { after: 1, action: 'roll', dice: [2] },
    { after: 1, action: 'other' },
    { after: 2, action: 'y' },
  ];

  it('is the game up to its beginning, and then its own steps with their dice', () => {
    hang(tree);
    const line = lineTo(now().timeline!, tree, 4);
    expect(line.steps.map(({ action }) => action)).toEqual(['a', 'x', 'roll', 'y']);
    expect(line.steps[2]!.dice).toEqual([2]);
    expect(lineTo(now().timeline!, tree, 0).steps).toHaveLength(1);
    // The same line in another game begins with that one's steps.
    begin({ table: 'solo', played: ['d'] });
    expect(lineTo(now().timeline!, tree, 4).steps[0]!.action).toBe('d');
  });

  it('that the rules forbid is a fault of the program', () => {
    expect(() => lineTo(now().timeline!, [{ at: 0 }, { after: 0, action: 'no' }], 1)).toThrow('no');
  });

  it('goes on with the first of the steps that follow', () => {
    expect(mainLine(tree, 1)).toEqual([1, 2, 4]);
    expect(mainLine(tree, 3)).toEqual([3]);
  });

  it('begins in the game without its lines', () => {
    hang(tree);
    expect(lineAt(now().timeline!, 2)).toMatchObject({
      cursor: 2,
      steps: [{ action: 'a' }, { action: 'b' }],
    });
    expect(lineAt(now().timeline!, 2).about?.variations).toBeUndefined();
  });
});

describe('what is noted at a moment of the game', () => {
  it('is kept there, and saved', () => {
    note(2, -1, (notes) => ({ ...notes, text: 'A mistake' }));
    expect(variations()).toEqual([{ at: 2, text: 'A mistake' }]);
    expect(wasSaved()).toBe(true);
    note(2, 0, (notes) => ({ ...notes, text: `${notes.text!}?` }));
    expect(variations()).toEqual([{ at: 2, text: 'A mistake?' }]);
  });

  it('has room for only so many moments', () => {
    hang(Array.from({ length: MOST_MOMENTS }, () => ({ at: 1, text: 'x' })));
    note(2, -1, () => ({ text: 'One more' }));
    expect(variations()).toHaveLength(MOST_MOMENTS);
    note(1, 0, () => ({ text: 'Changed' }));
    expect(variations()[0]!.text).toBe('Changed');
  });

  it('is deleted with what follows, and brought back', () => {
    hang([{ at: 1 }, { after: 0, action: 'x' }, { at: 2, text: 'Here' }]);
    deleteMoment(0);
    expect(variations()).toEqual([{ at: 2, text: 'Here' }]);
    undoDeletion();
    expect(variations()).toHaveLength(3);
    // Once something else has changed, nothing is brought back.
    deleteMoment(0);
    note(2, 0, () => ({ text: 'There' }));
    undoDeletion();
    expect(variations()).toEqual([{ at: 2, text: 'There' }]);
  });
});

describe('drawing', () => {
  const index = () => variations().length - 1;
  const press = (place: number): void => draw(1, index(), place);

  it('marks a place, and takes the mark away', () => {
    toggleDrawing('mark');
    for (const place of [7, 8, 7]) press(place);
    expect(variations()).toEqual([{ at: 1, marks: [8] }]);
  });

  it('leads an arrow from one place to another, and takes it away', () => {
    toggleDrawing('arrow');
    press(7);
    expect([useTrial.getState().from, variations()]).toEqual([7, []]);
    press(8);
    expect([useTrial.getState().from, variations()]).toEqual([null, [{ at: 1, arrows: [[7, 8]] }]]);
    for (const place of [8, 7, 7, 9, 5, 5]) press(place);
    expect(variations()[0]!.arrows).toEqual([
      [7, 8],
      [8, 7],
      [7, 9],
    ]);
    for (const place of [7, 8]) press(place);
    expect(variations()[0]!.arrows).toEqual([
      [8, 7],
      [7, 9],
    ]);
  });

  it('stops at so many marks and arrows', () => {
    const places = Array.from({ length: MOST_DRAWN }, (_, i) => i);
    hang([{ at: 1, marks: places, arrows: places.map((place) => [place, 99] as const) }]);
    toggleDrawing('mark');
    press(70);
    toggleDrawing('arrow');
    press(70);
    press(71);
    expect([variations()[0]!.marks!.length, variations()[0]!.arrows!.length]).toEqual([
      MOST_DRAWN,
      MOST_DRAWN,
    ]);
  });

  it('takes presses on the map until it is ended', () => {
    const pressed: unknown[] = [];
    const played: unknown[] = [];
    drawWith((place) => pressed.push(place));
    const own: MapInput = { press: (place) => void played.push(place) };
    const pressMap = (place: number, again = false): void => inputOf(() => own).press(place, { again });
    pressMap(4);
    toggleDrawing('mark');
    pressMap(5);
    pressMap(5, true);
    expect([isDrawing(), pressed, played]).toEqual([true, [5], [4]]);
    toggleDrawing('arrow');
    press(3);
    expect([isDrawing(), useTrial.getState().from]).toEqual([true, 3]);
    toggleDrawing('arrow');
    expect([isDrawing(), useTrial.getState().from]).toEqual([false, null]);
    toggleDrawing('mark');
    stopDrawing();
    pressMap(6);
    expect([isDrawing(), pressed, played]).toEqual([false, [5], [4, 6]]);
  });
});

it('the next dice are chosen one after another, or not at all', () => {
  chooseDie(3);
  chooseDie(5);
  expect(useTrial.getState().dice).toEqual([3, 5]);
  clearDice();
  expect(useTrial.getState().dice).toEqual([]);
});

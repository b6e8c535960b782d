import extrasMessages from '#table/content/en/extras.ftl';
import problemsMessages from '#table/content/en/problems.ftl';
import EditorLayout from '#table/features/editor/EditorLayout.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present, type State } from '#engine/winter-war';
import { type State as TalvisotaState, spaceOf } from '#engine/talvisota';
import winterWar from '#games/winter-war/index.ts';
import { problemWorkers } from '#games/winter-war/ui/problems/problems.tsx';
import { readRecord } from '#table/store/problem-record.ts';
import { drag } from '#table/features/editor/drag.ts';
import { editPosition } from '#table/features/editor/commands.ts';
import { change, isEditing, pressInEditor, undoEdit, useEditing } from '#table/store/editing.ts';
import * as mapHandle from '#table/view/map-handle.ts';
import { canAct } from '#table/store/can-act.ts';
import type { Editor, Spot } from '#table/game/position.ts';
import { activeGame, setActiveGame } from '#table/game/registry.ts';
import { readLink } from './reading.ts';
import { endPractice, openTable, useScreen } from '#table/store/navigation.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog, useUi } from '#table/store/ui.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { GAMES } from '../games/all-games.ts';
import { setPosition } from '../games/winter-war/ui/table.tsx';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const w = extrasMessages().editor;
const hex = board.hexByName;
const draft = (): State => useEditing.getState().draft as State;
const at = (name: string): number => draft().units.filter((unit) => unit.at === hex(name)).length;

const faultsOf = (state: unknown) => activeGame().rules.positionFaults!(state).map(({ key }) => key);

const SPEC = { turn: 4, phasing: 'finn', units: stacks('f1405 6-6-2, s1602 0-1-2') } as const;

const ready = () => screen.findByRole('heading', { name: w.title });
const sound = () => screen.findByText(w.sound);
const unsound = () => screen.findByText(w.unsound);

/** The position of the table in the editor. */
async function edit() {
  await setPosition(SPEC);
  const { timeline } = useGame.getState();
  openTable({ from: 'editor', timeline: timeline! });
  render(<TableScreen />);
  await ready();
  return userEvent.setup();
}
afterEach(() => useScreen.setState({ opening: null, incoming: null, back: [] }));

const listed = (text: RegExp) =>
  within(screen.getByRole('complementary', { name: w.title })).getByRole('button', { name: text });

describe('a position put together by hand', () => {
  it('takes a counter from the list to a place by its code, and back by undo', async () => {
    const user = await edit();
    expect(canAct()).toBe(false);
    await user.click(screen.getByLabelText('Soviet Union'));
    await user.selectOptions(screen.getByRole('combobox', { name: w.from }), 'out');
    await user.click(listed(/^6-4-2/));
    await user.type(screen.getByLabelText(w.to), '1504');
    await user.click(screen.getByRole('button', { name: w.put }));
    expect(at('1504')).toBe(1);
    // The next of its kind is in hand; a press on the map lays it down.
    pressInEditor(hex('1504'));
    expect(at('1504')).toBe(2);
    await sound();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: w.undo }));
    expect(at('1504')).toBe(1);
  });

  it('names too many in a hex, both sides in one, and one in the water', async () => {
    await edit();
    pressInEditor(hex('1405'));
    pressInEditor(hex('1602'));
    await unsound();
    expect(screen.getByText(/Units of both sides are in 1602/)).toBeVisible();
    undoEdit();
    const { editor } = useEditing.getState();
    const spare = draft().units.flatMap((unit, id) => (unit.at < 0 ? [id] : []));
    const finns = spare.filter((id) => editor!.pieces(draft())[id]!.side === 'finn');
    let crowded: unknown = draft();
    for (const id of finns.slice(0, 3))
      crowded = editor!.move(crowded, { id: String(id), spot: 'out' }, hex('1405'));
    expect(faultsOf(crowded)).toContain('overstacked');
    const [gulf] = board.places.filter(({ name }) => name === 'Helsinki');
    const water = Array.from({ length: 6 }, (_, i) => board.neighbours(gulf!.hex)[i] ?? -1).find(
      (next) =>
        next >= 0 &&
        faultsOf(editor!.move(draft(), { id: String(finns[0]), spot: 'out' }, next)).includes('water'),
    );
    expect(water).toBeDefined();
  });

  it('changes turn, side, phase, rules, owners and railways', async () => {
    const user = await edit();
    await user.clear(screen.getByLabelText('Game-Turn'));
    await user.type(screen.getByLabelText('Game-Turn'), '7');
    await user.selectOptions(screen.getByLabelText('Whose turn'), 'soviet');
    await user.selectOptions(screen.getByLabelText('Phase'), 'attack');
    await user.click(screen.getByText(w.options));
    await user.click(screen.getByRole('checkbox', { name: 'Finnish ski exploitation', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Held by the Finns' }));
    pressInEditor(hex('1702'));
    await user.click(screen.getByRole('button', { name: 'Broken railway' }));
    pressInEditor(hex('1405'));
    expect(draft()).toMatchObject({ turn: 7, phasing: 'soviet', phase: 'attack' });
    expect(draft().options.skiExploitation).toBe(true);
    expect(draft().owner[hex('1702')]).toBe(1);
    expect(draft().course.broken).toEqual([hex('1405')]);
    await user.click(screen.getByRole('button', { name: 'Held as at the start' }));
    pressInEditor(hex('1702'));
    expect(draft().owner[hex('1702')]).not.toBe(1);
  });

  it('is written, and taken from what was written, with the place of an error', async () => {
    const user = await edit();
    const field = screen.getByLabelText(w.text);
    await user.clear(field);
    await user.click(field);
    await user.paste('winter-war 5S movement rules=- 1503=6-4-2/18 9999=6-6-2/4');
    await user.click(screen.getByRole('button', { name: w.take }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Line 1, character \d+: /));
    await user.clear(field);
    await user.click(field);
    await user.paste('winter-war 5S movement rules=- 1503=6-4-2/18');
    await user.click(screen.getByRole('button', { name: w.take }));
    await waitFor(() => expect(at('1503')).toBe(1));
    expect(draft().turn).toBe(5);
  });

  it('goes on as a game of its own, and the game on the table is untouched', async () => {
    const user = await edit();
    const waits = useGame.getState().suspendedGame!.timeline;
    pressInEditor(hex('1405'));
    pressInEditor(hex('1404'));
    await sound();
    await user.click(screen.getByRole('button', { name: w.play }));
    await waitFor(() => expect(useScreen.getState().incoming?.link).toContain('#position='));
    const read = await readLink(useScreen.getState().incoming!.link!);
    if (!read?.ok) throw new Error('The link is bad');
    expect(present(read.timeline as never as { start: State; steps: []; cursor: 0 }).units).toEqual(
      draft().units,
    );
    expect(useGame.getState().suspendedGame!.timeline).toBe(waits);
    await user.click(screen.getByRole('button', { name: w.close }));
    expect(isEditing()).toBe(true);
    endPractice();
  });

  it('is begun anew, with nothing to take back, where it was closed', async () => {
    const user = await edit();
    pressInEditor(hex('1405'));
    pressInEditor(hex('1404'));
    await user.click(screen.getByRole('button', { name: w.close }));
    openTable({ from: 'editor' });
    await ready();
    expect(screen.getByRole('button', { name: w.undo })).toBeDisabled();
  });

  it('is not begun from a game in which something is hidden', async () => {
    await setPosition(
      { ...SPEC, options: { airborne: true }, course: { plan: { hex: 700, turn: 5 } } },
      'hotseat',
    );
    expect(editPosition.enabled()).toBe(true);
    await setPosition({ ...SPEC, phase: 'set-up', turn: 0 }, 'hotseat');
    expect(editPosition.enabled()).toBe(false);
  });
});

/** Where pieces of a small game lie, and what was painted there last. */
interface Draft {
  readonly at: Readonly<Record<string, Spot>>;
  readonly painted: string;
}
/** Kings and pawns on places 0 to 9: no place holds a king but 0, and no king is lost. */
const small: Editor<Draft> = {
  begin: (start) => ({ start, steps: [], cursor: 0 }) as never,
  empty: () => ({ at: { k1: 'box' }, painted: '' }),
  piles: ['box', 'bag', 'lost'].map((id) => ({ id, label: () => `The ${id}` })),
  pieces: ({ at: places }) =>
    Object.entries(places).map(([id, spot]) => ({
      id,
      kind: id[0]!,
      label: `Piece ${id}`,
      ...(id.startsWith('p') && { kindLabel: 'Pawns' }),
      side: id.endsWith('9') ? 'finn' : 'soviet',
      spot,
      count: 1,
    })),
  move: (now, { id }, to) =>
    id.startsWith('k') && to !== 0 && to !== 'box' ? null : { ...now, at: { ...now.at, [id]: to } },
  brushes: ['red', 'blue'].map((id) => ({ id, label: () => `Paint ${id}` })),
  paint: (now, brush, place) => ({ ...now, painted: `${brush} ${place}` }),
  fields: () => [],
  options: () => [],
  placeAt: (_, [x]) => (x < 10 ? x : null),
  Picture: () => null,
};

describe('the editor of any game', () => {
  const shown = vi.fn<(place: number) => void>();
  const now = () => useEditing.getState().draft as Draft;
  const held = () => useEditing.getState().held;
  const pointed = () => useUi.getState().pointed;
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  const user = userEvent.setup();
  const PLACES = { p1: 'bag', p2: 'bag', p3: 4, p4: 4, k1: 'box', p9: 7 } as const;
  /** Opens it without its map. */
  function show(places: Draft['at'] = PLACES, parts: object = {}): void {
    const notation = {
      writePosition: (one: Draft) => JSON.stringify(one),
      readPosition: (text: string) => ({ ok: true, timeline: small.begin(JSON.parse(text) as Draft) }),
    };
    const { problems: _, ...game } = winterWar;
    setActiveGame({
      ...game,
      rules: { onlooker: () => 'soviet' },
      screen: { Board: () => null },
      placeText: (place: number) => `Place ${place}`,
      placeNamed: (name: string) => (/^\d$/.test(name) ? Number(name) : null),
      ...parts,
    } as unknown as typeof winterWar);
    const start = { at: places, painted: '' };
    useEditing.setState({
      editor: small as Editor,
      notation: notation as never,
      draft: start,
      held: null,
      past: [],
      future: [],
    });
    useGame.setState({ timeline: small.begin(start) });
    vi.spyOn(mapHandle, 'showOnMap').mockImplementation(shown);
    render(<EditorLayout>{null}</EditorLayout>);
  }
  afterEach(() => {
    cleanup();
    setActiveGame(winterWar);
    useEditing.setState(useEditing.getInitialState());
    useGame.setState({ timeline: null });
    act(() => openDialog(null));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has the keyboard begin at its title, and is empty at a press', async () => {
    show();
    expect(screen.getByRole('heading', { name: w.title })).toHaveFocus();
    act(() => pressInEditor(4));
    await user.click(button(w.empty));
    expect([now(), held()]).toEqual([small.empty(now()), null]);
    // A game without problems makes none of a position.
    expect(screen.queryByRole('button', { name: w.problem })).toBeNull();
    await user.click(button(w.share));
    expect(useUi.getState().dialog).toBe('share');
  });

  it('lists the pieces of a side by where they lie', async () => {
    show();
    const from = screen.getByRole('combobox', { name: w.from });
    const options = (): string[] =>
      [...from.querySelectorAll('option')].map(({ textContent }) => textContent);
    const pieces = (): string[] =>
      [...document.querySelectorAll('[data-piece]')].map(({ textContent }) => textContent);
    await user.click(screen.getByLabelText(winterWar.meta.side('finn').name));
    expect([options(), pieces()]).toEqual([[w.onMap], ['Piece p9, Place 7']]);
    await user.click(screen.getByLabelText(winterWar.meta.side('soviet').name));
    expect([options(), pieces()]).toEqual([['The box', 'The bag', w.onMap], ['Piece k1']]);
  });

  it('gathers those of a kind in a pile, and takes up and puts down', async () => {
    show({ ...PLACES, p9: 'lost' });
    await user.click(screen.getByLabelText(winterWar.meta.side('soviet').name));
    const from = screen.getByRole('combobox', { name: w.from });
    await user.selectOptions(from, 'bag');
    expect(screen.getByText(w.nothing)).toBeVisible();
    expect(button('Pawns: 2')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Pawns: 2'));
    expect(button('Pawns: 2')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(w.holding({ piece: 'Piece p1' }))).toBeVisible();
    await user.click(button('Pawns: 2'));
    expect(held()).toBeNull();
    await user.selectOptions(from, w.onMap);
    expect(button('Piece p3, Place 4')).toHaveAttribute('aria-pressed', 'false');
    await user.click(button('Piece p4, Place 4'));
    expect(button('Piece p3, Place 4')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Piece p4, Place 4')).toHaveAttribute('aria-pressed', 'true');
    expect(pointed()).toEqual([4]);
    // Where the last has gone from, something else is listed.
    await user.selectOptions(from, 'box');
    await user.click(button('Piece k1'));
    act(() => pressInEditor(0));
    expect(from).toHaveValue('bag');
    act(() => change({ at: {}, painted: '' }));
    expect(screen.getByText(w.none)).toBeVisible();
  });

  it('lays down by keys alone, and says what is no place for it', async () => {
    show();
    act(() => pressInEditor(4));
    const piles = (): string[] =>
      ['The box', 'The bag', 'The lost'].filter((name) => screen.queryByRole('button', { name }));
    expect(piles()).toEqual(['The box', 'The bag', 'The lost']);
    const code = screen.getByLabelText(w.to);
    expect(button(w.put)).toBeDisabled();
    await user.type(code, ' ');
    expect(button(w.put)).toBeDisabled();
    await user.type(code, 'x{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(w.noPlace({ code: ' x' }));
    await user.clear(code);
    await user.type(code, ' 5 {Enter}');
    expect(now().at['p3']).toBe(5);
    expect(shown).toHaveBeenCalledWith(5);
    act(() => pressInEditor(5));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('The lost'));
    expect(now().at['p3']).toBe('lost');
    // A king in the box has nowhere to go but one place.
    act(() => useEditing.setState({ held: { of: 'piece', id: 'k1', kind: 'k', spot: 'box' } }));
    expect(piles()).toEqual([]);
    await user.clear(screen.getByLabelText(w.to));
    await user.type(screen.getByLabelText(w.to), '3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(w.noPlace({ code: '3' }));
    expect(now().at['k1']).toBe('box');
  });

  it('takes up what a press meets, one after another, and lays it where the next press goes', () => {
    show();
    const press = (place: number): unknown => (act(() => pressInEditor(place)), held()?.id);
    expect([4, 4, 4].map(press)).toEqual(['p3', 'p4', undefined]);
    expect(pointed()).toEqual([]);
    expect([4, 6, 6].map(press)).toEqual(['p3', undefined, 'p3']);
    expect(pointed()).toEqual([6]);
    act(() => useEditing.setState({ held: { of: 'piece', id: 'p1', kind: 'p', spot: 'bag' } }));
    expect([1, 2].map(press)).toEqual(['p2', undefined]);
    expect(now().at).toMatchObject({ p1: 1, p2: 2, p3: 6, p4: 4 });
  });

  it('paints with a brush until it is put down', async () => {
    show();
    const pressed = (): unknown[] =>
      ['Paint red', 'Paint blue'].map((name) => button(name).getAttribute('aria-pressed'));
    await user.click(button('Paint red'));
    expect(screen.getByText(w.painting({ brush: 'Paint red' }))).toBeVisible();
    expect(pressed()).toEqual(['true', 'false']);
    for (const place of [4, 5]) act(() => pressInEditor(place));
    expect(now()).toEqual({ at: PLACES, painted: 'red 5' });
    expect(drag.itemAt(document.body, { x: 4, y: 0, finger: false })).toBeNull();
    await user.click(button('Paint blue'));
    expect(pressed()).toEqual(['false', 'true']);
    await user.click(button('Paint blue'));
    expect(pressed()).toEqual(['false', 'false']);
    act(() => pressInEditor(9));
    expect(now().painted).toBe('red 5');
  });

  it('goes back as far as anybody wants', async () => {
    show();
    for (let i = 0; i < 205; i++) act(() => change({ at: PLACES, painted: `${i}` }));
    act(() => useUi.setState({ notice: { kind: 'text', text: 'Here' }, pointed: [3] }));
    await user.click(button(w.undo));
    expect([now().painted, useUi.getState().notice, pointed()]).toEqual(['203', null, []]);
    await user.click(button(w.redo));
    expect(now().painted).toBe('204');
    expect(button(w.redo)).toBeDisabled();
    expect(useEditing.getState().past).toHaveLength(200);
  });

  const undone = { painted: 'one', held: undefined };
  const redone = { painted: 'two', held: undefined };
  const still = { painted: 'two', held: 'p3' };
  it.each<[string, string, object, boolean, object]>([
    ['goes back', 'u', {}, true, undone],
    ['goes back', 'z', { ctrlKey: true }, true, undone],
    ['goes back', 'z', { metaKey: true }, true, undone],
    ['leaves to the rest of the page', 'z', {}, false, still],
    ['leaves to the rest of the page', 'y', {}, false, still],
    ['leaves to the rest of the page', 'u', { altKey: true }, false, still],
    ['goes on', 'U', { shiftKey: true }, true, redone],
    ['goes on', 'z', { ctrlKey: true, shiftKey: true }, true, redone],
    ['goes on', 'y', { ctrlKey: true }, true, redone],
    ['puts down', 'Escape', {}, true, { painted: 'two', held: undefined }],
    ['takes away', 'Delete', {}, true, { painted: 'two', held: undefined, at: 'lost' }],
    ['takes away', 'Backspace', {}, true, { painted: 'two', held: undefined, at: 'lost' }],
  ])('%s by a key: %s', (what, key, keys, isUsed, expected) => {
    show();
    for (const painted of ['one', 'two']) act(() => change({ at: PLACES, painted }));
    if (what === 'goes on') fireEvent.keyDown(document.body, { key: 'u' });
    else act(() => pressInEditor(4));
    expect(fireEvent.keyDown(document.body, { key, ...keys })).toBe(!isUsed);
    const { painted, at: places } = now();
    expect({ painted, held: held()?.id, at: places['p3'] }).toEqual({ at: 4, ...expected });
  });

  it('takes away what may be, as far from the map as it may be, and nothing else', () => {
    const takeAway = (one: object | null): Draft['at'] => {
      act(() => useEditing.setState({ held: one as never }));
      fireEvent.keyDown(document.body, { key: 'Delete' });
      return now().at;
    };
    show({ ...PLACES, k1: 0 });
    expect(takeAway(null)).toMatchObject({ ...PLACES, k1: 0 });
    expect(takeAway({ of: 'brush', id: 'p3' })).toMatchObject({ ...PLACES, k1: 0 });
    expect(takeAway({ of: 'piece', id: 'k1', kind: 'k', spot: 0 })).toEqual(PLACES);
    expect(takeAway({ of: 'piece', id: 'p1', kind: 'p', spot: 'lost' })).toMatchObject({ p1: 'bag' });
  });

  it('leaves keys to fields and dialogs', () => {
    show();
    act(() => pressInEditor(4));
    fireEvent.keyDown(screen.getByLabelText(w.text), { key: 'Escape' });
    expect(held()).not.toBeNull();
    act(() => openDialog('share'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(held()).not.toBeNull();
  });

  it('has pieces dragged out of the list and over the map', async () => {
    show();
    vi.spyOn(mapHandle, 'mapAt').mockImplementation((x, y) => (y ? null : [x, y]));
    const atPlace = (x: number, y = 0) => ({ x, y, finger: false });
    await user.click(screen.getByLabelText(winterWar.meta.side('soviet').name));
    const king = drag.itemAt(button('Piece k1'), atPlace(30, 1))!;
    expect(king).toEqual({ of: 'piece', id: 'k1', kind: 'k', spot: 'box' });
    expect(drag.ready!(king)).toBe(false);
    act(() => drag.startDrag(king, atPlace(0)));
    expect(drag.ready!(king)).toBe(true);
    act(() => drag.over(king, atPlace(0)));
    expect(pointed()).toEqual([0]);
    act(() => drag.drop(king, atPlace(3)));
    expect(now().at['k1']).toBe('box');
    act(() => drag.drop(king, atPlace(0)));
    expect(now().at['k1']).toBe(0);
    // On the map: the counter under the pointer, else the one in hand, else the first.
    const id = (element: Element, place: number): unknown =>
      (drag.itemAt(element, atPlace(place)) as { id?: string } | null)?.id;
    const counter = document.createElement('i');
    counter.dataset.unit = 'p4';
    expect([id(counter, 4), id(document.body, 4), id(document.body, 5), id(document.body, 30)]).toEqual([
      'p4',
      'p3',
      undefined,
      undefined,
    ]);
    expect(drag.itemAt(document.body, undefined)).toBeNull();
    for (const place of [4, 4]) act(() => pressInEditor(place));
    expect(id(document.body, 4)).toBe('p4');
    const pawn = drag.itemAt(document.body, atPlace(4))!;
    act(() => drag.startDrag(pawn, atPlace(4)));
    expect(held()?.id).toBe('p4');
    act(() => drag.over(pawn, atPlace(6)));
    expect(pointed()).toEqual([4, 6]);
    act(() => drag.over(pawn, atPlace(30)));
    expect(pointed()).toEqual([4]);
    act(() => drag.over(pawn, atPlace(6)));
    act(() => drag.drop(pawn, atPlace(4, 1)));
    expect([now().at['p4'], pointed()]).toEqual([4, [4]]);
    act(() => drag.drop(pawn, atPlace(4)));
    expect(useEditing.getState().past).toHaveLength(1);
    act(() => drag.drop(pawn, null));
    act(() => drag.drop(pawn, atPlace(6)));
    expect(now().at['p4']).toBe(6);
  });

  it('fits on a phone: buttons without words, and what comes of it in the panel', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show();
    for (const name of [w.undo, w.redo, w.close]) expect(button(name)).toHaveTextContent(/^$/);
    expect(screen.getByRole('banner').contains(button(w.play))).toBe(false);
    expect(screen.getByRole('complementary').contains(button(w.play))).toBe(true);
  });

  it('takes over a text once it is another, and forgets what was typed', async () => {
    show();
    const take = (): HTMLElement => button(w.take);
    const field = screen.getByLabelText(w.text);
    expect(take()).toBeDisabled();
    fireEvent.change(field, { target: { value: JSON.stringify({ at: { p1: 3 }, painted: 'x' }) } });
    expect(take()).toBeEnabled();
    await user.click(take());
    expect(now()).toEqual({ at: { p1: 3 }, painted: 'x' });
    expect(take()).toBeDisabled();
    act(() => pressInEditor(3));
    act(() => pressInEditor(5));
    expect(field).toHaveValue(JSON.stringify({ at: { p1: 5 }, painted: 'x' }));
  });

  it('says what the rules find wrong in it, and nothing comes of it until it is mended', async () => {
    const fault = { rule: 'R1', key: 'no', params: {}, text: 'No.', places: [4] };
    show(PLACES, {
      rules: {
        onlooker: () => 'soviet',
        positionFaults: ({ at: places }: Draft) => (places['p3'] === 4 ? [fault] : []),
      },
      refusalText: () => 'Place 4 is full.',
      placeCode: () => '4',
      book: { number: () => '1.2' },
    });
    const outputs = (): HTMLElement[] => [w.share, w.play].map(button);
    for (const output of outputs()) expect(output).toBeDisabled();
    expect(screen.queryByText(w.sound)).toBeNull();
    await user.click(button('Place 4 is full. (1.2)'));
    expect(shown).toHaveBeenCalledWith(4);
    for (const place of [4, 5]) act(() => pressInEditor(place));
    expect(screen.getByText(w.sound)).toBeVisible();
    for (const output of outputs()) expect(output).toBeEnabled();
  });

  it.each<[string, object, object, boolean]>([
    ['where the game has an editor', { editor: {} }, {}, true],
    ['not where it has none', {}, {}, false],
    ['not at a host', { editor: {} }, { hosted: {} }, false],
  ])('is offered %s', (_, parts, setting, isOffered) => {
    const { editor: _editor, ...game } = winterWar;
    setActiveGame({ ...game, ...parts } as typeof winterWar);
    useGame.setState(setting);
    expect(editPosition.belongsTo(null)).toBe(isOffered);
    useGame.setState({ hosted: null });
  });
});

it('the second game: units go between boxes and spaces, and its rules judge', async () => {
  const before = activeGame();
  const { game } = GAMES.find(({ game: { meta } }) => meta.id === 'talvisota')!;
  setActiveGame(game);
  openTable({ from: 'editor', of: 'talvisota' });
  render(<TableScreen />);
  await ready();
  await sound();
  const now = () => useEditing.getState().draft as TalvisotaState;
  const summa = spaceOf('SUM');
  const user = userEvent.setup();
  await user.click(screen.getByLabelText(game.meta.side('soviet').name));
  await user.selectOptions(screen.getByRole('combobox', { name: w.from }), 'KAR');
  await user.click(listed(/fusilier/));
  pressInEditor(summa);
  pressInEditor(summa);
  expect(now().soviet.map[summa]!.FUS).toBe(2);
  expect(now().paid).toContain(summa);
  await user.keyboard('{Escape}');
  const { editor } = useEditing.getState();
  expect(editor!.move(now(), { id: 'DIV', spot: 'pool' }, summa)).toBeNull();
  expect(editor!.move(now(), { id: 'FUS', spot: 'KAR' }, 'pool')).toBeNull();
  await sound();
  await user.click(screen.getByRole('button', { name: 'Possession marker' }));
  pressInEditor(spaceOf('LEN'));
  await unsound();
  setActiveGame(before);
});

describe('a problem of the position', () => {
  const { making, problem, problems: list } = problemsMessages();
  /** Two units before an attack: the worker tells what it finds. */
  async function begin(answer: (question: unknown) => unknown) {
    const user = await edit();
    await user.selectOptions(screen.getByLabelText('Phase'), 'attack');
    // Taken back again: a division that went to 1306.
    pressInEditor(hex('1405'));
    pressInEditor(hex('1306'));
    await user.click(screen.getByRole('button', { name: w.undo }));
    const terminated = vi.fn<() => void>();
    problemWorkers.make = () => {
      const target = new EventTarget();
      return Object.assign(target, {
        postMessage: (message: unknown) => {
          const { id, question } = message as { id: number; question: unknown };
          const told = answer(question);
          const data =
            told === undefined ? { kind: 'progress', id, done: 0.5 } : { kind: 'answer', id, answer: told };
          setTimeout(() => target.dispatchEvent(new MessageEvent('message', { data })));
        },
        terminate: terminated,
      }) as unknown as Worker;
    };
    await sound();
    await user.click(screen.getByRole('button', { name: w.problem }));
    await user.click(await screen.findByRole('button', { name: making.look }));
    return { user, terminated };
  }
  const { make } = problemWorkers;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    problemWorkers.make = make;
  });

  it('is put among one’s own, goes to others, and is solved; the position is come back to', async () => {
    const asked: unknown[] = [];
    const { user } = await begin((question) => {
      asked.push(question);
      const attack = { type: 'attack', attackers: [0], targets: [hex('1602')] };
      return { kind: 'attack', side: 'finn', theme: 'chance', best: [attack], second: [], lost: 4 };
    });
    expect(await screen.findByText(making.kept)).toBeVisible();
    expect(asked).toMatchObject([{ kind: 'makeProblem', asked: 'attack', start: { phase: 'attack' } }]);
    const link = await screen.findByLabelText(problemsMessages().passOn.link);
    expect((link as HTMLTextAreaElement).value).toContain('#problem=');
    const before = draft();
    await user.click(screen.getByRole('button', { name: making.solve }));
    expect(await screen.findByText(list.source({ origin: 'made', players: '', turn: 4 }))).toBeVisible();
    await user.click(screen.getByText(problem.passOn));
    await user.click(screen.getByRole('button', { name: problem.leave }));
    await ready();
    expect(draft().units).toEqual(before.units);
    // As it was left: one change to be taken back, and one that was.
    const [undo, redo] = [w.undo, w.redo].map((name) => screen.getByRole('button', { name }));
    await user.click(undo!);
    expect(draft().phase).toBe('movement');
    expect(undo).toBeDisabled();
    await user.click(redo!);
    expect(draft().phase).toBe('attack');
    await user.keyboard('{Control>}z{/Control}{Shift>}u{/Shift}');
    expect(draft().phase).toBe('attack');
    await user.click(redo!);
    expect(at('1306')).toBe(1);
    expect(redo).toBeDisabled();
  });

  it('is none where the General finds two answers alike, and it is said why', async () => {
    await begin(() => ({ reason: 'none', answers: [] }));
    expect(await screen.findByText(/No attack is owed or possible here/)).toBeVisible();
    expect(readRecord('winter-war').own).toEqual([]);
  });

  it('is stopped by a button, with the worker', async () => {
    const { user, terminated } = await begin(() => undefined);
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
    await user.click(screen.getByRole('button', { name: making.stop }));
    expect(await screen.findByText(making.stopped)).toBeVisible();
    expect(terminated).toHaveBeenCalled();
  });
});

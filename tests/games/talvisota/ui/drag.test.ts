/** Counters of the command sheet dragged, without the page. */
import { newGame, positionFrom, soviets, spaceOf, type State } from '#engine/talvisota';
import { deskNow, EMPTY, type Desk } from '#games/talvisota/ui/controller/desk.ts';
import { dragController, useDragged } from '#games/talvisota/ui/controller/drag.ts';
import type { Piece, Spot } from '#games/talvisota/ui/controller/piece.ts';
import { useCoach } from '#table/features/lessons/teaching.ts';
import { useGame } from '#table/store/game.ts';
import { PEOPLE } from '#table/store/seats.ts';
import { useUi } from '#table/store/ui.ts';
import { show as showPosition } from './scenes.ts';

const show = (state: State, desk: Partial<Desk> = {}): void => {
  useDragged.setState({ dragged: null });
  showPosition(state, desk);
};

interface Box {
  readonly dataset: { readonly spot: string };
  readonly marks: Set<string>;
  scrollTop: number;
}
/** A box of the sheet, a hundred pixels high, in a panel that is a thousand high. */
function boxAt(spot: Spot): Box {
  const marks = new Set<string>();
  const box = {
    dataset: { spot: JSON.stringify(spot) },
    marks,
    scrollTop: 0,
    scrollHeight: 1000,
    clientHeight: 200,
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
    getBoundingClientRect: () => ({ top: 0, bottom: 200 }),
    scrollBy: (_: number, by: number) => {
      box.scrollTop = Math.max(0, box.scrollTop + by);
    },
  };
  return Object.assign(box, { parentElement: { scrollHeight: 200, clientHeight: 200, parentElement: box } });
}
/** What lies under the pointer, by its x. */
let boxes: readonly (Box | null)[] = [];
beforeEach(() =>
  vi.stubGlobal('document', {
    elementFromPoint: (x: number) => boxes[x] && { closest: () => boxes[x] },
  }),
);
afterEach(() => vi.unstubAllGlobals());

const at = (x: number, y = 100) => ({ x, y, finger: false });
const elementOf = (piece?: Piece): Element =>
  ({ closest: () => piece && { dataset: { piece: JSON.stringify(piece) } } }) as unknown as Element;

const movement = positionFrom({ turn: 1, boxes: { LAP: { FUS: 1 }, KAR: { FUS: 3 } } });
const fusiliers = { kind: 'unit', unit: 'FUS', heap: 'KAR' } as const;
const LEN = spaceOf('LEN');
const deployment = positionFrom({
  turn: 1,
  phase: 'deployment',
  map: { LEN: { FUS: 3 } },
  sovietPlans: { 3: { strategy: 'PRUD', from: LEN, units: soviets({ FUS: 3 }) } },
});
const prudent = { kind: 'strategy', strategy: 'PRUD', slot: 3 } as const;
const plans = positionFrom({
  turn: 1,
  phase: 'soviet-plans',
  map: { LEN: { FUS: 4 } },
  sovietPlans: { 3: { strategy: 'PRUD' } },
});

it('takes the counter that is pressed, while the player may act', () => {
  show(movement);
  expect(dragController.itemAt(elementOf(fusiliers))).toEqual(fusiliers);
  expect(dragController.itemAt(elementOf())).toBeNull();
  expect(dragController.itemAt({ closest: () => ({ dataset: {} }) } as unknown as Element)).toBeNull();
  useCoach.setState({ busy: true });
  expect(dragController.itemAt(elementOf(fusiliers))).toBeNull();
  useCoach.setState({ busy: false });
  useGame.setState({ table: 'hotseat', seats: { ...PEOPLE, soviet: 'recruit' } });
  expect(dragController.itemAt(elementOf(fusiliers))).toBeNull();
});

const one = { from: 'KAR', units: { FUS: 1 } } as const;
const two = { from: 'KAR', units: { FUS: 2 } } as const;
it.each<[string, State, Partial<Desk>, Piece, Partial<Desk>]>([
  ['a unit that moves', movement, { target: LEN }, fusiliers, one],
  ['units that move together', movement, { ...two, target: LEN }, fusiliers, two],
  ['a unit of another front', movement, { ...one, from: 'LAP' }, fusiliers, one],
  ['a unit of another kind', movement, { from: 'KAR', units: { FUS: 0, TAN: 1 } }, fusiliers, one],
  ['a strategy that is sent out', deployment, { target: LEN }, prudent, { slot: 3 }],
  ['a strategy at another time', plans, {}, prudent, {}],
  ['a unit where strategies are sent out', deployment, {}, fusiliers, {}],
  ['a strategy where units move', movement, {}, prudent, {}],
])('selects %s', (_, state, before, piece, selected) => {
  show(state, before);
  useUi.setState({ notice: { kind: 'text', text: 'before' } });
  dragController.startDrag(piece, at(0));
  expect(deskNow()).toMatchObject({ ...EMPTY, mode: 'desk', held: piece, ...selected });
  expect(useUi.getState().notice).toBeNull();
  expect(useDragged.getState().dragged).toEqual({ piece, from: at(0), refusal: null });
});

it('marks the one box under the pointer that would take it, and says why another does not', () => {
  show(plans);
  const [karelia, lapland] = (boxes = [
    boxAt({ kind: 'slot', slot: 4 }),
    boxAt({ kind: 'slot', slot: 0 }),
    null,
  ]) as [Box, Box, null];
  const marked = (): boolean[] => [karelia, lapland].map(({ marks }) => marks.has('data-over'));
  const refusal = () => useDragged.getState().dragged?.refusal?.key;
  const massive = { kind: 'strategy', strategy: 'MASS', slot: null } as const;
  dragController.over(massive, at(0));
  expect(useDragged.getState().dragged).toBeNull();
  dragController.startDrag(massive, at(2));
  dragController.over(massive, at(0));
  expect([...marked(), refusal()]).toEqual([true, false, undefined]);
  dragController.over(massive, at(1));
  expect([...marked(), refusal()]).toEqual([false, false, 'plan-units']);
  const { dragged } = useDragged.getState();
  dragController.over(massive, at(1));
  expect(useDragged.getState().dragged).toBe(dragged);
  dragController.over(massive, at(2));
  expect([...marked(), refusal()]).toEqual([false, false, undefined]);
  dragController.over(massive, at(0));
  dragController.drop(massive, at(0));
  expect(marked()).toEqual([false, false]);
  expect(useDragged.getState().dragged).toBeNull();
  expect(useGame.getState().timeline!.steps).toMatchObject([
    { action: { type: 'plan', slot: 4, strategy: 'MASS' } },
  ]);
});

it('lies again where it was, where nothing takes it, and the reason stays to be read', () => {
  boxes = [null, boxAt({ kind: 'slot', slot: 0 })];
  for (const where of [null, at(0), at(1)]) {
    show(plans, { slot: 3 });
    dragController.startDrag(prudent, at(0));
    dragController.drop(prudent, where);
    expect([deskNow().held, deskNow().slot]).toEqual([null, 3]);
    expect(useGame.getState().timeline!.steps).toEqual([]);
    expect(useUi.getState().notice?.kind).toBe(where?.x === 1 ? 'refusal' : undefined);
  }
});

it('is not in hand any more once it lies somewhere, though there are more of its kind', () => {
  const piece = { kind: 'unit', unit: 'FUS', heap: 'waiting' } as const;
  boxes = [boxAt({ kind: 'front', front: 'LAP' })];
  show(newGame());
  dragController.startDrag(piece, at(0));
  dragController.drop(piece, at(0));
  expect(useGame.getState().timeline!.steps).toHaveLength(1);
  expect(deskNow().held).toBeNull();
});

it('scrolls the panel near its rims', () => {
  const [box] = (boxes = [boxAt({ kind: 'hand' }), null]) as [Box, null];
  const pan = (y: number, x = 0): [boolean, number] => [dragController.pan!(at(x, y)), box.scrollTop];
  const panned = [pan(100), pan(30), pan(145), pan(150), pan(150), pan(30), pan(56), pan(55), pan(150, 1)];
  expect(panned.map(([moves, top]) => `${moves ? '' : '!'}${top}`).join(' ')).toBe(
    '!0 !0 9 18 27 18 !18 9 !9',
  );
});

it.each<[string, Spot | null]>([
  ['the heading of a front', { kind: 'front', front: 'KAR' }],
  ['a heading above the boxes', null],
])('says where to let go of a strategy that is dropped on %s', (_, spot) => {
  show(plans);
  const over = (selector: string) => (selector === '[data-spot]' ? spot && boxAt(spot) : { selector });
  vi.stubGlobal('document', { elementFromPoint: () => ({ closest: over }) });
  const massive = { kind: 'strategy', strategy: 'MASS', slot: null } as const;
  dragController.startDrag(massive, at(0));
  dragController.drop(massive, at(0));
  expect(useUi.getState().notice).toEqual({ kind: 'text', text: 'Let go over one of the boxes.' });
  expect(useGame.getState().timeline!.steps).toEqual([]);
});

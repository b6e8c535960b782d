import type { Refusal } from '#engine/core/refusal.ts';
import type { Mode } from '#table/game/screen.ts';
import { announce } from '#kit/widgets/announce.ts';
import {
  canTurnPage,
  clearNotice,
  closeRulePanel,
  openDialog,
  openedPage,
  openPage,
  openRulePanel,
  point,
  putDown,
  refuse,
  replacePage,
  rescuedGame,
  resetBook,
  say,
  setFocus,
  setHover,
  setMode,
  setRescue,
  setSnapPoint,
  setTab,
  showRule,
  toggle,
  toggled,
  turnPage,
  useBook,
  useRulePanel,
  useUi,
  type Page,
  type Rescued,
  type Ui,
} from '#table/store/ui.ts';
import { resetStores } from '../../stores.ts';

beforeEach(resetStores);

const refusal: Refusal = { rule: 'R1', key: 'no', params: {}, text: 'No.', places: [3, 4, 3] };
const notice = { kind: 'text', text: 'x' } as const;

/** What the table holds after something, beginning with what is given. */
function after(first: Partial<Ui>, ...done: readonly (() => void)[]): Ui {
  useUi.setState(first);
  for (const step of done) step();
  return useUi.getState();
}

describe('the table as one player has it before him', () => {
  it('begins with the log, and nothing in hand', () => {
    expect(useUi.getState()).toMatchObject({
      mode: { mode: 'idle' },
      hover: null,
      focus: null,
      aim: null,
      pointed: [],
      notice: null,
      tab: 'log',
      leftOpen: true,
      snapPoint: 'half',
      // Where nobody knows how wide the screen is.
      rightOpen: true,
      rule: null,
      dialog: null,
    });
  });

  it.each<[string, Partial<Ui>, () => void, Partial<Ui>]>([
    [
      'is put down',
      { mode: { mode: 'unit' }, aim: 1, focus: 2, pointed: [1], notice },
      putDown,
      { mode: { mode: 'idle' }, aim: null, focus: 2, pointed: [], notice: null },
    ],
    [
      'takes something in hand',
      { aim: 1, focus: 2, pointed: [1], notice },
      () => setMode({ mode: 'unit' }),
      { mode: { mode: 'unit' }, aim: null, focus: 2, pointed: [], notice: null },
    ],
    ['points with the pointer', { aim: 1 }, () => setHover(5), { hover: 5, aim: 5 }],
    ['keeps what was pointed at', { aim: 1, hover: 1 }, () => setHover(null), { hover: null, aim: 1 }],
    ['does not point again', { aim: 1, hover: 5 }, () => setHover(5), { hover: 5, aim: 1 }],
    ['points with the keys', { aim: 1, focus: 1 }, () => setFocus(5), { focus: 5, aim: 5 }],
    ['leaves the map with the keys', { aim: 1, focus: 1 }, () => setFocus(null), { focus: null, aim: null }],
    ['is pointed at', { pointed: [1] }, () => point([2, 3]), { pointed: [2, 3] }],
    [
      'is told',
      { noticeCount: 4 },
      () => say('Hm.'),
      { notice: { kind: 'text', text: 'Hm.' }, noticeCount: 5 },
    ],
    ['is told by a part of the page', {}, () => announce('Hm.'), { notice: { kind: 'text', text: 'Hm.' } }],
    [
      'forgets it',
      { notice, pointed: [1], noticeCount: 2 },
      clearNotice,
      { notice: null, pointed: [], noticeCount: 2 },
    ],
    [
      'is refused something',
      { noticeCount: 1 },
      () => refuse(refusal),
      { notice: { kind: 'refusal', refusal }, noticeCount: 2, pointed: [3, 4] },
    ],
    [
      'is refused an action',
      {},
      () => refuse(refusal, 'a'),
      { notice: { kind: 'refusal', refusal, action: 'a' } },
    ],
    ['shows a rule', {}, () => showRule('C1'), { rule: 'C1' }],
    ['turns to a chart', { rightOpen: false }, () => setTab('rules'), { tab: 'rules', rightOpen: true }],
    ['folds a panel', {}, () => toggle('leftOpen'), { leftOpen: false, rightOpen: true }],
    ['unfolds a panel', { rightOpen: false }, () => toggle('rightOpen'), { leftOpen: true, rightOpen: true }],
    [
      'draws its panel up',
      { leftOpen: false },
      () => setSnapPoint('full'),
      { leftOpen: true, snapPoint: 'full' },
    ],
    [
      'folds its panel',
      { snapPoint: 'peek' },
      () => setSnapPoint(null),
      { leftOpen: false, snapPoint: 'peek' },
    ],
    ['opens a dialog', {}, () => openDialog('book'), { dialog: 'book' }],
  ])('%s', (_, first, step, then) => expect(after(first, step)).toMatchObject(then));

  it('tells no action where there is none', () => {
    expect(after({}, () => refuse(refusal)).notice).toEqual({ kind: 'refusal', refusal });
  });

  it.each<[string, Mode, () => void, number | null]>([
    ['for what is open to all', { mode: 'unit', secret: true }, () => setMode({ mode: 'unit' }), null],
    ['for nothing', { mode: 'unit', secret: true }, putDown, null],
    ['for what is as secret', { mode: 'unit', secret: true }, () => setMode({ mode: 'x', secret: true }), 7],
    ['of no secret', { mode: 'unit' }, putDown, 7],
  ])('keeps the cursor unless a secret is left: %s', (_, mode, step, focus) => {
    expect(after({ mode, focus: 7 }, step).focus).toBe(focus);
  });
});

it('a list is given what it lacks, and loses what it has', () => {
  expect([toggled([1, 2], 3), toggled([1, 2, 3], 2), toggled([], 1)]).toEqual([[1, 2, 3], [1, 3], [1]]);
});

describe('the rulebook', () => {
  const chapter = (name: string): Page => ({ page: 'chapter', chapter: name, paragraph: null });
  const [a, b, c] = [chapter('a'), chapter('b'), chapter('c')];
  const open = () => openedPage(useBook.getState());
  const canTurn = () => ([-1, 1] as const).map((by) => canTurnPage(useBook.getState(), by));

  it('opens at its contents, and goes back and forward through what was read', () => {
    expect([open(), canTurn()]).toEqual([{ page: 'contents' }, [false, false]]);
    turnPage(-1);
    turnPage(1);
    expect(open()).toEqual({ page: 'contents' });
    openPage(a);
    openPage(b);
    expect([open(), canTurn()]).toEqual([b, [true, false]]);
    turnPage(-1);
    expect([open(), canTurn()]).toEqual([a, [true, true]]);
    turnPage(1);
    expect(open()).toBe(b);
    turnPage(-1);
    // Another page is opened from there: the one after it is forgotten.
    openPage(c);
    expect([open(), canTurn(), useBook.getState().pages]).toEqual([
      c,
      [true, false],
      [{ page: 'contents' }, a, c],
    ]);
    turnPage(-1);
    replacePage(b);
    expect(useBook.getState()).toEqual({ pages: [{ page: 'contents' }, b, c], at: 1 });
    resetBook();
    expect([open(), canTurn()]).toEqual([{ page: 'contents' }, [false, false]]);
  });

  it('opens a paragraph beside the map, again if it is asked for again', () => {
    useUi.setState({ leftOpen: false });
    openRulePanel('C1');
    expect([useRulePanel.getState(), useUi.getState().leftOpen]).toEqual([{ rule: 'C1', count: 1 }, true]);
    openRulePanel('C1');
    closeRulePanel();
    expect(useRulePanel.getState()).toEqual({ rule: null, count: 2 });
  });
});

it('what can be had of a game after a fault is what is found, or nothing', () => {
  const game: Rescued = { kind: 'counting', text: '{}', turn: 1, step: 0, kept: false };
  expect(rescuedGame()).toBeNull();
  setRescue(() => game);
  expect(rescuedGame()).toBe(game);
  setRescue(() => {
    throw new Error('Nothing can be made of it');
  });
  expect(rescuedGame()).toBeNull();
});

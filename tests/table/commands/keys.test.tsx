/** Commands of a game of a few lines (store/counting.ts): when they can be given, and by which keys and gestures. */
import playMessages from '#table/content/en/play.ftl';
import { act, fireEvent, render } from '@testing-library/react';
import winterWar from '#games/winter-war/index.ts';
import { TWO_FINGER_TAP } from '#kit/panzoom/gestures.ts';
import { barred, defineCommand } from '#table/commands/define.ts';
import { runByGesture, takeTypedAhead, useCommandKeys } from '#table/commands/useCommandKeys.ts';
import '#table/store/ai.ts';
import { useReplay } from '#table/store/replay.ts';
import type { CommandSpec } from '#table/game/command.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { useGame } from '#table/store/game.ts';
import { undo } from '#table/store/history.ts';
import { useScreen } from '#table/store/navigation.ts';
import { useConsent } from '#table/store/shared-screen.ts';
import { clearNotice, openDialog, showRule, useUi } from '#table/store/ui.ts';
import { begin, REFUSAL, tellStory } from '../store/counting.ts';

const run = vi.fn<(id: string) => void>();
const define = (id: string, spec: Partial<CommandSpec> = {}) =>
  defineCommand({ id, group: 'play', label: () => `Do ${id}`, run: () => run(id), ...spec });
const ran = (): string[] => run.mock.calls.splice(0).map(([id]) => id);
const notice = () => useUi.getState().notice;
const WITHOUT = { withoutAids: ['odds'] } as const;
function put(setting: Parameters<typeof begin>[0] = {}): void {
  begin({ table: 'hotseat', played: ['a', 'b'], ...setting });
  tellStory();
}

beforeEach(() => {
  run.mockClear();
  put();
});
afterEach(() => {
  act(() => {
    clearNotice();
    openDialog(null);
    showRule(null);
  });
  useScreen.setState({ incoming: null });
  useReplay.setState({ game: null });
  useGame.setState(useGame.getInitialState());
  setActiveGame(winterWar);
  takeTypedAhead();
});

describe('a command', () => {
  const waiting = playMessages().barred.waiting;
  const { notNow } = playMessages().barred;
  const watch = (): void => useReplay.setState({ game: useGame.getState().timeline });
  const computer = (): void => put({ black: 'hard' });
  const without = (more: object = {}) => {
    useGame.setState(({ timeline }) => ({ timeline: { ...timeline!, about: WITHOUT }, ...more }));
  };
  const agreed = (online: boolean): string => playMessages().barred.agreed({ online });

  it.each<[string, () => void, Partial<CommandSpec>, { offered: boolean; barred: string | null }]>([
    ['at the table', () => undefined, {}, { offered: true, barred: null }],
    ['without a game', () => useGame.setState({ timeline: null }), {}, { offered: false, barred: notNow }],
    [
      'behind the curtain',
      () => useGame.setState({ curtain: 'black' }),
      {},
      { offered: false, barred: notNow },
    ],
    [
      'while something comes in',
      () => useScreen.setState({ incoming: { link: '#' } as never }),
      {},
      { offered: false, barred: notNow },
    ],
    ['in another game', () => undefined, { offered: () => false }, { offered: false, barred: notNow }],
    ['in a replay', watch, {}, { offered: false, barred: notNow }],
    ['in a replay too', watch, { while: ['watching'] }, { offered: true, barred: null }],
    ['in a replay, but for the computer', watch, { while: ['ai'] }, { offered: false, barred: notNow }],
    ['while the computer decides', computer, {}, { offered: true, barred: waiting }],
    ['while the computer decides too', computer, { while: ['ai'] }, { offered: true, barred: null }],
    ['that can do nothing', () => undefined, { enabled: () => false }, { offered: true, barred: notNow }],
    [
      'that says why',
      () => undefined,
      { enabled: () => false, why: () => 'Nothing there.' },
      { offered: true, barred: 'Nothing there.' },
    ],
    ['with an aid', () => undefined, { aid: 'odds' }, { offered: true, barred: null }],
    ['with an aid that is done without', without, { aid: 'odds' }, { offered: true, barred: agreed(false) }],
    ['with another aid', without, { aid: 'advice' }, { offered: true, barred: null }],
    ['without aids', without, {}, { offered: true, barred: null }],
    [
      'with an aid at a host',
      () => without({ hosted: { arrived: () => [] } as never }),
      { aid: 'odds' },
      { offered: true, barred: agreed(true) },
    ],
  ])('is there, or says why not: %s', (_, prepare, spec, expected) => {
    prepare();
    const command = define('one', spec);
    expect({ offered: command.offered(), barred: barred(command) }).toEqual(expected);
    command.run();
    expect(ran()).toEqual(expected.barred === null ? ['one'] : []);
  });

  it('has what it does not say: no key, no icon, and its label for a short one', () => {
    const { usePressed, ...plain } = define('one');
    expect(plain).toMatchObject({ label: 'Do one', short: 'Do one', icon: null, keys: '', keyText: '' });
    expect(plain).toMatchObject({ gesture: null, once: false, silent: false });
    expect(usePressed()).toBeUndefined();
    expect(define('one', { short: () => 'One' }).short).toBe('One');
  });

  it('says in words of the rules what is in its way, where it is run all the same', () => {
    setActiveGame({ ...winterWar, refusalText: () => 'It is full.' });
    const full = { enabled: () => false, why: () => REFUSAL };
    expect(barred(full)).toMatch(/^It is full\. \(.*R1\)$/);
    put();
    define('one', full).run();
    expect(notice()).toEqual({ kind: 'refusal', refusal: REFUSAL });
    clearNotice();
    define('one', { enabled: () => false }).run();
    expect(notice()).toBeNull();
    define('one', { enabled: () => false, why: () => 'Nothing there.' }).run();
    expect(notice()).toEqual({ kind: 'text', text: 'Nothing there.' });
  });

  it('with an aid that is done without offers to ask the other player; at a host nobody is asked', () => {
    without();
    define('one', { aid: 'odds' }).run();
    expect(notice()).toMatchObject({ text: agreed(false), offer: { label: playMessages().barred.ask } });
    (notice() as { offer: { run(): void } }).offer.run();
    expect(useConsent.getState().question).toMatchObject({ kind: 'aid', aid: 'odds', allowed: true });
    without({ hosted: { arrived: () => [] } as never });
    define('one', { aid: 'odds' }).run();
    expect(notice()).toEqual({ kind: 'text', text: agreed(true) });
  });

  it('that is a switch is off while its aid is done without', () => {
    const seen: unknown[] = [];
    const command = define('one', { aid: 'odds', usePressed: () => true });
    function Switch() {
      seen.push(command.usePressed(), define('two', { usePressed: () => true }).usePressed());
      return null;
    }
    render(<Switch />);
    act(() => without());
    expect(seen.splice(0)).toEqual([true, true, false, true]);
  });
});

describe('a key', () => {
  const why = (): string => 'Not now.';
  const list = [
    define('a', { keys: 'a' }),
    define('held', { keys: 'h', once: true }),
    define('hidden', { keys: 'b', offered: () => false }),
    define('barred', { keys: 'b', enabled: () => false, why }),
    define('open', { keys: 'b' }),
    define('silent', { keys: 'c', enabled: () => false, why, silent: true }),
    define('barred2', { keys: 'd', enabled: () => false, why }),
    define('two', { keys: '2' }),
    define('sign', { keys: '&' }),
    define('one', { keys: '1' }),
  ];
  function Keys() {
    useCommandKeys(() => list);
    return (
      <>
        <input type="text" aria-label="text" />
        <input type="checkbox" aria-label="check" />
        <div data-modal="">
          <button type="button">In it</button>
        </div>
      </>
    );
  }
  const draw = () => render(<Keys />);
  /** False where the key was used. */
  const press = (key: string, more: object = {}, at: Element = document.body): boolean => {
    let passed = true;
    act(() => void (passed = fireEvent.keyDown(at, { key, ...more })));
    return passed;
  };
  const said = () => (notice() as { text?: string } | null)?.text;

  it.each<[string, string, object, string[], boolean, string | undefined]>([
    ['gives its command', 'a', {}, ['a'], true, undefined],
    ['gives it again while it is held', 'a', { repeat: true }, ['a'], true, undefined],
    ['that is held gives some commands once', 'h', { repeat: true }, [], true, undefined],
    ['of several gives the first that can be given', 'b', {}, ['open'], true, undefined],
    ['says why its command does nothing', 'd', {}, [], false, 'Not now.'],
    ['says so once', 'd', { repeat: true }, [], false, undefined],
    ['does not say what goes without saying', 'c', {}, [], false, undefined],
    ['of no command is left alone', 'x', {}, [], false, undefined],
    ['that writes a sign means the digit of its place', 'é', { code: 'Digit2' }, ['two'], true, undefined],
    ['that writes the sign of a command means that', '&', { code: 'Digit1' }, ['sign'], true, undefined],
  ])('%s: %s', (_, key, more, given, isUsed, text) => {
    draw();
    expect(press(key, more)).toBe(!isUsed);
    expect([ran(), said()]).toEqual([given, text]);
  });

  it('is left to fields, dialogs and open rules, and once the table is gone', () => {
    const { getByLabelText, getByRole, unmount } = draw();
    press('a', {}, getByLabelText('text'));
    press('a', {}, getByRole('button'));
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('a');
    act(() => showRule('Movement.A'));
    press('a');
    act(() => showRule(null));
    expect(ran()).toEqual([]);
    press('a', {}, getByLabelText('check'));
    expect(ran()).toEqual(['a']);
    unmount();
    press('a');
    document.body.dispatchEvent(new CustomEvent(TWO_FINGER_TAP, { bubbles: true }));
    expect(ran()).toEqual([]);
  });

  it('that comes before a dialog is there is kept for its field, and chooses nothing', () => {
    const { getByRole } = draw();
    act(() => openDialog('palette'));
    expect(['a', 'b', 'x', 'Backspace', 'Enter', '𝄞', '𝄢', 'Backspace'].map((key) => press(key))).toEqual(
      Array.from({ length: 8 }, () => false),
    );
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('q', more)).toBe(true);
    expect(press('ArrowDown')).toBe(true);
    press('z', {}, getByRole('button'));
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('z');
    expect([takeTypedAhead(), takeTypedAhead(), ran()]).toEqual(['ab𝄞', '', []]);
    press('v');
    act(() => openDialog(null));
    press('a');
    expect([takeTypedAhead(), ran()]).toEqual(['', ['a']]);
  });
});

describe('a gesture', () => {
  const tap = { gesture: 'twoFingerTap' } as const;

  it.each<[string, string[], string | undefined]>([
    ['open', ['open'], undefined],
    ['hidden silent barred', [], 'Not now.'],
    ['hidden silent', [], undefined],
    ['silent barred open', ['open'], undefined],
    ['swipe', [], undefined],
  ])('gives the first command that can be given, or says why: %s', (names, given, text) => {
    const bars = { enabled: () => false, why: () => 'Not now.' };
    const specs: Record<string, Partial<CommandSpec>> = {
      open: tap,
      hidden: { ...tap, offered: () => false },
      silent: { ...tap, ...bars, silent: true },
      barred: { ...tap, ...bars },
      swipe: { gesture: 'swipeLeft' },
    };
    runByGesture(
      'twoFingerTap',
      names.split(' ').map((one) => define(one, specs[one])),
    );
    expect([ran(), (notice() as { text?: string } | null)?.text]).toEqual([given, text]);
  });

  it.each<[string, () => void, string | undefined]>([
    ['says what was taken back', () => undo(), 'Undone: Played b.'],
    ['says nothing where nothing was', () => undefined, undefined],
    ['says nothing where the game is gone', () => useGame.setState({ timeline: null }), undefined],
  ])('with two fingers %s', (_, done, text) => {
    put({ table: 'solo' });
    const list = [define('one', { ...tap, run: done })];
    function Keys() {
      useCommandKeys(() => list);
      return null;
    }
    render(<Keys />);
    act(() => void document.body.dispatchEvent(new CustomEvent(TWO_FINGER_TAP, { bubbles: true })));
    expect((notice() as { text?: string } | null)?.text).toBe(text);
  });
});

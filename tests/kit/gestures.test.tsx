import { followGestures, TWO_FINGER_TAP } from '#kit/panzoom/gestures.ts';
import { constrained, IDENTITY, Transform } from '#kit/panzoom/viewport.ts';

function onWindow() {
  const element = document.createElement('div');
  document.body.append(element);
  const shown = { now: IDENTITY, ended: 0 };
  const gestures = followGestures(element, {
    now: () => shown.now,
    scales: () => [0.5, 4],
    move: (to) => void (shown.now = to),
    end: () => void shown.ended++,
  });
  return { element, shown, gestures };
}

const finger = (identifier: number, clientX: number, clientY: number) => ({ identifier, clientX, clientY });
/** An event with touches, of those that have changed, and all that remain. */
const touchEvent = (type: string, changedTouches: unknown[], touches = changedTouches): Event =>
  Object.assign(new Event(type, { cancelable: true }), { touches, changedTouches });

it('zooms by the wheel around the point under the mouse, within the scales', () => {
  vi.useFakeTimers();
  const { element, shown } = onWindow();
  const turn = (deltaY: number): boolean =>
    element.dispatchEvent(
      Object.assign(new WheelEvent('wheel', { deltaY, cancelable: true }), { clientX: 30, clientY: 40 }),
    );
  const under = shown.now.invert([30, 40]);
  turn(-500);
  expect(shown.now.k).toBe(2);
  expect(shown.now.invert([30, 40])).toEqual(under);
  turn(-5000);
  expect(shown.now.k).toBe(4);
  expect(shown.ended).toBe(0);
  vi.runAllTimers();
  expect(shown.ended).toBe(1);
  expect(turn(-500), 'the page may scroll at the limit').toBe(true);
  vi.useRealTimers();
});

it('pans by the mouse, whose release is no click then', () => {
  vi.useFakeTimers();
  const { element, shown } = onWindow();
  const clicks = vi.fn<() => void>();
  element.addEventListener('click', clicks);
  const send = (type: string, clientX: number): boolean =>
    element.dispatchEvent(new MouseEvent(type, { clientX, clientY: 0, bubbles: true, cancelable: true }));
  const drag = (to: number): void => {
    send('mousedown', 10);
    send('mousemove', to);
    send('mouseup', to);
    send('click', to);
    vi.runAllTimers();
  };
  drag(60);
  expect([shown.now.x, clicks.mock.calls.length]).toEqual([50, 0]);
  drag(12);
  expect(clicks).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('zooms by two fingers, pans on with the one that stays, and takes no mouse for a finger', () => {
  const { element, shown, gestures } = onWindow();
  const [one, two] = [finger(1, 0, 0), finger(2, 100, 0)];
  element.dispatchEvent(touchEvent('touchstart', [one]));
  element.dispatchEvent(touchEvent('touchstart', [two], [one, two]));
  element.dispatchEvent(touchEvent('touchmove', [finger(2, 200, 0)]));
  expect(shown.now).toEqual(new Transform(2, 0, 0));
  element.dispatchEvent(touchEvent('touchend', [finger(2, 200, 0)], [one]));
  element.dispatchEvent(touchEvent('touchmove', [finger(1, 10, 20)]));
  expect(shown.now).toEqual(new Transform(2, 10, 20));
  element.dispatchEvent(touchEvent('touchend', [one], []));
  expect([gestures.active(), shown.ended]).toEqual([false, 1]);
  element.dispatchEvent(new MouseEvent('mousedown'));
  expect(gestures.active()).toBe(false);
});

it.each([
  [6, 1],
  [10, 0],
])('takes two fingers that stray by %i pixels for %i taps', (stray, taps) => {
  const { element } = onWindow();
  const tapped = vi.fn<() => void>();
  element.addEventListener(TWO_FINGER_TAP, tapped);
  const [one, two] = [finger(1, 0, 0), finger(2, 100, 0)];
  element.dispatchEvent(touchEvent('touchstart', [one, two]));
  element.dispatchEvent(touchEvent('touchmove', [finger(2, 100 + stray, 0)]));
  element.dispatchEvent(touchEvent('touchend', [one, two], []));
  expect(tapped).toHaveBeenCalledTimes(taps);
});

it.each([
  ['inside', new Transform(1, -20, -20), new Transform(1, -20, -20)],
  ['beyond the west', new Transform(1, 30, -20), new Transform(1, 0, -20)],
  ['beyond the south-east', new Transform(1, -90, -90), new Transform(1, -50, -50)],
  ['smaller than the window', new Transform(0.25, 0, 0), new Transform(0.25, 12.5, 12.5)],
])('keeps a sheet in its window: %s', (_, free, kept) => {
  expect(
    constrained(
      free,
      [50, 50],
      [
        [0, 0],
        [100, 100],
      ],
    ),
  ).toEqual(kept);
});

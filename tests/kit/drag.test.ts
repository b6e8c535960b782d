// @vitest-environment happy-dom
import { makeDraggable, type PointerAt, type DragHandlers } from '#kit/gestures/drag.tsx';

const told: string[] = [];
const place = (at: PointerAt | null): string => (at ? `${at.x},${at.y}` : 'nowhere');
let ready = false;
/** Frames in which the ground still moves. */
let ground = 0;

const hand: DragHandlers<string> = {
  itemAt: (pressed) => pressed.closest('[data-thing]')?.getAttribute('data-thing') ?? null,
  ready: () => ready,
  startDrag: (thing) => void told.push(`lift ${thing}`),
  over: (_, at) => void told.push(`over ${place(at)}`),
  pan: () => ground-- > 0,
  drop: (_, at) => void told.push(`drop ${place(at)}`),
  ask: () => void told.push('ask'),
};

let stop: () => void;
let box: HTMLElement;
let panned: string[];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  panned = [];
  ready = false;
  ground = 0;
  document.body.innerHTML = '<div id="box"><b data-thing="stone"></b><i></i></div>';
  box = document.querySelector('#box')!;
  stop = makeDraggable(box, () => hand);
  for (const type of ['mousedown', 'touchstart', 'touchmove', 'click'])
    box.addEventListener(type, () => panned.push(type));
});

afterEach(() => {
  stop();
  // The end of a drag waits for a click that belongs to it.
  vi.runAllTimers();
  vi.useRealTimers();
});

const on = (selector: string): Element => document.querySelector(selector)!;
const pointer = (type: string, x: number, y: number, kind = 'mouse', target = on('b')): void => {
  const init = {
    bubbles: true,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: kind,
    clientX: x,
    clientY: y,
  };
  target.dispatchEvent(new PointerEvent(type, init));
};
const gesture = (type: string): boolean =>
  on('b').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

test('a mouse carries as soon as it has moved, the ground stays, and no click follows', () => {
  pointer('pointerdown', 10, 10);
  gesture('mousedown');
  pointer('pointermove', 13, 10);
  expect(told).toEqual([]);
  pointer('pointermove', 30, 10);
  pointer('pointermove', 60, 40);
  pointer('pointerup', 60, 40);
  gesture('click');
  expect(told).toEqual(['lift stone', 'over 30,10', 'over 60,40', 'drop 60,40']);
  expect(panned).toEqual([]);
  vi.runAllTimers();
  gesture('click');
  expect(panned).toEqual(['click']);
});

test('a pen carries as soon as it has moved, as a mouse does', () => {
  pointer('pointerdown', 10, 10, 'pen');
  pointer('pointermove', 30, 10, 'pen');
  pointer('pointerup', 30, 10, 'pen');
  gesture('click');
  expect(told).toEqual(['lift stone', 'over 30,10', 'drop 30,10']);
  expect(panned).toEqual([]);
});

test('near a rim where it stays the ground moves on below what is carried, until it can move no further', async () => {
  ground = 3;
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 30, 10);
  expect(ground).toBe(3);
  vi.advanceTimersByTime(300);
  await expect.poll(() => ground).toBeLessThan(0);
  expect(told).toEqual(['lift stone', ...Array.from({ length: 4 }, () => 'over 30,10')]);
  pointer('pointerup', 30, 10);
  gesture('click');
  expect(told.at(-1)).toBe('drop 30,10');
});

test('a press that does not move is a click', () => {
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 12, 12);
  pointer('pointerup', 12, 12);
  gesture('click');
  expect(told).toEqual([]);
  expect(panned).toEqual(['click']);
});

test('beside what can be carried the ground is panned', () => {
  pointer('pointerdown', 10, 10, 'mouse', on('i'));
  gesture('mousedown');
  pointer('pointermove', 50, 50);
  expect(told).toEqual([]);
  expect(panned).toEqual(['mousedown']);
});

test('a finger that moves at once pans', () => {
  pointer('pointerdown', 10, 10, 'touch');
  gesture('touchstart');
  pointer('pointermove', 40, 10, 'touch');
  vi.advanceTimersByTime(1000);
  gesture('touchmove');
  expect(told).toEqual([]);
  expect(panned).toEqual(['touchstart', 'touchmove']);
});

test('a finger that rested carries, and what listens for a pan hears no more of it', () => {
  pointer('pointerdown', 10, 10, 'touch');
  vi.advanceTimersByTime(300);
  expect(told).toEqual(['lift stone', 'over 10,10']);
  expect(gesture('touchmove')).toBe(false);
  pointer('pointermove', 40, 10, 'touch');
  pointer('pointerup', 40, 10, 'touch');
  expect(told.slice(2)).toEqual(['over 40,10', 'drop 40,10']);
  expect(panned).toEqual([]);
});

test('what is in hand already is carried by a finger at once, and a tap on it stays a tap', () => {
  ready = true;
  pointer('pointerdown', 10, 10, 'touch');
  expect(gesture('touchstart')).toBe(true);
  pointer('pointermove', 40, 10, 'touch');
  pointer('pointerup', 40, 10, 'touch');
  expect(told).toEqual(['lift stone', 'over 40,10', 'drop 40,10']);
  expect(panned).toEqual([]);
});

test('a finger that rests long and lets go asks', () => {
  pointer('pointerdown', 10, 10, 'touch');
  vi.advanceTimersByTime(900);
  pointer('pointerup', 12, 10, 'touch');
  expect(told).toEqual(['lift stone', 'over 10,10', 'drop nowhere', 'ask']);
});

test('Escape, and a gesture that the browser takes over, call it off', () => {
  for (const off of [
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
    () => pointer('pointercancel', 50, 50),
    () => stop(),
  ]) {
    told.length = 0;
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 50, 50);
    off();
    pointer('pointermove', 80, 80);
    pointer('pointerup', 80, 80);
    expect(told).toEqual(['lift stone', 'over 50,50', 'drop nowhere']);
  }
});

test.each(['touch', 'mouse'])('a press after one that the browser took over is a press: %s', (kind) => {
  for (const off of [() => pointer('pointercancel', 50, 50, kind), () => stop()]) {
    pointer('pointerdown', 10, 10, kind);
    vi.advanceTimersByTime(900);
    pointer('pointermove', 50, 50, kind);
    off();
    pointer('pointerdown', 10, 10, kind, on('i'));
    pointer('pointerup', 10, 10, kind, on('i'));
    on('i').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(panned.filter((type) => type === 'click')).toEqual(['click']);
    panned = [];
  }
});

test('a click at the end of a press that Escape called off does nothing', () => {
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 50, 50);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  pointer('pointerup', 50, 50);
  on('b').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(panned).toEqual([]);
});

test('a second finger zooms: nothing is lifted', () => {
  pointer('pointerdown', 10, 10, 'touch');
  const second = {
    bubbles: true,
    pointerId: 2,
    isPrimary: false,
    pointerType: 'touch',
    clientX: 90,
    clientY: 90,
  };
  on('b').dispatchEvent(new PointerEvent('pointerdown', second));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

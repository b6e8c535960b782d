import { pointer, select as original } from 'd3-selection';
import { expect, it } from 'vitest';
import { pointer as ours, select } from '../../scripts/zoom-selection.ts';

type Select = (element: never) => {
  on(typenames: string, value?: unknown, options?: unknown): unknown;
  property(
    name: string,
    value: unknown,
  ): { filter(match: unknown): { on(name: string, value: unknown): unknown } };
};

/** What an element hears when listeners come and go, and who is told of. */
function heard(choose: Select): unknown[] {
  const log: unknown[] = [];
  const element = document.createElement('div');
  const chosen = choose(element as never);
  const hears = (name: string) =>
    function (this: unknown, { type }: Event) {
      log.push([name, type, this === element]);
    };
  const tell = (...types: string[]): void => {
    for (const type of types) element.dispatchEvent(new Event(type));
  };
  const first = hears('first');
  chosen.on('wheel.zoom', first, { passive: false });
  chosen.on('wheel.other touchend.zoom', hears('second'));
  tell('wheel', 'touchend');
  log.push(chosen.on('wheel.zoom') === first, chosen.on('wheel.none') === undefined);
  chosen.on('wheel.zoom', hears('third'));
  tell('wheel');
  chosen.on('.zoom', null);
  tell('wheel', 'touchend');
  chosen
    .property('__zoom', function (this: { __zoom?: unknown }) {
      return this.__zoom ?? 'set';
    })
    .filter(() => false)
    .on('wheel.never', hears('never'));
  tell('wheel');
  log.push((element as { __zoom?: unknown }).__zoom);
  return log;
}

it('hears what d3-selection hears', () => {
  const log = heard(select as unknown as Select);
  expect(log).toEqual(heard(original as unknown as Select));
  expect(log).toContainEqual(['first', 'wheel', true]);
});

it('finds an event where d3-selection finds it', () => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left: 10, top: 20 }) as DOMRect;
  const event = { sourceEvent: new MouseEvent('mousemove', { clientX: 33, clientY: 44 }) };
  expect(ours(event as never, element)).toEqual(pointer(event, element));
  expect(ours(event as never, element)).toEqual([23, 24]);
});

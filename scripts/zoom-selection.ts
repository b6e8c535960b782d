/**
 * Takes the place of the package d3-selection (vite.config.ts), of which d3-zoom needs a tenth: listeners by name, a
 * property and a style of one element at a time. The package answers for joins, selectors and namespaces as well, and no
 * bundler can tell which of that is asked for.
 */
type Target = EventTarget & Record<string, unknown>;
type Listener = (this: EventTarget, event: Event, datum: unknown) => void;

interface Bound {
  readonly type: string;
  readonly name: string;
  readonly value: Listener;
  readonly heard: (event: Event) => void;
  readonly options: AddEventListenerOptions | boolean | undefined;
}

const bound = new WeakMap<EventTarget, readonly Bound[]>();

/** "wheel.zoom" */
const partsOf = (typename: string): readonly [type: string, name: string] => {
  const [type = '', name = ''] = typename.split('.');
  return [type, name];
};

class Selection {
  readonly #element: Target | null;

  constructor(element: Target | null) {
    this.#element = element;
  }

  /** Hears, no longer hears (null; ".zoom": everything of that name), or tells who hears (without `value`). */
  on(typenames: string, value?: Listener | null, options?: AddEventListenerOptions | boolean): unknown {
    const element = this.#element;
    for (const [type, name] of typenames.trim().split(/\s+/).map(partsOf)) {
      const all = (element && bound.get(element)) ?? [];
      const isMeant = (one: Bound): boolean => one.name === name && (!type || one.type === type);
      if (value === undefined) return all.find(isMeant)?.value;
      if (!element) continue;
      for (const one of all.filter(isMeant)) element.removeEventListener(one.type, one.heard, one.options);
      const rest = all.filter((one) => !isMeant(one));
      if (value) {
        const heard = (event: Event): void => value.call(element, event, undefined);
        element.addEventListener(type, heard, options);
        rest.push({ type, name, value, heard, options });
      }
      bound.set(element, rest);
    }
    return this;
  }

  property(name: string, value: (this: Target) => unknown): this {
    if (this.#element) this.#element[name] = value.call(this.#element);
    return this;
  }

  style(name: string, value: string): this {
    (this.#element as HTMLElement | null)?.style.setProperty(name, value);
    return this;
  }

  filter(match: (this: Target) => boolean): Selection {
    return this.#element && match.call(this.#element) ? this : new Selection(null);
  }

  each(visit: (this: Target) => void): this {
    if (this.#element) visit.call(this.#element);
    return this;
  }

  call(behaviour: (selection: this, ...rest: readonly unknown[]) => void, ...rest: readonly unknown[]): this {
    behaviour(this, ...rest);
    return this;
  }

  selection(): this {
    return this;
  }

  datum(): undefined {
    return undefined;
  }

  /** The map glides by itself: there is never anything to interrupt. */
  interrupt(): this {
    return this;
  }
}

export const select = (element: Target): Selection => new Selection(element);

interface Pointed {
  readonly sourceEvent?: Pointed;
  readonly currentTarget?: HTMLElement;
  readonly clientX: number;
  readonly clientY: number;
}

/** Where an event is, or a touch, from the upper left corner of an element. */
export function pointer(event: Pointed, element?: HTMLElement): readonly [x: number, y: number] {
  let source = event;
  while (source.sourceEvent) source = source.sourceEvent;
  const within = (element ?? source.currentTarget)!;
  const { left, top } = within.getBoundingClientRect();
  return [source.clientX - left - within.clientLeft, source.clientY - top - within.clientTop];
}

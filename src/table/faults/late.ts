import type { ComponentType } from 'react';
import type { Opening } from './Fault.tsx';
import { later } from './later.tsx';

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

/**
 * Parts that are fetched together, when the first of them is shown: one script with one door. Gives the way to each,
 * by its name there; `dialog` for one that stands in front of the page.
 */
export const lateFrom =
  <Door extends object>(door: () => Promise<Door>) =>
  <Name extends keyof Door>(name: Name, dialog?: Opening) =>
    later<PropsOf<Door[Name]>>(
      async () => ({ default: (await door())[name] as ComponentType<PropsOf<Door[Name]>> }),
      dialog,
    );

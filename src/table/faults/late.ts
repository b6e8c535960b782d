import type { ComponentType } from 'react';
import type { Opening } from './Fault.tsx';
import { later } from './later.tsx';

const extras = () => import('../frame/extras.ts');
type Extras = Awaited<ReturnType<typeof extras>>;
type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never;

/** A part of the table that is fetched when it is first shown. */
export const late = <Name extends keyof Extras>(name: Name, dialog?: Opening) =>
  later<PropsOf<Extras[Name]>>(
    async () => ({ default: (await extras())[name] as ComponentType<PropsOf<Extras[Name]>> }),
    dialog,
  );

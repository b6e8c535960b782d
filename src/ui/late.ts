import { lazy } from 'react';

const extras = () => import('./extras.ts');
type Extras = Awaited<ReturnType<typeof extras>>;

/** A part of the table that is fetched when it is first shown. */
export const late = <Name extends keyof Extras>(name: Name) =>
  lazy<Extras[Name]>(async () => ({ default: (await extras())[name] }));

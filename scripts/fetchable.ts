/** A script of the build, as far as it matters who fetches it. */
export interface Script {
  /** The module that it stands for, from the root of the project; null where it is made of several. */
  readonly module: string | null;
  /** Keys of the scripts that come with it, and of those that it fetches later. */
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

const gameOf = (module: string | null): string | undefined =>
  /^src\/games\/([^/]+)\//.exec(module ?? '')?.[1];

/** Whether a script is all there is of a language besides English. */
const isForeign = ({ module }: Script): boolean => /\/fi\.ts$|\/content\/(?!en\/)[^/]+\//.test(module ?? '');

/**
 * Keys of the scripts that a player of one game can ever fetch: whatever the page leads to but for the other games,
 * and the worker of that game; without `foreign`, in English.
 */
export function fetchable(
  scripts: ReadonlyMap<string, Script>,
  entries: readonly string[],
  game: string,
  { foreign }: { readonly foreign: boolean },
): ReadonlySet<string> {
  const isMet = (key: string): boolean => {
    const script = scripts.get(key);
    if (!script || (isForeign(script) && !foreign)) return false;
    return [undefined, game].includes(gameOf(script.module));
  };
  const found = new Set(entries.filter(isMet));
  for (const key of found) {
    const { imports, later } = scripts.get(key)!;
    for (const next of [...imports, ...later.filter(isMet)]) found.add(next);
  }
  return found;
}

/** Every message of the catalogues in each language, and what it says for samples of its variables. */
import { catalogues, treeIn } from '../../scripts/content.ts';
import { isLeaf, type Kind, type Leaf, type Tree } from '../../scripts/fluent.ts';

type Compiled = Readonly<Record<string, unknown>> | (() => unknown);

const MODULES = import.meta.glob<Compiled>('/src/**/*.ftl', { eager: true, import: 'default' });

/** A message as it is compiled. */
interface Say {
  (args: object): string;
  parts(args: object): readonly (string | { readonly rule: string })[];
}

export interface Entry {
  /** The message in the compiled catalogue. */
  readonly says: unknown;
  readonly args: ReadonlyMap<string, Kind>;
}

export const languagesFound = [...new Set(catalogues().map((file) => file.split('/').at(-2)!))];

/** "src/table/content/fi/play.ftl" without its language. */
const place = (file: string, language: string): string => file.replace(`/content/${language}/`, '/');

function entriesIn(tree: Leaf | Tree, compiled: unknown, path: string): [string, Entry][] {
  if (isLeaf(tree)) return [[path, { says: compiled, args: 'args' in tree ? tree.args : new Map() }]];
  return Object.entries(tree).flatMap(([key, inner]) => {
    const at = Array.isArray(compiled) ? Number(key) - 1 : key;
    return entriesIn(inner, (compiled as Record<string | number, unknown>)[at], `${path}.${key}`);
  });
}

/** All messages of a language: "src/table/play.ftl:replay.title". */
export const messagesIn = (language: string): ReadonlyMap<string, Entry> =>
  new Map(
    catalogues(language).flatMap((file) => {
      const compiled = MODULES[`/${file}`]!;
      const messages: unknown = typeof compiled === 'function' ? compiled() : compiled;
      return entriesIn(treeIn(file), messages, place(file, language)).map(
        ([path, entry]): [string, Entry] => [path.replace('.ftl.', '.ftl:'), entry],
      );
    }),
  );

const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  number: [0, 1, 2, 5],
  boolean: [true, false],
  date: [new Date(1940, 2, 13, 11, 0)],
};

/** What a variable is tried with; names and numbers must come out in every language. */
function samplesOf(kind: Kind, nth: number): readonly unknown[] {
  if (kind === 'text') return [`X-${nth}`];
  if (kind === 'nullable') return [`X-${nth}`, null];
  return typeof kind === 'string' ? SAMPLES[kind]! : kind;
}

/** Every combination of samples, up to a hundred. */
export function argumentsFor(args: ReadonlyMap<string, Kind>): readonly object[] {
  let all: readonly object[] = [{}];
  for (const [i, [name, kind]] of [...args].entries())
    all = all
      .flatMap((some) => samplesOf(kind, i + 1).map((value) => ({ ...some, [name]: value })))
      .slice(0, 100);
  return all;
}

/** What a message says. */
export function said({ says }: Entry, args: object): string {
  if (typeof says === 'string') return says;
  return (says as Say)
    .parts(args)
    .map((part) => (typeof part === 'object' && part ? part.rule : (part ?? '')))
    .join('');
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import winterWar from '#games/winter-war/index.ts';
import * as winterWarInFinnish from '#games/winter-war/ui/fi.ts';
import { wordTables } from '#kit/i18n/words.ts';
import { setActiveGame } from '#table/game/registry.ts';
import type { Args } from './samples.ts';
import { ENGLISH, FINNISH, PACKS, said, type Entry } from './tables.ts';
import { FEATURES } from './winter-war-features.ts';
import { TALVISOTA } from './talvisota.ts';
import { WINTER_WAR } from './winter-war.ts';

setActiveGame(winterWar);

const SAMPLES = new Map<string, readonly Args[]>([
  ...Object.entries(WINTER_WAR),
  ...Object.entries({ ...FEATURES, ...TALVISOTA }).flatMap(([table, entries]) =>
    Object.entries(entries).map(([entry, args]): [string, readonly Args[]] => [`${table}.${entry}`, args]),
  ),
]);

/** What is the same in both languages: names, signs, numbers. */
const THE_SAME = new Set([
  // Names of keys.
  ...[1, 2, 5].map((row) => `winter-war/signs.keys.${row}.0`),
  // What is filled in says it all.
  'winter-war/common.title',
  'winter-war/common.size.••',
  'winter-war/common.size.',
  'winter-war/common.count',
  'winter-war/common.hex',
  'winter-war/common.halves',
  'winter-war/common.signed',
  'winter-war/common.percent',
  'winter-war/context.country.none',
  'winter-war/supply.chosen',
  'winter-war/supply.loadShort',
  'winter-war/ledger.key.viipuri',
  'winter-war/ledger.key.petsamo',
  'winter-war/ledger.key.oulu',
  'winter-war/ledger.levelWithout',
  'winter-war/log.cause.attack',
  'winter-war/log.cause.ski-patrol',
  'winter-war/variant.drop.short.halved',
  'winter-war/variant.drop.short.stunned',
  'winter-war/choice.source.winterWar1992.title',
  ...[
    'names.petsamo',
    'names.salla',
    'names.suomussalmi',
    'short.petsamo',
    'short.salla',
    'short.suomussalmi',
    'short.kuhmo',
  ].map((name) => `winter-war/fronts.${name}`),
  'winter-war/map.country.none',
  'winter-war/map.rowALetter',
  'winter-war/map.swedishEntry',
  'winter-war/map.count',
  'winter-war/map.points',
  'talvisota/common.strategy.MOTTI',
  'talvisota/common.support.NKVD',
  'talvisota/common.title',
  'talvisota/map.title',
  'talvisota/map.years',
  'winter-war/key.years',
  'talvisota/table.keys.1.0',
  'talvisota/table.heading',
  'talvisota/table.call',
]);

const paths = [...ENGLISH.keys()];

/** Both languages side by side, for every sample. */
function pairs(path: string): [english: string, finnish: string][] {
  const [english, finnish] = [ENGLISH.get(path)!, FINNISH.get(path)!];
  const args = typeof english === 'function' ? (SAMPLES.get(path) ?? []) : [[]];
  return args.map((some) => [said(english, some), said(finnish, some)]);
}

/** Numbers, strengths and odds, and the names that were filled in. */
const filledIn = (text: string): string => [...(text.match(/X-\d|\d+/g) ?? [])].toSorted().join(' ');

/** What stands after a number without being counted: verbs, what a year or a turn is followed by. */
const NOT_COUNTED = new Set(
  'sääntövihko viralliset menetetty tulossa voi rivi saapuvat tai tuhottu rikkoo'.split(' '),
);

/** Numbers with the word that follows; in the genitive and the illative the number itself would be inflected. */
const countedIn = (text: string): [number, string][] =>
  [...text.matchAll(/(?<![\d.,/+−-])(\d+) (\p{Ll}{3,})/gu)]
    .map(([, n, word]): [number, string] => [Number(n), word!])
    .filter(([, word]) => !word.endsWith('n') && !NOT_COUNTED.has(word));

/** Where in the sources a table is made: name, maker and file. */
const made = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/const (\w+) = words(?:<\w+>)?\(\s*'([^']+)'/g)].map(
      ([, maker = '', name = '']) => ({ file, maker, name }),
    ),
  );

describe('the tables of words', () => {
  it('are all walked through', () => {
    expect([...wordTables().keys()].toSorted()).toEqual(made.map(({ name }) => name).toSorted());
  });

  it('have Finnish in the pack of their wing, and no pack has a table of which nobody knows', () => {
    const packed = Object.entries(PACKS).flatMap(([wing, pack]) =>
      Object.keys(pack).map((entry) => `${wing}/${entry}`),
    );
    expect(packed.toSorted()).toEqual([...wordTables().keys()].toSorted());
  });
});

describe('the Finnish words', () => {
  it('are there for every English entry and for no other', () => {
    const kinds = (table: ReadonlyMap<string, Entry>): string[] =>
      [...table].map(([path, entry]) => `${path} ${typeof entry}`).toSorted();
    expect(kinds(FINNISH)).toEqual(kinds(ENGLISH));
  });

  it('have a sample of every function', () => {
    const functions = paths.filter((path) => typeof ENGLISH.get(path) === 'function');
    expect(functions.filter((path) => !SAMPLES.get(path)?.length)).toEqual([]);
    expect([...SAMPLES.keys()].toSorted()).toEqual(functions.toSorted());
  });

  it('are others than the English ones, but for names and signs', () => {
    const same = paths.filter((path) => pairs(path).some(([english, finnish]) => english === finnish));
    expect(same.toSorted()).toEqual([...THE_SAME].toSorted());
  });

  it('are never empty where the English ones are not', () => {
    expect(
      paths.filter((path) => pairs(path).some(([english, finnish]) => !english.trim() !== !finnish.trim())),
    ).toEqual([]);
  });

  it('give the same numbers and fill in the same names', () => {
    const differing = paths
      .flatMap((path) => pairs(path).map((pair) => [path, ...pair] as const))
      .filter(([, english, finnish]) => filledIn(english) !== filledIn(finnish))
      // A month has a name in English and a number in Finnish.
      .filter(([path]) => path !== 'table/library.savedOn');
    expect(differing).toEqual([]);
  });

  it('never inflect what is filled in', () => {
    const inflected = paths
      .flatMap(pairs)
      .map(([, finnish]) => finnish)
      .filter((text) => /X-\d[\p{L}’'-]|X-\d:\p{L}/u.test(text));
    expect(inflected).toEqual([]);
  });

  it('put a partitive after every number but one', () => {
    const wrong = paths.flatMap((path) => {
      const counted = pairs(path).flatMap(([, finnish]) => countedIn(finnish));
      const [singular, plural] = [counted.filter(([n]) => n === 1), counted.filter(([n]) => n !== 1)];
      const words = new Set(plural.map(([, word]) => word));
      return [
        ...plural.filter(([, word]) => !/[aä]$/.test(word)),
        ...singular.filter(([, word]) => words.has(word)),
      ].map(([n, word]) => `${path}: ${n} ${word}`);
    });
    expect(wrong).toEqual([]);
  });

  it('count halves as more than one', () => {
    const { points } = winterWarInFinnish.common;
    expect([points(1), points(2), points(0), points(0.5)]).toEqual([
      '1 piste',
      '2 pistettä',
      '0 pistettä',
      '0,5 pistettä',
    ]);
  });

  it('end as sentences do where the English ones do', () => {
    const ends = (text: string): boolean => /[.?]$/.test(text.trim());
    const differing = paths.filter((path) =>
      pairs(path).some(([english, finnish]) => ends(english) !== ends(finnish)),
    );
    expect(differing).toEqual([]);
  });
});

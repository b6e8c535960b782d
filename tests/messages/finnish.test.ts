import { argumentsFor, messagesIn, said } from './catalogues.ts';

const [english, finnish] = [messagesIn('en'), messagesIn('fi')];
const paths = [...english.keys()];

/** What is the same in both languages: names, signs, numbers. */
const THE_SAME: readonly RegExp[] = [
  // Names of keys.
  /\.keys$/,
  // What is filled in says it all.
  /:common\.(title|size|count|hex|halves|signed|percent)/,
  /:(context|map)\.country\.none$|:map\.(rowALetter|swedishEntry|count|points|title|years)$|:key\.years$/,
  /:supply\.(chosen|loadShort)$|:replay\.times$|:library\.refused$|:seats\.seated$|:settings\.themes\.1972$/,
  /:table\.(heading|call)$|:interphase\.came\.|:log\.cause\.|:ledger\.levelWithout$/,
  /:problems\.(about|counted|titled|one)$/,
  /:dialog\.webhook$|:dialog\.webhookFormats\.|:talk\.chat$/,
  /:variant\.drop\.short\.(halved|stunned)$|:choice\.source\.winterWar1992\.title$/,
  // Places and counters of one name in both languages.
  /:card\.short\.(petsamo|suomussalmi)$/,
  /:ledger\.key\.(viipuri|petsamo|oulu)$|:fronts\.(names|short)\.|:intents\.front\.\w+\.name$/,
  /:spaces\.MUR$|:common\.(strategy\.MOTTI|support\.NKVD)$/,
];

/** A month has a name in English, and a number with a full stop in Finnish. */
const DATES = /:library\.savedOn$|statistics\.ftl:date$|:dates\.\d+$/;

/** Both languages side by side, for every sample. */
function pairs(path: string): [english: string, finnish: string][] {
  const [one, other] = [english.get(path)!, finnish.get(path)!];
  return argumentsFor(new Map([...other.args, ...one.args])).map((args) => [
    said(one, args),
    said(other, args),
  ]);
}

/** Numbers, strengths and odds, and the names that were filled in. */
const filledIn = (text: string): string =>
  [...(text.toUpperCase().match(/X-\d|\d+/g) ?? [])].toSorted().join(' ');

/** What stands after a number without being counted: verbs, what a year or a turn is followed by. */
const NOT_COUNTED = new Set(
  'sääntövihko viralliset menetetty tulossa voi rivi saapuvat tai tuhottu rikkoo'.split(' '),
);

/** Numbers with the word that follows; in the genitive and the illative the number itself would be inflected. */
const countedIn = (text: string): [number, string][] =>
  [...text.matchAll(/(?<![\d.,/+−-])(\d+) (\p{Ll}{3,})/gu)]
    .map(([, n, word]): [number, string] => [Number(n), word!])
    .filter(([, word]) => !word.endsWith('n') && !NOT_COUNTED.has(word));

describe('the Finnish messages', () => {
  it('are others than the English ones, but for names and signs', () => {
    const same = paths.filter((path) => pairs(path).every(([one, other]) => one === other));
    expect(same.filter((path) => !THE_SAME.some((known) => known.test(path)))).toEqual([]);
  });

  it('give the same numbers and fill in the same names', () => {
    const differing = paths
      .flatMap((path) => pairs(path).map((pair) => [path, ...pair] as const))
      .filter(([, one, other]) => filledIn(one) !== filledIn(other))
      .filter(([path]) => !DATES.test(path));
    expect(differing).toEqual([]);
  });

  it('never inflect what is filled in', () => {
    const inflected = paths
      .flatMap(pairs)
      .map(([, other]) => other)
      // A compound keeps the name as it is; two names may follow each other.
      .map((text) => text.replaceAll(/X-\d-yksik|X-\d(?=X-\d)/g, ''))
      .filter((text) => /X-\d[\p{L}’'-]|X-\d:\p{L}/u.test(text));
    expect(inflected).toEqual([]);
  });

  it('put a partitive after every number but one', () => {
    // A game has more than one turn.
    const counting = paths.filter((path) => !path.endsWith('final.reason.turns'));
    const wrong = counting.flatMap((path) => {
      const counted = pairs(path).flatMap(([, other]) => countedIn(other));
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
    const points = finnish.get('src/games/winter-war/start.ftl:common.points')!;
    expect([1, 2, 0, 0.5].map((n) => said(points, { n }))).toEqual([
      '1 piste',
      '2 pistettä',
      '0 pistettä',
      '0,5 pistettä',
    ]);
  });

  it('end as sentences do where the English ones do', () => {
    const ends = (text: string): boolean => /[.?]$/.test(text.trim());
    const differing = paths
      .filter((path) => !DATES.test(path))
      .filter((path) => pairs(path).some(([one, other]) => ends(one) !== ends(other)));
    expect(differing).toEqual([]);
  });
});

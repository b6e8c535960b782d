import { SPACES, spaceOf } from '#engine/talvisota';
import { about } from '#games/talvisota/content/index.ts';

const [en, fi] = [await about.load('en'), await about.load('fi')];

const whole = (page: typeof en): string => page.flatMap(({ paragraphs }) => paragraphs).join('\n');
const linksIn = (page: typeof en): string[] =>
  [...whole(page).matchAll(/\{([^}|]+)/g)].map(([, id]) => id!).toSorted();
const numbersIn = (page: typeof en): string[] =>
  (
    whole(page)
      .replaceAll('29 000', '29,000')
      .replaceAll('–', ' ')
      .match(/\d[\d,]*/g) ?? []
  )
    .map((one) => one.replace(/,$/, ''))
    .toSorted();

describe('the page on how map and values came about', () => {
  it('says the same in both languages', () => {
    expect(fi.map(({ paragraphs }) => paragraphs.length)).toEqual(
      en.map(({ paragraphs }) => paragraphs.length),
    );
    expect(linksIn(fi)).toEqual(linksIn(en));
    expect(numbersIn(fi)).toEqual(numbersIn(en));
  });

  it('names spaces of the map, and every one that the rule sheet names', () => {
    for (const id of linksIn(en)) expect(() => spaceOf(id)).not.toThrow();
    const named = SPACES.filter((place) => place.named).map(({ id }) => id);
    expect(named).toHaveLength(9);
    expect(named.filter((id) => !linksIn(en).includes(id))).toEqual([]);
  });

  it('has the sums of the numbers as they are', () => {
    const sum = (front: string): number =>
      SPACES.filter((place) => place.front === front).reduce((all, { value }) => all + value, 0);
    expect(whole(en)).toContain(
      `${sum('LAP')} in Lapland, ${sum('LAD')} on Ladoga, ${sum('KAR')} in Karelia`,
    );
  });
});

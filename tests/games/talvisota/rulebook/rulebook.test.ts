import '#app/languages.ts';
import startMessages from '#games/talvisota/content/en/start.ftl';
import { CHAPTERS, OPTION_KEYS, OPTION_RULES, RECONSTRUCTED, RULE_IDS } from '#engine/talvisota';
import { chapters } from '#games/talvisota/content/index.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';

const textsIn = async (language: 'en' | 'fi') =>
  new Map(
    (await chapters.load(language)).flatMap(({ paragraphs }) => paragraphs.map(({ id, text }) => [id, text])),
  );
/** The names of the switches. */
async function titlesIn(language: string) {
  await loadLanguage(language);
  setLanguage(language);
  return startMessages().common.option;
}
const [english, finnish] = [await textsIn('en'), await textsIn('fi')];

describe('the rulebook of Talvisota', () => {
  it('holds every decision from N1 to N52', () => {
    const wanted = Array.from({ length: 52 }, (_, i) => i + 1);
    expect(wanted.filter((n) => !(RULE_IDS as readonly string[]).includes(`N${n}`))).toEqual([]);
    expect(Object.values(CHAPTERS).flat()).toEqual(RULE_IDS);
  });

  it('says of every switch by its name what it changes', async () => {
    const [finnishTitles, titles] = [await titlesIn('fi'), await titlesIn('en')];
    const unsaid = OPTION_KEYS.filter(
      (key) =>
        !english.get(OPTION_RULES[key])!.includes(titles[key].title) ||
        !finnish.get(OPTION_RULES[key])!.includes(finnishTitles[key].title),
    );
    expect(unsaid).toEqual([]);
  });

  it('says where this edition made something up', () => {
    const silent = RECONSTRUCTED.filter(
      ({ rule }) =>
        !/\bours\b|reconstruction/i.test(english.get(rule)!) ||
        !/meidän|ratkaisumme|rekonstruktio/i.test(finnish.get(rule)!),
    );
    expect(silent.map(({ what }) => what)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { CHAPTERS, OPTION_KEYS, OPTION_RULES, RECONSTRUCTED, RULE_IDS } from '#engine/talvisota';
import { chapters } from '#games/talvisota/content/index.ts';
import { fi as finnishWords } from '#games/talvisota/ui/words/common-words.fi.ts';
import { commonWords } from '#games/talvisota/ui/words/common-words.ts';

const textsIn = async (language: 'en' | 'fi') =>
  new Map(
    (await chapters.load(language)).flatMap(({ paragraphs }) => paragraphs.map(({ id, text }) => [id, text])),
  );
const [english, finnish] = [await textsIn('en'), await textsIn('fi')];

describe('the rulebook of Talvisota', () => {
  it('holds every decision from N1 to N52', () => {
    const wanted = Array.from({ length: 52 }, (_, i) => i + 1);
    expect(wanted.filter((n) => !(RULE_IDS as readonly string[]).includes(`N${n}`))).toEqual([]);
    expect(Object.values(CHAPTERS).flat()).toEqual(RULE_IDS);
  });

  it('says of every switch by its name what it changes', () => {
    const titles = commonWords().option;
    const unsaid = OPTION_KEYS.filter(
      (key) =>
        !english.get(OPTION_RULES[key])!.includes(titles[key].title) ||
        !finnish.get(OPTION_RULES[key])!.includes(finnishWords.option[key].title),
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

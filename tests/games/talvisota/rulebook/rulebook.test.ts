import { describe, expect, it } from 'vitest';
import { CHAPTERS, OPTION_KEYS, OPTION_RULES, RECONSTRUCTED, RULE_IDS, type RuleId } from '#engine/talvisota';
import { en } from '#games/talvisota/rulebook/en.ts';
import { fi } from '#games/talvisota/rulebook/fi.ts';
import { fi as finnishWords } from '#games/talvisota/ui/words/common-words.fi.ts';
import { commonWords } from '#games/talvisota/ui/words/common-words.ts';

const numbers = (text: string): string[] =>
  [...text.replaceAll(/\[\[[^\]]+\]\]/g, '').matchAll(/[+−-]?\d+/g)].map(([one]) => one).toSorted();
const links = (text: string): string[] => [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, id]) => id!);

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
        !en.paragraphs[OPTION_RULES[key]][1].includes(titles[key].title) ||
        !fi.paragraphs[OPTION_RULES[key]][1].includes(finnishWords.option[key].title),
    );
    expect(unsaid).toEqual([]);
  });

  it('says where this edition made something up', () => {
    const silent = RECONSTRUCTED.filter(
      ({ rule }) =>
        !/\bours\b|reconstruction/i.test(en.paragraphs[rule][1]) ||
        !/meidän|ratkaisumme|rekonstruktio/i.test(fi.paragraphs[rule][1]),
    );
    expect(silent.map(({ what }) => what)).toEqual([]);
  });

  it('says the same in Finnish: numbers, and ways to other paragraphs', () => {
    const other = RULE_IDS.filter(
      (id) => String(numbers(en.paragraphs[id][1])) !== String(numbers(fi.paragraphs[id][1])),
    );
    expect(other).toEqual([]);
    for (const id of RULE_IDS) {
      const text = en.paragraphs[id][1];
      expect(links(fi.paragraphs[id][1])).toEqual(links(text));
      for (const link of links(text)) expect(RULE_IDS).toContain(link as RuleId);
    }
  });
});

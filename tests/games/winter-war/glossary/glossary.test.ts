import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '#engine/winter-war';
import { en, TERMS } from '#games/winter-war/glossary/index.ts';
import { paragraph } from '#games/winter-war/rulebook/index.ts';

const ids = TERMS.map(({ id }) => id);
const words = Object.values(en);
const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;
const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('the glossary', () => {
  it('has at least forty terms, none of them twice', () => {
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(twice(ids)).toEqual([]);
    expect(twice(words.map(({ term }) => term.toLowerCase()))).toEqual([]);
  });

  it('has words for each term and none left over', () => {
    expect(Object.keys(en).toSorted()).toEqual(ids.toSorted());
  });

  it('sends the reader to paragraphs that exist', () => {
    const rules = TERMS.flatMap(({ see }) => see);
    expect(rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
    expect(rules.filter((rule) => paragraph(rule).id !== rule)).toEqual([]);
    expect(TERMS.filter(({ see }) => see.length === 0 || twice(see).length > 0)).toEqual([]);
  });

  it('relates each term to others that exist, and not to itself', () => {
    const known = new Set<string>(ids);
    const wrong = TERMS.filter(
      ({ id, related }) =>
        related.length === 0 || related.includes(id) || related.some((other) => !known.has(other)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(TERMS.flatMap(({ related }) => twice(related))).toEqual([]);
  });

  it('explains a term in one or two short sentences', () => {
    const wrong = words.filter(({ text }) => text.length > 200 || ![1, 2].includes(sentences(text)));
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });
});

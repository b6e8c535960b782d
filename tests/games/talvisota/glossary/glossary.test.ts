import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '#engine/talvisota';
import { en, fi, TERMS, type TermId } from '#games/talvisota/glossary/index.ts';
import { englishMarks, finnishMarks } from '#games/talvisota/glossary/marks.ts';
import { COURSE, en as lessons, fi as oppitunnit } from '#games/talvisota/lessons/index.ts';
import { en as book } from '#games/talvisota/rulebook/en.ts';
import { fi as kirja } from '#games/talvisota/rulebook/fi.ts';
import { wordsOf } from '#table/game/course/words.ts';

const ids = TERMS.map(({ id }) => id);
const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;
const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);
const numbers = (text: string): string[] => [...(text.match(/[+-]?\d+/g) ?? [])].toSorted();

/** Everyday words, which are looked up but not marked. */
const UNMARKED: readonly TermId[] = [
  'space',
  'number',
  'front',
  'control',
  'force',
  'strength',
  'waiting',
  'strategy',
  'means',
  'answer',
  'loss',
  'conquest',
  'defeat',
];

describe('the glossary of Talvisota', () => {
  it('has each term once, with words in both languages and ways that lead somewhere', () => {
    expect(twice(ids)).toEqual([]);
    expect(Object.keys(en)).toEqual(ids);
    expect(Object.keys(fi).toSorted()).toEqual(ids.toSorted());
    for (const { see, related } of TERMS) {
      expect(see.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
      expect(related.filter((id) => !ids.includes(id))).toEqual([]);
      expect(see.length * related.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['English', en],
    ['Finnish', fi],
  ])('explains in one or two sentences, in %s', (_, words) => {
    const all = Object.values(words);
    expect(twice(all.map(({ term }) => term.toLowerCase()))).toEqual([]);
    const wrong = all.filter(({ text }) => text.length > 220 || ![1, 2].includes(sentences(text)));
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });

  it('gives the same numbers in both languages', () => {
    const other = ids.filter((id) => String(numbers(en[id].text)) !== String(numbers(fi[id].text)));
    expect(other).toEqual([]);
  });

  it.each([
    [
      'English',
      englishMarks,
      JSON.stringify(book) + COURSE.map((one) => JSON.stringify(wordsOf(lessons, one))),
    ],
    [
      'Finnish',
      finnishMarks,
      JSON.stringify(kirja) + COURSE.map((one) => JSON.stringify(wordsOf(oppitunnit, one))),
    ],
  ])('marks what the rulebook or the lessons say, in %s', (_, marks, said) => {
    const marked = [...new Set(marks.map(([term]) => term))];
    expect([...marked, ...UNMARKED].toSorted()).toEqual(ids.toSorted());
    const unmet = marks.filter(
      ([, pattern]) => !new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu').test(said),
    );
    expect(unmet.map(([term]) => term)).toEqual([]);
  });

  it('takes no Finnish word for a counter', () => {
    const said = [
      JSON.stringify(kirja),
      JSON.stringify(oppitunnit),
      ...Object.values(fi).map(({ text }) => text),
    ].join();
    expect(said.match(/(?<![\p{L}\d])(?:eli|Eli|tan|res|sk)(?![\p{L}\d])/gu)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { fi } from '#games/winter-war/glossary/fi.ts';
import { en, TERMS, type TermId } from '#games/winter-war/glossary/index.ts';

const ids = TERMS.map(({ id }) => id);
const words = Object.values(fi);

/** Numbers, strengths and odds as they are written: 1306, 0-1-2, 3-1. */
const numbers = (text: string): string[] => [...(text.match(/\d+(?:-\d+)*/g) ?? [])].toSorted();
const sentences = (text: string): number => text.split(/[.!?](?=\s|$)/).length - 1;
const twice = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);
const all = (id: TermId, of: typeof en): string =>
  [of[id].term, of[id].text, ...(of[id].also ?? [])].join(' ');

describe('the glossary in Finnish', () => {
  it('has words for each term and none left over', () => {
    expect(Object.keys(fi).toSorted()).toEqual(ids.toSorted());
    expect(twice(words.map(({ term }) => term.toLowerCase()))).toEqual([]);
  });

  it('leaves nothing empty and nothing in English', () => {
    const left = ids.filter((id) => {
      const { term, text } = fi[id];
      return ['', en[id].term].includes(term.trim()) || ['', en[id].text].includes(text.trim());
    });
    expect(left).toEqual([]);
  });

  it('gives the same numbers', () => {
    const other = ids.filter((id) => String(numbers(all(id, en))) !== String(numbers(all(id, fi))));
    expect(other).toEqual([]);
  });

  it('explains a term in one or two short sentences', () => {
    const wrong = words.filter(({ text }) => text.length > 220 || ![1, 2].includes(sentences(text)));
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });

  it('offers other ways to write a term, each once', () => {
    const wrong = words.filter(
      ({ term, also = [] }) =>
        twice([term.toLowerCase(), ...also.map((one) => one.toLowerCase())]).length > 0,
    );
    expect(wrong.map(({ term }) => term)).toEqual([]);
  });
});

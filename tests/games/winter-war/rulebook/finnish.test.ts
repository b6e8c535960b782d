import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '#engine/winter-war/state/rule-ids.ts';
import {
  finnishChapterTitles,
  finnishParagraphs,
  finnishSource,
} from '#games/winter-war/rulebook/fi/index.ts';
import { chapters, paragraph, type Paragraph } from '#games/winter-war/rulebook/index.ts';

const english: readonly Paragraph[] = chapters.flatMap(({ paragraphs }) => paragraphs);

const references = (text: string): string[] =>
  [...new Set([...text.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1] ?? ''))].toSorted();

/** Numbers, strengths and odds as they are written: 1406, +5, -20, 6-6-2, 2-1. */
const numbers = (text: string): string[] =>
  [...text.replace(/\[\[.*?\]\]/g, '').matchAll(/[+-]?\d+(?:-\d+)*/g)].map(([found]) => found).toSorted();

/** One letter for each line, l for a list item and p for anything else; sub-paragraphs are set apart. */
const shape = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? ' ' : line.startsWith('- ') ? 'l' : 'p'))
    .join('');

/** The ids of paragraphs where the two languages differ. */
const differing = <T>(of: (text: string) => T): string[] =>
  english
    .filter(({ id, text }) => JSON.stringify(of(text)) !== JSON.stringify(of(finnishParagraphs[id].text)))
    .map(({ id }) => id);

describe('the rulebook in Finnish', () => {
  it('has words for every paragraph and for no other', () => {
    expect(Object.keys(finnishParagraphs).toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it('has a title for every chapter and for no other, each of its own', () => {
    expect(Object.keys(finnishChapterTitles).toSorted()).toEqual(chapters.map(({ id }) => id).toSorted());
    const titles = Object.values(finnishChapterTitles);
    expect(titles).toEqual([...new Set(titles)]);
    expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  });

  it('leaves nothing empty and nothing in English', () => {
    const left = english.filter(({ id, title, text }) => {
      const words = finnishParagraphs[id];
      return words.title.trim() === '' || words.title === title || words.text === '' || words.text === text;
    });
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it('has no two paragraphs of the same title in a chapter', () => {
    for (const { paragraphs } of chapters) {
      const titles = paragraphs.map(({ id }) => finnishParagraphs[id].title);
      expect(titles).toEqual([...new Set(titles)]);
    }
  });

  it('refers to the same paragraphs', () => {
    expect(differing(references)).toEqual([]);
  });

  it('gives the same numbers', () => {
    expect(differing(numbers)).toEqual([]);
  });

  it('gives the same numbers in the titles', () => {
    const other = english.filter(
      ({ id, title }) => String(numbers(title)) !== String(numbers(finnishParagraphs[id].title)),
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('keeps lists and sub-paragraphs', () => {
    expect(differing(shape)).toEqual([]);
  });

  it('uses no markup but sub-paragraphs, lists and references', () => {
    const odd = Object.entries(finnishParagraphs).filter(([, { title, text }]) => {
      const plain = `${title}\n${text.replace(/\[\[[\w.]+\]\]/g, 'ref')}`;
      return /[[\]*_`<>#]|^\s|\s$| {2}|\n |\n{3}/.test(plain);
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  it('inflects no reference, which would break its link', () => {
    const inflected = Object.entries(finnishParagraphs).filter(([, { text }]) =>
      /\]\](?::?\p{L}|-)/u.test(text),
    );
    expect(inflected.map(([id]) => id)).toEqual([]);
  });
});

describe('source lines in Finnish', () => {
  it('translates every part but names and numbers', () => {
    const untouched = /^(?:A Winter War \(1992\)|Leningrad|[A-Z]\d?[a-c]?)$/;
    const left = english.flatMap(({ id, source }) => {
      const parts = finnishSource(source).split(/[,:;] /);
      return source
        .split(/[,:;] /)
        .filter((part) => !untouched.test(part) && parts.includes(part))
        .map((part) => `${id}: ${part}`);
    });
    expect(left).toEqual([]);
  });

  it('keeps the numbers of the sources', () => {
    const other = english.filter(
      ({ source }) =>
        String(source.match(/\d+/g)?.toSorted()) !== String(finnishSource(source).match(/\d+/g)?.toSorted()),
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  it('reads as a line', () => {
    expect(finnishSource(paragraph('Movement.K2').source)).toBe(
      'SPI:n säännöt, Liikkuminen, erityiskielto 2',
    );
    expect(finnishSource(paragraph('E1').source)).toBe('Virallinen oikaisu; tulkinta E1');
  });
});

import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '#engine/winter-war/state/rule-ids.ts';
import { chapters, paragraph, type Paragraph } from '#games/winter-war/rulebook/index.ts';

const all: readonly Paragraph[] = chapters.flatMap((chapter) => chapter.paragraphs);
const known = new Set<string>(RULE_IDS);
const references = (text: string) => [...text.matchAll(/\[\[(.*?)\]\]/g)].map((match) => match[1] ?? '');

describe('the rulebook', () => {
  it('has exactly one paragraph for every rule id', () => {
    expect(all.map(({ id }) => id).toSorted()).toEqual([...RULE_IDS].toSorted());
    expect(known.size).toBe(RULE_IDS.length);
  });

  it('finds each paragraph by its id', () => {
    for (const id of RULE_IDS) expect(paragraph(id).id).toBe(id);
  });

  it('gives every paragraph a title, a text and a source', () => {
    const blank = all.filter(({ title, text, source }) => [title, text, source].some((s) => s.trim() === ''));
    expect(blank.map(({ id }) => id)).toEqual([]);
  });

  it('refers only to paragraphs that exist, and never to itself', () => {
    const broken = all.flatMap(({ id, text, see = [] }) =>
      [...references(text), ...see]
        .filter((ref) => !known.has(ref) || ref === id)
        .map((ref) => `${id} → ${ref}`),
    );
    expect(broken).toEqual([]);
  });

  it('cross-refers both ways', () => {
    const oneWay = all.flatMap(({ id, see = [] }) =>
      see.filter((other) => !paragraph(other).see?.includes(id)).map((other) => `${id} → ${other}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('ties every ruling on how a case is applied to that case', () => {
    const loose = all.filter(({ id, see = [] }) => /^[A-Z]\d/.test(id) && see.length === 0);
    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  it('has no two paragraphs of the same title in a chapter', () => {
    const chapterIds = chapters.map(({ id }) => id);
    expect(new Set(chapterIds).size).toBe(chapterIds.length);
    for (const { paragraphs } of chapters) {
      const titles = paragraphs.map(({ title }) => title);
      expect(titles).toEqual([...new Set(titles)]);
    }
  });

  it('uses no markup but sub-paragraphs, lists and references', () => {
    const odd = all.filter(({ text }) => {
      const plain = text.replace(/\[\[[\w.]+\]\]/g, 'ref');
      return /[[\]*_`<>#]|^\s|\s$| {2}|\n |\n{3}/.test(plain);
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

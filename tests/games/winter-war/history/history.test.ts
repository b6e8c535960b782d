import { describe, expect, it } from 'vitest';
import { board } from '#engine/winter-war';
import { en } from '#games/winter-war/history/en.ts';
import { fi } from '#games/winter-war/history/fi.ts';
import { paragraphsOf, piecesOf, type History, type Page } from '#games/winter-war/history/page.ts';
import { TURN_SOURCES } from '#games/winter-war/history/sources.ts';

const pagesOf = ({ turns, board: page }: History): readonly Page[] => [...turns, page];

const placesIn = (page: Page): string[] =>
  paragraphsOf(page).flatMap((text) =>
    piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])),
  );

const known = new Set(board.places.map(({ name }) => name));

describe('the history beside the game', () => {
  it('has a page and its sources for each of the ten Game-Turns', () => {
    expect([en.turns.length, fi.turns.length, TURN_SOURCES.length]).toEqual([10, 10, 10]);
    for (const books of TURN_SOURCES) expect(books.length).toBeGreaterThan(0);
  });

  it('leads to places that are on the board', () => {
    const unknown = [en, fi]
      .flatMap(pagesOf)
      .flatMap(placesIn)
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('leads to the same places in both languages, and to some on every page', () => {
    pagesOf(en).forEach((page, i) => {
      const [english, finnish] = [page, pagesOf(fi)[i]!].map((one) => [...new Set(placesIn(one))].sort());
      expect(english!.length).toBeGreaterThan(0);
      expect(finnish).toEqual(english);
    });
  });

  it('leaves no brace open and no paragraph empty', () => {
    for (const page of [en, fi].flatMap(pagesOf))
      for (const text of paragraphsOf(page)) {
        const plain = piecesOf(text).map((piece) => (typeof piece === 'string' ? piece : piece.text));
        expect(plain.join('')).toMatch(/^[^{}|\n]{40,}$/);
      }
  });

  it('gives half a page to every turn', () => {
    for (const { text } of [en, fi].flatMap(({ turns }) => turns)) {
      const words = text.trim().split(/\s+/).length;
      expect(words).toBeGreaterThan(50);
      expect(words).toBeLessThan(160);
    }
  });
});

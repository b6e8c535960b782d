import { board } from '#engine/winter-war';
import { history, type HistoryPage } from '#games/winter-war/content/index.ts';
import { BOARD, piecesOf, TURNS } from '#games/winter-war/ui/history/HistoryDialog.tsx';

const [en, fi] = [[...(await history.load('en'))], [...(await history.load('fi'))]];
const pages = [...en, ...fi].map(([, page]) => page);

const placesIn = ({ paragraphs }: HistoryPage): string[] =>
  paragraphs.flatMap((text) =>
    piecesOf(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name])),
  );

const known = new Set(board.places.map(({ name }) => name));

describe('the history beside the game', () => {
  it.each([
    ['English', en],
    ['Finnish', fi],
  ])('has a page and its sources for each of the ten Game-Turns, and one for the board, in %s', (_, all) => {
    expect(all.map(([id]) => id)).toEqual([...TURNS.map(String), BOARD]);
    for (const [id, { title, sources }] of all) {
      expect(title).not.toBe('');
      expect(sources === '').toBe(id === BOARD);
    }
  });

  it('leads to places that are on the board', () => {
    expect(pages.flatMap(placesIn).filter((name) => !known.has(name))).toEqual([]);
  });

  it('leads to the same places in both languages, and to some on every page', () => {
    en.forEach(([, page], i) => {
      const [english, finnish] = [page, fi[i]![1]].map((one) => [...new Set(placesIn(one))].sort());
      expect(english!.length).toBeGreaterThan(0);
      expect(finnish).toEqual(english);
    });
  });

  it('leaves no brace open and no paragraph empty', () => {
    for (const text of pages.flatMap(({ paragraphs }) => paragraphs)) {
      const plain = piecesOf(text).map((piece) => (typeof piece === 'string' ? piece : piece.text));
      expect(plain.join('')).toMatch(/^[^{}|\n]{40,}$/);
    }
  });

  it('gives half a page to every turn', () => {
    for (const [id, { paragraphs }] of [...en, ...fi]) {
      if (id === BOARD) continue;
      const words = paragraphs.join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(50);
      expect(words).toBeLessThan(160);
    }
  });
});

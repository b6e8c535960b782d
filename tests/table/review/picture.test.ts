import { describe, expect, it } from 'vitest';
import { drawReview, PICTURE_SIZE, type PicturedReview } from '#table/features/review/picture.ts';

/** A canvas that notes what is written on it, and where lines lead. A letter is ten pixels wide. */
function canvas() {
  const texts: { text: string; x: number; y: number }[] = [];
  const points: [x: number, y: number][] = [];
  const note = (x: number, y: number): void => void points.push([x, y]);
  const nothing = (): void => undefined;
  const context = {
    fillText: (text: string, x: number, y: number) => void texts.push({ text, x, y }),
    measureText: (text: string) => ({ width: 10 * text.length }),
    moveTo: note,
    lineTo: note,
    fillRect: nothing,
    beginPath: nothing,
    closePath: nothing,
    fill: nothing,
    stroke: nothing,
  } as unknown as CanvasRenderingContext2D;
  return { context, texts, points };
}

const review: PicturedReview = {
  title: 'Winter War: review',
  sentences: ['The dice gave the Soviets about 12 points.'],
  moments: [
    { step: 1, turn: 1, value: 20, error: 8 },
    { step: 2, turn: 2, value: 45, error: 4 },
  ],
  caption: 'Expected result',
  fontFamily: 'sans-serif',
  figure: (points) => `p${points}`,
  colours: { paper: 'white', ink: 'black', soft: 'grey' },
};

describe('the picture of a review', () => {
  it('tells title, sentences, turns and what its graph is', () => {
    const { context, texts } = canvas();
    drawReview(context, review);
    expect(texts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([review.title, ...review.sentences, review.caption, '1', '2', 'p0', 'p49']),
    );
  });

  it('keeps everything inside', () => {
    const { context, texts, points } = canvas();
    drawReview(context, { ...review, sentences: ['word '.repeat(900)] });
    for (const { x, y } of texts) expect(x > 0 && x < PICTURE_SIZE.width && y > 0 && y < 630).toBe(true);
    for (const [x, y] of points) expect(x > 0 && x < PICTURE_SIZE.width && y > 0 && y < 630).toBe(true);
  });

  it('breaks a long sentence between words', () => {
    const { context, texts } = canvas();
    const long =
      'Your marches cost about twenty points in all and most of them in Game-Turn six where Viipuri stood empty for the whole of the turn';
    drawReview(context, { ...review, sentences: [long] });
    const lines = texts.filter(({ y }) => y >= 130 && y < 300).map(({ text }) => text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(long);
  });

  it('is drawn without a graph where nothing was expected', () => {
    const { context, points } = canvas();
    drawReview(context, { ...review, moments: [] });
    expect(points).toEqual([]);
  });
});

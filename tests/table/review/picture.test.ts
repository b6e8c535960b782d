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

  describe('the graph', () => {
    /** The lines of it: the band with its two edges, what is expected, and a level line for each figure. */
    const graph = (moments: PicturedReview['moments']) => {
      const { context, texts, points } = canvas();
      drawReview(context, { ...review, moments });
      const named = (text: string) => texts.find((one) => one.text === text);
      const turns = moments.map(({ turn }) => named(String(turn))!.x);
      return { points, named, turns, band: points.slice(0, 2 * moments.length) };
    };

    it('has a scale from nothing to the most that may come, and the turns along it', () => {
      const { named, turns } = graph(review.moments);
      expect(named('p0')!.y - named('p49')!.y).toBe(210);
      expect(turns).toEqual([140, 1152]);
    });

    it('has a band of the error around what is expected', () => {
      const { band, points } = graph(review.moments);
      const yOf = (value: number): number => 530 - (210 * value) / 49;
      expect(band).toEqual([
        [140, yOf(28)],
        [1152, yOf(49)],
        [1152, yOf(41)],
        [140, yOf(12)],
      ]);
      expect(points.slice(4, 6)).toEqual([
        [140, yOf(20)],
        [1152, yOf(45)],
      ]);
    });

    it('goes below nothing where the result may', () => {
      const { named } = graph([
        { step: 1, turn: 1, value: -4, error: 2 },
        { step: 2, turn: 2, value: 3, error: 1 },
      ]);
      // Ten points at the least.
      expect(named('p4')!.y).toBeLessThan(named('p0')!.y);
      expect(named('p-6')!.y - named('p4')!.y).toBe(210);
    });

    it('names each turn once, at its last moment', () => {
      const at = (turn: number, step: number) => ({ step, turn, value: 20, error: 0 });
      const { turns } = graph([at(1, 1), at(1, 2), at(2, 3)]);
      expect(new Set(turns)).toEqual(new Set([646, 1152]));
      expect(graph([at(1, 1)]).turns).toEqual([140]);
    });
  });

  it('keeps room for the graph: sentences that have none are left out', () => {
    const { context, texts } = canvas();
    const sentences = Array.from({ length: 9 }, (_, i) => `Sentence ${i}.`);
    drawReview(context, { ...review, sentences });
    const shown = texts.filter(({ text }) => sentences.includes(text));
    expect(shown.map(({ y }) => y)).toEqual([130, 166, 202, 238, 274]);
    expect(shown.map(({ text }) => text)).toEqual(sentences.slice(0, 5));
  });

  it('is drawn without a graph where nothing was expected', () => {
    const { context, points } = canvas();
    drawReview(context, { ...review, moments: [] });
    expect(points).toEqual([]);
  });
});

import { score } from '#kit/text/fuzzy.ts';

const best = (typed: string, ...texts: string[]): string | undefined =>
  texts
    .map((text) => ({ text, points: score(typed, text) }))
    .filter(({ points }) => points !== null)
    .sort((a, b) => b.points! - a.points!)[0]?.text;

test('words are found by their beginnings before their middles', () => {
  expect(best('sal', 'Universal', 'Salla (1441)', 'Movement.K')).toBe('Salla (1441)');
});

test('marks over letters need not be typed', () => {
  expect(best('kakisalmi', 'Salmi (1910)', 'Käkisalmi (1608)')).toBe('Käkisalmi (1608)');
  expect(score('Käki', 'Käkisalmi (1608)')).not.toBeNull();
});

test('several words may come in any order', () => {
  expect(best('unit next', 'Next city', 'Next unit', 'Units')).toBe('Next unit');
});

test('initials find too, scattered letters do not', () => {
  expect(score('zoc', 'Zones of control')).not.toBeNull();
  expect(score('xqz', 'Zones of control')).toBeNull();
  expect(score('tes', 'Restart the phases')).toBeNull();
});

test('nothing typed is found everywhere', () => {
  expect(score('', 'Anything')).not.toBeNull();
});

/** Lower case without diacritics: "a" finds "ä". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isStart = (text: string, i: number): boolean => i === 0 || !/[\p{L}\d]/u.test(text[i - 1]!);

/** Higher is better; null when the letters do not occur in this order. */
function scoreWord(word: string, text: string): number | null {
  const whole = text.indexOf(word);
  if (whole >= 0) {
    // The start of a word is better than its inside, and an earlier match better than a later one.
    let at = whole;
    while (at >= 0 && !isStart(text, at)) at = text.indexOf(word, at + 1);
    return (at >= 0 ? 200 : 100) + word.length * 4 - Math.min(at >= 0 ? at : whole, 40) / 2;
  }
  let score = 0;
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at < 0) return null;
    score += isStart(text, at) ? 8 : at === from ? 3 : -1;
    from = at + 1;
  }
  // Scattered letters count only when most of them are the first of a word.
  return score >= word.length * 6 ? score : null;
}

/** How well a text matches the input; null unless it contains every word. */
export function score(typed: string, text: string): number | null {
  const where = plain(text);
  let total = 0;
  for (const word of plain(typed).split(/\s+/).filter(Boolean)) {
    const found = scoreWord(word, where);
    if (found === null) return null;
    total += found;
  }
  return total - where.length / 50;
}

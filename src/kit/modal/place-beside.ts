/** Room between a card and its word, and between a card and the edge of the window, in pixels. */
const GAP = 6;
const EDGE = 12;

/** Lays a card under a word, or over it where there is more room, within the window. */
export function placeBeside(card: HTMLElement, word: Element): void {
  const { left, right, top, bottom } = word.getBoundingClientRect();
  const under = innerHeight - EDGE - bottom - GAP;
  const over = top - GAP - EDGE;
  card.style.maxHeight = `${Math.max(under, over)}px`;
  const { offsetWidth: width, offsetHeight: height } = card;
  const middle = (left + right - width) / 2;
  card.style.left = `${Math.max(EDGE, Math.min(middle, innerWidth - EDGE - width))}px`;
  card.style.top = `${height <= under || under >= over ? bottom + GAP : top - GAP - height}px`;
}

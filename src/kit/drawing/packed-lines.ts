/**
 * Lines as text, for a file of outlines: for each line the number of its points, the first point, and the steps to the
 * others, in halves of a map unit. A number takes one to four characters, usually one.
 */
export type XY = readonly [x: number, y: number];

/** Grid steps per map unit: at the closest zoom the error stays below a pixel. */
const GRID = 2;

/** Characters from '#' on; the backslash, which JSON would double, is replaced by the one after the last. */
const FIRST = 35;
const BASE = 91;
const BACKSLASH = 92;
const LAST = FIRST + BASE;

/** A first character below ONE is the number itself, one below TWO precedes one more, the last one three more. */
const ONE = 81;
const TWO = 90;
const MIDDLE_OF_ONE = 40;
const MIDDLE_OF_TWO = Math.floor(((TWO - ONE) * BASE) / 2);
const MIDDLE_OF_FOUR = Math.floor(BASE ** 3 / 2);

const letter = (digit: number): string =>
  String.fromCharCode(FIRST + digit === BACKSLASH ? LAST : FIRST + digit);

function encode(n: number): string {
  const one = n + MIDDLE_OF_ONE;
  if (one >= 0 && one < ONE) return letter(one);
  const two = n + MIDDLE_OF_TWO;
  if (two >= 0 && two < (TWO - ONE) * BASE) return letter(ONE + Math.floor(two / BASE)) + letter(two % BASE);
  const four = n + MIDDLE_OF_FOUR;
  return (
    letter(TWO) +
    letter(Math.floor(four / BASE ** 2)) +
    letter(Math.floor(four / BASE) % BASE) +
    letter(four % BASE)
  );
}

/** Consecutive points on the same grid point are merged. */
export function packLines(lines: readonly (readonly XY[])[]): string {
  return lines
    .map((line) => {
      const points = line
        .map(([x, y]): XY => [Math.round(x * GRID), Math.round(y * GRID)])
        .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1]);
      const steps = points.map(([x, y], i) => {
        const [fromX, fromY] = points[i - 1] ?? [0, 0];
        return encode(x - fromX) + encode(y - fromY);
      });
      return encode(points.length) + steps.join('');
    })
    .join('');
}

export function unpackLines(text: string): XY[][] {
  let at = 0;
  const digit = (): number => {
    const code = text.charCodeAt(at++);
    return (code === LAST ? BACKSLASH : code) - FIRST;
  };
  const number = (): number => {
    const first = digit();
    if (first < ONE) return first - MIDDLE_OF_ONE;
    if (first < TWO) return (first - ONE) * BASE + digit() - MIDDLE_OF_TWO;
    return digit() * BASE ** 2 + digit() * BASE + digit() - MIDDLE_OF_FOUR;
  };
  const lines: XY[][] = [];
  while (at < text.length) {
    const line: XY[] = [];
    let [x, y] = [0, 0];
    for (let left = number(); left > 0; left--) {
      x += number();
      y += number();
      line.push([x / GRID, y / GRID]);
    }
    lines.push(line);
  }
  return lines;
}

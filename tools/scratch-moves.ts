import { board } from '../src/engine/index.ts';
import { HEX_COUNT, hexName, neighbours, hexside } from '../src/engine/board/grid.ts';
const info = (a: number, b: number) =>
  `${hexName(b)}:${board.terrainOf(b)}/${board.countryOf(b)[0]}[${board.hexsideKinds(hexside(a, b)).join(',')}]`;
const args = process.argv.slice(2);
if (args.length)
  for (const a of args) {
    const h = board.hexByName(a);
    console.log(
      a,
      board.terrainOf(h),
      board.countryOf(h),
      board.isRail(h) ? 'rail' : '',
      neighbours(h)
        .map((n) => info(h, n))
        .join('  '),
    );
  }
else {
  const out: Record<string, string[]> = {};
  for (let h = 0; h < HEX_COUNT; h++)
    for (const n of neighbours(h)) {
      const k = board
        .hexsideKinds(hexside(h, n))
        .filter((x) => x !== 'rail')
        .join('+');
      const key = `${board.countryOf(h)[0]}->${board.countryOf(n)[0]} ${board.terrainOf(n)} ${k}`;
      if (/[fu]->[fusen]/.test(key)) (out[key] ??= []).push(hexName(h) + '>' + hexName(n));
    }
  for (const k of Object.keys(out).sort())
    console.log(k, out[k]!.length, out[k]!.slice(0, k.includes('clear ') ? 4 : 14).join(' '));
}

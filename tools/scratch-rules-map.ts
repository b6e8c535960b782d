import { board } from '../src/engine/index.ts';
const { hexName, hexByName, neighbours, hexside } = board;
const [rows = '1-15', cols = '10-22'] = process.argv.slice(2);
const [r0, r1] = rows.split('-').map(Number);
const [c0, c1] = cols.split('-').map(Number);
const two = (n: number) => String(n).padStart(2, '0');
for (let r = r1!; r >= r0!; r--)
  for (let c = c0!; c <= c1!; c++) {
    const h = hexByName(two(c) + two(r));
    const t = board.terrainOf(h);
    const co = board.countryOf(h);
    if (t === 'water') continue;
    const odd = neighbours(h).flatMap((n) => {
      const k = board.hexsideKinds(hexside(h, n)).filter((x) => x !== 'frontier');
      return k.length ? [`${hexName(n)}:${k.join('+')}`] : [];
    });
    console.log(hexName(h), co[0], t === 'clear' ? '' : t, board.placeNameOf(h) ?? '', odd.join(' '));
  }

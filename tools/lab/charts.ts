/** Small charts in ice blue, as SVG text. */

const WIDTH = 760;
const INK = '#16222e';
const FAINT = '#b9c9d6';
const PAPER = '#f6fafc';
const ICE = ['#17486b', '#3f7ba3', '#7fb0cf', '#dbe6ee', '#ffffff'] as const;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const round = (n: number): number => Math.round(n * 10) / 10;

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" ${more}>${escape(words)}</text>`;
}

function page(height: number, title: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    text(20, 28, title, 'font-size="16" font-weight="600"'),
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** One bar per row, divided by shares from dark to light. */
export function barChart(
  title: string,
  bars: readonly { readonly title: string; readonly shares: readonly number[] }[],
  names: readonly string[],
): string {
  const [left, top, step] = [245, 80, 30];
  const wide = WIDTH - left - 20;
  const parts: string[] = [];
  names.forEach((name, i) => {
    const x = 20 + i * 148;
    parts.push(`<rect x="${x}" y="46" width="12" height="12" fill="${ICE[i]!}" stroke="${INK}"/>`);
    parts.push(text(x + 18, 57, name));
  });
  bars.forEach(({ title: name, shares }, row) => {
    const y = top + row * step;
    parts.push(text(left - 10, y + 15, name, 'text-anchor="end"'));
    let x = left;
    shares.forEach((share, i) => {
      const width = share * wide;
      if (width)
        parts.push(
          `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="22" fill="${ICE[i]!}" stroke="${INK}" stroke-width="0.6"/>`,
        );
      if (width > 30)
        parts.push(
          text(
            x + width / 2,
            y + 16,
            String(Math.round(share * 100)),
            `text-anchor="middle" fill="${i < 2 ? PAPER : INK}"`,
          ),
        );
      x += width;
    });
  });
  return page(top + bars.length * step + 12, title, parts);
}

/** Columns with their shares in per cent on top. */
export function columnChart(
  title: string,
  columns: readonly { readonly title: string; readonly share: number }[],
): string {
  const [left, base, tall] = [30, 230, 160];
  const step = (WIDTH - 2 * left) / columns.length;
  const most = Math.max(...columns.map(({ share }) => share), 0.01);
  const parts = [
    `<line x1="${left}" x2="${WIDTH - left}" y1="${base}" y2="${base}" stroke="${INK}"/>`,
    ...columns.flatMap(({ title: name, share }, i) => {
      const height = (share / most) * tall;
      const x = left + i * step;
      const middle = x + step / 2;
      return [
        `<rect x="${round(x + 2)}" y="${round(base - height)}" width="${round(step - 4)}" height="${round(height)}" fill="${ICE[1]}"/>`,
        text(middle, base + 18, name, 'text-anchor="middle" font-size="11"'),
        share > 0.004
          ? text(
              middle,
              base - height - 5,
              `${Math.round(share * 100)}`,
              'text-anchor="middle" font-size="11"',
            )
          : '',
      ];
    }),
  ];
  return page(base + 34, title, parts);
}

/** Changes with their confidence intervals, around a line for no change. */
export function changeChart(
  title: string,
  changes: readonly { readonly title: string; readonly mean: number; readonly within: number }[],
): string {
  const [left, top, step] = [230, 60, 26];
  const wide = WIDTH - left - 40;
  const most = Math.max(10, ...changes.map(({ mean, within }) => Math.abs(mean) + within));
  const at = (n: number): number => left + ((n + most) / (2 * most)) * wide;
  const height = top + changes.length * step + 10;
  const marks = [-most, -most / 2, 0, most / 2, most].map((n) => Math.round(n));
  const parts = [
    ...marks.flatMap((n) => [
      `<line x1="${round(at(n))}" x2="${round(at(n))}" y1="${top - 8}" y2="${height - 8}" stroke="${n ? FAINT : INK}"/>`,
      text(at(n), top - 12, String(n), 'text-anchor="middle" font-size="11"'),
    ]),
    ...changes.flatMap(({ title: name, mean, within }, i) => {
      const y = top + i * step + 10;
      return [
        text(left - 20, y + 4, name, 'text-anchor="end"'),
        `<line x1="${round(at(mean - within))}" x2="${round(at(mean + within))}" y1="${y}" y2="${y}" stroke="${ICE[1]}" stroke-width="3"/>`,
        `<circle cx="${round(at(mean))}" cy="${y}" r="5" fill="${ICE[0]}"/>`,
      ];
    }),
  ];
  return page(height, title, parts);
}

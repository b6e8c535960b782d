import { readdirSync, readFileSync } from 'node:fs';

/** What stands in no media query for devices that hover. */
function outside(css: string): string {
  let rest = css.replaceAll(/\/\*[^]*?\*\//g, '');
  for (;;) {
    const start = rest.indexOf('@media (hover: hover)');
    if (start < 0) return rest;
    let end = rest.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0; end++) depth += { '{': 1, '}': -1 }[rest[end]!] ?? 0;
    rest = rest.slice(0, start) + rest.slice(end);
  }
}

describe('styles under the pointer', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);

  it('are for devices that hover: after a tap they would stay', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => outside(readFileSync(file, 'utf8')).includes(':hover'))).toEqual([]);
  });

  it('are found where they stand outside', () => {
    expect(outside('@media (hover: hover) { .a:hover { b: c; } } .d:hover { e: f; }')).toContain('.d:hover');
    expect(outside('@media (hover: hover) { .a:hover { b: c; } } .d { e: f; }')).not.toContain(':hover');
  });
});

/**
 * What players may have to fetch at most: scripts and styles, compressed. `npm run size`, after a build. A game counts in
 * English, with everything that it can ever load but for texts to be read: rulebook, lessons, glossary and the like.
 */
import { readFileSync } from 'node:fs';

/**
 * What is reached; the aims are lower (docs/adr/0003-stock-build.md). Of it, fetched when asked for: play online, 25 kB;
 * the review of games (worker, learnt table, dialog), 16 kB of Winter War and 12 kB of Talvisota;
 * the board in frames and the position editor, 9 kB; lines that are tried, 6 kB, and 3 kB more for what the log, the map and
 * records ask of them; short games, 8 kB of Winter War; the statistics, 6 kB; problems, 60 kB of
 * Winter War (155 positions with their answers are 49 of them) and 27 kB of Talvisota (63 are 11); bids for a side and the
 * handicap in the form of a new game, 2 kB; problems of one's own that are deleted and restored, 1 kB. Chances and plans against drawn Finns, and plans from
 * what lies on a sheet, 2 kB of Talvisota.
 */
const LIMITS = { first: '111.5 kB', 'winter-war': '701 kB', talvisota: '481.5 kB' };

/** Vite's list of the chunks of the build, by source file or, where they have none, by name. */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

const PAGE = 'index.html';
const gameOf = (key) => /^src\/games\/([^/]+)\//.exec(key)?.[1];
const isText = (key) =>
  /^src\/games\/[^/]+\/(content|rulebook|lessons|glossary|history|about)\//.test(key) ||
  /\/content\/(?!en\/)|[./]fi(\/index)?\.ts$/.test(key);

/** The files behind these keys, with whatever they import; `follow` says which dynamic imports count too. */
function filesFrom(keys, follow) {
  const found = new Set(keys);
  for (const key of found) {
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of [...imports, ...dynamicImports.filter(follow)]) found.add(next);
  }
  const files = [...found].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
  return [...new Set(files)].map((file) => `dist/${file}`);
}

const workers = Object.keys(manifest).filter((key) => key.endsWith('/worker.ts'));

export default [
  { name: 'first load', path: filesFrom([PAGE], () => false), gzip: true, limit: LIMITS.first },
  ...['winter-war', 'talvisota'].map((game) => {
    const limit = LIMITS[game];
    const isOwn = (key) => [undefined, game].includes(gameOf(key)) && !isText(key);
    return { name: game, path: filesFrom([PAGE, ...workers.filter(isOwn)], isOwn), gzip: true, limit };
  }),
];

// Mutation tests of a folder: `npm run mutate -- src/engine/core`, or of all folders changed since a revision:
// `npm run mutate -- --since REVISION`. Changes one expression at a time and runs the tests that reach it; prints the
// mutants that no test detects, and a line with the score. `--sample N`: N mutants, spread evenly over the folder.
// `--tests PATTERN`: only these tests. `--budget SECONDS`: starts no folder later, stops the running one after 25 %
// more time, and lists unfinished folders. `--floor PERCENT`: fails when a finished folder has a lower score, and
// stops testing a folder once it has reached it.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    since: { type: 'string' },
    tests: { type: 'string' },
    budget: { type: 'string' },
    floor: { type: 'string' },
    json: { type: 'boolean' },
  },
});

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
/** A shallow clone lacks the history: nothing is tested, and the run must not count as a success. */
const isKnown = (revision) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).length > 0;
if (values.since && !isKnown(values.since)) {
  console.log(`Nothing was tried: this clone does not hold ${values.since}.`);
  process.exit();
}
const isSource = (file) => /^(src|server\/src)\/.*\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const folders = values.since
  ? [...new Set(git('diff', '--name-only', values.since).filter(isSource).map(path.dirname))].filter(
      existsSync,
    )
  : positionals;

/** Host files run in separate processes, or by tests that need a database server. */
const OUT_OF_REACH = ['server/src/main.ts', 'server/src/postgres.ts'];

/** The source files directly in a folder, or a single file. */
const sourcesOf = (place) =>
  isSource(place)
    ? [place]
    : readdirSync(place)
        .map((name) => `${place}/${name}`)
        .filter((file) => isSource(file) && !OUT_OF_REACH.includes(file));

const testsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => /\.test\.tsx?$/.test(name))
    : [];
const TESTS = testsIn('tests').filter((name) => !/^tests\/(browsers|e2e)\//.test(name));
/** Mutants cannot be activated in another process. */
const HOST_TESTS = testsIn('server/tests').filter(
  (name) => !/from '\.\/(host-process|postgres-server)\.ts'/.test(readFileSync(name, 'utf8')),
);
const isHost = (place) => place.startsWith('server/');

/** Names that a module imports or re-exports, with their source; types are ignored. */
const importsOf = (file) => {
  const text = readFileSync(file, 'utf8');
  const atOnce = text.matchAll(/^(?:import|export) (?!type)([^;]*?) from '(.+?)'/gms);
  const late = text.matchAll(/\bimport\(()'(.+?)'\)/g);
  return [...atOnce, ...late].map(([, names, from]) => ({
    names: names.replaceAll(/\bas\b/g, '').match(/(?<!\btype )\b\w+\b/g) ?? [],
    from,
  }));
};

const declaredIn = (file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^export (?:const|function\*?|class) (\w+)/gm),
    ([, name]) => name,
  );

const mirrored = (folder) => folder.replace(/^src\//, 'tests/').replace('/features/', '/');
const isWithin = (test, folder) => test.startsWith(`${folder}/`) || test.startsWith(`${folder}.`);

/** Index files of the parent folders, with the names they export from this folder. */
const indexesOver = (folder) =>
  folder
    .split('/')
    .map((_, i, parts) => parts.slice(0, i + 1).join('/'))
    .filter((place) => existsSync(`${place}/index.ts`))
    .map((place) => ({
      place,
      offered: importsOf(`${place}/index.ts`)
        .map(({ names, from }) => ({ names, file: path.posix.join(place, from) }))
        .filter(({ file }) => path.dirname(file) === folder)
        .flatMap(({ names, file }) => (names.length ? names : declaredIn(file))),
    }));

/** Tests of the shared core play games of the engines, and so test each engine's notation too. */
const CORE = 'tests/engine/core';

/**
 * Tests in the folder of the same name, tests that import from it, and tests next to a parent index that import its
 * names from there, for example from `#engine/winter-war`.
 */
function testsOf(place) {
  if (isHost(place)) return HOST_TESTS;
  const folder = isSource(place) ? path.dirname(place) : place;
  const indexes = indexesOver(folder);
  return TESTS.filter(
    (test) =>
      isWithin(test, mirrored(folder)) ||
      importsOf(test).some(
        ({ names, from }) =>
          from.startsWith(`#${folder.slice('src/'.length)}/`) ||
          indexes.some(
            (index) =>
              from === `#${index.place.slice('src/'.length)}` &&
              (index.place === folder ||
                [mirrored(index.place), CORE].some((within) => isWithin(test, within))) &&
              names.some((name) => index.offered.includes(name)),
          ),
      ),
  );
}

const quiet = () => undefined;
const logger = { debug: quiet, info: quiet, isDebugEnabled: () => false, warn: quiet };

/** Tests of computer players check decisions: sums and products there only weigh one consideration against another. */
const WEIGHTS = ['ArithmeticOperator', 'AssignmentOperator'];
const isComputerPlayer = (file) => /^src\/games\/[^/]+\/ai\//.test(file);

/** Vite reads the arguments of `import.meta.glob` from the source text, so they must not be mutated. */
const globs = {
  shouldIgnore: ({ node }) =>
    node.type === 'CallExpression' && node.callee.object?.type === 'MetaProperty' ? 'glob' : undefined,
};

async function instrument(files) {
  const given = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const excludedMutations = ['StringLiteral', ...(files.every(isComputerPlayer) ? WEIGHTS : [])];
  const options = { plugins: null, ignorers: [globs], excludedMutations };
  return new Instrumenter(logger).instrument(given, options);
}

/** Up to `count` items, evenly spread over a list. */
const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)]);

const cache = path.resolve('node_modules/.cache/mutation');
mkdirSync(cache, { recursive: true });

/** A mutant that takes longer in one test never ends, in milliseconds. */
const PATIENCE = 90_000;

/** In milliseconds: no folder starts later. */
const budget = values.budget ? 1000 * Number(values.budget) : Infinity;
const timeLeft = () => budget - performance.now();

const canEndGroups = process.platform !== 'win32';
/** Kills Vitest with its workers, which may be in an endless loop. */
const end = (child) => (canEndGroups ? process.kill(-child.pid, 'SIGKILL') : child.kill('SIGKILL'));

/** Runs Vitest on these tests; the outcome is in the results file. False when the time ran out. */
const runTests = (tests, mutation, results) =>
  new Promise((resolve) => {
    const flags = ['--reporter=dot', '--no-file-parallelism', '--maxWorkers=1'];
    flags.push(...tests.map((test) => path.resolve(test)));
    if (tests.every(isHost)) {
      // A mutant may keep a host from answering: its tests wait for that, but usually take a second.
      flags.push('--config=server/vitest.config.ts', '--testTimeout=10000', '--hookTimeout=10000');
    } else flags.push('--testTimeout=30000');
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...flags], {
      env: { ...process.env, MUTATION: mutation },
      stdio: 'ignore',
      detached: canEndGroups,
    });
    let isInTime = true;
    const endLate = () => {
      isInTime = false;
      end(child);
    };
    const clock = budget < Infinity ? setTimeout(endLate, timeLeft() + budget / 4) : undefined;
    const watch = setInterval(() => {
      if (!existsSync(results) || Date.now() - statSync(results).mtimeMs < PATIENCE) return;
      if (JSON.parse(readFileSync(results, 'utf8')).trying !== null) end(child);
    }, 5000);
    const endAll = () => {
      end(child);
      process.exit(1);
    };
    process.once('SIGINT', endAll).once('SIGTERM', endAll);
    child.on('close', () => {
      clearInterval(watch);
      clearTimeout(clock);
      process.off('SIGINT', endAll).off('SIGTERM', endAll);
      resolve(isInTime);
    });
  });

/** Tries mutants in one kind of tests, in as many processes as needed; adds to the results. False: out of time. */
async function tryAll(folder, tests, wanted, { killed, reached, whileLoading }) {
  const [mutation, results] = [`${folder}/mutation.json`, `${folder}/results.json`];
  let left = wanted;
  const through = [];
  while (left.length && tests.length) {
    rmSync(results, { force: true });
    writeFileSync(
      mutation,
      JSON.stringify({ wanted: left, through, reached, sources: `${folder}/sources.json`, results }),
    );
    if (!(await runTests(tests, mutation, results))) return false;
    if (!existsSync(results)) throw new Error(`No test reached anything: ${tests.join(' ')}`);
    const found = JSON.parse(readFileSync(results, 'utf8'));
    Object.assign(killed, found.killed);
    if (found.trying !== null) killed[found.trying] = 'never ends';
    for (const id of found.whileLoading) whileLoading.add(id);
    for (const [id, count] of Object.entries(found.reached)) reached[id] = (reached[id] ?? 0) + count;
    left = left.filter((id) => killed[id] === undefined);
    const isNew = found.trying !== null || found.through.some((test) => !through.includes(test));
    through.push(...found.through);
    // All were tried, or a spoilt or killed process has found nothing new.
    if ((!found.spoilt && found.trying === null) || !isNew) return true;
  }
  return true;
}

const pattern = values.tests && new RegExp(values.tests);
const groups = folders.map((place) => {
  const all = isHost(place) ? HOST_TESTS : TESTS;
  return { place, tests: pattern ? all.filter((test) => pattern.test(test)) : testsOf(place) };
});
// Folders with few tests first, to finish as many as possible.
if (budget < Infinity) groups.sort((a, b) => a.tests.length - b.tests.length);
/** Tests named after the folder come first, and those without a page before those with one. */
function stagesOf(place, tests) {
  const own = mirrored(isSource(place) ? path.dirname(place) : place);
  return [true, false]
    .flatMap((isOwn) =>
      ['.ts', '.tsx'].map((end) =>
        tests.filter((test) => isWithin(test, own) === isOwn && test.endsWith(end)),
      ),
    )
    .filter((stage) => stage.length);
}

const isBelow = ({ tried, killed }) => 100 * killed < Number(values.floor ?? 0) * tried;
const rows = [];
const unfinished = [];
for (const { place, tests } of groups) {
  if (timeLeft() <= 0) {
    unfinished.push(place);
    continue;
  }
  const files = sourcesOf(place);
  if (!files.length) continue;
  const { files: made, mutants } = await instrument(files);
  const possible = mutants.filter(({ status }) => status !== 'Ignored');
  const chosen = values.sample ? spread(possible, Number(values.sample)) : possible;
  const folder = mkdtempSync(`${cache}/run-`);
  writeFileSync(
    `${folder}/sources.json`,
    JSON.stringify(Object.fromEntries(made.map(({ name, content }) => [path.resolve(name), content]))),
  );
  const found = { killed: {}, reached: {}, whileLoading: new Set() };
  const { killed, reached, whileLoading } = found;
  const ids = chosen.map(({ id }) => id);
  const wasTried = ({ id }) => killed[id] !== undefined || reached[id] || !whileLoading.has(id);
  const result = () => {
    const tried = chosen.filter(wasTried);
    const survivors = tried.filter(({ id }) => killed[id] === undefined);
    return { tried: tried.length, killed: tried.length - survivors.length, survivors };
  };
  let isFinished = true;
  let left = stagesOf(place, tests);
  while (isFinished && left.length) {
    const [stage, ...later] = left;
    const wanted = ids.filter((id) => killed[id] === undefined);
    isFinished = await tryAll(folder, stage, wanted, found);
    left = later;
    // If only the floor matters, stop: further tests could only raise the score.
    if (values.floor && !isBelow(result())) break;
  }
  rmSync(folder, { recursive: true });
  if (!isFinished) {
    unfinished.push(place);
    continue;
  }
  const { survivors, ...counts } = result();
  const score = counts.tried ? Math.round((100 * counts.killed) / counts.tried) : 100;
  rows.push({ place, mutants: possible.length, ...counts, score });
  for (const { id, fileName, location, mutatorName, replacement } of left.length ? [] : survivors)
    console.log(
      `${fileName}:${location.start.line + 1}:${location.start.column + 1} ${mutatorName} -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}${reached[id] ? '' : ' (reached by no test)'}`,
    );
  console.log(
    `${place}: ${left.length ? 'at least ' : ''}${counts.killed} of ${counts.tried} mutants killed, ${score} % (${possible.length} in all, ${tests.length} test files)\n`,
  );
}
if (values.json) console.log(JSON.stringify(rows));
if (unfinished.length) console.log(`Not tried, as the time was over: ${unfinished.join(', ')}`);
/** Folders with a recorded score; other changed folders have never been measured and cannot fail the run. */
const isMeasured = (place) =>
  !values.since || readFileSync('docs/testing.md', 'utf8').includes(`\n| \`${place}\` |`);
const low = rows.filter(isBelow).filter(({ place }) => isMeasured(place));
if (low.length) {
  console.log(`Below ${values.floor} %: ${low.map(({ place }) => place).join(', ')}`);
  process.exitCode = 1;
}

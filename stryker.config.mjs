/**
 * Mutation tests of one group of files, with the tests that matter for it: `GROUP=stores npm run mutate`. For one file,
 * with fewer tests: `TESTS='/store/ui\\.' npm run mutate -- --mutate src/table/store/ui.ts`.
 */
const GROUPS = {
  core: { mutate: ['src/engine/core/*.ts'], tests: '/engine/core/' },
  dice: {
    mutate: ['src/engine/core/{random,draft}.ts', 'src/table/store/dice.ts'],
    tests: '/engine/core/|/store/dice',
  },
  stores: {
    mutate: ['src/table/store/*.ts', '!src/table/store/dice.ts'],
    tests: '/table/(store|seats|ai|replay|rulebook)/',
  },
  controller: { mutate: ['src/games/*/ui/controller/**/*.ts'], tests: '/games/[^/]+/ui/' },
};
const { GROUP = 'core', TESTS } = process.env;
const { mutate, tests } = GROUPS[GROUP];
// Read by vitest.config.ts.
process.env.TEST_FILES = TESTS ?? tests;

export default {
  mutate,
  testRunner: 'vitest',
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  // What runs only while modules load is tried with all tests: quick where TESTS are few.
  ignoreStatic: !TESTS,
  disableTypeChecks: false,
  // What is found with other tests is another result.
  incremental: !TESTS,
  incrementalFile: `node_modules/.cache/stryker/${GROUP}.json`,
  concurrency: 1,
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false },
};

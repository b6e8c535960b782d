/**
 * Runs each test once unchanged, and again with every mutant that it reached, so that modules are loaded only once. A
 * mutant is killed by the first test that fails with it. When a test then fails without any mutant, the module state is
 * spoilt: the remaining mutants are left to another process (scripts/mutate.mjs).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { RunnerTestCase as Test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

// A failure is enough: shrinking it takes minutes when each case plays a game.
fc.configureGlobal({ endOnFailure: true });

/** A mutant reached more often than this in one test counts as endless. */
const MOST_HITS = 200_000;

/**
 * Processor time of a test, in microseconds. A slower test is run only with mutants that no earlier test has reached:
 * what a quick test reaches, a quick test should detect.
 */
const SLOW = 1_500_000;

interface Mutation {
  readonly wanted: readonly string[];
  /** Ids of the tests in which an earlier process has tried all mutants they reach. */
  readonly through: readonly string[];
  /** Mutants reached by earlier processes, with the number of tests. */
  readonly reached: Readonly<Record<string, number>>;
  readonly results: string;
}

interface Switch {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

interface Results {
  killed: Record<string, string>;
  /** Mutants that have survived so far, with the number of tests that reached them. */
  reached: Record<string, number>;
  /** Mutants reached while modules were loaded: those reached only then cannot be tried. */
  whileLoading: string[];
  /** The test after which the module state is spoilt; null when there is none. */
  spoilt: string | null;
  /** Tests that need not be run again, including the one that spoilt the state, since it would do so again. */
  through: string[];
}

const shared = globalThis as { __stryker__?: Switch; mutationResults?: Results; mutationSpoilt?: boolean };
const mutants = (shared.__stryker__ ??= {});
const mutation = JSON.parse(readFileSync(process.env.MUTATION!, 'utf8')) as Mutation;
const wanted = new Set(mutation.wanted);
const through = new Set(mutation.through);
/** Includes the results of earlier processes; a test file that runs alone has its own. */
const results = (shared.mutationResults ??= existsSync(mutation.results)
  ? (JSON.parse(readFileSync(mutation.results, 'utf8')) as Results)
  : { killed: {}, reached: {}, whileLoading: [], spoilt: null, through: [] });

const AGAIN = { name: 'Error', message: 'Tried again with another mutant' };

const nameOf = (test: Test): string => `${test.file.name}: ${test.name}`;

/** Saved for the parent process, which kills a run that does not end by itself. */
function save(trying: string | null): void {
  const loaded = Object.keys(mutants.mutantCoverage?.static ?? {});
  results.whileLoading = [...new Set([...results.whileLoading, ...loaded])];
  writeFileSync(mutation.results, JSON.stringify({ ...results, trying }));
}

export default class MutationRunner extends VitestTestRunner {
  /** Mutants reached by the test and still to be tried in it; null before the first run. */
  #queue: string[] | null = null;
  #trying: string | null = null;
  #begun = process.cpuUsage();

  override onBeforeRunTask(test: Test): Promise<void> {
    // Vitest reads the number of retries before the first run.
    test.retry = Number.MAX_SAFE_INTEGER;
    return super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: Test): void {
    super.onBeforeTryTask(test);
    if (this.#queue === null) {
      mutants.activeMutant = undefined;
      mutants.currentTestId = test.id;
      this.#begun = process.cpuUsage();
    }
  }

  onAfterRetryTask(test: Test): void {
    const { result } = test;
    const failed = result?.state === 'fail';
    const tried = this.#trying;
    if (this.#queue === null) {
      mutants.currentTestId = undefined;
      // A test that fails without a mutant gives no information.
      this.#queue = failed || shared.mutationSpoilt || through.has(test.id) ? [] : this.#reachedBy(test);
    } else if (this.#trying === null) {
      if (failed) {
        results.spoilt = nameOf(test);
        shared.mutationSpoilt = true;
        results.through.push(test.id);
      }
    } else if (failed) results.killed[this.#trying] = nameOf(test);
    else results.reached[this.#trying] = (results.reached[this.#trying] ?? 0) + 1;
    // A failed run may have left changed state: the test must pass again before the next mutant.
    const isSuspect = failed && this.#trying !== null;
    this.#trying = isSuspect || shared.mutationSpoilt ? null : (this.#queue.shift() ?? null);
    mutants.activeMutant = this.#trying ?? undefined;
    mutants.hitCount = this.#trying === null ? undefined : 0;
    mutants.hitLimit = MOST_HITS;
    // Also at the end of a test, so that a slow next test is not blamed on the mutant.
    if (tried !== this.#trying) save(this.#trying);
    if (result) {
      const isThrough = this.#trying === null && !isSuspect;
      if (isThrough && !shared.mutationSpoilt) results.through.push(test.id);
      // Vitest retries only tests that failed with an error.
      if (isThrough) delete result.errors;
      else result.errors = [AGAIN];
      result.state = isThrough ? 'pass' : 'run';
      if (isThrough) this.#queue = null;
    }
  }

  override onAfterRunFiles(): void {
    save(null);
    return super.onAfterRunFiles();
  }

  #reachedBy(test: Test): string[] {
    const { user, system } = process.cpuUsage(this.#begun);
    const isSlow = user + system > SLOW;
    const found = Object.keys(mutants.mutantCoverage?.perTest[test.id] ?? {});
    return found.filter(
      (id) =>
        wanted.has(id) &&
        results.killed[id] === undefined &&
        !(isSlow && (results.reached[id] ?? mutation.reached[id]) !== undefined),
    );
  }
}

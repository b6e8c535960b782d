/**
 * Runs each test once as it is, and again with every mutant that it reached: the modules are read once for all of them.
 * A mutant is killed by the first test that fails with it. When a test fails afterwards without any mutant, the module
 * state is spoilt: the rest is left to another process (scripts/mutate.mjs).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { RunnerTestCase as Test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

// That it fails is enough: looking for the smallest case that fails takes minutes where each plays a game.
fc.configureGlobal({ endOnFailure: true });

/** A mutant that is reached more often in one test counts as endless. */
const MOST_HITS = 200_000;

/**
 * Processor time of a test, in microseconds. One that takes longer is tried only with mutants that no test before it has
 * reached: what a quick test reaches, a quick test should notice.
 */
const SLOW = 1_500_000;

interface Mutation {
  /** Ids of the mutants to try. */
  readonly wanted: readonly string[];
  /** Ids of the tests in which an earlier process has tried all that they reach. */
  readonly through: readonly string[];
  /** Mutants that earlier processes reached. */
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
  /** Survived so far, by the number of tests that reached them. */
  reached: Record<string, number>;
  /** Reached while modules were read: a mutant of what runs only then cannot be tried. */
  whileLoading: string[];
  /** The test after which nothing can be trusted; null when all went well. */
  spoilt: string | null;
  /** Tests that need not be tried again: the one after which nothing can be trusted would spoil the next process too. */
  through: string[];
}

const shared = globalThis as { __stryker__?: Switch; mutationResults?: Results; mutationSpoilt?: boolean };
const mutants = (shared.__stryker__ ??= {});
const mutation = JSON.parse(readFileSync(process.env.MUTATION!, 'utf8')) as Mutation;
const wanted = new Set(mutation.wanted);
const through = new Set(mutation.through);
/** With what the processes before this one have found: a test that runs alone has one of its own. */
const results = (shared.mutationResults ??= existsSync(mutation.results)
  ? (JSON.parse(readFileSync(mutation.results, 'utf8')) as Results)
  : { killed: {}, reached: {}, whileLoading: [], spoilt: null, through: [] });

const AGAIN = { name: 'Error', message: 'Tried again with another mutant' };

const nameOf = (test: Test): string => `${test.file.name}: ${test.name}`;

/** For the process outside, which ends one that does not end by itself. */
function save(trying: string | null): void {
  const loaded = Object.keys(mutants.mutantCoverage?.static ?? {});
  results.whileLoading = [...new Set([...results.whileLoading, ...loaded])];
  writeFileSync(mutation.results, JSON.stringify({ ...results, trying }));
}

export default class MutationRunner extends VitestTestRunner {
  /** Mutants that the test has reached and that are still to be tried in it; null before the first attempt. */
  #queue: string[] | null = null;
  #trying: string | null = null;
  #begun = process.cpuUsage();

  override onBeforeRunTask(test: Test): Promise<void> {
    // Vitest asks before the first attempt how many there may be.
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
      // A test that fails by itself says nothing.
      this.#queue = failed || shared.mutationSpoilt || through.has(test.id) ? [] : this.#reachedBy(test);
    } else if (this.#trying === null) {
      if (failed) {
        results.spoilt = nameOf(test);
        shared.mutationSpoilt = true;
        results.through.push(test.id);
      }
    } else if (failed) results.killed[this.#trying] = nameOf(test);
    else results.reached[this.#trying] = (results.reached[this.#trying] ?? 0) + 1;
    // What has failed may have left something behind: the test must pass again before the next mutant.
    const isSuspect = failed && this.#trying !== null;
    this.#trying = isSuspect || shared.mutationSpoilt ? null : (this.#queue.shift() ?? null);
    mutants.activeMutant = this.#trying ?? undefined;
    mutants.hitCount = this.#trying === null ? undefined : 0;
    mutants.hitLimit = MOST_HITS;
    // Once a test is through as well: another that takes long is not the mutant's fault.
    if (tried !== this.#trying) save(this.#trying);
    if (result) {
      const isThrough = this.#trying === null && !isSuspect;
      if (isThrough && !shared.mutationSpoilt) results.through.push(test.id);
      // Vitest tries again what has failed with an error, and only that.
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

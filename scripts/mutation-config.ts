import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs small test files first: most mutants are killed by a small test, while large ones take long. */
class SmallFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;
    return Promise.resolve(files.toSorted((a, b) => sizeOf(a) - sizeOf(b)));
  }
}

/** Test configuration added by scripts/mutate.mjs: sources with mutants that are switched off. */
export function mutationConfig(): ViteUserConfig {
  if (!process.env.MUTATION) return {};
  const { sources } = JSON.parse(readFileSync(process.env.MUTATION, 'utf8')) as { sources: string };
  const codes = JSON.parse(readFileSync(sources, 'utf8')) as Record<string, string>;
  return {
    plugins: [{ name: 'mutated', enforce: 'pre', transform: (_, id) => codes[id] }],
    test: {
      runner: path.join(import.meta.dirname, 'mutation-runner.ts'),
      sequence: { sequencer: SmallFirst },
    },
  };
}

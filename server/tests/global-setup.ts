import type { TestProject } from 'vitest/node';
import { NOT_DURABLE, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database, in which tests make their schemas (tests/stores.ts); or why there is none. */
    postgres: { readonly url: string } | { readonly missing: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A mutation run reads the modules again and again, and would start a server each time.
  const server = process.env.MUTATION ? 'not in a mutation run' : await startPostgres(NOT_DURABLE);
  if (typeof server === 'string') {
    console.warn(`\nPostgreSQL does not start here: its tests are skipped.\n${server}\n`);
    project.provide('postgres', { missing: server });
    return async () => {};
  }

  project.provide('postgres', { url: await server.newDatabase() });
  return () => server.stop();
}

/** Both stores for the tests, each time empty. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import postgres from 'postgres';
import { openPostgres } from '../src/postgres.ts';
import { openSqlite } from '../src/sqlite.ts';
import type { Storage } from '../src/storage.ts';

export interface Place {
  readonly name: 'sqlite' | 'postgres';
  /** Opens the records; several at a time only with PostgreSQL. */
  open(): Promise<Storage>;
  /** What a host is started with. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const server = inject('postgres');

function sqlitePlace(): Place {
  const folder = mkdtempSync(path.join(tmpdir(), 'winter-war-host-'));
  const file = path.join(folder, 'games.db');
  return {
    name: 'sqlite',
    open: () => openSqlite(file),
    environment: { HOST_FILE: file },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresPlace(): Promise<Place> {
  if ('missing' in server) throw new Error(server.missing);
  const url = server.url;
  // Each test file and place has a schema of its own: databases take longer to make.
  const schema = `place_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create schema ${schema}`);
  await sql.end();
  const own = `${url}?search_path=${schema}`;
  return {
    name: 'postgres',
    open: () => openPostgres(own),
    environment: { DATABASE_URL: own },
    remove: async () => {},
  };
}

export const STORES: readonly {
  readonly name: Place['name'];
  readonly isMissing: boolean;
  newPlace(): Promise<Place>;
}[] = [
  { name: 'sqlite', isMissing: false, newPlace: async () => sqlitePlace() },
  { name: 'postgres', isMissing: 'missing' in server, newPlace: postgresPlace },
];

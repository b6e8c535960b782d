/** Computer players of earlier versions, for comparison with today's; built from the project's history. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, Side, State } from '#engine/winter-war';

/** Commit of the General for each. */
const COMMITS = {
  /** Before tactics were added. */
  previous: '1b1602a6bf27a7e0c2c9de83c109222def52a074',
  /** Of 27 November 2026, by the places of today's board: before blows. */
  november: 'c8b1eb239372acd9a0fdde5f872d36849b9242a5',
} as const;
export type Yardstick = keyof typeof COMMITS;
export const YARDSTICKS = Object.keys(COMMITS) as Yardstick[];

export const isYardstick = (name: string): name is Yardstick => Object.hasOwn(COMMITS, name);

interface Build {
  chooseActions(state: State, side: Side, level: string, seed: number): Action[];
}

const FOLDER = path.resolve('node_modules/.cache/yardsticks');
const loaded = new Map<Yardstick, Build>();

/** Builds a player if necessary, and loads it. Fails if the history is missing. */
export async function loadYardstick(name: Yardstick): Promise<void> {
  if (loaded.has(name)) return;
  const file = path.join(FOLDER, `${COMMITS[name]}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    execFileSync(process.execPath, ['tools/lab/build-yardstick.mjs', COMMITS[name], file]);
  }
  loaded.set(name, (await import(pathToFileURL(file).href)) as Build);
}

/** Next actions of a loaded player. */
export const chooseAsYardstick = (name: Yardstick, state: State, side: Side, seed: number): Action[] =>
  loaded.get(name)!.chooseActions(state, side, 'general', seed);

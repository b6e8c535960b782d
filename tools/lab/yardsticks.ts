/** Computer players of earlier versions, to measure today's by; they are built from the project's history. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Action, Side, State } from '#engine/winter-war';

/** The commit whose General each plays. */
const COMMITS = {
  /** Before there were tactics. */
  previous: '1b1602a6bf27a7e0c2c9de83c109222def52a074',
} as const;
export type Yardstick = keyof typeof COMMITS;
export const YARDSTICKS = Object.keys(COMMITS) as Yardstick[];

export const isYardstick = (name: string): name is Yardstick => Object.hasOwn(COMMITS, name);

interface Build {
  chooseActions(state: State, side: Side, level: string, seed: number): Action[];
}

const FOLDER = path.resolve('node_modules/.cache/yardsticks');
const loaded = new Map<Yardstick, Build>();

/** Builds a player, where that was not done before, and loads it. Fails where the history is not there. */
export async function loadYardstick(name: Yardstick): Promise<void> {
  if (loaded.has(name)) return;
  const file = path.join(FOLDER, `${COMMITS[name]}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    execFileSync(process.execPath, ['tools/lab/build-yardstick.mjs', COMMITS[name], file]);
  }
  loaded.set(name, (await import(pathToFileURL(file).href)) as Build);
}

/** What a player that is loaded does next. */
export const chooseAsYardstick = (name: Yardstick, state: State, side: Side, seed: number): Action[] =>
  loaded.get(name)!.chooseActions(state, side, 'general', seed);

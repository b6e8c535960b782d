import { readdirSync, readFileSync } from 'node:fs';
import { present, readGame, restore, serialise, type Timeline } from '#engine/winter-war';
import { bringPure } from './tab.ts';
import { readLink } from '../reading.ts';

/** Games of earlier versions, which open for ever: whole, or at a position that they reached. */
beforeAll(bringPure);

const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** How a game stood when it was saved. */
interface Stood {
  readonly at: number;
  readonly turn: number;
  readonly phase: string;
  readonly side: string;
  /** Steps that cannot be followed on today's board, of a unit that came out of a battle otherwise. */
  readonly lost?: number;
  /** The score, where the game was over. */
  readonly points?: number;
}

/** What a version wrote into the library: lines of the list and games. */
interface Kept {
  readonly game?: string;
  readonly summary?: { readonly steps: number };
}

const opened = (text: string): Timeline => {
  const restored = restore(text);
  if (!restored.ok) throw new Error(restored.error.text);
  return restored.timeline;
};

const LISTS = ['kept', 'links', 'stood'];

/** Steps of a game that are there, told, or said to be lost. */
const stepsOf = ({ about, cursor }: Timeline): number =>
  (about?.past?.actions.length ?? 0) + cursor + (about?.past?.lost ?? 0);

const lostOf = ({ about }: Timeline): number => about?.past?.lost ?? 0;

function standing(line: Timeline): Stood {
  const { turn, phase, phasing: side } = present(line);
  const lost = lostOf(line);
  return { at: stepsOf(line), turn, phase, side, ...(lost && { lost }) };
}

describe.each(readdirSync(FIXTURES).filter((name) => name.startsWith('edition')))('%s', (edition) => {
  const folder = new URL(`${edition}/`, FIXTURES);
  const read = (name: string): string => readFileSync(new URL(`${name}.json`, folder), 'utf8');
  const stood = JSON.parse(read('stood')) as Record<string, Stood & { steps?: number }>;
  const stoodOf = (name: string): Stood => {
    const { steps: _steps, ...rest } = stood[name]!;
    return rest;
  };
  const names = readdirSync(folder);
  const files = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .filter((name) => !LISTS.includes(name));
  const texts = names.filter((name) => name.endsWith('.txt'));

  it.each(files)('file: %s', (name) => {
    const line = opened(read(name));
    // The first edition kept no positions: its games are followed, and these to their ends.
    expect(standing(line)).toEqual(stoodOf(name));
    // What has been opened is saved and opened again as it is.
    expect(opened(serialise(line))).toEqual(line);
  });

  it.each(texts)('text: %s', (name) => {
    const read = readGame(readFileSync(new URL(name, folder), 'utf8'));
    if (!read.ok) throw new Error(read.refusal.text);
    const points = present(read.timeline).outcome?.points;
    expect({ ...standing(read.timeline), points }).toEqual(stoodOf(name));
    expect(opened(serialise(read.timeline, read.seats))).toEqual(read.timeline);
  });

  const links = Object.entries(JSON.parse(read('links')) as Record<string, string>);
  it.each(links)('link: %s', async (name, link) => {
    const found = await readLink(link);
    if (!found?.ok) throw new Error(found?.error.key);
    const line = found.timeline as Timeline;
    expect(standing(line)).toEqual(stoodOf(name));
    // What was no switch then was the rule.
    expect(line.start.options.soakOffs || edition !== 'edition-1').toBe(true);
  });

  const kept = JSON.parse(read('kept')) as Record<string, Kept>;
  it.each(Object.keys(kept).filter((key) => kept[key]!.game !== undefined))('kept: %s', (key) => {
    const line = opened(kept[key]!.game!);
    const entry = kept[key.replace('body:', 'entry:')];
    // The list counts what was played by the rules of the edition that kept it.
    const { past } = JSON.parse(kept[key]!.game!) as { past?: { steps: readonly unknown[] } };
    const steps = stepsOf(line) - (past?.steps.length ?? 0);
    expect(steps).toBe(entry?.summary?.steps ?? steps);
  });
});

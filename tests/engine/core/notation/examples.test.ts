import { readdirSync, readFileSync } from 'node:fs';
import { present } from '#engine/core/timeline.ts';
import * as talvisota from '#engine/talvisota';
import * as winterWar from '#engine/winter-war';
import { mustRead } from './helpers.ts';

const FOLDER = 'docs/games';
const files = readdirSync(FOLDER).sort();
const [PAGE] = ['docs/notation.md'].map((file) => readFileSync(file, 'utf8'));
const blocks = [...PAGE!.matchAll(/```text\n([^]*?)```/g)].map(([, text]) => text!);

/** Reads a text and writes it again; `phase` is where it ends. */
function again(text: string): { readonly phase: string; readonly text: string } {
  const isGame = /^\S+ game\n/m.test(text);
  if (text.includes('talvisota')) {
    const read = isGame ? talvisota.readGame(text) : talvisota.readPosition(text);
    const line = mustRead(read);
    const seats = read.ok ? read.seats : undefined;
    const written = isGame ? talvisota.writeGame(line, seats) : talvisota.writePosition(line.start);
    return { phase: present(line).phase, text: written };
  }
  const read = isGame ? winterWar.readGame(text) : winterWar.readPosition(text);
  const line = mustRead(read);
  const seats = read.ok ? read.seats : undefined;
  const written = isGame ? winterWar.writeGame(line, seats) : winterWar.writePosition(line.start);
  return { phase: present(line).phase, text: written };
}

describe('the example games', () => {
  it('are twenty, most of them of Winter War', () => {
    const ofWinterWar = files.filter((file) => file.startsWith('winter-war-'));
    expect([files.length, ofWinterWar.length]).toEqual([20, 12]);
  });

  it.each(files)('%s is played to its end, and written as it stands', { timeout: 20_000 }, (file) => {
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    expect(again(text)).toEqual({ phase: 'over', text: text.replace(/^#.*\n/, '') });
  });
});

describe('the page about the notation', () => {
  it('has examples of both games, and of positions and games', () => {
    const beginnings = blocks.map((text) => text.split(' ', 2).join(' '));
    expect(beginnings).toEqual([
      'winter-war 4S',
      'winter-war game\nedition',
      'winter-war 2F',
      'talvisota game\nrules',
      'talvisota T1',
    ]);
  });

  it.each(blocks)('%s is read', (text) => {
    expect(again(again(text).text)).toEqual(again(text));
  });
});

import { describe, expect, it } from 'vitest';
import { board } from '../../src/engine/index.ts';
import { sentenceOf } from '../../src/ui/log.ts';
import { plain } from '../../src/ui/parts.ts';

const viipuri = board.hexByName('1306');

describe('the log', () => {
  it('says nothing of counters placed at set-up', () => {
    expect(sentenceOf({ type: 'placed', unit: 70, hex: viipuri })).toBeNull();
  });

  it('tells an attack with its column and die, hexes as links', () => {
    const words = sentenceOf({
      type: 'attacked',
      attackers: [0],
      from: [board.hexByName('1305')],
      targets: [viipuri],
      attack: 20,
      defence: 4.5,
      column: '4-1',
      die: 2,
      result: 'Dr',
      fortified: false,
    })!;
    expect(plain(words)).toBe(
      '20-12-2 (XIX) attacks Viipuri (1306), 20 to 4½: 4-1, die 2. Defender retreats.',
    );
    expect(words).toContainEqual({ hex: viipuri, text: 'Viipuri (1306)' });
  });

  it('mentions captures of named places only', () => {
    expect(sentenceOf({ type: 'captured', hex: viipuri, side: 'soviet' })).not.toBeNull();
    expect(sentenceOf({ type: 'captured', hex: board.hexByName('0920'), side: 'soviet' })).toBeNull();
  });
});

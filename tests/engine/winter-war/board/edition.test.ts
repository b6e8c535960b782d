import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EDITIONS } from '#engine/winter-war';

/** What the compiled board of each edition holds. Those of earlier editions stay as they are. */
const CONTENT: Readonly<Record<number, string>> = {
  1: 'b89e0e8f4d4288d1dc4c4687877d8d95',
  2: '5715681a7b3757a74ece99a904f05757',
  3: 'a6bc1e4b8721d1abe7b1be641632e26e',
};

it('a board that holds anything else is another edition', () => {
  const path = new URL('../../../../src/engine/winter-war/board/board.json', import.meta.url);
  const content = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  expect(
    hash,
    'The board has changed: unless games have not been played on this edition yet, raise EDITIONS.board; then write the new hash here.',
  ).toBe(CONTENT[EDITIONS.board]);
});

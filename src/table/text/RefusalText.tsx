import { board, type Hex, type Refusal, type RuleId } from '../../engine/winter-war/index.ts';
import type { Part } from '../words/parts.ts';
import { refusalText } from '../words/refusal-text.ts';
import { showBeside } from '../../games/winter-war/ui/why/why.ts';
import { HexLink, RuleLink, Words } from './Links.tsx';
import { FollowRule } from './RuleLink.tsx';
import { hexPart } from '../../games/winter-war/ui/words/words.ts';
import css from './RefusalText.module.css';

/** Hexes that a sentence can bear beside itself. */
const MOST = 6;

/** The hexes that the sentence names become links; the others follow it. */
function linked(text: string, hexes: readonly Hex[]): { words: Part[]; others: Hex[] } {
  const named = hexes.filter((hex) => text.includes(board.hexName(hex)));
  const byName = new Map(named.map((hex) => [board.hexName(hex), hex]));
  const words = text
    .split(new RegExp(`(${[...byName.keys()].join('|') || '$.'})`))
    .map((piece): Part => (byName.has(piece) ? hexPart(byName.get(piece)!) : piece));
  return { words, others: hexes.filter((hex) => !named.includes(hex)).slice(0, MOST) };
}

/** What is not possible, why, the paragraph, which opens beside the map, and the hexes it speaks of. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }) {
  const { words, others } = linked(refusalText(refusal), [...new Set(refusal.hexes)]);
  return (
    <p className={css.refusal}>
      <Words parts={words} />{' '}
      <span className={css.bracket}>
        (
        <FollowRule value={showBeside}>
          <RuleLink rule={refusal.rule as RuleId} />
        </FollowRule>
        )
      </span>{' '}
      {others.map((hex) => (
        <span key={hex} className={css.hex}>
          <HexLink hex={hex} />
        </span>
      ))}
    </p>
  );
}

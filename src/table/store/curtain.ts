/** Who takes up what is hidden from the other player: behind the curtain, and never without a trace. */
import { MOST_LOOKS, type Look } from '#engine/core/about.ts';
import type { Side } from '../game/position.ts';
import { current, isFree, useGame } from './game.ts';
import { save } from './saving.ts';

/** Writes into the record who took up what, so that the other player can read it there. */
export function note(look: Omit<Look, 'at'>): void {
  const line = current();
  const looks = [...(line.about?.looks ?? []), { at: line.cursor, ...look }].slice(-MOST_LOOKS);
  useGame.setState({ timeline: { ...line, about: { ...line.about, looks } } });
}

/** Somebody looks at what a side has written down. */
export function noteWritten(side: Side): void {
  if (isFree()) return;
  note({ side, how: 'written' });
  void save();
}

/** Whom the screen is passed to has it now. */
export function liftCurtain(): void {
  const { curtain } = useGame.getState();
  if (curtain) note({ side: curtain, how: 'curtain' });
  useGame.setState({ curtain: null });
  void save();
}

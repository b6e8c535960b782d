import type { State } from '#engine/talvisota';
import { game } from '#table/game/registry.ts';
import { useShownTimeline } from '#table/view/shown.ts';
import { useGame } from '#table/store/game.ts';
import css from './Hand.module.css';
import { handWords } from './hand-words.ts';
import { kindOf, type Kind } from './situation.ts';

/** With these decisions a player comes to a new turn. */
const BEGINNING: ReadonlySet<Kind> = new Set(['recovery', 'withdrawal', 'movement', 'finnish-plans']);

/** What happened in the turn before, in a line to be unfolded. */
export function LastTurn({ state }: { readonly state: State }) {
  const line = useShownTimeline();
  const practice = useGame((on) => on.practice);
  if (!line || practice || !BEGINNING.has(kindOf(state))) return null;
  const { Account, stretches } = game().story;
  const last = stretches(line, line.cursor).findLast(
    ({ kind, turn }) => kind === 'turn' && turn < state.turn,
  );
  if (!last) return null;
  return (
    <details className={css.last}>
      <summary>{handWords().lastTurn(last.turn)}</summary>
      <Account line={line} stretch={last} />
    </details>
  );
}

import { BOARD, TURNS, type Chosen } from './pages.ts';
import css from './History.module.css';
import { historyWords } from './words.ts';

interface HistoryPagesProps {
  readonly chosen: Chosen;
  /** Where the game stands. */
  readonly now: Chosen;
  onChoose(page: Chosen): void;
}

/** A button for every Game-Turn, and one for the board. */
export function HistoryPages({ chosen, now, onChoose }: HistoryPagesProps) {
  const w = historyWords();
  return (
    <nav className={css.pages} aria-label={w.pages}>
      {TURNS.map((turn) => (
        <button
          key={turn}
          type="button"
          className={css.page}
          aria-label={turn === now ? w.turnNow(turn) : w.turn(turn)}
          aria-current={turn === chosen ? 'page' : undefined}
          data-now={turn === now || undefined}
          onClick={() => onChoose(turn)}
        >
          {turn}
        </button>
      ))}
      <button
        type="button"
        className={css.page}
        aria-current={chosen === BOARD ? 'page' : undefined}
        onClick={() => onChoose(BOARD)}
      >
        {w.board}
      </button>
    </nav>
  );
}

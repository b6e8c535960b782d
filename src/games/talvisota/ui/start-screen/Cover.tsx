import '../colours.css';
import css from './Cover.module.css';

const SPACES = [
  [30, 24, 'finn'],
  [92, 12, null],
  [56, 66, 'finn'],
  [118, 58, null],
  [176, 30, 'soviet'],
  [88, 102, 'finn'],
  [160, 92, 'soviet'],
] as const;

const WAYS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 6],
  [5, 6],
] as const;

/** The game's emblem: connected spaces, with the boxes of two armies. */
export function Cover() {
  return (
    <svg className={css.emblem} viewBox="0 0 210 124" data-game="talvisota" aria-hidden>
      {WAYS.map(([from, to]) => (
        <line
          key={`${from} ${to}`}
          className={css.way}
          x1={SPACES[from][0]}
          y1={SPACES[from][1]}
          x2={SPACES[to][0]}
          y2={SPACES[to][1]}
        />
      ))}
      {SPACES.map(([x, y, side]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={css.space} r="13" />
          {side ? <rect className={css[side]} x="-8" y="-8" width="16" height="16" rx="2" /> : null}
        </g>
      ))}
    </svg>
  );
}

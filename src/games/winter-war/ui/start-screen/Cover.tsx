import css from './Cover.module.css';

/** Emblem of the game: two counters facing each other across a frontier. */
export function Cover() {
  return (
    <svg className={css.emblem} viewBox="0 0 220 110" aria-hidden>
      <path className={css.frontier} d="M110 4 98 26l16 18-8 22 14 16-8 26" />
      <g transform="translate(12 20)">
        <rect className={css.finn} width="70" height="70" rx="4" />
        <path className={css.finnLine} d="M18 20h34v22H18ZM18 20l34 22M52 20 18 42" />
        <text className={css.finnText} x="35" y="14">
          XX
        </text>
        <text className={css.finnText} x="35" y="61" data-size="large">
          6-6-2
        </text>
      </g>
      <g transform="translate(138 20)">
        <rect className={css.soviet} width="70" height="70" rx="4" />
        <path className={css.sovietLine} d="M18 20h34v22H18ZM18 20l34 22M52 20 18 42" />
        <text className={css.sovietText} x="35" y="14">
          XXX
        </text>
        <text className={css.sovietText} x="35" y="61" data-size="large">
          20-12-2
        </text>
      </g>
    </svg>
  );
}

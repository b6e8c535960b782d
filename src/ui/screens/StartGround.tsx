import css from './StartScreen.module.css';

/** A quiet hex grid with a frontier across it. */
export function StartGround() {
  return (
    <svg className={css.ground} aria-hidden preserveAspectRatio="xMidYMid slice" viewBox="0 0 520 936">
      <defs>
        <pattern id="start-hexes" width="52" height="90.07" patternUnits="userSpaceOnUse">
          <path className={css.hexes} d="M26 0 52 15v30L26 60 0 45V15ZM26 60v30.07" />
        </pattern>
      </defs>
      <rect width="520" height="936" fill="url(#start-hexes)" />
      <path
        className={css.line}
        d="M364 0v45.2l26 15v30l26 15v30l-26 15v30l-26 15v30l26 15v30l-26 15v30l-26 15v30l26 15v30l26 15v30l26 15v30l26 15v30l26 15v30l-26 15v30l-26 15v30l-26 15v30l-26 15v30l-26 15v30l-26 15v30"
      />
    </svg>
  );
}

import type { Settings, Theme } from '../../store/settings.ts';
import css from './ThemePicture.module.css';

/** The sign of infantry around the middle. Box and counter stay within what the narrowest strip shows. */
const SIGN = 'M-5-3.5H5V3.5H-5ZM-5-3.5L5 3.5M5-3.5L-5 3.5';

/** A strip of coast with a counter of each army, in the colours of a theme. */
function Coast({ theme, clip }: { readonly theme: Theme; readonly clip?: string }) {
  return (
    <g data-theme={theme} {...(clip && { clipPath: clip })}>
      <rect className={css.land} width="96" height="44" />
      <path className={css.water} d="M-2 34C12 26 22 40 36 33S58 24 70 31 88 40 98 33V46H-2Z" />
      <path className={css.grid} d="M16-4V10L34 20 52 10V-4M34 20V48M52 10 70 20 88 10V-4M70 20V48" />
      <g transform="translate(30 21)">
        <rect className={css.finn} x="-8" y="-8" width="16" height="16" rx="2" />
        <path className={css.finnSign} d={SIGN} />
      </g>
      <g transform="translate(66 23)">
        <rect className={css.soviet} x="-8" y="-8" width="16" height="16" rx="2" />
        <path className={css.sovietSign} d={SIGN} />
      </g>
    </g>
  );
}

/** What a theme looks like; what the system says may be either. */
export function ThemePicture({ theme }: { readonly theme: Settings['theme'] }) {
  return (
    <svg className={css.picture} viewBox="0 0 96 44" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {theme === 'system' ? (
        <>
          <clipPath id="settings-evening">
            <path d="M60 0H96V44H36Z" />
          </clipPath>
          <Coast theme="paper" />
          <Coast theme="dark" clip="url(#settings-evening)" />
        </>
      ) : (
        <Coast theme={theme} />
      )}
    </svg>
  );
}

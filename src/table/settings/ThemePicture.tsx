import type { Settings, Theme } from '../store/settings.ts';
import css from './ThemePicture.module.css';

/** A strip of coast with a counter of each army, in the colours of a theme. */
function Coast({ theme, clip }: { readonly theme: Theme; readonly clip?: string }) {
  return (
    <g data-theme={theme} {...(clip && { clipPath: clip })}>
      <rect className={css.land} width="96" height="44" />
      <path className={css.water} d="M-2 34C12 26 22 40 36 33S58 24 70 31 88 40 98 33V46H-2Z" />
      <path className={css.grid} d="M16-4V10L34 20 52 10V-4M34 20V48M52 10 70 20 88 10V-4M70 20V48" />
      <rect className={css.finn} x="20" y="9" width="20" height="20" rx="2" />
      <rect className={css.soviet} x="57" y="13" width="20" height="20" rx="2" />
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

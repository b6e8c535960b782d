/** Applies settings to the page as attributes, which theme.css reads, and sets the language. */
import { useFaults } from '../../faults/faults.ts';
import { followOtherTabs, settings, useSettings, type Settings, type Theme } from '../../store/settings.ts';
import { language, onLanguage, onLanguageMissing, setLanguage } from '#kit/i18n/language.ts';

/** The system's preferences for looks and motion. */
const SYSTEM = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

const says = (key: keyof typeof SYSTEM): boolean => matchMedia(SYSTEM[key]).matches;

/** The theme drawn, with "system" resolved. */
export function themeOf({ theme }: Pick<Settings, 'theme'>): Theme {
  if (theme !== 'system') return theme;
  return says('contrast') ? 'contrast' : says('dark') ? 'dark' : 'paper';
}

const isStill = ({ motion }: Settings): boolean =>
  motion === 'always' || (motion === 'system' && says('still'));

/** Gives the browser's own bars the theme's colour. */
function colourBrowser(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue('--night').trim();
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Applies settings to the page: theme, text size, motion, patterns, language. */
export function apply(chosen: Settings): void {
  const root = document.documentElement;
  const theme = themeOf(chosen);
  root.dataset.theme = theme;
  root.dataset.text = String(chosen.textSize);
  root.dataset.motion = isStill(chosen) ? 'reduced' : 'full';
  root.dataset.patterns = chosen.strongPatterns || theme === 'contrast' ? 'strong' : 'plain';
  setLanguage(chosen.language);
  colourBrowser(root);
}

/** Applies the settings now, and whenever they or the system's preferences change. */
export function keepApplied(): void {
  const now = (): void => apply(settings());
  const spoken = (): void => {
    document.documentElement.lang = language();
  };
  onLanguage(spoken);
  onLanguageMissing(() => useFaults.setState({ untold: 'language' }));
  spoken();
  now();
  followOtherTabs();
  useSettings.subscribe(now);
  for (const query of Object.values(SYSTEM)) matchMedia(query).addEventListener('change', now);
}

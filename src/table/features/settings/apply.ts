/** Settings become attributes of the page, which theme.css reads; the language goes to the words. */
import { useFaults } from '../../faults/faults.ts';
import { followOtherTabs, settings, useSettings, type Settings, type Theme } from '../../store/settings.ts';
import { language, onLanguage, onLanguageMissing, setLanguage } from '#kit/i18n/language.ts';

/** What the system says about looks and motion. */
const SYSTEM = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

const says = (key: keyof typeof SYSTEM): boolean => matchMedia(SYSTEM[key]).matches;

/** The theme that is drawn. */
export function themeOf({ theme }: Pick<Settings, 'theme'>): Theme {
  if (theme !== 'system') return theme;
  return says('contrast') ? 'contrast' : says('dark') ? 'dark' : 'paper';
}

const isStill = ({ motion }: Settings): boolean =>
  motion === 'always' || (motion === 'system' && says('still'));

/** The browser's own bars take the colour of ours. */
function colourBrowser(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue('--night').trim();
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Puts settings into the page: look, size of text, motion, patterns, language. */
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

/** Applies the settings now, and whenever they or the system's change. */
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

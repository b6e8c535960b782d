import type { Settings } from '../../store/settings.ts';
import { words } from '#kit/i18n/words.ts';

type Labels<K extends keyof Settings> = Readonly<Record<`${Settings[K]}`, string>>;

export interface SettingsWords {
  readonly title: string;
  readonly theme: string;
  readonly themes: Labels<'theme'>;
  readonly themeHint: string;
  readonly textSize: string;
  readonly textSizes: Labels<'textSize'>;
  readonly motion: string;
  readonly motions: Labels<'motion'>;
  readonly motionHint: string;
  readonly sounds: string;
  readonly soundsHint: string;
  readonly tryIt: string;
  readonly haptics: string;
  readonly hapticsHint: string;
  readonly confirmMoves: string;
  readonly confirms: Labels<'confirmMoves'>;
  readonly confirmHint: string;
  readonly listIdle: string;
  readonly listIdleOf: (player: string) => string;
  readonly listIdleHint: string;
  readonly strongPatterns: string;
  readonly strongPatternsHint: string;
  readonly alwaysStrong: string;
  readonly language: string;
  readonly kept: string;
  readonly reset: string;
}

/** Of the dialog, a label for every choice. */
export const settingsWords = words<SettingsWords>('table/settings', {
  title: 'Settings',
  theme: 'Theme',
  themes: {
    system: 'System',
    paper: 'Paper',
    '1972': '1972',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  themeHint: 'High contrast also strengthens the map patterns.',
  textSize: 'Text size',
  textSizes: { 100: 'Normal', 115: 'Larger', 130: 'Largest' },
  motion: 'Reduce motion',
  motions: { system: 'System', always: 'Always', never: 'Never' },
  motionHint: 'Counters and dice appear in place at once, and the map does not glide.',
  sounds: 'Sounds',
  soundsHint: 'Quiet sounds for moves, dice, battles and new phases.',
  tryIt: 'Test',
  haptics: 'Vibration',
  hapticsHint: 'One short tick for each action, two for a die roll.',
  confirmMoves: 'Confirm moves',
  confirms: { touch: 'On touch screens', always: 'Always', never: 'Never' },
  confirmHint:
    'The first tap shows the route; a second tap, or the button, makes the move. A dragged counter moves as soon as it is dropped, except under \u201CAlways\u201D.',
  listIdle: 'Warn before ending a phase',
  listIdleOf: (player) => `${player}: warn before ending a phase`,
  listIdleHint: 'Lists idle units, with a link to each.',
  strongPatterns: 'Stronger map patterns',
  strongPatternsHint: 'Hatching and line weight instead of colour alone (for colour-blind players).',
  alwaysStrong: 'Always on with high contrast.',
  language: 'Language',
  kept: 'Saved on this device.',
  reset: 'Reset to defaults',
});

/** Every language is named in itself. */
export const LANGUAGE_NAMES: Labels<'language'> = { en: 'English', fi: 'Suomi' };

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
  theme: 'Look',
  themes: {
    system: 'As the system says',
    paper: 'Paper',
    '1972': '1972',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  themeHint: 'High contrast also draws the patterns of the map more strongly.',
  textSize: 'Size of text',
  textSizes: { 100: 'Normal', 115: 'Larger', 130: 'Largest' },
  motion: 'Reduce motion',
  motions: { system: 'As the system says', always: 'Always', never: 'Never' },
  motionHint: 'Counters and dice are where they belong at once, and the map does not glide.',
  sounds: 'Sounds',
  soundsHint: 'Small ones, for moves, dice, battles and new phases.',
  tryIt: 'Listen',
  haptics: 'Vibration',
  hapticsHint: 'A short tick for each step, two for a die.',
  confirmMoves: 'Confirm moves',
  confirms: { touch: 'On touch screens', always: 'Always', never: 'Never' },
  confirmHint:
    'The first tap shows the way; a second one, or the button, makes the move. A counter that is dragged moves where it is dropped, except under \u201CAlways\u201D.',
  listIdle: 'List what has not moved or fought',
  listIdleOf: (player) => `${player}: list what has not moved or fought`,
  listIdleHint: 'Before a phase ends, with a way to each; you may end it all the same.',
  strongPatterns: 'Stronger patterns on the map',
  strongPatternsHint: 'Marks differ by hatching and weight of line, for eyes that tell few colours apart.',
  alwaysStrong: 'Always on with high contrast.',
  language: 'Language',
  kept: 'Kept on this device.',
  reset: 'Set everything back',
});

/** Every language is named in itself. */
export const LANGUAGE_NAMES: Labels<'language'> = { en: 'English', fi: 'Suomi' };

import type { Settings } from '../store/settings.ts';
import { worded } from '../../kit/language/language.ts';

type Labels<K extends keyof Settings> = Readonly<Record<`${Settings[K]}`, string>>;

interface SettingsWords {
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
  readonly confirmMoves: string;
  readonly confirms: Labels<'confirmMoves'>;
  readonly confirmHint: string;
  readonly strongPatterns: string;
  readonly strongPatternsHint: string;
  readonly alwaysStrong: string;
  readonly language: string;
  readonly kept: string;
  readonly reset: string;
}

export const settingsWords = worded<SettingsWords>({
  en: {
    title: 'Settings',
    theme: 'Look',
    themes: {
      system: 'As the system says',
      paper: 'Paper 1972',
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
    confirmMoves: 'Confirm moves',
    confirms: { touch: 'On touch screens', always: 'Always', never: 'Never' },
    confirmHint: 'The first tap shows the way; a second one, or the button, makes the move.',
    strongPatterns: 'Stronger patterns on the map',
    strongPatternsHint: 'Marks differ by hatching and weight of line, for eyes that tell few colours apart.',
    alwaysStrong: 'Always on with high contrast.',
    language: 'Language',
    kept: 'Kept on this device.',
    reset: 'Set everything back',
  },
  fi: {
    title: 'Asetukset',
    theme: 'Ulkoasu',
    themes: {
      system: 'Järjestelmän mukaan',
      paper: 'Paperi 1972',
      dark: 'Tumma',
      contrast: 'Suuri kontrasti',
    },
    themeHint: 'Suuri kontrasti vahvistaa myös kartan kuviot.',
    textSize: 'Tekstin koko',
    textSizes: { 100: 'Tavallinen', 115: 'Suurempi', 130: 'Suurin' },
    motion: 'Vähennä liikettä',
    motions: { system: 'Järjestelmän mukaan', always: 'Aina', never: 'Ei koskaan' },
    motionHint: 'Nappulat ja nopat ovat heti paikoillaan, eikä kartta liu’u.',
    sounds: 'Äänet',
    soundsHint: 'Pieniä ääniä siirroille, nopille, taisteluille ja uusille vaiheille.',
    tryIt: 'Kuuntele',
    confirmMoves: 'Vahvista siirrot',
    confirms: { touch: 'Kosketusnäytöllä', always: 'Aina', never: 'Ei koskaan' },
    confirmHint: 'Ensimmäinen napautus näyttää reitin; toinen napautus tai painike tekee siirron.',
    strongPatterns: 'Vahvemmat kuviot kartalla',
    strongPatternsHint:
      'Merkinnät erottaa viivoituksesta ja viivan paksuudesta, vaikka värit sekoittuisivat.',
    alwaysStrong: 'Suuressa kontrastissa aina käytössä.',
    language: 'Kieli',
    kept: 'Säilytetään tällä laitteella.',
    reset: 'Palauta kaikki',
  },
});

/** Every language is named in itself. */
export const LANGUAGE_NAMES: Labels<'language'> = { en: 'English', fi: 'Suomi' };

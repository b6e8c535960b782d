import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'The game is over',
  back: 'View the map',
  again: 'Play again',
  install: 'Install the game on this device: it opens like any other app, even offline.',
  installNow: 'Install',
  installByHand:
    'To install the game on this device, open the browser\u2019s Share menu and choose \u201CAdd to Home Screen\u201D.',
  notNow: 'Not now',
} as const;

export type EndWords = Wording<typeof english>;

/** Around what the game itself says of its end. */
export const endWords = words<EndWords>('table/end', english);

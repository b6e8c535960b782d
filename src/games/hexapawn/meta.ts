/** Hexapawn before it is loaded: what the start screen shows. */
import type { GameMeta, StartScreenSpec, Summary } from '#table/game';

const nothing = (): null => null;

export const meta: GameMeta = {
  id: 'hexapawn',
  devOnly: true,
  sides: ['white', 'black'],
  levels: [],
  title: () => 'Hexapawn',
  side: (side) =>
    side === 'white'
      ? { name: 'White', player: 'White player', adjective: 'White' }
      : { name: 'Black', player: 'Black player', adjective: 'Black' },
  level: (level) => ({ name: level, hint: '' }),
  passing: () => 'Nothing is hidden.',
  statusText: ({ turn }) => `Turn ${turn}`,
  shortStatus: ({ turn }) => ({ where: `Turn ${turn}`, score: null }),
  facts: () => [],
  isOver: (summary) => (summary as Summary & { readonly over?: boolean }).over === true,
  isFresh: ({ steps }) => steps === 0,
};

export const startScreen: StartScreenSpec = {
  tagline: () => 'Six pawns on nine squares',
  about: () => 'The smallest game that the table can play. It is the worked example of CONTRIBUTING.md.',
  kind: () => 'Three pawns a side',
  credits: () => 'Martin Gardner, 1962.',
  Cover: nothing,
  Picture: nothing,
  quick: { options: {}, ready: false },
  newGame: async () => ({
    remembered: () => ({}),
    remember: () => undefined,
    Choice: nothing,
    Summary: nothing,
  }),
};

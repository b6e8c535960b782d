import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  /** Where the player has a name. */
  pass: (player: string): string => `Pass the device to the ${player}`,
  iAm: (player: string): string => `I am the ${player}`,
  lifted: (times: number): string =>
    times === 1
      ? 'This screen has been unlocked once before in this game.'
      : `This screen has been unlocked ${times} times before in this game.`,
} as const;

export type CurtainWords = Wording<typeof english>;

/** Below what the game itself says of its curtain. */
export const curtainWords = words<CurtainWords>('table/curtain', english);

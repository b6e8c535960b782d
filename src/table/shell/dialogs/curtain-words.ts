import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  /** Where the player has a name. */
  pass: (player: string): string => `Pass the device to the ${player}`,
  iAm: (player: string): string => `I am the ${player}`,
} as const;

export type CurtainWords = Wording<typeof english>;

/** Below what the game itself says of its curtain. */
export const curtainWords = words<CurtainWords>('table/curtain', english);

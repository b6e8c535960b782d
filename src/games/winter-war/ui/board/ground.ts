import { board, type Hex } from '#engine/winter-war';
import { everyHex } from './chunks.ts';

const NEUTRAL = new Set(['sweden', 'norway', 'estonia']);

const terrain = (hex: Hex): string => board.terrainOf(hex);

export const isIce = (hex: Hex): boolean => terrain(hex) === 'ice';
export const isWater = (hex: Hex): boolean => terrain(hex) === 'water';
export const isNeutral = (hex: Hex): boolean => NEUTRAL.has(board.countryOf(hex)) && !isWater(hex);

export const isSoviet = (hex: Hex): boolean => board.countryOf(hex) === 'ussr';

/** The one neutral hex that a Scenario opens. */
export const swedishEntry: Hex | undefined = board.places.find((p) => p.kind === 'swedish-entry')?.hex;

/** Land of the two countries at war, including impassable hexes. */
export const isInPlay = (hex: Hex): boolean => !isWater(hex) && !isIce(hex) && !isNeutral(hex);

/** Hexes that units can occupy, now or when the Gulf is frozen; the grid is drawn on these. */
export const isPlayable = (hex: Hex): boolean => isIce(hex) || hex === swedishEntry || isInPlay(hex);

export const playableHexes: readonly Hex[] = [...everyHex()].filter(isPlayable);

import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import type { NamesFile } from '#games/winter-war/ui/board/names-format.ts';
import { placeAreas } from './area-names.ts';
import { citySigns, placeTowns } from './town-names.ts';
import { readWords } from './words.ts';

const LEVELS: readonly ZoomLevel[] = ['far', 'mid', 'near', 'close', 'closest'];

/** Places all names at each level: cities first, then waters, lines and countries, then other towns. */
export async function placeNames(): Promise<NamesFile> {
  const words = await readWords();
  const placed = LEVELS.map((level) => {
    const cities = placeTowns(level, [], words, 1).map(({ box }) => box);
    const areas = placeAreas(level, [...cities, ...citySigns(level)], words);
    const towns = placeTowns(
      level,
      areas.map(({ box }) => box),
      words,
    );
    return { level, areas: areas.map(({ entry }) => entry), towns: towns.map(({ entry }) => entry) };
  });
  const byLevel = <T>(of: (one: (typeof placed)[number]) => T): Record<ZoomLevel, T> =>
    Object.fromEntries(placed.map((one) => [one.level, of(one)])) as Record<ZoomLevel, T>;
  return { towns: byLevel(({ towns }) => towns), areas: byLevel(({ areas }) => areas) };
}

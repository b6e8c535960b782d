import { placeOf, type Space } from '#engine/talvisota';
import { words } from '#kit/i18n/words.ts';

/** What the English map calls a space, where its file says more or spells it otherwise. */
const ENGLISH: Readonly<Record<string, string>> = { UHT: 'Ukhta', MUR: 'Murmansk', REB: 'Reboly' };

interface Names {
  readonly spaces: Readonly<Record<string, string>>;
}

/** Other names in the language that is spoken, by the id of the space. */
const names = words<Names>('talvisota/names', { spaces: ENGLISH });

/** "Viipuri" */
export const spaceName = (space: Space): string => {
  const { id, name } = placeOf(space);
  return names().spaces[id] ?? name;
};

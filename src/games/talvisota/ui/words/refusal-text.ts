import { spaceOf, SPACES, type Refusal } from '../../../../engine/talvisota/index.ts';
import { fill } from '../../../../engine/core/refusal.ts';
import { words } from '../../../../kit/language/words.ts';
import { commonWords } from './common-words.ts';
import { spaceName } from './names.ts';

type Why = Pick<Refusal, 'key' | 'params' | 'text'>;

interface Texts {
  readonly refusals: Readonly<Record<string, string>>;
}

/** The refusals say themselves in English. */
const texts = words<Texts>('talvisota/refusals', { refusals: {} });

/** Fronts, strategies and spaces by their names in the language that is spoken. */
function spoken(params: Why['params']): Why['params'] {
  const { front, strategy } = commonWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = { front, strategy };
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (key === 'space') {
        const place = SPACES.find(({ name }) => name === value);
        return [key, place ? spaceName(spaceOf(place.id)) : value];
      }
      return [key, names[key]?.[value] ?? value];
    }),
  );
}

/** Why something is not possible, in the language that is spoken. */
export function refusalText({ key, params, text }: Why): string {
  const says = texts().refusals[key];
  return says === undefined ? text : fill(says, spoken(params));
}

import startMessages from '../../content/en/start.ftl';
import { REFUSALS, spaceOf, SPACES, type Refusal, type RefusalKey } from '#engine/talvisota';
import { fill } from '#engine/core/refusal.ts';
import { catalogue, type Message } from '#kit/i18n/messages.ts';
import { supportText } from './force-text.ts';
import { spaceName } from './names.ts';

type Why = Pick<Refusal, 'key' | 'params' | 'text'>;

interface Refusals {
  readonly refusals: Readonly<Record<string, string | Message<string>>>;
}

/** The English texts are those of the rules. */
const texts = catalogue<Refusals>('talvisota/refusals', { refusals: {} });

const listed = (codes: string, names: Readonly<Record<string, string>>): string =>
  codes
    .split(', ')
    .map((code) => names[code] ?? code)
    .join(', ');

function spoken(params: Why['params']): Why['params'] {
  const { front, strategy, unit } = startMessages().common;
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = { front, strategy, unit };
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (key === 'space') {
        const place = SPACES.find(({ name }) => name === value);
        return [key, place ? spaceName(spaceOf(place.id)) : value];
      }
      if (key === 'units') return [key, listed(String(value), unit)];
      if (key === 'support') return [key, supportText(value as 'ART')];
      return [key, names[key]?.[value] ?? value];
    }),
  );
}

export function refusalText({ key, params, text }: Why): string {
  const says = texts().refusals[key];
  if (says !== undefined) return typeof says === 'string' ? says : says(spoken(params));
  const english = REFUSALS[key as RefusalKey]?.[1];
  return english === undefined ? text : fill(english, spoken(params));
}

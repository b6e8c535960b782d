import type { Refusal } from '#engine/winter-war';
import { language } from '#kit/i18n/language.ts';
import { catalogue, type Message } from '#kit/i18n/messages.ts';
import namesMessages from '../../content/en/names.ftl';
import startMessages from '../../content/en/start.ftl';
import { countryText, designation } from './names.ts';

type Why = Pick<Refusal, 'key' | 'params' | 'text'>;

interface Refusals {
  readonly refusals: Readonly<Record<string, string | Message<string>>>;
}

/** In English refusals come from the rules; other languages have a catalogue of them. */
const texts = catalogue<Refusals>('winter-war/refusals', { refusals: {} });

/** What the rules fill in, in the language that is spoken: countries, and lists of units. */
const spoken = (value: string | number): string | number =>
  typeof value === 'number'
    ? value
    : countryText(value)
        .replace(/\bdummy (\d+)/g, (_, name: string) => startMessages().common.unit({ label: '', name }))
        .replace(/(?<= )and (\d+) more$/, (_, n: string) => namesMessages().more({ n }))
        .replace(/(?<=\()\w+(?=\))/g, designation);

/** Why something is not possible, in the language that is spoken. */
export function refusalText({ key, params, text }: Why): string {
  const says = texts().refusals[key];
  // What is not of the engine comes in the right language.
  if (language() === 'en' || says === undefined) return text;
  const args = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, spoken(value)]));
  return typeof says === 'string' ? says : says(args);
}

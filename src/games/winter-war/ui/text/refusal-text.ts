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

/** English refusals come from the rules; other languages have a catalogue. */
const texts = catalogue<Refusals>('winter-war/refusals', { refusals: {} });

/** Translates the parameters of a refusal: countries, and lists of units. */
const spoken = (value: string | number): string | number =>
  typeof value === 'number'
    ? value
    : countryText(value)
        .replace(/\bdummy (\d+)/g, (_, name: string) => startMessages().common.unit({ label: '', name }))
        .replace(/(?<= )and (\d+) more$/, (_, n: string) => namesMessages().more({ n }))
        .replace(/(?<=\()\w+(?=\))/g, designation);

/** Reason of a refusal, in the current language. */
export function refusalText({ key, params, text }: Why): string {
  const says = texts().refusals[key];
  // Refusals from outside the engine are already translated.
  if (language() === 'en' || says === undefined) return text;
  const args = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, spoken(value)]));
  return typeof says === 'string' ? says : says(args);
}

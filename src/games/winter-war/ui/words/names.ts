/** Names that the board, the counters and the paragraphs bear, in the language that is spoken. */
import { words } from '#kit/i18n/words.ts';

type Names = Readonly<Record<string, string>>;

interface FinnishNames {
  readonly places: Names;
  readonly designations: Names;
  readonly chapters: Names;
}

const names = words<FinnishNames>('winter-war/names', { places: {}, designations: {}, chapters: {} });

/** A town, a water, a country: by its name on the board. */
export const placeText = (name: string): string => names().places[name] ?? name;

/** The name of a unit, as printed on its counter. */
export const designation = (name: string): string => names().designations[name] ?? name;

/** The number of a paragraph as it is shown: "Combat.E"; the files of games and the tests keep to the English one. */
export const ruleNumber = (rule: string): string =>
  rule
    .split('.')
    .map((part) => names().chapters[part] ?? part)
    .join('.');

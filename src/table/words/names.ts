/** Names that the board, the counters and the paragraphs bear, in the language that is spoken. */
import { follow } from '../../kit/language/language.ts';

type Names = Readonly<Record<string, string>>;

let places: Names = {};
let designations: Names = {};
let chapters: Names = {};
follow((finnish) => {
  places = finnish?.places ?? {};
  designations = finnish?.designations ?? {};
  chapters = finnish?.chapters ?? {};
});

/** A town, a water, a country: by its name on the board. */
export const placeText = (name: string): string => places[name] ?? name;

/** The name of a unit, as printed on its counter. */
export const designation = (name: string): string => designations[name] ?? name;

/** The number of a paragraph as it is shown: "Combat.E"; the files of games and the tests keep to the English one. */
export const ruleNumber = (rule: string): string =>
  rule
    .split('.')
    .map((part) => chapters[part] ?? part)
    .join('.');

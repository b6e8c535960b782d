/** Translations of names of the board, the counters and the rules. */
import namesMessages from '../../content/en/names.ftl';
import playMessages from '../../content/en/play.ftl';

type Names = Readonly<Record<string, string>>;

/** A name as a message key: "Gulf-of-Finland". */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, '-');

const named = (names: Names, name: string): string => names[keyOf(name)] ?? name;

/** A town, a water or a country, by its name on the board. */
export const placeText = (name: string): string => named(namesMessages().places, name);

/** A closed country, by its name in the engine. */
export const countryText = (name: string): string => named(namesMessages().countries, name);

/** The name of a unit, as printed on its counter. */
export const designation = (name: string): string =>
  /\d/.test(name) ? name : named(namesMessages().designations, name);

/** The dates of a Game-Turn: "30 Nov – 9 Dec". */
export const datesOf = (turn: number): string => playMessages().dates[turn] ?? '';

/** Paragraph number as shown, such as "Combat.E"; saved games and tests use the English one. */
export const ruleNumber = (rule: string): string =>
  rule
    .split('.')
    .map((part) => (/\d/.test(part) ? part : named(namesMessages().chapters, part)))
    .join('.');

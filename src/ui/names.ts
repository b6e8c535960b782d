/** Names that the board and the counters bear, in the language that is spoken. */
import { follow } from './language.ts';

type Names = Readonly<Record<string, string>>;

let places: Names = {};
let designations: Names = {};
follow((finnish) => {
  places = finnish?.places ?? {};
  designations = finnish?.designations ?? {};
});

/** A town, a water, a country: by its name on the board. */
export const placeText = (name: string): string => places[name] ?? name;

/** The name of a unit, as printed on its counter. */
export const designation = (name: string): string => designations[name] ?? name;

/** Everything that the interface says in Finnish; fetched only when Finnish is spoken. */
import { counters } from './counter-strings.ts';
import { map } from './map-strings.ts';
import { chapters, designations, places } from './names.ts';
import { choice } from './option-strings.ts';
import { finnishParams, refusals } from './refusals.ts';
import { strings } from './strings.ts';

export const finnish = {
  strings,
  choice,
  map,
  counters,
  places,
  designations,
  chapters,
  refusals,
  finnishParams,
};

export type Finnish = typeof finnish;

/** Everything that the interface says in Finnish; fetched only when Finnish is spoken. */
import { counters } from '../../counters/counter-words.fi.ts';
import { map } from '../../map/map-words.fi.ts';
import { chapters, designations, places } from '../names.fi.ts';
import { choice } from '../option-words.fi.ts';
import { finnishParams, refusals } from '../refusals.fi.ts';
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

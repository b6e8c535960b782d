/** What this wing says in Finnish; fetched when Finnish is spoken. */
export * as names from './words/names.fi.ts';
export { fi as map } from './map/map-words.fi.ts';

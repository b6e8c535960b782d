/** What this wing says in Finnish; fetched when Finnish is spoken. */
export { fi as start } from './start-words.fi.ts';
export { fi as update } from './update-words.fi.ts';

/** What this wing says in Finnish; fetched when Finnish is spoken. */
export * as names from './words/names.fi.ts';
export * as refusals from './words/refusals.fi.ts';
export { fi as book } from './book-words.fi.ts';
export { fi as card } from './words/card-words.fi.ts';
export { fi as combat } from './hand/combat-words.fi.ts';
export { fi as command } from './hand/command-words.fi.ts';
export { fi as common } from './words/common-words.fi.ts';
export { fi as hand } from './hand/hand-words.fi.ts';
export { fi as learn } from './lessons/learn-words.fi.ts';
export { fi as log } from './log/log-words.fi.ts';
export { fi as map } from './map/map-words.fi.ts';
export { fi as origins } from './origins/words.fi.ts';
export { fi as panels } from './panels/panel-words.fi.ts';
export { fi as reconstruction } from './panels/reconstruction-words.fi.ts';
export { fi as table } from './words/table-words.fi.ts';
export { fi as effects } from './words/effect-words.fi.ts';
export { fi as front } from './front/words.fi.ts';

/** What this wing says in Finnish; fetched when Finnish is spoken. */
export { fi as licences } from './widgets/licences-words.fi.ts';
export { fi as modal } from './modal/modal-words.fi.ts';

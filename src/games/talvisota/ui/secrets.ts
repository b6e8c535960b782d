/** What is said before something of this game gets out that one player must not see. */
import type { State } from '#engine/talvisota';
import type { SecretWords } from '#table/game/secrets.ts';
import { tableWords } from './words/table-words.ts';

export const secretWords: SecretWords<State> = {
  givesAway(position, by) {
    if (position.phase === 'over') return [];
    return [by === 'link' ? tableWords().linkHolds : tableWords().fileHolds];
  },
  notYet: () => tableWords().notYet,
  takingOver: (position) => (position.phase === 'over' ? null : tableWords().takingOver),
};

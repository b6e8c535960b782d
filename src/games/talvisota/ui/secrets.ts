/** What is said before something of this game gets out that one player must not see. */
import playMessages from '../content/en/play.ftl';
import type { State } from '#engine/talvisota';
import type { SecretTexts } from '#table/game/secrets.ts';

export const secretTexts: SecretTexts<State> = {
  givesAway(position, by) {
    if (position.phase === 'over') return [];
    return [by === 'link' ? playMessages().table.linkHolds : playMessages().table.fileHolds];
  },
  notYet: () => playMessages().table.notYet,
  takingOver: (position) => (position.phase === 'over' ? null : playMessages().table.takingOver),
};

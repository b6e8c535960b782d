import { words } from '#kit/i18n/words.ts';
import { plural } from '#kit/i18n/plural.ts';

export interface WarningWords {
  recover(units: string): string;
  boxed(front: string, units: string): string;
  noStrategy(front: string, units: number): string;
  unposted(supports: string): string;
  noUnits(box: string, strategy: string): string;
  noForce(box: string, strategy: string): string;
  notSent(box: string, strategy: string): string;
  meansLeft(box: string, strategy: string, means: string): string;
  unmet(front: string, soviet: number, finn: number): string;
  scouts(space: string, faces: number): string;
  readonly noAttack: (morale: number) => string;
}

/** What a player has left undone when a phase ends. */
export const warningWords = words<WarningWords>('talvisota/warnings', {
  recover: (units) => `Morale could buy back: ${units}.`,
  boxed: (front, units) => `${front}: still in the front box and unable to attack: ${units}.`,
  noStrategy: (front, units) => `${front}: no strategy placed, though ${plural(units, 'unit')} could attack.`,
  unposted: (supports) => `Not on any front, so unused this turn: ${supports}.`,
  noUnits: (box, strategy) => `${box}: no space on the front has the units that ${strategy} needs.`,
  noForce: (box, strategy) => `${box}: ${strategy} has no force and will not attack.`,
  notSent: (box, strategy) => `${box}: ${strategy} has not been sent, so its force will not attack.`,
  meansLeft: (box, strategy, means) => `${box}: ${strategy} could still be given: ${means}.`,
  unmet: (front, soviet, finn) =>
    `${front}: Soviet strategies ${soviet}, yours ${finn}. An unanswered attack takes its space without a die roll.`,
  scouts: (space, faces) => `Scouts could strike at ${space}: ${faces} chances of success in six.`,
  noAttack: (morale) => `No attack this turn: that costs ${morale} morale.`,
});

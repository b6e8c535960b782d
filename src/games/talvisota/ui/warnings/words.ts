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
  recover: (units) => `Could be bought back with morale: ${units}.`,
  boxed: (front, units) => `${front}: still in the front box, where nobody attacks: ${units}.`,
  noStrategy: (front, units) => `${front}: no strategy is laid; ${plural(units, 'unit')} could attack.`,
  unposted: (supports) => `On no front, and of no use this turn: ${supports}.`,
  noUnits: (box, strategy) => `${box}: no space there has the units that ${strategy} needs.`,
  noForce: (box, strategy) => `${box}: ${strategy} has no force and attacks nothing.`,
  notSent: (box, strategy) => `${box}: ${strategy} has not been sent; its force attacks nothing.`,
  meansLeft: (box, strategy, means) => `${box}: ${strategy} could still be given: ${means}.`,
  unmet: (front, soviet, finn) =>
    `${front}: Soviet strategies ${soviet}, yours ${finn}. An attack that nothing meets takes its space without a die.`,
  scouts: (space, faces) => `Scouts could strike at ${space}: success on ${faces} of six faces.`,
  noAttack: (morale) => `There will be no attack this turn: that costs ${morale} morale.`,
});

import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';

export interface VoiceWords {
  readonly look: (place: string) => string;
  readonly inHand: (unit: string, open: number) => string;
  readonly waypoint: (place: string) => string;
  readonly preview: (place: string) => string;
  readonly attack: (attackers: string, targets: string) => string;
  readonly noAttackers: string;
  readonly noTargets: string;
  readonly odds: (attack: string, defence: string, column: string) => string;
  readonly givenUp: (units: string) => string;
}

/** What is said aloud of what has come to hand. */
export const voiceWords = words<VoiceWords>('winter-war/voice', {
  look: (place) => `Inspecting ${place}.`,
  inHand: (unit, open) => `Selected: ${unit}. ${plural(open, 'hex', 'hexes')} available.`,
  waypoint: (place) => `The path leads through ${place}.`,
  preview: (place) => `Repeat to move to ${place}.`,
  attack: (attackers, targets) => `${attackers} against ${targets}.`,
  noAttackers: 'No attacker yet',
  noTargets: 'no target yet',
  odds: (attack, defence, column) => `${attack} to ${defence}${column ? `, ${column}` : ''}.`,
  givenUp: (units) => `To be lost: ${units || 'none yet'}.`,
});

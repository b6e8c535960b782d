import type { Aim, Front, PurposeReason } from '../../ai/war-plan.ts';
import { words } from '#kit/i18n/words.ts';

const fronts: Readonly<Record<Front, string>> = {
  isthmus: 'the Isthmus',
  ladoga: 'the Ladoga front',
  viipuri: 'Viipuri',
  oulu: 'the centre, towards Oulu',
  petsamo: 'Petsamo',
  railway: 'the Murmansk railway',
  leningrad: 'Leningrad',
  murmansk: 'Murmansk',
};

export interface IntentWords {
  /** What marches are for: "Against Viipuri". */
  readonly aim: (aim: Aim, front: Front) => string;
  readonly reason: Readonly<Record<PurposeReason, string>>;
  /** Why they marched: over the list. */
  readonly title: string;
  /** Of what is being done now. */
  readonly now: string;
  /** The General's plan for the war. */
  readonly plan: string;
}

const AIMS: Readonly<Record<Aim, (front: string) => string>> = {
  hold: (front) => `Holding ${front}`,
  take: (front) => `Against ${front}`,
  cut: (front) => `To cut ${front}`,
  guard: (front) => `Guarding ${front}`,
  delay: (front) => `Delaying the enemy: ${front}`,
  strike: (front) => `Counter-attack: ${front}`,
  gather: (front) => `Massing for ${front}`,
};

/** What moves are for. */
export const intentWords = words<IntentWords>('winter-war/intents', {
  aim: (aim, front) => AIMS[aim](fronts[front]),
  reason: {
    'counts-for-victory': 'worth Victory Points',
    'opens-the-way': 'opens the way',
    'feeds-the-enemy': 'cuts enemy supply',
    'feeds-us': 'protects our supply',
    'enemy-is-weak-here': 'the enemy is weak there',
    'enemy-is-strong-here': 'the enemy is strong there',
    'not-yet-ready': 'massing for an attack',
    'plan-has-failed': 'the plan has failed',
  },
  title: 'Purpose of the moves',
  now: 'Purpose of these moves',
  plan: 'The plan',
});

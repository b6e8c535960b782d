import { words } from '#kit/i18n/words.ts';

/** The decisions of a first turn that are explained. */
export const QUICK_STEPS = [
  'event',
  'movement',
  'soviet-plans',
  'soviet-allotment',
  'deployment',
  'combat',
  'roll',
  'losses',
  'fight-on',
  'occupy',
  'pursue',
  'harassment',
] as const;
export type QuickStep = (typeof QUICK_STEPS)[number];

export interface QuickWords {
  readonly title: string;
  readonly text: string;
  readonly close: string;
  readonly steps: Readonly<Record<QuickStep, string>>;
}

/** What somebody new is to do next. */
export const quickWords = words<QuickWords>('talvisota/quick', {
  title: 'Your first turn',
  text: 'You lead the Soviets. Every space that falls costs Finnish morale, every attack that fails costs yours. Whose morale comes to nothing has lost.',
  close: 'I know my way',
  steps: {
    event: 'Roll: the die says what the world thinks of Finland this turn.',
    movement:
      'Bring units to the frontier: press Karelia, then All, then Leningrad on the map, then Move. The other fronts may wait. Then end the movement.',
    'soviet-plans':
      'Press a strategy, then a box of a front where your units stand. Massive attack takes six units and may take two spaces.',
    'soviet-allotment':
      'Press the box, then the space where the force starts, then units and supports, as many as it may have.',
    deployment:
      'Press the strategy, then a Finnish space beside its start, then send it. A space without a ring is not fortified.',
    combat: 'Open the combat: only now the Finnish means are drawn.',
    roll: 'Both forces are added up below, with the chance of the space. Roll.',
    losses: 'The weakest are given up unless you choose others.',
    'fight-on': 'The Finns still stand. A second round may turn it, or cost more.',
    occupy: 'Whoever enters holds the space. A marker holds it too.',
    pursue: 'The same force may attack once more from here. If that fails, some strategies pay for it.',
    harassment:
      'A die sends scouts against what you hold. You choose where, and that is the end of the turn.',
  },
});

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
  text: 'You lead the Soviets. Every space you take costs the Finns morale; every failed attack costs you morale. A side whose morale drops to zero loses.',
  close: 'Got it',
  steps: {
    event: 'Roll the die to see what the world thinks of Finland this turn.',
    movement:
      'Bring units to the frontier: press Karelia, then All, then Leningrad on the map, then Move. The other fronts can wait. Then end movement.',
    'soviet-plans':
      'Press a strategy, then a box of a front where you have units. Massive attack uses six units and may take two spaces.',
    'soviet-allotment':
      'Press the box, then the force’s starting space, then as many units and supports as the strategy allows.',
    deployment:
      'Press the strategy, then a Finnish space next to its starting space, then send it. A space without a ring is not fortified.',
    combat: 'Open the combat. Only now are the Finnish means drawn.',
    roll: 'Both totals are shown below, with your chance of taking the space. Roll.',
    losses: 'The weakest units are lost unless you choose others.',
    'fight-on': 'The Finns are holding. A second round may break them, or cost you more.',
    occupy: 'The units that enter hold the space. A marker can hold it too.',
    pursue: 'The same force may attack once more from here. With some strategies, failure has a price.',
    harassment: 'A die roll sends scouts against spaces you hold. You choose where, and the turn ends.',
  },
});

import { at } from './at.ts';
import type { WhyKind } from '../../ai/index.ts';
import { words } from '#kit/i18n/words.ts';

/** What a reason speaks of, in words: hexes, units, odds, a number. */
interface Of {
  readonly hexes: string;
  readonly units: string;
  readonly odds: string;
  readonly count: number;
}

export interface AdviceWords {
  readonly thenEnd: string;
  readonly more: (n: number) => string;
  readonly why: Readonly<Record<WhyKind, (of: Of) => string>>;
  /** The actions themselves. */
  readonly to: (unit: string, hex: string) => string;
  readonly place: (unit: string, hex: string) => string;
  readonly back: (unit: string) => string;
  readonly retreat: (unit: string, hex: string) => string;
  readonly lost: (unit: string) => string;
  readonly advance: (unit: string, hex: string) => string;
  readonly attack: (hexes: string, units: string, odds: string) => string;
  readonly giveUp: (units: string) => string;
  readonly heavy: (units: string) => string;
  readonly plan: (hex: string) => string;
  readonly noPlan: string;
  readonly drop: (hex: string) => string;
  readonly demolish: (unit: string) => string;
  readonly administer: (unit: string) => string;
  readonly roll: string;
  readonly accept: string;
  readonly decline: string;
}

/** The General's counsel: what, and why. */
export const adviceWords = words<AdviceWords>('winter-war/advice', {
  thenEnd: 'Then end the phase.',
  more: (n) => `and ${n} more`,
  why: {
    'hold-line': ({ hexes }) => at(hexes, 'A fortified line keeps its garrison'),
    'hold-city': ({ hexes }) => at(hexes, 'A city that counts for victory is held'),
    'bar-way': ({ hexes }) => at(hexes, 'Somebody stands in the enemy’s way'),
    'take-ground': ({ hexes }) => at(hexes, 'Ground that counts for victory is taken'),
    'close-in': ({ hexes }) => at(hexes, 'Units come closer to the objectives'),
    'raid-rail': ({ hexes }) => at(hexes, 'Raiders come to the enemy’s railway'),
    'stay-clear': ({ hexes }) => at(hexes, 'Units stay out of reach of what would crush them'),
    'keep-reserve': ({ hexes }) => at(hexes, 'A reserve stays back for another day'),
    'cut-supply': ({ units }) => at(units, 'Enemy units lose their supply'),
    'keep-supply': ({ units }) => at(units, 'These units keep their supply or find it again'),
    'spare-strength': ({ units }) => at(units, 'What must be lost is what is worth least'),
    'meet-obligation': ({ hexes, odds }) => at(hexes, `These must be attacked, at ${odds} or better`),
    storm: ({ hexes, odds }) => at(hexes, `A hex to be won, attacked at ${odds} or better`),
    destroy: ({ hexes, odds }) => at(hexes, `Enemy units attacked at ${odds} or better`),
    'guard-murmansk': ({ count }) => `Enough units stay near Murmansk: ${count}.`,
  },
  to: (unit, hex) => `${unit} to ${hex}`,
  place: (unit, hex) => `${unit} on ${hex}`,
  back: (unit) => `${unit} back into the tray`,
  retreat: (unit, hex) => `${unit} steps back to ${hex}`,
  lost: (unit) => `${unit} is lost`,
  advance: (unit, hex) => `${unit} advances to ${hex}`,
  attack: (hexes, units, odds) => `Attack ${hexes} with ${units} (${odds})`,
  giveUp: (units) => `Give up ${units}`,
  heavy: (units) => `Heavy tanks: ${units}`,
  plan: (hex) => `Plan the drop at ${hex}`,
  noPlan: 'Plan no drop',
  drop: (hex) => `Drop the paratroops at ${hex}`,
  demolish: (unit) => `${unit} breaks the railway`,
  administer: (unit) => `Change the supply of ${unit}`,
  roll: 'Roll the die',
  accept: 'Accept',
  decline: 'Decline',
});

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
    'hold-line': ({ hexes }) => at(hexes, 'Keep the fortified line garrisoned'),
    'hold-city': ({ hexes }) => at(hexes, 'Hold a city worth Victory Points'),
    'bar-way': ({ hexes }) => at(hexes, 'Block the enemy’s path'),
    'take-ground': ({ hexes }) => at(hexes, 'Take ground worth Victory Points'),
    'close-in': ({ hexes }) => at(hexes, 'Close in on the objectives'),
    'raid-rail': ({ hexes }) => at(hexes, 'Send raiders to the enemy railway'),
    'stay-clear': ({ hexes }) => at(hexes, 'Stay out of reach of superior forces'),
    'keep-reserve': ({ hexes }) => at(hexes, 'Keep a reserve for later'),
    'cut-supply': ({ units }) => at(units, 'Cut enemy units’ supply'),
    'keep-supply': ({ units }) => at(units, 'Keep or restore these units’ supply'),
    'spare-strength': ({ units }) => at(units, 'Lose the least valuable units'),
    'meet-obligation': ({ hexes, odds }) => at(hexes, `Obligatory attacks, at ${odds} or better`),
    storm: ({ hexes, odds }) => at(hexes, `Attacks to gain ground, at ${odds} or better`),
    destroy: ({ hexes, odds }) => at(hexes, `Attacks on enemy units, at ${odds} or better`),
    'guard-murmansk': ({ count }) => `Enough units stay near Murmansk: ${count}.`,
  },
  to: (unit, hex) => `${unit} to ${hex}`,
  place: (unit, hex) => `${unit} on ${hex}`,
  back: (unit) => `${unit} back to the tray`,
  retreat: (unit, hex) => `${unit} retreats to ${hex}`,
  lost: (unit) => `${unit} is lost`,
  advance: (unit, hex) => `${unit} advances to ${hex}`,
  attack: (hexes, units, odds) => `Attack ${hexes} with ${units} (${odds})`,
  giveUp: (units) => `Remove ${units}`,
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

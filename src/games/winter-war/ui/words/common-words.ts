/** Words that every feature of the game needs: armies, counters, numbers, phases. */
import type { Arm, Size, PhaseName, VictoryLevel, Side, CombatResult } from '#engine/winter-war';
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

export const army: Record<Side, string> = { finn: 'Finnish', soviet: 'Soviet' };
export const player: Record<Side, string> = { finn: 'Finnish player', soviet: 'Soviet player' };
export const result: Record<CombatResult, { name: string; meaning: string }> = {
  Ae: { name: 'Attacker eliminated', meaning: 'All attacking units are lost.' },
  Ar: { name: 'Attacker retreats', meaning: 'Each attacking unit retreats one hex.' },
  Ne: { name: 'No effect', meaning: 'Nothing happens.' },
  Ex: { name: 'Exchange', meaning: 'The defenders are lost; the attacker loses as many points.' },
  Dr: { name: 'Defender retreats', meaning: 'Each defending unit retreats one hex.' },
  De: { name: 'Defender eliminated', meaning: 'All defending units are lost.' },
};
export const arm: Record<Arm, string> = {
  infantry: 'infantry',
  armour: 'armour',
  artillery: 'artillery',
  cavalry: 'cavalry',
  mountain: 'mountain infantry',
  ski: 'ski patrol',
  'border-guard': 'NKVD border guards',
  headquarters: 'headquarters',
  parachute: 'parachute brigade',
  blank: 'dummy counter',
};
/** How many Game-Turns a game can have. */
export const counted: Readonly<Record<number, string>> = {
  10: 'Ten',
  11: 'Eleven',
  12: 'Twelve',
  13: 'Thirteen',
  14: 'Fourteen',
};
export const iceRow = 'Ice, turns 8 to 10';
export const size: Record<Size, string> = {
  XXX: 'corps',
  XX: 'division',
  X: 'brigade',
  III: 'regiment',
  II: 'battalion',
  '••': '',
  '': '',
};

export const common = {
  title: 'Winter War',
  army,
  player,
  arm,
  size,
  /** "infantry division"; the names that say it already stand alone. */
  kind: (a: Arm, s: Size): string =>
    a === 'ski' || a === 'headquarters' || a === 'parachute' || a === 'blank' || a === 'border-guard'
      ? arm[a]
      : [arm[a], size[s]].filter(Boolean).join(' '),
  /** "6-4-2 (18)"; a blank has no label. */
  unit: (label: string, name: string): string => (label ? `${label} (${name})` : `dummy ${name}`),
  count: (n: number): string => `×${n}`,
  hex: (name: string, place?: string): string => (place ? `${place} (${name})` : name),
  points: (n: number): string => plural(n, 'point'),
  halves: (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`),
  signed: (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  percent: (n: number): string => `${Math.round(n * 100)} %`,
  and: ' and ',
  phase: {
    'set-up': 'Set-up',
    reinforcement: 'Reinforcement',
    movement: 'Movement',
    'retreat-before': 'Retreat before combat',
    'planned-drop': 'Air drop',
    'advance-before': 'Advance before combat',
    attack: 'Attack',
    'event-drop': 'Air drop',
    exploitation: 'Ski exploitation',
    interphase: 'Interphase',
    over: 'Game over',
  } satisfies Record<PhaseName, string>,
  level: {
    'decisive-soviet': 'Decisive Soviet victory',
    'substantive-soviet': 'Substantive Soviet victory',
    'marginal-soviet': 'Marginal Soviet victory',
    draw: 'Draw',
    'decisive-finnish': 'Decisive Finnish victory',
  } satisfies Record<VictoryLevel, string>,
} as const;

export type CommonWords = Wording<typeof common>;

export const commonWords = words<CommonWords>('winter-war/common', common);

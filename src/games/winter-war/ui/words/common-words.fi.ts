import type { Side, Arm, Size } from '#engine/winter-war';
import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { CommonWords } from './common-words.ts';

export const army: Record<Side, string> = { finn: 'Suomi', soviet: 'Neuvostoliitto' };
export const ofArmy: Record<Side, string> = { finn: 'Suomen', soviet: 'Neuvostoliiton' };
export const player: Record<Side, string> = { finn: 'Suomen pelaaja', soviet: 'Neuvostoliiton pelaaja' };
export const points = (n: number): string => plural(n, 'piste', 'pistettä');
export const units = (n: number): string => plural(n, 'yksikkö', 'yksikköä');
export const arm: Record<Arm, string> = {
  infantry: 'jalkaväki',
  armour: 'panssarit',
  artillery: 'tykistö',
  cavalry: 'ratsuväki',
  mountain: 'vuoristojoukot',
  ski: 'hiihtopartio',
  'border-guard': 'NKVD:n rajajoukot',
  headquarters: 'esikunta',
  parachute: 'laskuvarjoprikaati',
  blank: 'tyhjä nappula',
};
/** The first part of the name of a unit. */
export const stem: Partial<Record<Arm, string>> = { armour: 'panssari', mountain: 'vuoristo' };
export const size: Record<Size, string> = {
  XXX: 'armeijakunta',
  XX: 'divisioona',
  X: 'prikaati',
  III: 'rykmentti',
  II: 'pataljoona',
  '••': '',
  '': '',
};
export const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
export const phase: CommonWords['phase'] = {
  'set-up': 'Alkusijoittelu',
  reinforcement: 'Vahvistukset',
  movement: 'Liike',
  'retreat-before': 'Vetäytyminen ennen taistelua',
  'planned-drop': 'Maahanlasku',
  'advance-before': 'Eteneminen ennen taistelua',
  attack: 'Hyökkäys',
  'event-drop': 'Maahanlasku',
  exploitation: 'Jatkoliike suksilla',
  interphase: 'Välivaihe',
  over: 'Peli on ohi',
};
export const level: CommonWords['level'] = {
  'decisive-soviet': 'Neuvostoliiton ratkaiseva voitto',
  'substantive-soviet': 'Neuvostoliiton selvä voitto',
  'marginal-soviet': 'Neuvostoliiton niukka voitto',
  draw: 'Tasapeli',
  'decisive-finnish': 'Suomen ratkaiseva voitto',
};

export const fi: CommonWords = {
  title: 'Winter War',
  army,
  player,
  arm,
  size,
  kind: (a, s) =>
    size[s] === '' || a === 'parachute' || a === 'border-guard' ? arm[a] : `${stem[a] ?? arm[a]}${size[s]}`,
  unit: (label, name) => (label ? `${label} (${name})` : `tyhjä nappula ${name}`),
  count: (n) => `×${n}`,
  hex: (name, place) => (place ? `${place} (${name})` : name),
  points,
  halves,
  signed,
  percent: (n) => `${Math.round(n * 100)} %`,
  and: ' ja ',
  phase,
  level,
};

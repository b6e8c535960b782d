import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { WarningWords } from './words.ts';

export const fi: WarningWords = {
  recover: (units) => `Ostettavissa takaisin moraalilla: ${units}.`,
  boxed: (front, units) => `${front}: yhä rintamaruudussa, josta ei hyökätä: ${units}.`,
  noStrategy: (front, units) =>
    `${front}: ei strategiaa, vaikka ${plural(units, 'yksikkö', 'yksikköä')} voisi hyökätä.`,
  unposted: (supports) => `Ei millään rintamalla eikä hyödyksi tällä vuorolla: ${supports}.`,
  noUnits: (box, strategy) => `${box}: ${strategy} ei saa millään alueella tarvitsemiaan yksiköitä.`,
  noForce: (box, strategy) => `${box}: ${strategy} on ilman voimaa eikä hyökkää.`,
  notSent: (box, strategy) => `${box}: ${strategy} on lähettämättä; sen voima ei hyökkää.`,
  meansLeft: (box, strategy, means) => `${box}: ${strategy} voisi vielä saada: ${means}.`,
  unmet: (front, soviet, finn) =>
    `${front}: neuvostostrategioita ${soviet}, omia ${finn}. Hyökkäys, jota mikään ei kohtaa, valtaa alueensa ilman noppaa.`,
  scouts: (space, faces) => `Sissit voisivat iskeä: ${space}, onnistuu ${faces} heitolla kuudesta.`,
  noAttack: (morale) =>
    `Tällä vuorolla ei hyökätä: se maksaa ${morale === 1 ? '1 moraalipisteen' : `${morale} moraalipistettä`}.`,
};

import type { VoiceWords } from './voice-words.ts';

export const fi: VoiceWords = {
  look: (place) => `Katsottavana ${place}.`,
  inHand: (unit, open) => `Valittu ${unit}. Avoimia heksoja ${open}.`,
  waypoint: (place) => `Reitti kulkee heksan ${place} kautta.`,
  preview: (place) => `Toista, niin siirto tehdään: ${place}.`,
  attack: (attackers, targets) => `${attackers} vastaan ${targets}.`,
  noAttackers: 'Hyökkääjää ei vielä ole',
  noTargets: 'kohdetta ei vielä ole',
  odds: (attack, defence, column) => `${attack} vastaan ${defence}${column ? `, ${column}` : ''}.`,
  givenUp: (units) => `Menetettävänä: ${units || 'ei vielä mitään'}.`,
};

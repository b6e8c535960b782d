import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { TrayWords } from './tray-words.ts';

export const fi: TrayWords = {
  inTray: 'laatikossa',
  title: 'Laatikko',
  due: 'Saapumassa nyt',
  empty: 'Laatikko on tyhjä.',
  ready: 'Valmis sijoittelu',
  historical: 'Historiallinen',
  random: 'Satunnainen',
  fill: 'Täydennä loput',
  replace: (n) => `Korvataanko ${plural(n, 'sijoitettu nappula', 'sijoitettua nappulaa')}?`,
  replaceYes: 'Korvaa',
  replaceNo: 'Pidä ne',
  clear: 'Tyhjennä kartta',
  back: 'Takaisin laatikkoon',
  backToTrack: 'Ota takaisin',
  hint: 'Valitse nappula ja sitten heksat, joihin sen kaltaiset menevät. Jo sijoitetun voit valita ja siirtää.',
  placing: (label) => `Sijoitettavana ${label}: valitse merkitty heksa.`,
  name: (kind, label, n) => `${[label, kind].filter(Boolean).join(' ')}, laatikossa ${n}`,
};

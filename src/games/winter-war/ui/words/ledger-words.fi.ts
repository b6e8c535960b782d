import type { LedgerWords } from './ledger-words.ts';

export const fi: LedgerWords = {
  title: 'Voittopisteet',
  total: 'Neuvostoliitto yhteensä',
  uncounted: 'ei lasketa',
  level: 'Jos peli päättyisi nyt',
  risks: 'Mahdolliset menetykset',
  leningrad: 'Jos suomalaiset valtaavat Leningradin, peli päättyy ja Suomi voittaa.',
  scale: 'Voiton tasot',
  now: (points) => `nyt ${points}`,
  from: (least, most) => (most === null ? `${least} tai enemmän` : `${least}–${most}`),
  upTo: (most) => `${most} tai vähemmän`,
  key: {
    'viipuri-row': 'Viipurista länteen:',
    viipuri: 'Viipuri',
    petsamo: 'Petsamo',
    oulu: 'Oulu',
    'mannerheim-line': 'Mannerheim-linja',
    'south-cleared': 'Rivin A eteläpuoli tyhjennetty',
    'supply-city': 'Huoltokaupunki menetetty',
    'murmansk-taken': 'Murmansk menetetty',
    'leningrad-taken': 'Leningrad menetetty',
    'murmansk-defence': 'Murmanskin puolustus',
    'allied-eliminated': 'Liittoutuneiden prikaatit',
    handicap: 'Tasoitus:',
  },
  reason: {
    held: 'vallattu, yhteyslinja auki',
    'not-held': 'ei vallattu',
    'no-line': 'vallattu, mutta ilman yhteyslinjaa',
    cleared: 'siellä ei ole enää suomalaisia yksiköitä',
    'not-cleared': 'siellä on vielä suomalaisia yksiköitä',
    'short-of-units': 'liian vähän yksiköitä Murmanskin lähellä',
    taken: 'suomalaisten hallussa',
    'not-taken': 'ei suomalaisten hallussa',
    garrison: 'joka neuvostovuorolla vuorosta 4, jos viiden heksan säteellä on alle 7 yksikköä',
    eliminated: 'tuhottu',
    agreed: 'sovittu ennen peliä',
  },
  lost: (n, worth) => `${n} tuhottu, kukin ${worth}`,
  without: 'Ilman tasoituksia',
  levelWithout: (sum, name) => `${sum}, ${name}`,
  onTurn: (turn) => `vuoro ${turn}`,
  worth: (n) => `arvo ${n}`,
  each: (n) => `${n} kukin`,
  rowHeld: (held, all, noLine) =>
    [
      held
        ? `vallattu ${held} / ${all}, yhteyslinja auki`
        : noLine
          ? 'ei pisteitä'
          : 'mitään ei ole vallattu',
      noLine && `${noLine === 1 ? '1 heksa' : `${noLine} heksaa`} vallattu ilman yhteyslinjaa`,
    ]
      .filter(Boolean)
      .join('; '),
};

import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import type { ThreatWords } from './words.ts';

const armyFi = { finn: 'Suomen', soviet: 'Neuvostoliiton' };

export const fi: ThreatWords = {
  command: 'Uhat',
  title: 'Uhat',
  reach: 'Vihollisen ulottuvuus',
  zones: 'Vaikutusalueet',
  assumed: (side, turn) =>
    `${armyFi[side]} liike vuorolla ${turn} nykyisestä asemasta: kukaan ei sitä ennen tuhoudu eikä saavu, ja huollossa oleva pysyy huollossa.`,
  ends: 'Peli päättyy ennen sitä, sikäli kuin sen pituus tiedetään.',
  setUp: 'Uhat näytetään, kun nappulat on paljastettu.',
  front: (side) => `Mihin ${armyFi[side]} armeija voi hyökätä`,
  calm: 'Mihinkään heksaasi ei voi hyökätä.',
  more: (n) => `ja ${plural(n, 'muu', 'muuta')}`,
  odds: (column, attack, defence) => `Enintään ${column} (${attack} vastaan ${defence})`,
  falls: 'Kukistuu ilman noppaa',
  cleared: (percent) => `heksa tyhjenee: ${percent}`,
  strongest: 'Vahvin hyökkäys',
  also: 'Voisivat tulla näiden sijasta',
  noRoom: 'Heksan viereen ei mahdu enempää.',
  nobody: (place) => `Kukaan ei voi tulla hyökkäämään heksaan ${place}.`,
  empty: (points, place) =>
    `Heksaa ${place} vastaan voi tulla enintään ${plural(points, 'hyökkäyspiste', 'hyökkäyspistettä')}.`,
  moved: (unit, place) => `Jos ${unit} siirtyy: ${place}`,
  from: (from, to) => `${from} – ${to}`,
  stays: (at) => `${at}, pysyy`,
  unitReach: (n) => `Pääsee ${n} heksaan.`,
  choose: 'Mikä nappula?',
  look: 'Valitse oma heksasi, niin näet, mitä sitä vastaan voi tulla, tai vihollisen nappula, niin näet sen ulottuvuuden.',
  exceptions: (side) => `Vailla vaikutusaluetta: ${armyFi[side]} yksiköt`,
  noExceptions: 'Ei yhtään: jokainen yksikkö hallitsee kuutta heksaa ympärillään.',
  gap: {
    headquarters: 'Esikunnilla ei ole vaikutusaluetta',
    isolated: 'Eristetyillä yksiköillä ei ole',
    light: '1-1-3:lla ja 0-0-3:lla ei ole Neuvostoliitossa',
    disrupted: 'Hajalla olevilla laskuvarjojoukoilla ei ole',
    fort: 'Ei ulotu linnoituksiin, joita suomalaiset pitävät tai viimeksi pitivät',
    nkvd: 'NKVD:n vaikutusalue ei ulotu Suomeen',
    water: 'Ei ylitä merta eikä suurjärveä',
    neutral: 'Ei ulotu puolueettomalle maalle',
  },
  cut: {
    enemy: ({ place, by }) => `Poikki: ${place}, jossa ${by}.`,
    zone: ({ place, by }) => `Poikki: ${place} on vihollisen vaikutusalueella (${by}).`,
    'rail-enemy': ({ place, by, city }) => `Rata poikki (${city}): ${place}, jossa ${by}.`,
    'rail-broken': ({ place, city }) => `Rata katkaistu (${city}): ${place}.`,
    'no-hq': ({ hq, far }) =>
      far === null
        ? 'Mihinkään esikuntaan ei ole yhteyttä.'
        : `Viiden heksan päässä ei ole esikuntaa: ${hq} on ${far} heksan päässä.`,
    'no-city': ({ hq, city, far }) =>
      far === null
        ? 'Mihinkään huoltokaupunkiin ei ole yhteyttä.'
        : `Esikunnalla ${hq} ei ole huoltokaupunkia kymmenen heksan päässä: ${city} on ${far} heksan päässä.`,
    'no-way': () => 'Mikään reitti ei johda Suomeen.',
    overload: ({ city }) => `${city}: ei riitä kaikille.`,
    judged: () => 'Reitti on auki, mutta huolto on tarkistettu aiemmin.',
  },
  broken: 'Katkoviiva: reitti, joka olisi; risti, missä se on poikki.',
};

import { sentence } from '#table/words/parts.ts';
import type { Side } from '#engine/winter-war';
import { ofArmy, army, units, signed, level } from '../words/common-words.fi.ts';
import type { LogWords } from './log-words.ts';

/** Those who take a hex. */
const troops: Record<Side, string> = { finn: 'Suomalaiset', soviet: 'Neuvostojoukot' };

export const fi: LogWords = {
  empty:
    'Vielä ei ole tapahtunut mitään. Siirrot, taistelut ja valtaukset kerrotaan täällä; jokainen niissä mainittu heksa on linkki.',
  setUp: (side) => sentence`${ofArmy[side]} alkusijoittelu on valmis.`,
  revealed: sentence`Suomalaisten nappulat käännetään kuvapuoli ylöspäin; tyhjät nappulat poistetaan.`,
  phase: (turn, side, name) => `Vuoro ${turn} · ${army[side]} · ${name}`,
  interphase: (turn) => `Vuoron ${turn} jälkeen · Välivaihe`,
  placing: 'Nappuloita sijoitetaan.',
  silent: 'Peli jatkuu.',
  setUpOf: (player) => `Alkusijoittelu: ${player}`,
  interphaseAfter: (turn) => `Välivaihe pelivuoron ${turn} jälkeen`,
  arrived: (unit, hex) => sentence`${unit} saapuu heksaan ${hex}.`,
  delayed: (unit) => sentence`${unit} palaa vuorotaulukkoon.`,
  moved: (unit, from, to, rail) =>
    rail
      ? sentence`${unit} kulkee junalla heksasta ${from} heksaan ${to}.`
      : sentence`${unit} siirtyy heksasta ${from} heksaan ${to}.`,
  administered: (unit) => sentence`Yksikölle ${unit} valitaan uusi huollon lähde.`,
  cut: (unit) => sentence`${unit} on eristetty.`,
  leftOut: (unit) => sentence`${unit} on eristetty: sen kaupunki on ylikuormitettu.`,
  relieved: (unit) => sentence`${unit} on taas huollossa.`,
  retreated: (unit, from, to, before) =>
    before
      ? sentence`${unit} vetäytyy ennen taistelua heksasta ${from} heksaan ${to}.`
      : sentence`${unit} vetäytyy heksasta ${from} heksaan ${to}.`,
  advanced: (unit, to, before) =>
    before
      ? sentence`${unit} etenee ennen taistelua heksaan ${to}.`
      : sentence`${unit} etenee heksaan ${to}.`,
  attacked: (who, many, targets, strengths) =>
    sentence`${who} ${many ? 'hyökkäävät' : 'hyökkää'} ${targets.length > 1 ? 'heksoihin' : 'heksaan'} ${targets}, ${strengths}`,
  rolled: (column, die, name) => sentence`: ${column}, noppa ${die}. ${name}.`,
  noDie: (name) => sentence`. ${name}, ilman noppaa.`,
  eliminated: (unit, hex, cause) => sentence`${unit} tuhoutuu heksassa ${hex}${cause}.`,
  cause: {
    attack: '',
    exchange: ' vaihdossa',
    'no-retreat': ', ei vetäytymisreittiä',
    'ski-patrol': '',
    overstack: ', heksassa oli liikaa yksiköitä',
    'isolated-at-end': ', lopussa eristettynä',
    landing: ', maihinnousuhyökkäys epäonnistui',
    climate: ', pakkanen vei sen',
    drop: ', menetettiin pudotuksessa',
    thaw: ', jää petti sen alta',
  },
  captured: (side, hex) => sentence`${troops[side]} valtaavat heksan ${hex}.`,
  murmansk: (turn, n, needed, sum) =>
    sum
      ? sentence`Murmanskin puolustus, vuoro ${turn}: ${units(n)}, tarvitaan ${needed}; ${signed(sum)} voittopistettä.`
      : sentence`Murmanskin puolustus, vuoro ${turn}: ${units(n)} riittää.`,
  ended: (outcome, sum) => sentence`Peli päättyy: ${level[outcome]}, ${signed(sum)} voittopistettä.`,
  endedAtOnce: (outcome) =>
    sentence`Peli päättyy: ${level[outcome]}. Suomalaisia yksiköitä on päässyt Leningradiin: pisteitä ei lasketa.`,
};

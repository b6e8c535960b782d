import { sentence } from '#table/words/parts.ts';
import { commonWords } from '../words/common-words.ts';
import { figure, signed } from '../words/numbers.ts';
import type { LogWords } from './log-words.ts';

const c = commonWords;
const OF = { soviet: 'Neuvostoliiton', finn: 'Suomen' } as const;

export const fi: LogWords = {
  head: (turn, dates) => `Vuoro ${turn}, ${dates}`,
  passed: (phase) => sentence`${c().phase[phase]}: ei päätettävää.`,
  morale: (side, change, cause, now) =>
    sentence`${OF[side]} moraali ${signed(change)} (${c().cause[cause]}), nyt ${figure(now)}.`,
  international: (die, marker) => sentence`Tapahtumat: heitto ${die}, merkki on nyt ${signed(marker)}.`,
  returned: {
    reinforcements: (side, units) =>
      side === 'soviet'
        ? sentence`Neuvostoliiton tappioita voi nyt ostaa takaisin: ${units}.`
        : sentence`Suomen tappiot palaavat lehdelle ensi vuorolla: ${units}.`,
    sheet: (side, units) => sentence`Taas käytettävissä, ${OF[side].toLowerCase()} joukot: ${units}.`,
  },
  arrivals: (units) => sentence`Tammikuun vahvistukset ovat tulleet: ${units}.`,
  entered: (units, space) => sentence`Kartalle, ${space}: ${units}.`,
  marched: (units, from, to) => sentence`Siirto, ${from} – ${to}: ${units}.`,
  marker: {
    laid: (space) => sentence`Hallintamerkki asetetaan: ${space}.`,
    lifted: (space) => sentence`Hallintamerkki poistetaan: ${space}.`,
  },
  control: {
    soviet: (space) => sentence`${space} on taas Neuvostoliiton hallussa.`,
    finn: (space) => sentence`${space} ei ole enää Neuvostoliiton hallussa.`,
  },
  scouts: {
    stay: (count, space) => sentence`Sissejä jää, ${space}: ${count}.`,
    home: (count, space) => sentence`Sissejä palaa kotiin, ${space}: ${count}.`,
  },
  planned: (side, fronts) => sentence`${OF[side]} strategiat kuvapuoli alaspäin: ${fronts}.`,
  deployed: (space) => sentence`Neuvostoliitto asettaa kartalle strategian, kohteena ${space}.`,
  answered: sentence`Suomalainen strategia vastaa siihen.`,
  unanswered: sentence`Mikään suomalainen strategia ei vastaa siihen.`,
  revealed: sentence`Strategiat käännetään esiin.`,
  opened: (space) => sentence`Taistelu avataan: ${space}.`,
  reserves: (units, from, to) => sentence`Vahvistuksia voimalle, ${from} – ${to}: ${units}.`,
  round: (round, soviet, finn, roller, column, die, face) =>
    sentence`Kierros ${round}: Neuvostoliitto ${soviet}, Suomi ${finn}. ${c().player[roller]} heittää ${die} sarakkeessa +${column}${die === face ? '' : `, luetaan ${face}`}.`,
  losses: (soviet, finn) => sentence`Tappiot: Neuvostoliitto ${soviet}, Suomi ${finn}.`,
  retreat: (side) => sentence`${OF[side]} joukkojen on peräännyttävä.`,
  lost: {
    combat: (side, units, space) => sentence`${OF[side]} tappiot, ${space}: ${units}.`,
    retreat: (side, units, space) =>
      sentence`Perääntymistietä ei ole, ${space}: ${OF[side].toLowerCase()} tappiot ${units}.`,
  },
  starved: (unit, space) => sentence`Saarrettu yksikkö menetetään, ${space}: ${unit}.`,
  victory: {
    soviet: (strategy, space) => sentence`${strategy}: suomalaiset ovat jättäneet alueen, ${space}.`,
    finn: (strategy, space) => sentence`${strategy}: suomalaiset pitävät alueen, ${space}.`,
  },
  conquered: {
    first: (space) => sentence`${space} on vallattu.`,
    again: (space) => sentence`${space} on vallattu uudelleen, ilman pisteitä.`,
  },
  pursuit: (from, space) => sentence`Toinen hyökkäys jatkuu, ${from} – ${space}.`,
  retreated: (units, from, to) => sentence`Perääntyminen, ${from} – ${to}: ${units}.`,
  finnsHome: (units, from) => sentence`Takaisin Suomen lehdelle, ${from}: ${units}.`,
  harassed: {
    success: (scouts, space, die, modifier) =>
      sentence`Sissit (${scouts}) rintaman takana, ${space}: heitto ${die} ${modifier}, onnistui.`,
    setback: (scouts, space, die, modifier) =>
      sentence`Sissit (${scouts}) rintaman takana, ${space}: heitto ${die} ${modifier}, isku tappioin.`,
    failure: (scouts, space, die, modifier) =>
      sentence`Sissit (${scouts}) rintaman takana, ${space}: heitto ${die} ${modifier}, epäonnistui.`,
  },
  drawn: (strategy, means) => sentence`Nostettiin, ${strategy}: ${means}.`,
  mannerheim: (use) => sentence`Mannerheimin tuki: ${use}.`,
  sent: (die, scouts) => sentence`Heitto ${die}: rintaman taakse lähteviä sissejä: ${scouts}.`,
  ended: {
    helsinki: (winner) => sentence`Helsinki on kaatunut. ${c().winner[winner]}.`,
    morale: (winner) => sentence`Moraali on murtunut. ${c().winner[winner]}.`,
    turns: (winner) => sentence`Viimeinen vuoro on ohi. ${c().winner[winner]}.`,
  },
  unsaid: (side) => sentence`${c().player[side]} laatii suunnitelmiaan.`,
};

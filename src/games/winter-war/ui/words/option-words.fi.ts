import type { OptionKey } from '#engine/winter-war/state/options.ts';
import type { Preset } from '../../options/options-choice.ts';
import type { ChoiceWords, RuleWords } from './option-words.ts';

/** The words about the optional rules in Finnish. */

export const presetWords: Record<Preset, { label: string; hint: string }> = {
  printed: { label: 'Painetut säännöt', hint: 'Vuoden 1972 sääntövihko virallisine oikaisuineen.' },
  recommended: {
    label: 'Suositus',
    hint: 'Oikaisut ja pelaajien täsmennykset 1–8. Tästä on hyvä aloittaa.',
  },
  recommendedEvents: {
    label: 'Suositus, skenaariot ja erikoistapahtumat',
    hint: 'Samoin, mutta pelivuorojen välissä heitetään noppaa, ja sota voi laajentua.',
  },
  tournament: {
    label: 'Turnaus',
    hint: 'Kaikki kymmenen täsmennystä, myös kaksi tasapainottavaa. Ei tapahtumia.',
  },
  everything: {
    label: 'Kaikki',
    hint: 'Jokainen valinnainen sääntö kerralla, myös yhdeksän muunnelmaa pelistä A Winter War.',
  },
};

export const optionWords: Record<OptionKey, { label: string; hint: string; source: string }> = {
  errata: {
    label: 'Vuoden 1973 viralliset oikaisut',
    hint: 'Leningradiin päässeet suomalaiset voittavat heti; oikaistut vahvistukset ja nappulamäärät.',
    source: 'Viralliset oikaisut 1973: E1–E3',
  },
  touchMove: { label: 'Koskettu–siirretty', hint: 'Siirtoa ei saa perua.', source: 'Tulkinta M4' },
  soakOffs: {
    label: 'Uhrihyökkäykset',
    hint: 'Velvoitetut neuvostoyksiköt saavat hyökätä suhteella 1-4 tai huonommalla, vaikka sen voisi välttää; ne menetetään.',
    source: 'Pelaajien tapa, ei säännöissä',
  },
  clar1: {
    label: 'Huolto pysyy samana siirtojesi ajan',
    hint: 'Omat yksikkösi pitävät tilan, jossa ne aloittivat.',
    source: 'Täsmennys 1',
  },
  clar2: {
    label: 'Hyökkääjät tarkistetaan kerran',
    hint: 'Taisteluvaiheen alkaessa; puolustajat joka taistelussa.',
    source: 'Täsmennys 2',
  },
  clar3: {
    label: 'Kaikki yksikkösi tarkistetaan',
    hint: 'Huoltokapasiteetit jaetaan ennen ensimmäistä taistelua.',
    source: 'Täsmennys 3',
  },
  clar4: {
    label: 'Ylikuormitus jää voimaan',
    hint: 'Taisteluvaiheesta seuraavaan liikevaiheeseesi asti.',
    source: 'Täsmennys 4',
  },
  clar5: {
    label: 'Katkennut yhteys voi palautua',
    hint: 'Vihollisenkin vuorolla; painetut säännöt sanovat samaa.',
    source: 'Täsmennys 5',
  },
  clar6: {
    label: 'Kapasiteetti rajoittaa vihollisenkin vuorolla',
    hint: 'Huollotta jäänyt yksikkö on huollotta omaan vuoroosi asti.',
    source: 'Täsmennys 6',
  },
  clar7: {
    label: 'Ylikuormituksen eristämät perääntyvät',
    hint: 'Yhden heksan ennen taisteluja, tai ne hyökkäävät puolella voimalla.',
    source: 'Täsmennys 7',
  },
  clar8: {
    label: 'Reitti poikki, ei ylikuormitusta',
    hint: 'Ilman huoltoreittiä ei tarvitse hyökätä; painetut säännöt sanovat samaa.',
    source: 'Täsmennys 8',
  },
  clar9: {
    label: 'Mikä tahansa kaupunki kymmenen heksan sisällä',
    hint: 'Tasapainotus: esikunnan ei tarvitse käyttää lähintä kaupunkia.',
    source: 'Täsmennys 9',
  },
  clar10: {
    label: 'Yksikkö 4-4-2 pysyy etelässä',
    hint: 'Tasapainotus: se ei aloita rivin A pohjoispuolelta.',
    source: 'Täsmennys 10',
  },
  events: {
    label: 'Skenaariot ja erikoistapahtumat',
    hint: 'Viimeistä lukuun ottamatta jokaisen pelivuoron jälkeen kumpikin heittää noppaa: liittoutuneet voivat nousta maihin, tai voi tulla vapaaehtoisia, laskuvarjojoukkoja tai ankara pakkanen.',
    source: 'Sääntövihko 1972',
  },
  ceaseFire: {
    label: 'Aselepo',
    hint: 'Tapahtuman K jälkeen Suomen pelaaja saa lopettaa pelin seuraavan pelivuoron päätyttyä.',
    source: 'Sääntövihko 1972',
  },
  airborne: {
    label: 'Maahanlaskut',
    hint: '3-1-1 odottaa Leningradissa; pudotus enintään 12 heksan päähän suunnitellaan salaa pelivuoroa aiemmin, ja noppa kertoo, miten se laskeutuu.',
    source: 'A Winter War, sääntö 36D',
  },
  variableLength: {
    label: 'Vaihteleva pelin pituus',
    hint: 'Pelivuoron 10 jälkeen noppa kertoo, jatkuuko sota, ja pelivuoron 12 jälkeen uudelleen; enintään pelivuoroon 13.',
    source: 'A Winter War, sääntö 36E',
  },
  acceleratedAid: {
    label: 'Nopeutettu ulkomaanapu',
    hint: 'Suomen vahvistukset pelivuorolta 4 lähtien tulevat kolme pelivuoroa aiemmin; lisää vapaaehtoisia ja todennäköisempiä skenaarioita.',
    source: 'A Winter War, sääntö 36F',
  },
  sovietPreparedness: {
    label: 'Neuvostoliiton valmistautuminen',
    hint: 'Neuvostoliiton vahvistukset pelivuoroilta 1–3 sijoitetaan alussa, myöhemmät tulevat kolme pelivuoroa aiemmin, ja Petroskoi huoltaa 90 pistettä.',
    source: 'A Winter War, sääntö 36G',
  },
  earlierStart: {
    label: 'Varhennettu alku',
    hint: 'Ensin pelataan pelivuoro 0: kumpikin armeija säästää siihen osan joukoistaan, ja yksi Mannerheim-linjan heksa on vielä rakenteilla.',
    source: 'A Winter War, sääntö 36H',
  },
  heavyTanks: {
    label: 'Raskaat panssarit',
    hint: 'Molemmat 2-1-3-yksiköt ovat liian raskaita jäälle: ei järvisivun yli ilman tietä eikä jäätyneelle merelle.',
    source: 'A Winter War, Designer’s Choice A1',
  },
  skiExploitation: {
    label: 'Suomalaisten jatkoliike suksilla',
    hint: 'Taistelun jälkeen 1-1-3- ja 0-0-3-yksiköt, jotka ovat liikkuneet vain vähän, siirtyvät vielä yhden heksan.',
    source: 'A Winter War, Designer’s Choice A2',
  },
  variableDemolition: {
    label: 'Ratojen katkaiseminen',
    hint: 'Yksiköt saavat katkaista rautateitä vihollisen maassa; mikään juna tai yhteys ei kulje, ennen kuin omistaja korjaa radan.',
    source: 'A Winter War, Designer’s Choice B',
  },
  resoluteIntervention: {
    label: 'Lännen päättäväinen väliintulo',
    hint: 'Kaksi noppaa tuo liittoutuneet, joka pelivuorolla todennäköisemmin; Norja ja Ruotsi voivat tehdä vastarintaa, ja Neuvostoliiton vahvistukset kiirehtivät.',
    source: 'A Winter War, Designer’s Choice C',
  },
};

const name = (key: OptionKey): string => optionWords[key].label;

export const choice: ChoiceWords = {
  title: 'Säännöt',
  more: 'Lisää näistä säännöistä',
  switches: 'Sääntö kerrallaan',
  source: {
    errata: { title: 'Oikaisut', about: 'Viralliset, 1973' },
    clarifications: {
      title: 'Pelaajien täsmennykset',
      about: 'Huoltosääntöjen tulkintoja ja kaksi tasapainotusta',
    },
    folder: {
      title: 'Skenaariot ja erikoistapahtumat',
      about: 'Vuoden 1972 sääntövihkon valinnainen sääntö',
    },
    winterWar1992: { title: 'A Winter War', about: 'Yhdeksän muunnelmaa vuoden 1992 pelistä' },
    habits: { title: 'Pelaajien tapoja', about: 'Ei säännöissä' },
  },
  on: (on, of) => (of === 1 ? (on ? 'käytössä' : 'ei käytössä') : `käytössä ${on}/${of}`),
  handicap: (points) => `Neuvostoliitto yhteensä ${points}`,
  handicaps: (sum) => `Tasoitukset: Neuvostoliitto yhteensä ${sum}.`,
  noHandicap: 'Ei tasoitusta.',
  own: (nearest, changes) =>
    `Oma valinta: ${presetWords[nearest].label}, ${changes === 1 ? '1 sääntö' : `${changes} sääntöä`} toisin`,

  needs: (other) => `Voimassa vain, kun käytössä on ${name(other)}.`,
  brought: (other) => `Käytössä, koska ${name(other)} tuo sen mukanaan.`,
  brings: (other) =>
    `Tuo mukanaan säännön ${name(other)}; ensimmäisen pudotuksen voi suunnitella alkusijoittelussa.`,
  murmanskOff: 'Murmanskin puolustus ei ole käytössä.',
  dropReturns: 'Tapahtuma F tuo tuhotun 3-1-1-yksikön takaisin Leningradiin, ei muuta.',
  lengthBeforeEvents:
    'Jos peli jatkuu, välivaiheessa heitetään myös skenaariosta ja tapahtumasta; pituus heitetään, ennen kuin aselevon voi julistaa.',
  aidWithoutEvents: `Ilman sääntöä ${name('events')} muuttuvat vain saapumiset: ei lisää vapaaehtoisia eikä +1 skenaarion noppaan.`,
  aidWithResolve: `Ei +1 skenaarion noppaan: säännöllä ${name('resoluteIntervention')} on omat noppansa.`,
  eventHVoid: 'Tapahtuma H ei tuo mitään: Petroskoi huoltaa jo 90.',
  tableReplaced: 'Korvaa skenaariotaulukon: skenaarioita C, D ja E ei tule.',
  together: (other, points) => `Yhdessä säännön ${name(other)} kanssa: Neuvostoliitto yhteensä ${points}.`,

  inGame: 'Tässä pelissä',
  asPrinted: 'Sääntövihko sellaisena kuin se painettiin, ilman oikaisuja.',
};

export const rules: RuleWords = { preset: presetWords, option: optionWords };

import type { StartWords } from './start-words.ts';

export const fi: StartWords = {
  tagline: 'Suomen ja Neuvostoliiton sota 30.\u00a0marraskuuta 1939 – 12.\u00a0maaliskuuta 1940',
  about:
    'Vuoden 1972 heksa- ja nappulapelin digitaalinen versio. Kymmenen pelivuoroa, kaksi armeijaa, yksi pitkä raja.',
  newGame: 'Uusi peli',
  continue: 'Jatka',
  who: 'Ketkä pelaavat?',
  hotseat: 'Kaksi pelaajaa, yksi näyttö',
  hotseatHint: 'Anna laite toiselle alkusijoittelussa. Verho peittää suomalaisten sijoittelun.',
  solo: 'Harjoittelu yksin',
  soloHint: 'Pelaat molempia puolia. Kaiken voi perua, nopanheitotkin.',
  rules: 'Säännöt',
  begin: 'Aloita peli',
  storageClosed: 'Tämä selain ei säilytä mitään: tallenna peli tiedostoon ennen kuin poistut.',
  licences: 'Lisenssit',
  credits: 'Kartta on julkisista paikkatiedoista laskettu rekonstruktio, ei alkuperäisen pelin painokuva.',
  opening: 'Kartta avautuu …',
  failed: 'Peliä ei voitu avata.',
};

import { finnishPlural as plural } from '#kit/i18n/plural.ts';
import { units } from '../words/common-words.fi.ts';
import type { TodoWords } from './todo-words.ts';

export const fi: TodoWords = {
  place: (left) =>
    left
      ? `Sijoita nappulasi: laatikossa vielä ${left}.`
      : 'Kaikki nappulat ovat kartalla. Lopeta alkusijoittelu, kun olet tyytyväinen.',
  arrive: (left) =>
    left
      ? `Tuo vahvistukset kaupunkiin tai jätä ne odottamaan: saapumassa ${left}.`
      : 'Kaikki vahvistukset ovat kartalla.',
  move: 'Valitse yksikkö ja sitten heksa. Siirtäminen on vapaaehtoista.',
  overfull: (hexes) => `Liikaa yksiköitä: ${hexes}. Siirrä osa eteenpäin ennen vaiheen loppua.`,
  moveUnit: 'Valitse heksa, johon yksikkö siirtyy.',
  'retreat-before': 'Vetäydy hyökkäyksen alta merkityillä yksiköillä, kukin yhden heksan.',
  'advance-before': 'Etene tyhjiksi jätettyihin heksoihin, kuhunkin yksi yksikkö.',
  attack: 'Valitse kohde ja hyökkääjät ja heitä sitten noppaa.',
  attackObliged: (n, hexes, marked) =>
    `Merkittyjä heksoja jäljellä ${marked}: velvoitteita ${units(n)}, ${plural(hexes, 'heksa', 'heksaa')}.`,
  attackDone: 'Hyökkäyksiä ei ole jäljellä: lopeta hyökkäykset.',
  retreat: {
    finn: 'Jokaisen suomalaisen yksikön on vetäydyttävä yksi heksa.',
    soviet: 'Jokaisen neuvostoyksikön on vetäydyttävä yksi heksa.',
  },
  withdraw: 'Ennen taisteluja ylikuormitetun kaupungin yksiköt perääntyvät yhden heksan.',
  exchange: (n) =>
    `Vaihto: poista yksiköitä, joissa on yhteensä vähintään ${plural(n, 'hyökkäyspiste', 'hyökkäyspistettä')}.`,
  advance: 'Etene yhdellä yksiköllä vallattuun heksaan tai jää paikallesi.',
  overstack: 'Heksassa on liikaa yksiköitä: poista ylimääräiset.',
  over: 'Peli on päättynyt.',
};

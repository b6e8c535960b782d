import type { EffectWords } from './effect-words.ts';

export const fi: EffectWords = {
  unit: {
    FUS: 'Jalkaväkidivisioona. Kolmesta tulee armeijakunta.',
    ELI: 'Valiodivisioona.',
    MECA: 'Moottoroitu divisioona: lasketaan panssareiksi, mutta lumi haittaa sitä pahoin.',
    TAN: 'Panssariprikaati.',
    DIV: 'Rintamadivisioona.',
    SCT: 'Hiihtäviä sissejä, jotka taistelevat myös rintaman takana.',
    WD: 'Tarkka-ampujia: jokaisesta Neuvostoliiton summaan −1.',
    SK: 'Vapaaehtoisia.',
    RES: 'Reservistä kutsuttuja.',
  },
  strategy: {
    PRUD: 'Jalkaväen ja moottoroitujen lisä kaksinkertaisena. Menestys 1 moraalipiste, epäonnistuminen 1.',
    MASS: 'Jalkaväki ilman lisää. Menestys 2 moraalipistettä alueelta; jos mitään ei vallata, menetys on 3.',
    BLIN: 'Panssarien ja moottoroitujen lisä kaksinkertaisena. Menestys alueelta 2; jos mitään ei vallata, menetys on 3.',
    MAN: 'Kaikki lisät kaksinkertaisina, aina vähintään 1. Menestys alueelta 4, epäonnistuminen 4.',
    DEFENSE: 'Mukana kaivautuminen.',
    'CON-ATT': 'Yksi yksikkö enemmän kuin muilla.',
    MOTTI: 'Kaksi ympäristömerkkiä.',
    RESIST: 'Mukana kaivautuminen.',
  },
  support: {
    AIR: 'Neuvostoliiton: joka suomalaiselta yksiköltä −1. Suomen: torjuu ne, tai neuvostovoimalta −1. Ei lumessa eikä sumussa.',
    ART: 'Neuvostoliiton: yhdeltä suomalaiselta yksiköltä −2. Suomen: neuvostovoimalta −2.',
    NKVD: 'Neuvostovoima ei peräänny vaan kärsii kaksinkertaiset tappiot.',
    RENF: 'Kaksi yksikköä lisää.',
    MUNI: 'Joka suomalaiselta yksiköltä −2.',
    RAV: 'Taistelun noppaan omaksi eduksi 1.',
    T34: 'Linnoitettu linja vie voimalta 1, ei 4.',
    MER: 'Linja vie voimalta 1, ei 4, tai tykistö vaikuttaa kaksin verroin. Maaliskuusta I alkaen avaa jään Koivistolle.',
    TIMO: 'Tykistön kanssa suomalaisten tappiot kaksinkertaisina; Koordinoidussa liikkeessä joka lisään +1.',
    MANN: 'Suomalaiset eivät peräänny vaan kärsivät kaksinkertaiset tappiot; tai yhdeltä neuvostoyksiköltä −2.',
    AT: 'Joka panssariprikaatilta −2; jos niitä ei ole, voimalta −1.',
    EMB: 'Joka neuvostoyksiköltä −3, eikä millään niistä ole lisää.',
  },
  environment: {
    snow: 'Joka jalkaväkiyksiköltä −1, ei lisää; panssareilta ja moottoroiduilta −3. Ei lentokoneita.',
    woods: 'Joka suomalaiselle yksikölle +1, joka panssariprikaatilta −1.',
    forest: 'Joka neuvostoyksiköltä −2; panssareilla ei ole lisää.',
    swamp: 'Joka neuvostoyksiköltä −1.',
    fog: 'Joka suomalaiselle yksikölle +1. Ei lentokoneita.',
  },
  entrenched: 'Suomen summaan +4, molemmissa hyökkäyksissä.',
  values: (strength, bonus) =>
    bonus ? `Voima ${strength}, taktinen lisä ${bonus}.` : `Voima ${strength}, ei taktista lisää.`,
};

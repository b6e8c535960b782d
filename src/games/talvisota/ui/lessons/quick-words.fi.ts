import type { QuickWords } from './quick-words.ts';

export const fi: QuickWords = {
  title: 'Ensimmäinen vuorosi',
  text: 'Johdat Neuvostoliittoa. Jokainen vallattu alue vie Suomelta moraalia, jokainen epäonnistunut hyökkäys sinulta. Se häviää, jonka moraali putoaa nollaan.',
  close: 'Osaan jo',
  steps: {
    event: 'Heitä noppaa: se kertoo, mitä maailma ajattelee Suomesta tällä vuorolla.',
    movement:
      'Tuo yksiköitä rajalle: paina ruutua Karjala, sitten Kaikki, sitten kartalta Leningradia ja lopuksi Siirrä. Muut rintamat voivat odottaa. Lopeta sitten liike.',
    'soviet-plans':
      'Paina strategiaa ja sitten sen rintaman ruutua, jolla yksikkösi ovat. Massahyökkäys käyttää kuutta yksikköä ja voi vallata kaksi aluetta.',
    'soviet-allotment':
      'Paina ruutua, sitten voiman lähtöaluetta, sitten yksiköitä ja tukea niin paljon kuin strategia sallii.',
    deployment:
      'Paina strategiaa, sitten lähtöalueen viereistä Suomen aluetta ja lähetä se. Alue, jolla ei ole rengasta, on linnoittamaton.',
    combat: 'Avaa taistelu: vasta nyt suomalaisten voimat nostetaan.',
    roll: 'Molempien voimat lasketaan alla yhteen, ja näet mahdollisuutesi. Heitä noppaa.',
    losses: 'Heikoimmat menetetään, ellet valitse muita.',
    'fight-on': 'Suomalaiset pitävät yhä pintansa. Toinen kierros voi kääntää taistelun tai maksaa lisää.',
    occupy: 'Alueelle siirtyvät pitävät sen hallussa. Myös merkki pitää.',
    pursue:
      'Sama voima voi hyökätä täältä vielä kerran. Jos se ei onnistu, jotkin strategiat maksavat siitä.',
    harassment: 'Noppa lähettää sissejä valtaamillesi alueille. Valitset, minne, ja siihen vuoro päättyy.',
  },
};

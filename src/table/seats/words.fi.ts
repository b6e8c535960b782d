import type { SeatsWords } from './words.ts';

const FI_SEATS = { human: 'Ihminen', recruit: 'Alokas', officer: 'Upseeri', general: 'Kenraali' } as const;

export const fi: SeatsWords = {
  who: 'Ketkä pelaavat?',
  hotseat: 'Kaksi pelaajaa, yksi näyttö',
  hotseatHint: 'Anna laite toiselle alkusijoittelussa. Verho peittää suomalaisten sijoittelun.',
  solo: 'Harjoittelu yksin',
  soloHint: 'Pelaat molempia puolia. Kaiken voi perua, nopanheitotkin.',
  rival: 'Tietokonetta vastaan',
  rivalHint: 'Pelaat toista osapuolta, tietokone toista. Se ei näe enempää kuin sinä näkisit.',
  watch: 'Katso kahta tietokonepelaajaa',
  watchHint: 'Seuraa kokonaista peliä omaan tahtiisi. Voit milloin tahansa ottaa toisen osapuolen itsellesi.',
  yourSide: 'Osapuolesi',
  opponent: 'Vastustaja',
  side: { finn: 'Suomi', soviet: 'Neuvostoliitto' },
  seat: FI_SEATS,
  levelHint: {
    recruit: 'Nopea, mutta erehtyy kuten ihminen.',
    officer: 'Suunnittelee joka vaiheen; pitää linjansa ja huoltonsa.',
    general: 'Osaa enemmän: avaukset, koko armeijan huollon, viimeisen vuoron.',
  },
  balance: (soviet, draw, finn, games) =>
    `Tietokoneen upseerien ${games} pelistä: Neuvostoliitto ${soviet}\u00a0%, tasan ${draw}\u00a0%, Suomi ${finn}\u00a0%`,
  earlier: 'Aiemmalla laudalla, aiemmin tulkinnoin',
  outdated:
    'Nämä pelit pelattiin ennen kuin lauta sekä huollon, taistelun ja voiton tulkinnat muuttuivat; ne pelataan uudelleen.',
  you: 'Sinä',
  command: 'Kuka pelaa kumpaakin puolta',
  title: 'Kuka pelaa kumpaakin puolta',
  text: 'Voit milloin tahansa luovuttaa osapuolen tai ottaa sen itsellesi; peli jatkuu siitä, missä se on.',
  seated: (side, who) => `${side === 'finn' ? 'Suomi' : 'Neuvostoliitto'}: ${who}`,
  secret: 'Joka ottaa Suomen itselleen alkusijoittelun aikana, näkee, missä sen joukot ovat.',
  faceDown:
    'Suomen nappulat ovat vielä kuvapuoli alaspäin: sen, mikä paljastaisi ne, voi valita vasta, kun molemmat ovat sijoittaneet joukkonsa.',
  looks: 'Kenellä näyttö oli, kun jotain oli salassa',
  lifted: (player) => `verhon nosti ${player}.`,
  looked: 'laskeutumispaikka näytettiin.',
  times: (times) => `(${times} kertaa)`,
  done: 'Takaisin pöytään',
  against: (level, side) =>
    `Vastassa ${FI_SEATS[level].toLowerCase()} (${side === 'finn' ? 'Suomi' : 'Neuvostoliitto'})`,
  both: (finn, soviet) =>
    `Katsottu peli: ${FI_SEATS[finn].toLowerCase()} (Suomi) ja ${FI_SEATS[soviet].toLowerCase()} (Neuvostoliitto)`,
};

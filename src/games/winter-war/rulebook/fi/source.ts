/** The parts of which the source lines are made, between their commas, colons and semicolons. */
const PARTS: Readonly<Record<string, string>> = {
  'SPI rules': 'SPI:n säännöt',
  'SPI charts': 'SPI:n taulukot',
  'Official errata': 'virallinen oikaisu',

  'This edition': 'tämä versio',
  'adapted by this edition': 'sovitettu tähän versioon',

  'Sequence of Play': 'Pelin kulku',
  'Initial Deployment': 'Alkusijoittelu',
  Movement: 'Liikkuminen',
  'Zones of Control': 'Vaikutusalueet',
  Stacking: 'Pinoaminen',
  Combat: 'Taistelu',
  'Supply and Isolation': 'Huolto ja eristys',
  Fortifications: 'Linnoitukset',
  'Murmansk Defense': 'Murmanskin puolustus',
  'Victory Conditions': 'Voittoehdot',
  'Scoring the Game': 'Pisteiden laskeminen',
  'Victory Levels': 'Voiton tasot',
  'Definition of "Capture"': 'Valtaamisen määritelmä',
  'optional rule Scenario/Special Events': 'valinnainen sääntö Skenaariot ja erikoistapahtumat',
  'general rule': 'yleissääntö',
  'general rule and procedure': 'yleissääntö ja kulku',

  'Turn Record Track': 'Vuorotaulukko',
  'Terrain Effects Chart': 'Maaston vaikutukset',
  'Combat Results Table': 'Taistelutulostaulukko',
  Retreating: 'Vetäytyminen',
  'Victory Point Schedule': 'Voittopistetaulukko',
  Reinforcements: 'Vahvistukset',
  'Soviet Reinforcements': 'Neuvostoliiton vahvistukset',
  'Finnish Reinforcements': 'Suomen vahvistukset',
  'Soviet Initial Forces and Reinforcements': 'Neuvostoliiton alkujoukot ja vahvistukset',
  'Finnish Initial Forces and Reinforcements': 'Suomen alkujoukot ja vahvistukset',
  'Scenario Table': 'Skenaariotaulukko',
  'Scenarios A and B': 'skenaariot A ja B',
  'Special Event Tables': 'Erikoistapahtumien taulukot',

  'the first two steps': 'kaksi ensimmäistä kohtaa',
  'this edition for Estonia': 'Viron osalta tämä versio',
  'hexes and hexsides': 'heksat ja niiden sivut',
  hexes: 'heksat',
  'northern capacities': 'pohjoisen huoltokapasiteetit',
  'attacks at better odds': 'hyökkäykset paremmalla suhteella',
  'tangled fronts': 'sekavat rintamat',
  'A habit of players': 'pelaajien tapa',
  'not in the rules': 'ei säännöissä',
  'the second part': 'jälkimmäinen osa',
  'the lost row': 'kadonnut rivi',
  'the lost entry': 'kadonnut kohta',
  'the sea': 'meri',
  'number and hex': 'lukumäärä ja heksa',
  'ruling X2 and this edition': 'tulkinta X2 ja tämä versio',
  stacking: 'pinoaminen',
  'with Option.D': 'kun Option.D on käytössä',
  'the last Game-Turn and Option.E': 'viimeinen pelivuoro ja Option.E',
  'Game-Turns 0': 'pelivuorot 0',
  '10 and later': '10 ja myöhemmät',
  'range and timing': 'kantama ja ajoitus',
  'optional rules 36F to 36H': 'valinnaiset säännöt 36F–36H',
};

/** Parts that end in a number or a letter. */
const NUMBERED: Readonly<Record<string, string>> = {
  case: 'kohta',
  limitation: 'rajoitus',
  'special prohibition': 'erityiskielto',
  ruling: 'tulkinta',
  Scenario: 'skenaario',
  'Special Event': 'erikoistapahtuma',
  "Players' clarification": 'pelaajien täsmennys',
  'optional rule': 'valinnainen sääntö',
  "Designer's Choice rule": 'Designer’s Choice, sääntö',
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function part(text: string): string {
  const whole = PARTS[text] ?? PARTS[upperFirst(text)];
  if (whole !== undefined) return whole;
  const [, kind = '', number = ''] = /^(.+) (\w+)$/.exec(text) ?? [];
  const numbered = NUMBERED[kind] ?? NUMBERED[lowerFirst(kind)];
  return numbered === undefined ? text : `${numbered} ${number}`;
}

/** A source line of the rulebook in Finnish. */
export function finnishSource(source: string): string {
  return upperFirst(
    source
      .split(/([,:;] )/)
      .map((piece, i) => (i % 2 ? piece : part(piece)))
      .join(''),
  );
}

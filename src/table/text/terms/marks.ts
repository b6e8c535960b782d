import type { TermId } from '../../../games/winter-war/glossary/index.ts';
import { language, type Language } from '../../../kit/language/language.ts';
import type { Part } from '../../words/parts.ts';

/** How a term is written in running text, as a regular expression; the longer ones before those within them. */
type Marks = readonly (readonly [TermId, string])[];

/** Everyday words such as "unit" and "attack" are left alone: they would be marked in every sentence. */
const english: Marks = [
  ['terrain-chart', 'Terrain Effects Chart'],
  ['crt', 'Combat Results Table'],
  ['retreat-before-combat', 'retreat(?:s|ed|ing)?[ -]before[ -]combat'],
  ['advance-before-combat', 'advance(?:s|d)?[ -]before[ -]combat'],
  ['parentheses', '(?:results? )?in parentheses'],
  ['line-of-communication', 'lines? of communication'],
  ['zoc', '(?:enemy )?zones? of control|ZOCs?'],
  ['supply-path', 'supply (?:path|line)s?'],
  ['supply-city', 'Supply Cit(?:y|ies)'],
  ['murmansk-defence', 'Murmansk Defence'],
  ['victory-point', 'Victory Points?|VPs?'],
  ['victory-level', 'victory levels?'],
  ['special-event', 'Special Events?'],
  ['stacking-limit', 'stacking limits?|overstacked'],
  ['one-hex-move', 'one-hex moves?'],
  ['movement-point', 'Movement Points?|MPs?|movement allowances?'],
  ['attack-strength', 'attack (?:strength|point|factor)s?'],
  ['defence-strength', 'defence (?:strength|point|factor)s?'],
  ['size-mark', 'size marks?'],
  ['row-a', 'Row A'],
  ['ski-patrol', 'ski patrols?'],
  ['headquarters', 'headquarters|HQs?'],
  ['nkvd', 'NKVD'],
  ['phasing-player', 'phasing (?:player|side)'],
  ['player-turn', 'Player-Turns?'],
  ['game-turn', 'Game-Turns?'],
  ['interphase', 'Interphases?'],
  ['reinforcement', 'reinforcements?|arrivals?'],
  ['entrain', 'entrain(?:ed|ing|s)?'],
  ['touch-move', 'touch-move'],
  ['soak-off', 'soak-offs?'],
  ['obligation', 'obligations?|must attack'],
  ['odds', 'odds'],
  ['exchange', 'exchanges?'],
  ['doubling', 'doubled'],
  ['overload', 'overload(?:s|ed)?'],
  ['withdrawal', 'withdraws?|withdrawals?'],
  ['isolated', 'isolat(?:ed|ion)'],
  ['capacity', 'capacit(?:y|ies)'],
  ['supply', 'in supply|out of supply'],
  ['fortification', 'Fortifications?|Mannerheim Line|Ladoga Defence Line'],
  ['capture', 'captur(?:e|es|ed|ing)'],
  ['hexside', 'hexsides?'],
  ['stack', 'stack(?:s|ed)?'],
  ['segment', 'segments?'],
  ['blank', 'blanks?'],
  ['handicap', 'handicaps?'],
  ['errata', 'errata'],
  ['hex', 'hex(?:es)?'],
];

/** Stems: Finnish words change their endings. */
const finnish: Marks = [
  ['terrain-chart', 'maaston vaikutuks\\p{L}*|maastotauluk\\p{L}*'],
  ['crt', 'taistelutulostauluk\\p{L}*'],
  ['retreat-before-combat', 'vetäyty\\p{L}* ennen taistelua'],
  ['advance-before-combat', 'ete(?:ne|ni)\\p{L}* ennen taistelua'],
  ['parentheses', 'sulu(?:issa|ista) olev\\p{L}* tulo\\p{L}*|sulkutulo\\p{L}*'],
  ['line-of-communication', 'yhteyslinj\\p{L}*'],
  ['zoc', 'vaikutusalu\\p{L}*|VA(?::\\p{L}+)?'],
  ['supply-path', 'huolto(?:reit|linj)\\p{L}*'],
  ['supply-city', 'huoltokaupun\\p{L}*'],
  ['murmansk-defence', 'Murmanskin puolustu\\p{L}*'],
  ['victory-point', 'voittopiste\\p{L}*|VP(?::\\p{L}+)?'],
  ['special-event', 'erikoistapahtum\\p{L}*'],
  ['stacking-limit', 'pinoamisraj\\p{L}*'],
  ['one-hex-move', 'yhden heksan siir\\p{L}*'],
  ['movement-point', 'liikepiste\\p{L}*|LP(?::\\p{L}+)?|liikeky[vk]\\p{L}*'],
  ['attack-strength', 'hyökkäys(?:voim|piste)\\p{L}*'],
  ['defence-strength', 'puolustus(?:voim|piste)\\p{L}*'],
  ['size-mark', 'kokomerk\\p{L}*'],
  ['row-a', 'rivi\\p{L}* A'],
  ['ski-patrol', 'hiihtopartio\\p{L}*'],
  ['headquarters', 'esikun(?:ta|ti|na|ni)\\p{L}*'],
  ['nkvd', 'NKVD(?:[:-]\\p{L}+)?'],
  ['phasing-player', 'vuorossa olev\\p{L}* (?:pelaaj|osapuol)\\p{L}*'],
  ['player-turn', 'pelaajavuoro\\p{L}*'],
  ['game-turn', 'pelivuoro\\p{L}*'],
  ['interphase', 'väliva(?:ihe|ihei)\\p{L}*'],
  ['reinforcement', 'vahvistu(?:s|ks)\\p{L}*'],
  ['entrain', 'nous\\p{L}* junaan|junaan nous\\p{L}*'],
  ['touch-move', 'kosketussään\\p{L}*'],
  ['soak-off', 'uhrihyökkäy\\p{L}*'],
  ['obligation', '(?:hyökkäys)?velvoit\\p{L}*'],
  ['odds', 'voimasuh\\p{L}*'],
  ['exchange', 'vaih(?:to|do)\\p{L}*'],
  ['doubling', 'kaksinkertais\\p{L}*'],
  ['overload', 'ylikuorm\\p{L}*'],
  ['withdrawal', 'perään(?:ty|ny)\\p{L}*'],
  ['isolated', 'eriste\\p{L}*|eristy(?:s|ks)\\p{L}*'],
  ['capacity', '(?:huolto)?kapasiteet\\p{L}*'],
  ['supply', 'ilman huoltoa|huollossa'],
  ['fortification', 'linnoitu(?:s|ks)\\p{L}*|Mannerheim-linj\\p{L}*|Laatokan linj\\p{L}*'],
  ['capture', 'valla(?:ta|nnut|taan|ttu|tu|taa)\\p{L}*|valtau(?:s|ks)\\p{L}*|valtaa\\p{L}*'],
  ['hexside', 'heksan siv\\p{L}*|jokisiv\\p{L}*|pikkujärvisiv\\p{L}*'],
  ['stack', 'pino(?:n|a|ssa|sta|on|t|ja|jen|issa)?'],
  ['segment', '\\p{L}*jakso\\p{L}*'],
  ['blank', 'tyhj\\p{L}+ nappul\\p{L}*'],
  ['handicap', 'tasoitu(?:s|ks)\\p{L}*'],
  ['errata', 'oikais\\p{L}*'],
  ['hex', 'heks(?:a|o)\\p{L}*'],
];

interface Finder {
  readonly terms: readonly TermId[];
  readonly pattern: RegExp;
}

const finder = (marks: Marks): Finder => ({
  terms: marks.map(([term]) => term),
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:${marks.map(([, written]) => `(${written})`).join('|')})(?![\\p{L}\\d])`,
    'giu',
  ),
});

const finders: Readonly<Record<Language, Finder>> = { en: finder(english), fi: finder(finnish) };

/** The text with each term marked where it comes first; `met` holds those that came before, and grows. */
export function withTerms(text: string, met: Set<TermId>): Part[] {
  const { terms, pattern } = finders[language()];
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = terms[found.slice(1).findIndex((group) => group !== undefined)]!;
    if (met.has(term)) continue;
    met.add(term);
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ term, text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

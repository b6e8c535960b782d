/** The words of the lessons: brief, and no term of the trade before it is explained. */
import { readFileSync } from 'node:fs';
import { lessonTexts as talvisotaTexts } from '#games/talvisota/content/index.ts';
import { COURSE as TALVISOTA } from '#games/talvisota/lessons/index.ts';
import { lessonTexts as winterWarTexts } from '#games/winter-war/content/index.ts';
import { COURSE as WINTER_WAR } from '#games/winter-war/lessons/index.ts';
import { wordsOf, type Lesson } from '#table/game/lessons.ts';

it.each(['winter-war', 'talvisota'].flatMap((game) => ['en', 'fi'].map((of) => [game, of] as const)))(
  'has no text of more than 40 words in %s, %s',
  (game, of) => {
    const lines = readFileSync(`src/games/${game}/content/${of}/lessons.md`, 'utf8').split('\n');
    const long = lines.filter((line) => line.replace(/^> \w+: /, '').split(/\s+/).length > 40);
    expect(long).toEqual([]);
  },
);

/** Terms of the trade, the step that explains each, and its words; in the order of the course. */
type Explained = readonly (readonly [term: string, step: string, words: string])[];
const IN_WINTER_WAR: Explained = [
  ['hex(?:es)?', 'first-day goal', 'a space with six sides'],
  ['headquarters|HQs?', 'first-day headquarters', 'HQ is a headquarters'],
  ['(?:in|out of) supply', 'first-day headquarters', 'within five hexes of one are in supply'],
  ['Movement Points?|MP', 'moving clear', 'The last number on a counter'],
  ['hexsides?', 'moving river', 'the edge between two hexes'],
  ['zones? of control|ZOC|zones?', 'zones stop', 'the six hexes around it'],
  ['Supply Cit(?:y|ies)', 'supply headquarters', 'from which all supplies come'],
  ['attack (?:points?|strength)', 'supply capacity', 'the first numbers on counters'],
  ['(?:Attack )?Segments?', 'first-attack end', 'the part of your turn for battles'],
  ['odds', 'first-attack odds', '6 to 2, or odds of 3-1'],
  ['columns?', 'first-attack odds', 'a column of the results table'],
  ['De', 'first-attack odds', 'De: defender eliminated'],
  ['advanc(?:e[sd]?|ing)', 'first-attack advance', 'one attacker may move into the empty hex'],
  ['Dr', 'first-attack again', 'Dr: the defender retreats'],
  ['obligations?|must attack', 'obligations move', 'Every Soviet unit next to Finns must attack'],
  ['Ar', 'obligations owed', 'Ar: the attacker retreats'],
  ['soak-offs?', 'obligations owed', 'kept the Finns busy'],
  ['doubled|doubles|doubling', 'fortifications corps', 'are doubled'],
  ['Row A', 'fortifications division', 'Row A (row 13)'],
  ['stack(?:s|ed|ing)?', 'fortifications division', 'two units may share a hex'],
  ['exchanges?|Ex', 'fortifications storm', 'an exchange: both sides lose'],
  ['defence (?:points?|strength)', 'fortifications exchange', 'printed defence points'],
  ['(?:retreat(?:ed|s)?|advance[ds]?) before combat', 'before-combat retreat', 'may retreat first'],
  ['isolated?', 'isolation cut', 'It no longer has a zone'],
  ['lines? of communication', 'winning viipuri', 'a way to a headquarters and on to a city'],
  ['Ne', 'choosing-attacks hold', 'Ne: nothing happens'],
];
const IN_TALVISOTA: Explained = [
  ['morale', 'first-attack goal', 'a nation’s will to fight on'],
  ['PRUD|Prudent advances?', 'first-attack goal', 'send PRUD, a strategy'],
  ['supports?', 'first-attack numbers', 'a counter that helps them'],
  ['FUS', 'first-attack numbers', 'FUS, rifle divisions'],
  ['markers?', 'first-attack enter', 'one of your four flags'],
  ['ELI', 'prudent move', 'ELI, an elite division'],
  ['special movement', 'prudent move', 'units go from their box'],
  ['MECA', 'prudent plan', 'MECA, motorised troops'],
  ['bonus', 'prudent plan', 'the second number of a unit'],
  ['TAN', 'prudent plan', 'TAN, which are tanks'],
  ['Massive attacks?', 'prudent plan', 'gives FUS and ELI no bonus'],
  ['Armoured attacks?', 'prudent plan', 'needs three MECA or TAN'],
  ['Coordinated Manoeuvres?', 'prudent plan', 'the dearest strategy'],
  ['the means|their means', 'prudent commit', 'units and supports'],
  ['columns?', 'prudent roll', 'in the column of the difference'],
  ['main line', 'odds first', 'the fortified spaces across the Isthmus'],
  ['fortified (?:spaces?|line)', 'odds first', 'takes 4 off your force'],
  ['Entrenchments?', 'odds first', 'their trenches'],
  ['SK', 'odds lose', 'a Civil Guard unit'],
  ['rounds?', 'odds off', 'another die roll'],
  ['second attacks?', 'odds enough', 'from the space just taken'],
  ['Motti', 'environment plan', 'has two Environment markers'],
  ['Environments?', 'environment plan', 'terrain or weather'],
  ['Ambush(?:es)?', 'environment guns', 'the best support you have'],
  ['DIV', 'environment prepare', 'DIV, divisions'],
  ['chains?', 'second hold', 'chain of Soviet spaces'],
];
/** Marks of the glossary that are plain words, or whose step shows what they are by playing it. */
const PLAIN = ['attack', 'fortification', 'supply', 'supply-path', 'parentheses', 'victory-point'];

describe.each<[string, readonly Lesson[], typeof winterWarTexts, Explained, readonly string[]]>([
  ['winter-war', WINTER_WAR, winterWarTexts, IN_WINTER_WAR, PLAIN],
  ['talvisota', TALVISOTA, talvisotaTexts, IN_TALVISOTA, []],
])('the words of the course of %s', async (game, lessons, texts, explained, plain) => {
  const en = await texts.load('en');
  /** Texts of each step, in the order in which they are read. The title, aim and end of a lesson name its subject. */
  const read = lessons.flatMap((lesson) => {
    const { steps } = wordsOf(en, lesson);
    return lesson.steps.map(({ id }) => {
      const { task, hint, done, short = '', traps = {} } = steps[id]!;
      return { id: `${lesson.id} ${id}`, text: [task, hint, done, short, ...Object.values(traps)].join(' ') };
    });
  });
  const first = (term: string, flags = ''): number =>
    read.findIndex(({ text }) => new RegExp(`(?<![\\w-])(?:${term})(?![\\w-])`, flags).test(text));

  it.each(explained)('explain "%s" before or where it is first used: %s', (term, step, words) => {
    const at = read.findIndex(({ id }) => id === step);
    expect(read[at]!.text).toContain(words);
    const used = first(term, /^(?:De|Dr|Ar|Ex|Ne)$|\|Ex$/.test(term) ? '' : 'i');
    expect(used).toBeGreaterThanOrEqual(at);
  });

  it('use no other term of the glossary', () => {
    const marks = JSON.parse(
      readFileSync(`src/games/${game}/content/en/term-marks.json`, 'utf8'),
    ) as readonly (readonly [id: string, pattern: string])[];
    const known = new RegExp(`^(?:${explained.map(([term]) => term).join('|')})$`, 'i');
    const others = marks.flatMap(([id, pattern]) =>
      read.flatMap(({ id: step, text }) =>
        [...text.matchAll(new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'))]
          .map(([word]) => word.replace(/^enemy /, ''))
          .filter((word) => !known.test(word) && !plain.includes(id))
          .map((word) => `${step}: ${word}`),
      ),
    );
    expect(others).toEqual([]);
  });
});

/** What the table reads of this game: rulebook, glossary, pictures. */
import { lazy } from 'react';
import { RULE_IDS, type RuleId, type State } from '#engine/winter-war';
import type { Book, Rulebook } from '#table/game/game.ts';
import { englishMarks, finnishMarks } from '../glossary/marks.ts';
import { EXAMPLE_IDS, EXAMPLES, examplesOf } from './examples/index.ts';
import { InForce } from './panels/InForce.tsx';
import { holds } from './panels/in-force.ts';
import { ruleNumber } from './words/names.ts';

async function open(): Promise<Rulebook> {
  const [{ chapters }, { en, fi, TERMS }] = await Promise.all([
    import('../rulebook/index.ts'),
    import('../glossary/index.ts'),
  ]);
  return {
    chapters,
    terms: TERMS,
    glossary: (language) => ({ en, fi })[language],
    async text(language) {
      if (language === 'en')
        return {
          chapter: ({ title }) => title,
          title: ({ title }) => title,
          text: ({ text }) => text,
          source: ({ source }) => source,
        };
      const { finnishChapterTitles, finnishParagraphs, finnishSource } =
        await import('../rulebook/fi/index.ts');
      return {
        chapter: ({ id }) => finnishChapterTitles[id]!,
        title: ({ id }) => finnishParagraphs[id as RuleId].title,
        text: ({ id }) => finnishParagraphs[id as RuleId].text,
        source: ({ source }) => finnishSource(source),
      };
    },
  };
}

export const book: Book = {
  open,
  ids: RULE_IDS,
  number: ruleNumber,
  holds: (rule, state) => holds(rule as RuleId, (state as State).options),
  InForce,
  termMarks: (language) => (language === 'fi' ? finnishMarks : englishMarks),
  picturesOf: (rule) => examplesOf(rule as RuleId),
  paragraphsOf: (picture) => {
    const id = EXAMPLE_IDS.find((known) => known === picture);
    return id ? EXAMPLES[id].rules : [];
  },
  Picture: lazy(() => import('./examples/ExamplePicture.tsx')),
};

/** What the table reads of this game: rulebook, glossary, pictures. */
import { lazy } from 'react';
import { RULE_IDS, type RuleId, type State } from '#engine/winter-war';
import type { Language } from '#kit/i18n/language.ts';
import type { Book, Rulebook, TermMarks } from '#table/game';
import { EXAMPLE_IDS, EXAMPLES, examplesOf } from './examples/index.ts';
import { InForce } from './panels/InForce.tsx';
import { holds } from './panels/in-force.ts';
import { ruleNumber } from './text/names.ts';

const marks = import.meta.glob<TermMarks>('../content/*/term-marks.json', { import: 'default', eager: true });

async function open(language: Language): Promise<Rulebook> {
  const content = await import('../content/index.ts');
  const [chapters, terms] = await Promise.all([
    content.chapters.load(language),
    content.glossary.load(language),
  ]);
  return { chapters, terms };
}

export const book: Book = {
  open,
  ids: RULE_IDS,
  number: ruleNumber,
  holds: (rule: RuleId, { options }: State) => holds(rule, options),
  InForce,
  termMarks: (language) =>
    marks[`../content/${language}/term-marks.json`] ?? marks['../content/en/term-marks.json']!,
  picturesOf: (rule: RuleId) => examplesOf(rule),
  paragraphsOf: (picture) => {
    const id = EXAMPLE_IDS.find((known) => known === picture);
    return id ? EXAMPLES[id].rules : [];
  },
  Picture: lazy(() => import('./examples/ExamplePicture.tsx')),
};

/** What the table reads of this game. */
import {
  OPTION_KEYS,
  OPTION_RULES,
  RULE_IDS,
  type ChapterId,
  type RuleId,
  type State,
} from '#engine/talvisota';
import { Section } from '#kit/widgets/Section.tsx';
import type { Book, Rulebook } from '#table/game/game.ts';
import { RuleLink } from '#table/text/RuleLink.tsx';
import { englishMarks, finnishMarks } from '../glossary/marks.ts';
import { sourceOf } from '../rulebook/book-texts.ts';
import common from './common/common.module.css';
import { bookWords } from './book-words.ts';
import { commonWords } from './words/common-words.ts';

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
      const texts =
        language === 'fi' ? (await import('../rulebook/fi.ts')).fi : (await import('../rulebook/en.ts')).en;
      return {
        chapter: ({ id }) => texts.chapters[id as ChapterId],
        title: ({ id }) => texts.paragraphs[id as RuleId][0],
        text: ({ id }) => texts.paragraphs[id as RuleId][1],
        source: ({ id }) => sourceOf(texts, id),
      };
    },
  };
}

/** The switches that are on in this game. */
function InForce({ state }: { readonly state: unknown }) {
  const { options } = state as State;
  const on = OPTION_KEYS.filter((key) => options[key]);
  return (
    <Section title={bookWords().inGame}>
      {on.length ? (
        <ul className={common.list}>
          {on.map((key) => (
            <li key={key}>
              {commonWords().option[key].title} <RuleLink rule={OPTION_RULES[key]} short />
            </li>
          ))}
        </ul>
      ) : (
        <p>{bookWords().recommended}</p>
      )}
    </Section>
  );
}

export const book: Book = {
  open,
  ids: RULE_IDS,
  number: (rule) => rule,
  // A paragraph tells what a switch changes: all of them are read with any.
  holds: () => true,
  InForce,
  termMarks: (language) => (language === 'fi' ? finnishMarks : englishMarks),
  picturesOf: () => [],
  paragraphsOf: () => [],
  Picture: () => null,
};

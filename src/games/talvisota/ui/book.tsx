import playMessages from '../content/en/play.ftl';
import startMessages from '../content/en/start.ftl';
import { OPTION_KEYS, OPTION_RULES, RULE_IDS, type State } from '#engine/talvisota';
import type { Language } from '#kit/i18n/language.ts';
import { Section } from '#kit/widgets/Section.tsx';
import type { Book, Rulebook, TermMarks } from '#table/game';
import { RuleLink } from '#table';
import common from './common/common.module.css';

const marks = import.meta.glob<TermMarks>('../content/*/term-marks.json', { import: 'default', eager: true });

async function open(language: Language): Promise<Rulebook> {
  const content = await import('../content/index.ts');
  const [chapters, terms] = await Promise.all([
    content.chapters.load(language),
    content.glossary.load(language),
  ]);
  return { chapters, terms };
}

function InForce({ state: { options } }: { readonly state: State }) {
  const on = OPTION_KEYS.filter((key) => options[key]);
  return (
    <Section title={playMessages().book.inGame}>
      {on.length ? (
        <ul className={common.list}>
          {on.map((key) => (
            <li key={key}>
              {startMessages().common.option[key].title} <RuleLink rule={OPTION_RULES[key]} short />
            </li>
          ))}
        </ul>
      ) : (
        <p>{playMessages().book.recommended}</p>
      )}
    </Section>
  );
}

export const book: Book = {
  open,
  ids: RULE_IDS,
  number: (rule) => rule,
  // Paragraphs describe the options' effects themselves, so all apply to any game.
  holds: () => true,
  InForce,
  termMarks: (language) =>
    marks[`../content/${language}/term-marks.json`] ?? marks['../content/en/term-marks.json']!,
  picturesOf: () => [],
  paragraphsOf: () => [],
  Picture: () => null,
};

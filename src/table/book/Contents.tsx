import { present } from '../../engine/winter-war/index.ts';
import { TERMS } from '../../games/winter-war/glossary/index.ts';
import { chapters } from '../../games/winter-war/rulebook/index.ts';
import { glossaryWords } from '../text/terms/words.ts';
import { holds } from '../../games/winter-war/ui/panels/in-force.ts';
import { InGame } from '../../games/winter-war/ui/panels/InGame.tsx';
import { useShownTimeline } from '../seen/shown.ts';
import { Section } from '../../kit/widgets/Section.tsx';
import { turnTo } from '../store/book.ts';
import css from './Rulebook.module.css';
import { useBookText } from './text.ts';
import { bookWords } from './words.ts';

/** The chapters, each with the number of its paragraphs, and the glossary. */
export function Contents({ tagged }: { readonly tagged: boolean }) {
  const timeline = useShownTimeline();
  const options = tagged && timeline ? present(timeline).options : null;
  const text = useBookText();
  const w = bookWords();
  return (
    <>
      {options ? <InGame options={options} /> : null}
      <Section title={w.chapters}>
        <ol className={css.chapters}>
          {chapters.map((chapter) => {
            const { id, paragraphs } = chapter;
            const off = options !== null && !paragraphs.some((one) => holds(one.id, options));
            return (
              <li key={id}>
                <button
                  type="button"
                  className={css.chapter}
                  onClick={() => turnTo({ page: 'chapter', chapter: id, paragraph: null })}
                >
                  {text.chapter(chapter)} <span>{off ? w.off : paragraphs.length}</span>
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              className={css.chapter}
              onClick={() => turnTo({ page: 'glossary', term: null })}
            >
              {glossaryWords().title} <span>{glossaryWords().count(TERMS.length)}</span>
            </button>
          </li>
        </ol>
      </Section>
    </>
  );
}

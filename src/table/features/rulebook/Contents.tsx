import playMessages from '../../content/en/play.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { present } from '#engine/core/timeline.ts';
import { activeGame } from '../../game/registry.ts';
import { useShownTimeline } from '../../view/shown.ts';
import { Section } from '#kit/widgets/Section.tsx';
import { openPage } from '../../store/ui.ts';
import css from './Rulebook.module.css';
import { useRulebook } from '../../text/rulebook.ts';

/** The chapters, each with the number of its paragraphs, and the glossary. */
export function Contents({ tagged }: { readonly tagged: boolean }) {
  const timeline = useShownTimeline();
  const state = tagged && timeline ? present(timeline) : null;
  const book = useRulebook();
  const { InForce, holds } = activeGame().book;
  const w = playMessages().book;
  return (
    <>
      {state ? <InForce state={state} /> : null}
      <Section title={w.chapters}>
        <ol className={css.chapters}>
          {book.chapters.map(({ id, title, paragraphs }) => {
            const off = state !== null && !paragraphs.some((one) => holds(one.id, state));
            return (
              <li key={id}>
                <button
                  type="button"
                  className={css.chapter}
                  onClick={() => openPage({ page: 'chapter', chapter: id, paragraph: null })}
                >
                  {title} <span>{off ? w.off : paragraphs.length}</span>
                </button>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              className={css.chapter}
              onClick={() => openPage({ page: 'glossary', term: null })}
            >
              {extrasMessages().terms.title}{' '}
              <span>{extrasMessages().terms.count({ n: book.terms.length })}</span>
            </button>
          </li>
        </ol>
      </Section>
    </>
  );
}

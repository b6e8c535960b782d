import { present } from '../../engine/index.ts';
import { chapters } from '../../rulebook/index.ts';
import { useGame } from '../../store/game.ts';
import { useTable } from '../../store/table.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import { Icon } from '../widgets/Icon.tsx';
import { Section } from '../widgets/Section.tsx';
import { holds } from './in-force.ts';
import { InGame } from './InGame.tsx';
import { ParagraphText } from './ParagraphText.tsx';
import css from './RulesPanel.module.css';

/** The rulebook: chapters, then their paragraphs. */
export function RulesPanel() {
  const asked = useTable((table) => table.chapter);
  const options = useGame(({ timeline }) => timeline && present(timeline).options);
  const open = chapters.find(({ id }) => id === asked);
  const show = (chapter: string | null): void => useTable.setState({ chapter });
  if (!open)
    return (
      <>
        {options ? <InGame options={options} /> : null}
        <Section title={t.rules.title}>
          <ol className={css.chapters}>
            {chapters.map(({ id, title, paragraphs }) => (
              <li key={id}>
                <button type="button" className={css.chapter} onClick={() => show(id)}>
                  {title}{' '}
                  <span>
                    {options && !paragraphs.some((one) => holds(one.id, options))
                      ? t.rules.off
                      : paragraphs.length}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </Section>
      </>
    );
  return (
    <>
      <div className={css.back}>
        <Button kind="quiet" onClick={() => show(null)}>
          <Icon name="left" /> {t.rules.back}
        </Button>
      </div>
      <Section title={open.title}>
        {open.paragraphs.map((paragraph) => (
          <ParagraphText key={paragraph.id} paragraph={paragraph} />
        ))}
      </Section>
    </>
  );
}

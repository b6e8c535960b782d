import { RULE_IDS, type RuleId } from '../../engine/index.ts';
import { chapters, paragraph } from '../../rulebook/index.ts';
import { setTab, showRule, useTable } from '../../store/table.ts';
import { ParagraphText } from '../panels/ParagraphText.tsx';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import { Modal } from './Modal.tsx';

const chapterOf = (id: RuleId): string | null =>
  chapters.find(({ paragraphs }) => paragraphs.some((p) => p.id === id))?.id ?? null;

/** The text of a rule that was asked for; links in it lead on. */
export function RuleDialog() {
  const asked = useTable((table) => table.rule);
  const id = RULE_IDS.find((known) => known === asked);
  const openInBook = (): void => {
    if (id) useTable.setState({ chapter: chapterOf(id) });
    showRule(null);
    setTab('rules');
  };
  return (
    <Modal title={t.rules.title} open={id !== undefined} onClose={() => showRule(null)}>
      {id ? (
        <>
          <ParagraphText paragraph={paragraph(id)} />
          <div>
            <Button onClick={openInBook}>{t.rules.inBook}</Button>
          </div>
        </>
      ) : null}
    </Modal>
  );
}

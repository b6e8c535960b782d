import startMessages from '../../content/en/start.ftl';
import type { TableKind } from '../../store/kept-games.ts';
import { askToPaste, bringIn } from '../../store/navigation.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { FileButton } from '#kit/files/FileButton.tsx';
import css from './Library.module.css';

/** Imports games: one file is opened, several are added to the list; also by link or text. */
export function ImportPanel({ table }: { readonly table: TableKind }) {
  const t = startMessages().library;
  return (
    <div className={css.bring}>
      <p className={css.hint}>{t.elsewhere}</p>
      <FileButton label={t.load} multiple onFiles={(files) => bringIn({ files, table })} />
      <Button aria-haspopup="dialog" onClick={askToPaste}>
        {t.paste}
      </Button>
    </div>
  );
}

import startMessages from '../../content/en/start.ftl';
import type { TableKind } from '../../store/kept-games.ts';
import { askToPaste, bringIn } from '../../store/navigation.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { FileButton } from '#kit/files/files.tsx';

/** Imports games: one file is opened, several are added to the list; also by link or text. */
export function ImportPanel({ table }: { readonly table: TableKind }) {
  const t = startMessages().library;
  return (
    <>
      <FileButton kind="quiet" label={t.load} multiple onFiles={(files) => bringIn({ files, table })} />
      <Button kind="quiet" aria-haspopup="dialog" onClick={askToPaste}>
        {t.paste}
      </Button>
    </>
  );
}

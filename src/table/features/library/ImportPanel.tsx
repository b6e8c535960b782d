import startMessages from '../../content/en/start.ftl';
import { useRef, useState } from 'react';
import type { TableKind } from '../../store/kept-games.ts';
import { isAskedAbout } from '../../store/address.ts';
import { askAboutFile, askToPaste, openTable } from '../../store/navigation.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { textOf } from '#kit/files/files.ts';
import { fileErrorText } from './failure-text.ts';
import css from './Library.module.css';

/** Takes some files into the library; gives what came of it, in sentences. */
async function addAll(files: readonly File[], table: TableKind): Promise<string[]> {
  const { importGame } = await import('../../store/open-game.ts');
  const w = startMessages().library;
  const refusals: string[] = [];
  for (const file of files) {
    // Its name keeps it: many files must not crowd out the games that have none.
    const added = await importGame(await textOf(file), table, file.name.replace(/\.json$/i, ''));
    if (added.ok) continue;
    const why = 'error' in added ? await fileErrorText(added.error) : w.problem[added.problem];
    refusals.push(w.refused({ file: file.name, why }));
  }
  const good = files.length - refusals.length;
  return good ? [w.added({ games: good }), ...refusals] : refusals;
}

/** Brings in games from elsewhere: one file goes on the table at once, several into the list; or by a link. */
export function ImportPanel({ table }: { readonly table: TableKind }) {
  const w = startMessages().library;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const load = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (files.length > 1) setSaid(await addAll(files, table));
    if (files.length !== 1 || !file) return;
    const text = await textOf(file);
    if (isAskedAbout(text)) askAboutFile(text);
    else openTable({ from: 'file', table, text });
  };
  return (
    <>
      <div className={css.bring}>
        <p className={css.hint}>{w.elsewhere}</p>
        <Button onClick={() => input.current?.click()}>{w.load}</Button>
        <Button aria-haspopup="dialog" onClick={askToPaste}>
          {w.paste}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        multiple
        aria-label={w.load}
        hidden
        onChange={({ target }) => {
          void load([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {said.length ? (
        <ul className={`${css.said} ${css.files}`} role="status">
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { rememberedOptions, rememberOptions } from '../../store/options-choice.ts';
import { readSaved, type SaveSummary, type TableKind } from '../../store/persistence.ts';
import { openTable, useScreen } from '../../store/screen.ts';
import { useTable } from '../../store/table.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import css from './StartScreen.module.css';
import { Choice } from './Choice.tsx';
import { RulesChoice } from './RulesChoice.tsx';
import { RulesSummary } from './RulesSummary.tsx';
import { StartEmblem } from './StartEmblem.tsx';
import { StartGround } from './StartGround.tsx';

const StartRule = lazy(() => import('./StartRule.tsx'));

type Saved = SaveSummary | 'none' | 'closed' | null;

function useSaved(): Saved {
  const [saved, setSaved] = useState<Saved>(null);
  useEffect(() => {
    readSaved().then(
      (found) => setSaved(found ? found.summary : 'none'),
      () => setSaved('closed'),
    );
  }, []);
  return saved;
}

function Continue({ saved }: { readonly saved: SaveSummary }) {
  const { turn, phase, side, savedAt } = saved;
  return (
    <button type="button" className={css.continue} onClick={() => openTable({ from: 'saved' })}>
      <b>{t.start.continue}</b>
      <span>{t.start.saved(turn, phase, side)}</span>
      <span className={css.hint}>{t.start.savedOn(new Date(savedAt))}</span>
    </button>
  );
}

/** The paragraph that a switch or another paragraph leads to. */
function AskedRule() {
  const asked = useTable((table) => table.rule !== null);
  return asked ? (
    <Suspense>
      <StartRule />
    </Suspense>
  ) : null;
}

/** New game, continue, or a file. */
export function StartScreen() {
  const saved = useSaved();
  const failure = useScreen((screen) => screen.failure);
  const [table, setTable] = useState<TableKind>('hotseat');
  const [options, setOptions] = useState(rememberedOptions);
  const input = useRef<HTMLInputElement>(null);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    rememberOptions(options);
    openTable({ from: 'new', table, options });
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (file) openTable({ from: 'file', table, text: await file.text() });
  };
  const summary = saved !== null && typeof saved === 'object' ? saved : null;
  return (
    <main className={css.start}>
      <header className={css.head}>
        <StartGround />
        <StartEmblem />
        <h1 className={css.title}>{t.title}</h1>
        <p className={css.tagline}>{t.start.tagline}</p>
        <p className={css.about}>{t.start.about}</p>
      </header>
      <div className={css.desk}>
        {failure ? (
          <p className={css.failure} role="alert">
            {t.start.failed} {t.start.failures[failure] ?? failure}
          </p>
        ) : null}
        {summary ? <Continue saved={summary} /> : null}
        <form className={css.form} onSubmit={begin}>
          <h2 className={css.heading}>{t.start.newGame}</h2>
          <fieldset className={css.group}>
            <legend>{t.start.who}</legend>
            <div className={css.players}>
              <Choice
                type="radio"
                name="table"
                value="hotseat"
                label={t.start.hotseat}
                hint={t.start.hotseatHint}
                checked={table === 'hotseat'}
                onChange={() => setTable('hotseat')}
              />
              <Choice
                type="radio"
                name="table"
                value="solo"
                label={t.start.solo}
                hint={t.start.soloHint}
                checked={table === 'solo'}
                onChange={() => setTable('solo')}
              />
            </div>
          </fieldset>
          <RulesChoice options={options} onChange={setOptions} />
          {summary ? <p className={css.hint}>{t.start.replaces}</p> : null}
          {saved === 'closed' ? <p className={css.hint}>{t.start.storageClosed}</p> : null}
          <div className={css.bar}>
            <RulesSummary options={options} />
            <div className={css.row}>
              <Button kind="primary" urgent type="submit">
                {t.start.begin}
              </Button>
              <Button onClick={() => input.current?.click()}>{t.start.load}</Button>
            </div>
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              aria-label={t.start.load}
              hidden
              onChange={(event) => void load(event.target.files?.[0])}
            />
          </div>
        </form>
        <p className={css.credits}>{t.start.credits}</p>
      </div>
      <AskedRule />
    </main>
  );
}

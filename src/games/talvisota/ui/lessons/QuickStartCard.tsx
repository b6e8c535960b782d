import playMessages from '../../content/en/play.ftl';
import { useState } from 'react';
import { Button } from '#kit/widgets/Button.tsx';
import css from '#kit/widgets/Card.module.css';
import { type Opening, hintCommand, useHint } from '#table';
import { usePosition } from '../../table-adapter.ts';
import { kindOf } from '../controller/situation.ts';
import { isPutAway, putCardAway } from './coached.ts';

/** The decisions of a first turn that are explained. */
const QUICK_STEPS = [
  'event',
  'movement',
  'soviet-plans',
  'soviet-allotment',
  'deployment',
  'combat',
  'roll',
  'losses',
  'fight-on',
  'occupy',
  'pursue',
  'harassment',
] as const;

/** What to do next, one thing at a time, in the first turn of a game that was opened for somebody new. */
export function QuickStartCard({ opening }: { readonly opening: Opening }) {
  const [away, setAway] = useState(() => isPutAway(opening));
  const { state } = usePosition();
  const advised = useHint(({ state: asked }) => asked !== null);
  const step = QUICK_STEPS.find((one) => one === kindOf(state));
  // Whoever asks the General has something better to read.
  if (away || advised || !step || state.turn > 1) return null;
  const w = playMessages().quick;
  const close = (): void => {
    putCardAway(opening);
    setAway(true);
  };
  return (
    <section className={css.card} aria-label={w.title}>
      <h2 className={css.title}>{w.title}</h2>
      {step === 'event' ? <p className={css.small}>{w.text}</p> : null}
      <p>{w.steps[step]}</p>
      <div className={css.row}>
        {step === 'event' || step === 'roll' ? null : (
          <Button onClick={hintCommand.run}>{hintCommand.label}</Button>
        )}
        <Button onClick={close}>{w.close}</Button>
      </div>
    </section>
  );
}

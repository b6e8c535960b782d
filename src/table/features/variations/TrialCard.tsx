import { useEffect } from 'react';
import variationsMessages from '../../content/en/variations.ftl';
import { Button } from '#kit/widgets/Button.tsx';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import { activeGame } from '../../game/registry.ts';
import { useGame } from '../../store/game.ts';
import { useUi } from '../../store/ui.ts';
import { usePosition } from '../../view/usePosition.ts';
import { tryLine } from './commands.ts';
import { playGenerals, stopExpecting, useExpected, workOut } from './expected.ts';
import { useTrial } from './moment.ts';
import { chooseDie, clearDice } from './trial.ts';
import css from './Variations.module.css';

/** So long a position stands before it is worked out, in milliseconds: several units may go one after another. */
const PATIENCE_MS = 400;
/** Actions that are told. */
const MOST_TOLD = 4;
const FACES = [1, 2, 3, 4, 5, 6];

/** What is expected of the position. */
function Value() {
  const { state } = usePosition();
  const { value, texts, state: asked } = useExpected();
  if (!value || !texts || asked !== state || activeGame().rules.isOver(state)) return null;
  const figure = texts.figure(value.mean);
  return <p>{variationsMessages().expected({ figure, error: texts.amount(value.error) })}</p>;
}

/** What the General would do in the position. */
function General() {
  const { state } = usePosition();
  const { state: asked, actions, hints, thinking, failed } = useExpected();
  const w = variationsMessages();
  if (asked !== state || activeGame().rules.isOver(state)) return null;
  if (failed) return <p>{w.failed}</p>;
  if (thinking !== null)
    return (
      <p className={css.row}>
        {w.thinking} <progress max={1} value={thinking} aria-label={w.thinking} />
      </p>
    );
  if (!actions || !hints) return null;
  if (!actions.length) return <p>{w.justEnd}</p>;
  return (
    <>
      <p>{w.general}</p>
      <ol className={css.actions}>
        {actions.slice(0, MOST_TOLD).map((action, i) => (
          <li key={`${i}`}>{hints.actionText(state, action)}</li>
        ))}
      </ol>
      {actions.length > MOST_TOLD ? <p>{w.more({ actions: actions.length - MOST_TOLD })}</p> : null}
      <div className={css.row}>
        <Button onClick={playGenerals}>{w.playIt}</Button>
      </div>
    </>
  );
}

/** The faces that the next dice are to show. */
function Dice() {
  const dice = useTrial((trial) => trial.dice);
  const w = variationsMessages();
  return (
    <div role="group" aria-label={w.dice} className={css.dice}>
      <span>{dice.length ? w.chosen({ dice: dice.join(', ') }) : w.rolled}</span>
      <div className={css.faces}>
        {FACES.map((face) => (
          <Button key={face} aria-label={w.face({ face })} onClick={() => chooseDie(face)}>
            {face}
          </Button>
        ))}
        {dice.length ? <Button onClick={clearDice}>{w.roll}</Button> : null}
      </div>
    </div>
  );
}

/** Above what is in hand while a line is tried: the way back, and what is thought of the position. */
export function TrialCard() {
  const timeline = useGame((game) => game.timeline);
  const w = variationsMessages();
  const inHand = useUi(({ mode }) => mode.mode !== 'idle' && mode.mode !== 'look' && !mode.unasked);
  // What is in hand comes first where there is little room.
  const isShort = useNarrow() && inHand;
  useEffect(() => {
    const timer = setTimeout(workOut, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [timeline]);
  useEffect(() => stopExpecting, []);
  return (
    <section className={css.card} aria-label={w.trying}>
      <div className={css.head}>
        <h2 className={css.title}>{w.trying}</h2>
        <Button kind="primary" title={`${tryLine.label} (${tryLine.keyText})`} onClick={tryLine.run}>
          {tryLine.label}
        </Button>
      </div>
      {isShort ? null : (
        <div className={css.thoughts} aria-live="polite">
          <Value />
          <General />
        </div>
      )}
      <Dice />
    </section>
  );
}

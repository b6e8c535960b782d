import { useEffect } from 'react';
import type { Action, Hex, State } from '../../../../engine/winter-war/index.ts';
import { revealOnMap } from '../../../../table/seen/map-handle.ts';
import { usePosition } from '../../here.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Icon } from '../../../../kit/widgets/Icon.tsx';
import css from './Advice.module.css';
import { askAdvice, doAll, doNext, putAwayAdvice, useAdvice } from './advice.ts';
import { actionText, reasonText } from './told.ts';
import { aimText } from '../intents/intents.ts';
import { IntentList } from '../intents/Intents.tsx';
import { intentWords } from '../intents/words.ts';
import { adviceWords } from './words.ts';

/** Aims of the plan that are told. */
const FEW_AIMS = 3;

/** Actions written out before they wait behind a word. */
const FEW = 4;

/** Where an action begins. */
function beginning({ units }: State, action: Action): Hex | null {
  const unit = 'unit' in action ? action.unit : 'attackers' in action ? action.attackers[0] : undefined;
  const from = unit === undefined ? -1 : units[unit]!.at;
  if (from >= 0) return from;
  return 'hex' in action ? action.hex : null;
}

function Actions() {
  const { state } = usePosition();
  const actions = useAdvice((advice) => advice.actions);
  const w = adviceWords();
  const [next] = actions;
  const hex = next ? beginning(state, next) : null;
  useEffect(() => {
    if (hex === null) return undefined;
    // Once this panel has its size: on a phone the map gives way to it.
    const frame = requestAnimationFrame(() => revealOnMap(hex));
    return () => cancelAnimationFrame(frame);
  }, [hex]);
  if (!next) return <p>{w.justEnd}</p>;
  // The second of two that look alike is another action.
  const line = (i: number) => <li key={i}>{actionText(state, actions[i]!)}</li>;
  return (
    <>
      <ol className={css.actions}>{actions.slice(0, FEW).map((_, i) => line(i))}</ol>
      {actions.length > FEW ? (
        <details className={css.rest}>
          <summary>{w.rest(actions.length)}</summary>
          <ol className={css.actions} start={FEW + 1}>
            {actions.slice(FEW).map((_, i) => line(i + FEW))}
          </ol>
        </details>
      ) : null}
      <div className={css.row}>
        <Button kind="primary" onClick={doAll}>
          {w.doAll(actions.length)}
        </Button>
        {actions.length > 1 ? <Button onClick={doNext}>{w.doNext}</Button> : null}
      </div>
    </>
  );
}

function Counsel() {
  const thinking = useAdvice((advice) => advice.thinking);
  const trouble = useAdvice((advice) => advice.trouble);
  const why = useAdvice((advice) => advice.why);
  const plan = useAdvice((advice) => advice.plan);
  const groups = useAdvice((advice) => advice.groups);
  const w = adviceWords();
  if (trouble)
    return (
      <>
        <p>{w.trouble}</p>
        <div className={css.row}>
          <Button onClick={() => void askAdvice()}>{w.command}</Button>
        </div>
      </>
    );
  if (thinking !== null)
    return (
      <p className={css.thinking}>
        {w.thinking}
        <progress className={css.progress} max={1} value={thinking} aria-label={w.thinking} />
      </p>
    );
  return (
    <>
      {plan.length ? (
        <p>
          <b>{intentWords().plan}:</b> {plan.slice(0, FEW_AIMS).map(aimText).join('; ')}.
        </p>
      ) : null}
      <IntentList title={intentWords().now} groups={groups} />
      {why.length ? (
        <ul className={css.why}>
          {why.map((one) => (
            <li key={reasonText(one)}>{reasonText(one)}</li>
          ))}
        </ul>
      ) : null}
      <Actions />
    </>
  );
}

/** What the General would do here, and why; it is drawn on the map beside it. */
export default function AdvicePanel() {
  const asked = useAdvice(({ state }) => state !== null);
  if (!asked) return null;
  const w = adviceWords();
  return (
    <section className={css.advice} aria-label={w.title} aria-live="polite">
      <div className={css.head}>
        <h2 className={css.title}>{w.title}</h2>
        <Button kind="quiet" aria-label={w.put} title={`${w.put} (Q)`} onClick={putAwayAdvice}>
          <Icon name="close" />
        </Button>
      </div>
      <Counsel />
    </section>
  );
}

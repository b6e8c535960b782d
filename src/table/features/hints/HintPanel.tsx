import playMessages from '../../content/en/play.ftl';
import { useEffect } from 'react';
import panelCss from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { revealOnMap } from '../../view/map-handle.ts';
import { strongest } from '../../view/players.tsx';
import { usePosition } from '../../view/usePosition.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './HintPanel.module.css';
import { askHint, doAll, doNext, closeHint, hintCommand, useHint } from './hint.ts';

/** Number of actions shown before the rest is collapsed. */
const FEW = 4;

function Actions() {
  const { state } = usePosition();
  const actions = useHint((hint) => hint.actions);
  const hints = useHint((hint) => hint.hints)!;
  const t = playMessages().hint;
  const [next] = actions;
  const place = next === undefined ? null : hints.beginning(state, next);
  useEffect(() => {
    if (place === null) return undefined;
    // After layout: on a phone the panel takes room from the map.
    const frame = requestAnimationFrame(() => revealOnMap(place));
    return () => cancelAnimationFrame(frame);
  }, [place]);
  if (next === undefined) return <p>{t.justEnd}</p>;
  // Keyed by index, as two equal texts are different actions.
  const line = (i: number) => <li key={i}>{hints.actionText(state, actions[i])}</li>;
  return (
    <>
      <ol className={css.actions}>{actions.slice(0, FEW).map((_, i) => line(i))}</ol>
      {actions.length > FEW ? (
        <details className={shared.soft}>
          <summary>{t.rest({ actions: actions.length })}</summary>
          <ol className={css.actions} start={FEW + 1}>
            {actions.slice(FEW).map((_, i) => line(i + FEW))}
          </ol>
        </details>
      ) : null}
      <div className={`${shared.wrap} ${css.foot}`}>
        <Button kind="primary" onClick={doAll}>
          {t.doAll({ actions: actions.length })}
        </Button>
        {actions.length > 1 ? <Button onClick={doNext}>{t.doNext}</Button> : null}
      </div>
    </>
  );
}

function Given() {
  const thinking = useHint((hint) => hint.thinking);
  const trouble = useHint((hint) => hint.trouble);
  const about = useHint((hint) => hint.about);
  const hints = useHint((hint) => hint.hints);
  const t = playMessages().hint;
  if (trouble)
    return (
      <>
        <p>{t.trouble}</p>
        <div className={shared.wrap}>
          <Button onClick={() => void askHint()}>{hintCommand.label}</Button>
        </div>
      </>
    );
  if (thinking !== null || !hints) {
    const text = t.thinking(strongest());
    return (
      <p className={shared.row}>
        {text}
        <progress className={css.progress} max={1} value={thinking ?? 0} aria-label={text} />
      </p>
    );
  }
  return (
    <>
      <hints.About about={about} />
      <Actions />
    </>
  );
}

/** The hint for the position, with reasons. */
export default function HintPanel() {
  const asked = useHint(({ state }) => state !== null);
  if (!asked) return null;
  const t = playMessages().hint;
  const title = t.title(strongest());
  return (
    <section className={`${panelCss.aside} ${css.panel}`} aria-label={title} aria-live="polite">
      <div className={css.head}>
        <h2 className={shared.title}>{title}</h2>
        <Button kind="quiet" aria-label={t.put} title={`${t.put} (Q)`} onClick={closeHint}>
          <Icon name="close" />
        </Button>
      </div>
      <Given />
    </section>
  );
}

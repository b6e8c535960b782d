import extrasMessages from '../../content/en/extras.ftl';
import { useEffect } from 'react';
import panel from '#kit/widgets/panel.module.css';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { openDialog } from '../../store/ui.ts';
import { frameOnMap } from '../../view/map-handle.ts';
import { speak } from '../../view/CursorVoice.tsx';
import { hideDecision, useDecisionOnMap, type OpenedDecision } from './opened.ts';
import { useReview } from './review.ts';
import shared from '#kit/widgets/shared.module.css';
import css from './Review.module.css';

/** Maximum number of actions listed. */
const MOST_TOLD = 4;

interface ActionsProps {
  readonly title: string;
  readonly actions: readonly unknown[];
  readonly decision: OpenedDecision;
  /** Its style on the map. */
  readonly drawn: 'done' | 'best';
}

function Actions({ title, actions, decision, drawn }: ActionsProps) {
  const t = extrasMessages().review;
  const texts = useReview((review) => review.texts);
  const rest = actions.length - MOST_TOLD;
  return (
    <div className={css.actions}>
      <h3 data-drawn={drawn}>{title}</h3>
      {actions.length ? (
        <ul>
          {actions.slice(0, MOST_TOLD).map((action, i) => (
            <li key={`${i}`}>{texts?.actionsText(decision.before, [action])}</li>
          ))}
          {rest > 0 ? <li>{t.more({ actions: rest })}</li> : null}
        </ul>
      ) : (
        <p>{t.nothing}</p>
      )}
    </div>
  );
}

/** Beside the map, for an opened decision of a review: what was done, what was better, and why. */
export default function DecisionCard() {
  const decision = useDecisionOnMap();
  const places = decision?.places;
  useEffect(() => {
    if (!places?.length) return undefined;
    // After layout: on a phone the card takes room from the map.
    const frame = requestAnimationFrame(() => frameOnMap(places));
    return () => cancelAnimationFrame(frame);
  }, [places]);
  const title = decision?.title;
  useEffect(() => {
    if (title !== undefined) speak(`${extrasMessages().review.cardTitle}: ${title}`);
  }, [title]);
  if (!decision) return null;
  const t = extrasMessages().review;
  const { done, best, leftOpen, reasons } = decision;
  return (
    <section className={`${panel.aside} ${css.card}`} aria-label={t.cardTitle}>
      <div className={css.head}>
        <h2>{title}</h2>
        <Button kind="quiet" aria-label={t.hide} title={t.hide} onClick={hideDecision}>
          <Icon name="close" />
        </Button>
      </div>
      <Actions title={t.done} actions={done} decision={decision} drawn="done" />
      {leftOpen.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Actions title={t.best} actions={best} decision={decision} drawn="best" />
      {reasons.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={shared.row}>
        <Button onClick={() => openDialog('review')}>{t.back}</Button>
      </div>
    </section>
  );
}

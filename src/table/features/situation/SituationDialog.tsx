import playMessages from '../../content/en/play.ftl';
import { Fragment, useState } from 'react';
import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import type { FrontInWords, Place, StackInWords } from '../../game/game.ts';
import { activeGame } from '../../game/registry.ts';
import { goTo } from '../../view/map-handle.ts';
import { useLeaving } from '../../view/useLeaving.ts';
import { usePosition } from '../../view/usePosition.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { RefusalText } from '../../text/RefusalText.tsx';
import { dueNow } from '../../view/step.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './Situation.module.css';

interface GoProps {
  onGo(place: Place): void;
}

function Stack({ stack, onGo }: GoProps & { readonly stack: StackInWords }) {
  return (
    <li className={css.stack}>
      <p>
        <button type="button" className={css.place} onClick={() => onGo(stack.place)}>
          {stack.name}
        </button>
        : {stack.units.join('; ')}.
      </p>
      {stack.notes ? <p className={panel.faint}>{stack.notes}</p> : null}
    </li>
  );
}

function Front({ front, onGo }: GoProps & { readonly front: FrontInWords }) {
  return (
    <section className={css.part} aria-labelledby={`situation-${front.id}`}>
      <h3 id={`situation-${front.id}`} className={panel.heading}>
        {front.name}
      </h3>
      {front.sides.map(({ side, name, stacks }) =>
        stacks.length ? (
          <Fragment key={side}>
            <h4 className={`${shared.caps} ${panel.line} ${css.side}`} data-side={side}>
              {name}
            </h4>
            <ul className={panel.stack2}>
              {stacks.map((stack) => (
                <Stack key={stack.place} stack={stack} onGo={onGo} />
              ))}
            </ul>
          </Fragment>
        ) : null,
      )}
    </section>
  );
}

function Copy() {
  const position = usePosition();
  const [copied, setCopied] = useState(false);
  const t = playMessages().situation;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(activeGame().situation.asText(position, dueNow(position.state)));
      setCopied(true);
    } catch {
      // Without clipboard permission the text can still be selected by hand.
    }
  };
  return (
    <div className={`${panel.line} ${css.copy}`}>
      <Button onClick={() => void copy()}>{t.copy}</Button>
      <span role="status">{copied ? t.copied : ''}</span>
    </div>
  );
}

function Body({ onGo }: GoProps) {
  const position = usePosition();
  const t = playMessages().situation;
  const { state } = position;
  const { rules, situation } = activeGame();
  const { todo, hindrance } = dueNow(state);
  return (
    <>
      <section className={css.part} aria-label={t.now}>
        <p className={css.now}>{situation.now(state).join(' · ')}</p>
        <p>{todo}</p>
        {rules.isOver(state) ? null : hindrance ? (
          <>
            <p className={panel.faint}>{t.obligations}:</p>
            <RefusalText refusal={hindrance} />
          </>
        ) : (
          <p className={panel.faint}>{t.noObligations}</p>
        )}
      </section>
      {situation.fronts(position).map((front) => (
        <Front key={front.id} front={front} onGo={onGo} />
      ))}
      <section className={css.part} aria-labelledby="situation-points">
        <h3 id="situation-points" className={panel.heading}>
          {t.points}
        </h3>
        <situation.Points />
      </section>
      <Copy />
    </>
  );
}

/** The whole position as text, for players who do not see the map. */
export default function SituationDialog() {
  const open = useUi((table) => table.dialog === 'situation');
  const { leave, leaving } = useLeaving();
  return (
    <Modal
      title={playMessages().situation.title}
      open={open}
      onClose={() => openDialog(null)}
      wide
      {...leaving}
    >
      <Body onGo={(place) => leave(() => goTo(place))} />
    </Modal>
  );
}

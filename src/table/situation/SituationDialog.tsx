import { useState } from 'react';
import type { Hex, Side } from '../../engine/winter-war/index.ts';
import { openDialog, useTable } from '../store/table.ts';
import { Modal } from '../../kit/modal/Modal.tsx';
import { useLeaving } from '../seen/useLeaving.ts';
import { Ledger } from '../../games/winter-war/ui/panels/LedgerPanel.tsx';
import { RefusalText } from '../text/RefusalText.tsx';
import { goTo } from '../../games/winter-war/ui/hand/jumps.ts';
import { usePosition } from '../seen/usePosition.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import {
  notesLine,
  offMap,
  stacksInWords,
  type AreaText,
  type StackText,
} from '../../games/winter-war/ui/situation/describe.ts';
import css from './Situation.module.css';
import { situationWords } from './situation-words.ts';
import { plainText, summaryOf } from '../../games/winter-war/ui/situation/summary.ts';

interface GoProps {
  onGo(hex: Hex): void;
}

function Stack({ stack, onGo }: GoProps & { readonly stack: StackText }) {
  return (
    <li className={css.stack}>
      <p>
        <button type="button" className={css.place} onClick={() => onGo(stack.hex)}>
          {stack.place}
        </button>
        : {stack.units.join('; ')}.
      </p>
      {stack.notes.length ? <p className={css.notes}>{notesLine(stack)}</p> : null}
    </li>
  );
}

function Army({ side, stacks, onGo }: GoProps & { side: Side; stacks: readonly StackText[] }) {
  if (!stacks.length) return null;
  return (
    <>
      <h4 className={css.side} data-side={side}>
        {situationWords().sides[side]}
      </h4>
      <ul className={css.stacks}>
        {stacks.map((stack) => (
          <Stack key={stack.hex} stack={stack} onGo={onGo} />
        ))}
      </ul>
    </>
  );
}

function Front({ area, viewer, onGo }: GoProps & { readonly area: AreaText; readonly viewer: Side }) {
  const order: readonly Side[] = viewer === 'finn' ? ['finn', 'soviet'] : ['soviet', 'finn'];
  return (
    <section className={css.part} aria-labelledby={`situation-${area.area}`}>
      <h3 id={`situation-${area.area}`} className={css.title}>
        {area.name}
      </h3>
      {order.map((side) => (
        <Army
          key={side}
          side={side}
          stacks={area.stacks.filter((stack) => stack.side === side)}
          onGo={onGo}
        />
      ))}
    </section>
  );
}

function Copy() {
  const position = usePosition();
  const [copied, setCopied] = useState(false);
  const w = situationWords();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(position));
      setCopied(true);
    } catch {
      // Without leave to write there the text can still be marked by hand.
    }
  };
  return (
    <div className={css.copy}>
      <Button onClick={() => void copy()}>{w.copy}</Button>
      <span role="status">{copied ? w.copied : ''}</span>
    </div>
  );
}

function Body({ onGo }: GoProps) {
  const position = usePosition();
  const w = situationWords();
  const { seen, viewer, state } = position;
  const { now, todo, hindrance } = summaryOf(position);
  return (
    <>
      <section className={css.part} aria-label={w.now}>
        <p className={css.now}>{now.join(' · ')}</p>
        <p>{todo}</p>
        {state.phase === 'over' ? null : hindrance ? (
          <>
            <p className={css.notes}>{w.obligations}:</p>
            <RefusalText refusal={hindrance} />
          </>
        ) : (
          <p className={css.notes}>{w.noObligations}</p>
        )}
      </section>
      {stacksInWords(position).map((area) => (
        <Front key={area.area} area={area} viewer={viewer} onGo={onGo} />
      ))}
      <section className={css.part} aria-labelledby="situation-points">
        <h3 id="situation-points" className={css.title}>
          {w.points}
        </h3>
        <p>{offMap(seen, 'finn')}</p>
        <p>{offMap(seen, 'soviet')}</p>
        {state.phase === 'set-up' ? null : <Ledger />}
      </section>
      <Copy />
    </>
  );
}

/** The whole position to be read, or heard, without the map. */
export default function SituationDialog() {
  const open = useTable((table) => table.dialog === 'situation');
  const { leave, leaving } = useLeaving();
  return (
    <Modal title={situationWords().title} open={open} onClose={() => openDialog(null)} wide {...leaving}>
      <Body onGo={(hex) => leave(() => goTo(hex))} />
    </Modal>
  );
}

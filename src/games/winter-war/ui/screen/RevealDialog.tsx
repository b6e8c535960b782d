import { useState } from 'react';
import { computerSides, onlyHuman } from '../../../../table/store/seats.ts';
import { useGame } from '../../here.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Modal } from '../../../../kit/modal/Modal.tsx';
import { revealWords } from '../words/reveal-words.ts';

/** Tells once that the Finnish counters are face up now. */
export function RevealDialog() {
  const happening = useGame((game) => game.happening);
  const [read, setRead] = useState(0);
  // Who set them up himself, or watched, has seen them.
  const news = useGame(({ seats }) => !computerSides(seats).length || onlyHuman(seats) === 'soviet');
  const { count, kind, events } = happening;
  const open = news && count > read && kind === 'play' && events.some(({ type }) => type === 'revealed');
  const close = (): void => setRead(count);
  return (
    <Modal title={revealWords().title} open={open} onClose={close}>
      <p>{revealWords().text}</p>
      <div>
        <Button kind="primary" onClick={close}>
          {revealWords().go}
        </Button>
      </div>
    </Modal>
  );
}

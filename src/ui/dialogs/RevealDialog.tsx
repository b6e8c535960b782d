import { useEffect, useState } from 'react';
import { useGame } from '../../store/game.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import { Modal } from './Modal.tsx';

/** Tells once that the Finnish counters are face up now. */
export function RevealDialog() {
  const happening = useGame((game) => game.happening);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (happening.kind === 'play' && happening.events.some(({ type }) => type === 'revealed')) setOpen(true);
  }, [happening]);
  return (
    <Modal title={t.reveal.title} open={open} onClose={() => setOpen(false)}>
      <p>{t.reveal.text}</p>
      <div>
        <Button kind="primary" onClick={() => setOpen(false)}>
          {t.reveal.go}
        </Button>
      </div>
    </Modal>
  );
}

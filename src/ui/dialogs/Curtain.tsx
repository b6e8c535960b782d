import { Dialog } from 'radix-ui';
import type { Side } from '../../engine/index.ts';
import { liftCurtain } from '../../store/game.ts';
import { t } from '../strings.ts';
import { Button } from '../widgets/Button.tsx';
import css from './Curtain.module.css';

/** Stands alone on the screen while the device goes from hand to hand: the table is not there at all. */
export function Curtain({ side }: { readonly side: Side }) {
  return (
    <Dialog.Root open>
      <Dialog.Content
        className={css.curtain}
        data-side={side}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={css.words}>
          <Dialog.Title className={css.title}>{t.curtain.title(side)}</Dialog.Title>
          <Dialog.Description>{t.curtain.text(side)}</Dialog.Description>
          <Button kind="primary" onClick={liftCurtain}>
            {t.curtain.lift(side)}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

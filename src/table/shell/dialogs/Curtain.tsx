import shellMessages from '../../content/en/shell.ftl';
import { Dialog } from 'radix-ui';
import { activeGame } from '../../game/registry.ts';
import { liftCurtain } from '../../store/shared-screen.ts';
import { playerText, usePlayers } from '../../features/seats/names.ts';
import { Button } from '#kit/widgets/Button.tsx';
import css from './Curtain.module.css';

/** Stands alone on the screen while the device goes from hand to hand: the table is not there at all. */
export function Curtain({ side }: { readonly side: string }) {
  const { title, text, lift } = activeGame().screen.curtain(side);
  const name = usePlayers()[side];
  const w = shellMessages().curtain;
  return (
    <Dialog.Root open>
      <Dialog.Content
        className={css.curtain}
        data-side={side}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={css.words}>
          <Dialog.Title className={css.title}>
            {name === undefined ? title : w.pass({ player: playerText(side, name) })}
          </Dialog.Title>
          <Dialog.Description>{text}</Dialog.Description>
          <Button kind="primary" onClick={liftCurtain}>
            {name === undefined ? lift : w.iAm({ player: playerText(side, name) })}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

import { Dialog } from 'radix-ui';
import { secretAt, type Side } from '../../engine/winter-war/index.ts';
import { liftCurtain, useGame } from '../store/game.ts';
import { useLooks } from '../../games/winter-war/ui/hand/useLooks.ts';
import { Button } from '../../kit/widgets/Button.tsx';
import css from './Curtain.module.css';
import { curtainWords } from '../../games/winter-war/ui/words/curtain-words.ts';

/** Stands alone on the screen while the device goes from hand to hand: the table is not there at all. */
export function Curtain({ side }: { readonly side: Side }) {
  const looks = useLooks();
  const lifted = looks.filter((look) => look.how === 'curtain' && look.side === side).length;
  const setUp = useGame(
    ({ timeline }) => timeline !== null && secretAt(timeline, timeline.cursor) !== 'written',
  );
  return (
    <Dialog.Root open>
      <Dialog.Content
        className={css.curtain}
        data-side={side}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={css.words}>
          <Dialog.Title className={css.title}>{curtainWords().title(side)}</Dialog.Title>
          <Dialog.Description>
            {setUp ? curtainWords().text(side) : curtainWords().written}
          </Dialog.Description>
          {lifted ? <p>{curtainWords().lifted(lifted)}</p> : null}
          <Button kind="primary" onClick={liftCurtain}>
            {curtainWords().lift(side)}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}

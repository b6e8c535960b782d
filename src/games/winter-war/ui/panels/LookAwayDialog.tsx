import { openDialog } from '#table/store/ui.ts';
import { useTable } from '../../table-adapter.ts';
import { focusMap } from '#table/view/map-handle.ts';
import { chooseLandingPlace, showPlan } from '../controller/decisions/airborne.ts';
import { Button } from '#kit/widgets/Button.tsx';
import { Modal } from '#kit/modal/Modal.tsx';
import { variantWords, type VariantWords } from '../words/variant-words.ts';
import { curtainWords } from '../words/curtain-words.ts';

const lookAwayWords = (): VariantWords['drop']['lookAway'] => variantWords().drop.lookAway;

/** Before the landing place shows: the Finnish player looks away. */
export function LookAwayDialog() {
  const dialog = useTable((table) => table.dialog);
  const shows = dialog === 'show-plan';
  const close = (): void => openDialog(null);
  // The keyboard goes on at the map, where the hex is chosen.
  const closed = (event: Event): void => {
    if (useTable.getState().mode.mode !== 'aim') return;
    event.preventDefault();
    focusMap();
  };
  return (
    <Modal
      title={lookAwayWords().title}
      open={shows || dialog === 'look-away'}
      onClose={close}
      onClosed={closed}
    >
      <p>{shows ? lookAwayWords().show : lookAwayWords().text}</p>
      <div>
        <Button kind="primary" data-first onClick={shows ? showPlan : chooseLandingPlace}>
          {shows ? curtainWords().lift('soviet') : lookAwayWords().go}
        </Button>
      </div>
    </Modal>
  );
}

import extrasMessages from '../../content/en/extras.ftl';
import { answerConsent, useConsent } from '../../store/shared-screen.ts';
import { useUi } from '../../store/ui.ts';
import { playerText, usePlayers } from '../../features/seats/names.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import css from './EndDialog.module.css';

const refuse = (): void => answerConsent(false);

/** One of two people at one screen wants what the other has to agree to. */
export default function ConsentDialog() {
  const open = useUi((table) => table.dialog === 'consent');
  const question = useConsent((consent) => consent.question);
  const players = usePlayers();
  if (!question) return null;
  const { kind, side } = question;
  const w = extrasMessages().consent[kind];
  const player = playerText(side, players[side]);
  const text =
    kind === 'aid'
      ? extrasMessages().consent.aid.text({
          player,
          aid: extrasMessages().aids.aid[question.aid].name,
          allowed: question.allowed,
        })
      : extrasMessages().consent.back.text({ player });
  return (
    <Modal title={w.title} open={open} onClose={refuse}>
      <p>{text}</p>
      <div className={css.row}>
        <Button onClick={() => answerConsent(true)}>{w.yes}</Button>
        <Button kind="primary" data-first onClick={refuse}>
          {w.no}
        </Button>
      </div>
    </Modal>
  );
}
